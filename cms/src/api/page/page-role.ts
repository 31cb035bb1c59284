import { forms, listOriginalPaths, projectsOriginalPath } from "@gevel/config";
import type { StaffText } from "@gevel/core";
import { canonicalAddress } from "../../content/address";

const home = "home";
const lists: readonly string[] = [...Object.values(listOriginalPaths), projectsOriginalPath];

/** ROUTE-3: the pages that visitors reach after sending a form. */
const thanks: readonly string[] = Object.values(forms).flatMap(({ thankYou, thankYouBy }) => [
  thankYou,
  ...Object.values(thankYouBy?.paths ?? {}),
]);

/** A role for which the site needs exactly one page, by the original address of that page. */
export interface PageRole {
  kind: "home" | "list" | "thanks";
  originalPath: string;
}

export function pageRole(originalPaths: readonly string[]): PageRole | null {
  const known = originalPaths.map(canonicalAddress);
  if (known.includes(home)) return { kind: "home", originalPath: home };
  const list = known.find((path) => lists.includes(path));
  if (list !== undefined) return { kind: "list", originalPath: list };
  const thank = known.find((path) => thanks.includes(path));
  return thank === undefined ? null : { kind: "thanks", originalPath: thank };
}

export const neededPage: Readonly<Record<PageRole["kind"], StaffText>> = {
  home: {
    nl: "Dit is de startpagina: zonder haar opent de site niet meer. Wijzig ze in plaats van ze weg te halen.",
    fr: "C'est la page d'accueil : sans elle, le site ne s'ouvre plus. Modifiez-la au lieu de la retirer.",
    en: "This is the home page: without it the site would not open any more. Change it instead of removing it.",
  },
  list: {
    nl: "Op deze pagina zoeken bezoekers panden, en de adressen van alle panden beginnen ermee. Wijzig ze in plaats van ze weg te halen.",
    fr: "Les visiteurs cherchent des biens sur cette page, et les adresses de tous les biens commencent par elle. Modifiez-la au lieu de la retirer.",
    en: "Visitors search for listings on this page, and the addresses of all listings begin with it. Change it instead of removing it.",
  },
  thanks: {
    nl: "Op deze pagina komen bezoekers terecht die een formulier verzonden hebben. Wijzig ze in plaats van ze weg te halen.",
    fr: "Les visiteurs arrivent sur cette page après l'envoi d'un formulaire. Modifiez-la au lieu de la retirer.",
    en: "Visitors come to this page once they have sent a form. Change it instead of removing it.",
  },
};

const roleNames: Readonly<Record<PageRole["kind"], StaffText>> = {
  home: { nl: "haar startpagina", fr: "sa page d'accueil", en: "its home page" },
  list: {
    nl: "de pagina waarop bezoekers panden zoeken",
    fr: "la page où les visiteurs cherchent des biens",
    en: "the page where visitors search for listings",
  },
  thanks: {
    nl: "de pagina die na het verzenden van een formulier verschijnt",
    fr: "la page affichée après l'envoi d'un formulaire",
    en: "the page that opens after a form is sent",
  },
};

/** Beside the original address of such a page, which staff would change. */
export const fixedAddress = ({ kind, originalPath }: PageRole): StaffText => ({
  nl: `Aan dit oorspronkelijke adres herkent de site ${roleNames[kind].nl}. Laat hier “${originalPath}” staan.`,
  fr: `Le site reconnaît à cette adresse d'origine ${roleNames[kind].fr}. Laissez-y « ${originalPath} ».`,
  en: `The site recognises ${roleNames[kind].en} by this original address. Leave “${originalPath}” here.`,
});

/** Beside the type of such a page, which staff would change. */
export const fixedType: StaffText = {
  nl: "De site rekent op deze pagina: laat haar type ongewijzigd.",
  fr: "Le site compte sur cette page : laissez son type inchangé.",
  en: "The site depends on this page: leave its type as it is.",
};
