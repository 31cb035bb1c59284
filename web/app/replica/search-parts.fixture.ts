import type { Language, PropertyType } from "@gevel/config";
import { listingFixture, treeFixture, typesFixture } from "./replica-fixture";
import { has, type BitSet } from "./search/bit-set.server";
import { catalogSettings, type CatalogSettings } from "./search/catalog-settings.server";
import { factsOf } from "./search/listing-facts.server";
import { ListingRows } from "./search/listing-rows.server";

/** Tests set only the listing fields they are about; in these rows the first has slot 0, the second slot 1. */
export type ListingInput = Parameters<typeof listingFixture>[0];

export const factsFixture = (input: ListingInput) => factsOf(listingFixture(input));

export const rowsFixture = (...listings: readonly ListingInput[]): ListingRows =>
  ListingRows.of(listings.map(factsFixture));

export function settingsFixture(
  config: Parameters<typeof treeFixture>[1] = {},
  types: readonly PropertyType[] = typesFixture,
  defaultLanguage: Language = "nl",
): CatalogSettings {
  const trees = new Map((["nl", "fr"] as const).map((language) => [language, treeFixture(language, config)]));
  return catalogSettings(trees, defaultLanguage, types);
}

export const membersOf = (bits: BitSet): number[] =>
  Array.from({ length: bits.length * 32 }, (_, at) => at).filter((at) => has(bits, at));
