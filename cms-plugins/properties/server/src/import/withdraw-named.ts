import type { Core } from "@strapi/strapi";
import { readKnown } from "./judging/known-items.js";
import { listingKind } from "../listings/listing-kind.js";
import { withdrawItems } from "./write-items.js";

export interface NamedWithdrawals {
  /** Those that were on offer until now. */
  withdrawn: string[];
  /** Those that the source never had. One that was withdrawn before is in neither list. */
  unknown: string[];
}

/**
 * Takes the named listings of a source off the site: the sender said so of each, so no share of them is too many. Done
 * where nothing else of the source is imported.
 */
export async function withdrawNamed(
  strapi: Core.Strapi,
  source: string,
  references: readonly string[],
): Promise<NamedWithdrawals> {
  if (references.length === 0) return { withdrawn: [], unknown: [] };
  const known = await readKnown(strapi, listingKind.uid, source, references);
  const onOffer = [...known.values()].filter(({ withdrawn }) => !withdrawn);
  const ids = onOffer.map(({ id }) => id);
  if (ids.length > 0) await withdrawItems(strapi, listingKind, ids);
  return {
    withdrawn: onOffer.map(({ reference }) => reference),
    unknown: references.filter((reference) => !known.has(reference)),
  };
}
