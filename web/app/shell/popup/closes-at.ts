/** CHROME-8: at the address its first form sends to, and at any that says so. Addresses are absolute. */
export function closesAt(address: string, formAction: string | null): boolean {
  if (address.includes("modal-clicked")) return true;
  if (!formAction) return false;
  const here = new URL(address);
  const there = new URL(formAction, here);
  return there.origin === here.origin && withoutSlash(there.pathname) === withoutSlash(here.pathname);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
