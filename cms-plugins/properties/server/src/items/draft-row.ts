import type { TableOf } from "@gevel/core";
import type { Entry } from "../ownership/edited-fields.js";
import { missingCoordinate } from "../places/missing-coordinate.js";
import { readJson, storedObject, type Row } from "../rows/read-value.js";
import { parseFormValues } from "./parse-form-values.js";
import type { StaffValues } from "./staff-values.js";

interface DraftKind {
  values: StaffValues;
  /** As the schema of its content type names them. */
  attributes: Readonly<Record<string, unknown>>;
}

/** What the house writes into an item itself is left as it is stored. */
const systemFields: readonly string[] = [
  ...["source", "reference", "withdrawnAt", "publicSince"],
  ...["checksum", "rawChecksum", "editedFields", "pictureProblems"],
];
/** A field whose parts are said, and judged, one by one. */
const attributesField = "attributes";

/** The row as it would be if the form were saved now; what is half typed and cannot be read is left as it is stored. */
export function draftRow(
  row: Row,
  typed: Entry,
  { column }: Pick<TableOf, "column">,
  { values, attributes }: DraftKind,
): Row {
  const { changes, problems } = parseFormValues(values, typed);
  const half = missingCoordinate(typed);
  const wrong = new Set([...problems.map(({ field }) => field), ...(half ? [half] : [])]);
  const shown: Row = { ...row };
  for (const field of Object.keys(attributes))
    if (field in typed && field !== attributesField && !systemFields.includes(field) && !wrong.has(field))
      shown[column(field)] = changes[field] ?? typed[field];
  if (!(attributesField in attributes)) return shown;

  const wrongParts = new Set(
    problems.flatMap(({ field, issue }) => (field === attributesField ? [issue.path[0]] : [])),
  );
  const attributeEntries = Object.entries(
    storedObject.catch({}).parse(changes[attributesField] ?? typed[attributesField]),
  );
  const readable = attributeEntries.filter(([key]) => !wrongParts.has(key));
  const stored = readJson(row[column(attributesField)], storedObject, {});
  shown[column(attributesField)] = { ...stored, ...Object.fromEntries(readable) };
  return shown;
}
