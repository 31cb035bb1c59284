import type { SiteConfig } from "@gevel/config";

/** CMS-3: the description of a page without any text of its own: its title, the agency and the agency's place. */
export const fallbackDescription = (
  title: string,
  { agencyName, offices }: Pick<SiteConfig, "agencyName" | "offices">,
): string => [...new Set([title, agencyName, ...offices.map(({ city }) => city)])].filter(Boolean).join(" · ");
