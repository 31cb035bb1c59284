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
