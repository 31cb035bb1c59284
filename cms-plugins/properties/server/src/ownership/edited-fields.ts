import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { storedObject } from "../rows/read-value.js";
import { ownedWith, type FieldOwners } from "./field-owners.js";

/** The written values of an entry, by field. */
export type Entry = Record<string, unknown>;

export const editedFieldsSchema = z.array(z.string());

/** A form sends an empty list or text for what has no value. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "object" && Object.keys(value).length === 0 ? null : value;
}

/** Attributes of a listing are in one field, and each is owned by staff or the source separately. */
function singly({ attributes, ...entry }: Entry): Entry {
  return { ...entry, ...storedObject.catch({}).parse(attributes) };
}

/** Fields that an import leaves alone after this entry is written over what is stored. */
export function editedAfter(stored: Entry, entry: Entry, owners: FieldOwners): string[] {
  const before = editedFieldsSchema.catch([]).parse(stored.editedFields);
  const [old, next] = [singly(stored), singly(entry)];
  const changed = Object.keys(next).filter((key) => !isDeepStrictEqual(plain(next[key]), plain(old[key])));
  return [...new Set([...before, ...ownedWith(changed, owners)])].sort();
}
