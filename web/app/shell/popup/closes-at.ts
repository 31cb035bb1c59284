/**
 * CHROME-8: where the popup closes by itself, and does not open: at any address that has `modal-clicked`, and at the one its first form
 * sends to, which thanks for it. Addresses may be paths of the site.
 */
export function closesAt(address: string, formAction: string | null): boolean {
  if (address.includes("modal-clicked")) return true;
  if (!formAction) return false;
  const here = new URL(address, anySite);
  const there = new URL(formAction, here);
  return there.origin === here.origin && withoutSlash(there.pathname) === withoutSlash(here.pathname);
}

const anySite = "https://site.invalid";

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
