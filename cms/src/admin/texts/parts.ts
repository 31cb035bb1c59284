import type { Words } from "../../staff/field-words";

/** The parts of the form of the site configuration. */
export const siteConfigParts = [
  "agency",
  "identity",
  "frame",
  "languages",
  "look",
  "homes",
  "mails",
  "owners",
] as const;
export type SiteConfigPart = (typeof siteConfigParts)[number];

export const partId = (part: SiteConfigPart): string => `gevel.part.${part}`;

type Names = Readonly<Record<SiteConfigPart, string>>;

const en: Names = {
  agency: "The agency",
  identity: "Legal identity",
  frame: "Top of every page",
  languages: "Languages",
  look: "Colours",
  homes: "Searching and showing homes",
  mails: "Mails",
  owners: "Owners and measuring",
};
const byLanguage: Words<Names> = {
  nl: {
    agency: "Het kantoor",
    identity: "Wettelijke identiteit",
    frame: "Bovenaan elke pagina",
    languages: "Talen",
    look: "Kleuren",
    homes: "Panden zoeken en tonen",
    mails: "Mails",
    owners: "Eigenaars en metingen",
  },
  fr: {
    agency: "L’agence",
    identity: "Identité légale",
    frame: "En haut de chaque page",
    languages: "Langues",
    look: "Couleurs",
    homes: "Chercher et montrer les biens",
    mails: "E-mails",
    owners: "Propriétaires et mesures",
  },
};

const withIds = (names: Names): Record<string, string> =>
  Object.fromEntries(siteConfigParts.map((part) => [partId(part), names[part]]));

const languagesOfList = "gevel.list.languages";

export const partsEn = { ...withIds(en), [languagesOfList]: "Languages" };
export const partsNl = { ...withIds(byLanguage.nl), [languagesOfList]: "Talen" };
export const partsFr = { ...withIds(byLanguage.fr), [languagesOfList]: "Langues" };
