import type { Language, StatisticsHome } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

/** Homes by their ids as staff know them; those that are gone for good are left out. */
export type NameHomes = (ids: readonly number[], language: Language) => Promise<StatisticsHome[]>;

const given = perStrapi((): { nameHomes: NameHomes | null } => ({ nameHomes: null }));

/** The application says what homes are called; this plugin knows none. */
export function useHomeNames(strapi: Core.Strapi, nameHomes: NameHomes): void {
  given(strapi).nameHomes = nameHomes;
}

export function homeNames(strapi: Core.Strapi): NameHomes {
  const { nameHomes } = given(strapi);
  if (!nameHomes)
    throw new Error(
      "nobody said what homes are called: the application calls useHomeNames of plugin::owner-stats.statistics",
    );
  return nameHomes;
}
