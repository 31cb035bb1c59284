import type { Translated } from "../../api/field-messages";

/** The parts of the form of the site configuration. */
export const siteConfigSections = [
  "agency",
  "identity",
  "frame",
  "languages",
  "look",
  "homes",
  "mails",
  "owners",
] as const;
export type SiteConfigSection = (typeof siteConfigSections)[number];

export const sectionId = (part: SiteConfigSection): string => `gevel.part.${part}`;

type Names = Readonly<Record<SiteConfigSection, string>>;

const en: Names = {
  agency: "The agency",
  identity: "Legal identity",
  frame: "Top of every page",
  languages: "Languages",
  look: "Colours",
  homes: "Searching and showing listings",
  mails: "Mails",
  owners: "Owners and measuring",
};
const byLanguage: Translated<Names> = {
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
  Object.fromEntries(siteConfigSections.map((part) => [sectionId(part), names[part]]));

const languagesOfList = "gevel.list.languages";

export const sectionsEn = { ...withIds(en), [languagesOfList]: "Languages" };
export const sectionsNl = { ...withIds(byLanguage.nl), [languagesOfList]: "Talen" };
export const sectionsFr = { ...withIds(byLanguage.fr), [languagesOfList]: "Langues" };
