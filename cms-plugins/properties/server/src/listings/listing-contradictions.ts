import { listingAttributes, type FieldError } from "@gevel/config";
import { dayContradiction, placeContradictions } from "../items/place-contradictions.js";
import { unknownTypes, type KnownTypes } from "../items/unknown-types.js";
import type { NormalisedListing } from "./normalise-listing.js";

const dateKeys = listingAttributes.filter(({ kind }) => kind === "date").map(({ key }) => key);

/** What each field may hold on its own but not beside the others, or not in this world. */
export function contradictions(listing: NormalisedListing, now: Date, types: KnownTypes = null): FieldError[] {
  const { webId, webIds } = listing;
  const others = webIds.filter((id) => id !== webId).map((id) => ["webIds", id] as const);
  return [
    ...unknownTypes([["webId", webId], ...others], types),
    ...placeContradictions(listing, now),
    ...dateKeys.flatMap((key) => dayContradiction(key, listing.attributes[key])),
  ];
}
