const segment = /^[a-z0-9]+(?:[-_.]+[a-z0-9]+)*$/i;

/** CMS-11: what is wrong with an address staff typed, or null. Empty is for the home page and for articles without one. */
export function addressProblem(address: string): string | null {
  if (address === "") return null;
  if (/^\/|\/$/.test(address)) return "Leave out the slash at the beginning and at the end.";
  if (!address.split("/").every((part) => segment.test(part)))
    return "Use small letters, digits and hyphens only, e.g. huizen-te-koop.";
  return null;
}

/** Addresses are compared as visitors type them. */
export const sameAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase();
