import type { Language } from "@gevel/config";
import { languageName } from "../../staff-language/language-name";
import type { EntryContext } from "../../validation/entry-context";
import type { Problem } from "../../validation/problem";
import { canonicalAddress } from "../../validation/rules/address";
import type { StaffText } from "../../validation/staff-text";
import { hidesPage, namesIn, redirectsIn } from "../redirect/followed-redirects";
import { storedRedirects } from "../redirect/stored-redirects";
import { languagesInUse } from "../site-config/languages-in-use";
import { siteRoutes } from "./site-routes";

/** Staff find a redirect in the list of its language; null is theirs. */
function redirectedAway(to: string, language: Language | null): StaffText {
  const inLanguage = (adminLanguage: keyof StaffText) =>
    language === null ? "" : ` (${languageName(language, adminLanguage)})`;
  return {
    nl: `Een doorverwijzing${inLanguage("nl")} leidt van dit adres naar ${to}. Verwijder die eerst of kies een ander adres.`,
    fr: `Une redirection${inLanguage("fr")} mène de cette adresse à ${to}. Supprimez-la d'abord ou choisissez une autre adresse.`,
    en: `A redirect${inLanguage("en")} leads from this address to ${to}. Remove it first, or choose another address.`,
  };
}

/**
 * A redirect of staff goes before any page: nobody would see what stands under it. Looked at in each language that shows this
 * version, with the redirects that hold there.
 */
export async function checkRedirected({ strapi, documentId, locale, published }: EntryContext): Promise<Problem[]> {
  const status = published ? "published" : "draft";
  const redirects = await storedRedirects(strapi, status);
  if (redirects.ids().length === 0) return [];
  const use = await languagesInUse(strapi);
  const { routes, shown } = await siteRoutes(strapi, status, use);
  const route = routes.find(({ id }) => id === documentId);
  if (route === undefined) return [];
  for (const language of use.enabled) {
    if (shown(documentId, language)?.lang !== locale) continue;
    const names = namesIn(language, route);
    const away = redirectsIn(language, redirects, use).find(
      (redirect) => hidesPage(redirect) && names.includes(redirect.from),
    );
    if (away === undefined) continue;
    const field = away.from === canonicalAddress(route.paths[language] ?? "") ? "path" : "originalPath";
    return [
      { path: [field], message: redirectedAway(away.row.to, away.row.locale === locale ? null : away.row.locale) },
    ];
  }
  return [];
}
