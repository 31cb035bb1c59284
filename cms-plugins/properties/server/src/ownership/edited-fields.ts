import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { storedObject } from "../rows/read-value.js";
import { fieldOwners, ownedWith } from "./field-owners.js";
import type { Entry } from "../staff/prepare-entry.js";

export const editedFieldsSchema = z.array(z.string());

const adminRequest = z.object({ auth: z.object({ strategy: z.object({ name: z.literal("admin") }) }) });

/** Whether what happens now was asked for by somebody who is signed in to the admin. */
export function isStaffAtWork(strapi: Core.Strapi): boolean {
  return adminRequest.safeParse(strapi.requestContext.get()?.state).success;
}

/** A form sends an empty list or text for what has no value. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return null;
  return typeof value === "object" && Object.keys(value).length === 0 ? null : value;
}

/** Attributes of a listing stand in one field, and each belongs to staff or the feed by itself. */
function singly({ attributes, ...entry }: Entry): Entry {
  return { ...entry, ...storedObject.catch({}).parse(attributes) };
}

/** Fields that an import leaves alone after this entry is written over what is stored. */
export function editedAfter(stored: Entry, entry: Entry, owners = fieldOwners): string[] {
  const before = editedFieldsSchema.catch([]).parse(stored.editedFields);
  const [old, next] = [singly(stored), singly(entry)];
  const changed = Object.keys(next).filter((key) => !isDeepStrictEqual(plain(next[key]), plain(old[key])));
  return [...new Set([...before, ...ownedWith(changed, owners)])].sort();
}
