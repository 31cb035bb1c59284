import { fallbackLanguage, isLanguage, type Language, type MenuTreeSources } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** The content type of the menu's entries: the application's own. */
export const menuUid = "api::menu.menu";

/** Strapi's service of languages, for which it has no types. */
interface Locales {
  find(): Promise<unknown>;
  getDefaultLocale(): Promise<unknown>;
}

const localesSchema = z.array(z.object({ code: z.string() }));

/** Without an application that knows better: the languages of Strapi. */
async function strapiLanguages(strapi: Core.Strapi): Promise<Language[]> {
  const locales = z.custom<Locales>().parse(strapi.plugin("i18n").service("locales"));
  const known = localesSchema.parse(await locales.find()).flatMap(({ code }) => (isLanguage(code) ? code : []));
  const given = await locales.getDefaultLocale();
  const first = isLanguage(given) ? given : (known[0] ?? fallbackLanguage);
  return [first, ...known.filter((language) => language !== first)];
}

const registry = perStrapi((strapi): { sources: MenuTreeSources } => ({
  sources: {
    languages: () => strapiLanguages(strapi),
    positionProblem: async () => null,
    recordChange: async () => undefined,
  },
}));

export const menuSources = (strapi: Core.Strapi): MenuTreeSources => registry(strapi).sources;

/** The application calls it in its register step. */
export function configureMenuSources(strapi: Core.Strapi, sources: MenuTreeSources): void {
  registry(strapi).sources = sources;
}
