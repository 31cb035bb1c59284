import { ownerInputSchema, validationMessages, type Language } from "@gevel/config";
import { fieldErrors } from "@gevel/core";
import { lineOf } from "../items/item-values.js";
import type { Parsed } from "../items/item-kind.js";

/** An owner as an item says it. */
export interface NamedOwner {
  email: string;
  name: string;
  language: Language | null;
  /** As they stand in the item: what is wrong with one is said by its place. */
  properties: string[];
}

/** Without what was sent: the history keeps the answer, and an owner is a person. */
const messages = validationMessages(ownerInputSchema);

/** Reads one owner of an import (API-2). What is left out is empty, as with listings. */
export function parseOwner(value: unknown): Parsed<NamedOwner> {
  const parsed = ownerInputSchema.safeParse(value, messages);
  if (!parsed.success) return { ok: false, errors: fieldErrors(parsed.error, "an owner") };
  const { email, name, language = null, properties } = parsed.data;
  return { ok: true, item: { email: email.toLowerCase(), name: lineOf(name), language, properties } };
}
