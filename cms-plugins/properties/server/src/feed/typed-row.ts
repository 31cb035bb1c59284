import type { TableOf } from "@gevel/kit";
import { propertySchema } from "../listings/property-schema.js";
import type { Entry } from "../ownership/edited-fields.js";
import { readJson, storedObject, type Row } from "../rows/read-value.js";
import { propertyUid } from "../rows/content-type-uids.js";
import { prepareEntry } from "../staff/prepare-entry.js";

/** What a form of staff may say of a listing; what the house writes into it itself is left as it is stored. */
const ofTheHouse: readonly string[] = ["source", "reference", "withdrawnAt", "publicSince", "attributes"];
const typedFields = Object.keys(propertySchema.attributes).filter((field) => !ofTheHouse.includes(field));

/** The row as it would be if the form were saved now; what is half typed and cannot be read is left as it is stored. */
export function typedRow(row: Row, typed: Entry, { column }: Pick<TableOf, "column">): Row {
  const { changes, errors } = prepareEntry(propertyUid, typed);
  const wrong = new Set(errors.map(({ field }) => field));
  const wrongFields = new Set(errors.map(({ field }) => field.split(".", 1)[0]));
  const shown: Row = { ...row };
  for (const field of typedFields)
    if (field in typed && !wrongFields.has(field)) shown[column(field)] = changes[field] ?? typed[field];

  const said = Object.entries(storedObject.catch({}).parse(changes.attributes ?? typed.attributes));
  const readable = said.filter(([key]) => !wrong.has(`attributes.${key}`));
  const stored = readJson(row[column("attributes")], storedObject, {});
  shown[column("attributes")] = { ...stored, ...Object.fromEntries(readable) };
  return shown;
}
