/**
 * CHROME-8: where the popup closes by itself: at any address that says it was clicked, and where its visitor comes by sending its first
 * form, or by going where that leads. Somebody who is there already when it opens may still use the form. Addresses are absolute.
 */
export function closesAt(
  address: string,
  { openedAt, formAction }: { openedAt: string; formAction: string | null },
): boolean {
  if (address.includes("modal-clicked")) return true;
  if (!formAction) return false;
  const there = new URL(formAction, address);
  return isAt(there, new URL(address)) && !isAt(there, new URL(openedAt));
}

const isAt = (there: URL, here: URL) =>
  there.origin === here.origin && withoutSlash(there.pathname) === withoutSlash(here.pathname);

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
