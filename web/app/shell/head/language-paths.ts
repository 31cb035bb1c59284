import type { Language, RouteEntry } from "@gevel/config";
import { canonicalPath, routeAddress } from "~/i18n/paths";
import { routeIndex } from "~/i18n/route-index";

interface Site {
  routes: readonly RouteEntry[];
  defaultLanguage: Language;
  enabledLanguages: readonly Language[];
}

/** LANG-5: a page in each language; if it does not exist there, the nearest page above it, else that language's home page. */
export function languagePaths(route: RouteEntry, site: Site): Partial<Record<Language, string>> {
  const { routes, defaultLanguage, enabledLanguages } = site;
  const index = routeIndex(routes, defaultLanguage);
  const nearest = [route, ...route.parents.toReversed().flatMap((id) => index.byId(id) ?? [])];
  const pathIn = (language: Language) => {
    for (const page of nearest) {
      const address = routeAddress(page, language, defaultLanguage);
      if (address !== null) return address;
    }
    return canonicalPath(language, "");
  };
  return Object.fromEntries(enabledLanguages.map((language) => [language, pathIn(language)]));
}
