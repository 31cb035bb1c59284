import type { TableOf } from "@gevel/kit";
import type { Entry } from "../ownership/edited-fields.js";
import { halfPoint } from "../places/half-point.js";
import { readJson, storedObject, type Row } from "../rows/read-value.js";
import { readTyped } from "./read-typed.js";
import type { StaffValues } from "./staff-values.js";

interface TypedKind {
  values: StaffValues;
  /** As the schema of its content type names them. */
  attributes: Readonly<Record<string, unknown>>;
}

/** What the house writes into an item itself is left as it is stored. */
const ofTheHouse: readonly string[] = [
  ...["source", "reference", "withdrawnAt", "publicSince"],
  ...["checksum", "rawChecksum", "editedFields", "pictureProblems"],
];
/** A field whose parts are said, and judged, one by one. */
const inParts = "attributes";

/** The row as it would be if the form were saved now; what is half typed and cannot be read is left as it is stored. */
export function typedRow(
  row: Row,
  typed: Entry,
  { column }: Pick<TableOf, "column">,
  { values, attributes }: TypedKind,
): Row {
  const { changes, problems } = readTyped(values, typed);
  const half = halfPoint(typed);
  const wrong = new Set([...problems.map(({ field }) => field), ...(half ? [half] : [])]);
  const shown: Row = { ...row };
  for (const field of Object.keys(attributes))
    if (field in typed && field !== inParts && !ofTheHouse.includes(field) && !wrong.has(field))
      shown[column(field)] = changes[field] ?? typed[field];
  if (!(inParts in attributes)) return shown;

  const wrongParts = new Set(problems.flatMap(({ field, issue }) => (field === inParts ? [issue.path[0]] : [])));
  const said = Object.entries(storedObject.catch({}).parse(changes[inParts] ?? typed[inParts]));
  const readable = said.filter(([key]) => !wrongParts.has(key));
  const stored = readJson(row[column(inParts)], storedObject, {});
  shown[column(inParts)] = { ...stored, ...Object.fromEntries(readable) };
  return shown;
}
