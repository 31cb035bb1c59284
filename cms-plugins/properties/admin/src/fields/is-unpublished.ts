const isSet = (value: unknown): boolean => typeof value === "string" && value !== "";

/** A listing or project made by hand is a draft until it is first published; one unpublished later is withdrawn. */
export function isDraft(listing: object): boolean {
  return isUnpublished(listing) && (Reflect.get(listing, "publicSince") ?? null) === null;
}

/** A draft, or withdrawn. */
export const isUnpublished = (listing: object): boolean => isSet(Reflect.get(listing, "withdrawnAt"));
