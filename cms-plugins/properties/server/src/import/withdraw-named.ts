import type { Core } from "@strapi/strapi";
import { readKnown } from "./known-items.js";
import { listingKind } from "./listing-kind.js";
import { oneAtATime } from "./one-at-a-time.js";
import { withdrawItems } from "./write-items.js";

/**
 * Takes the named listings of a source off the site: the sender said so of each, so no share of them is too many.
 * Answers the references that were on offer until now.
 */
export async function withdrawNamed(
  strapi: Core.Strapi,
  source: string,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  return await oneAtATime(source, async () => {
    const known = await readKnown(strapi, listingKind.uid, source, references);
    const onOffer = [...known.values()].filter(({ withdrawn }) => !withdrawn);
    if (onOffer.length === 0) return [];
    await withdrawItems(
      strapi,
      listingKind,
      onOffer.map(({ id }) => id),
    );
    return onOffer.map(({ reference }) => reference);
  });
}
