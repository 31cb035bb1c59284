import type { StaffText } from "@gevel/core";

const segment = /^[a-z0-9]+(?:[-_.]+[a-z0-9]+)*$/i;

/** CMS-11: the problem of an address typed by staff, or null. Empty is valid for the home page and for articles without one. */
export function addressProblem(address: string): StaffText | null {
  if (address === "") return null;
  if (/^\/|\/$/.test(address))
    return {
      nl: "Laat de schuine streep aan het begin en aan het einde weg.",
      fr: "Supprimez la barre oblique au début et à la fin.",
      en: "Leave out the slash at the beginning and at the end.",
    };
  if (!address.split("/").every((part) => segment.test(part)))
    return {
      nl: "Gebruik alleen kleine letters, cijfers en koppeltekens, bv. huizen-te-koop.",
      fr: "Utilisez uniquement des minuscules, des chiffres et des traits d'union, p. ex. maisons-a-vendre.",
      en: "Use small letters, digits and hyphens only, e.g. huizen-te-koop.",
    };
  return null;
}

/** Addresses are compared as visitors type them. */
export const canonicalAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase();
