/** A listing or project made by hand is a draft until it is first put on the site; one that was there and left is withdrawn. */
export function isDraft(listing: object): boolean {
  const withdrawnAt: unknown = Reflect.get(listing, "withdrawnAt");
  const publicSince: unknown = Reflect.get(listing, "publicSince");
  return typeof withdrawnAt === "string" && withdrawnAt !== "" && (publicSince ?? null) === null;
}
