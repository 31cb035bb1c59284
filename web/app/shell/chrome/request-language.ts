import { isLanguage, isPreviewPath, type Language } from "@gevel/config";
import { prefixLanguage } from "~/i18n/language-of-path";

interface Languages {
  defaultLanguage: Language;
  enabledLanguages: readonly Language[];
}

/** LANG-2; a preview has its language in the query. */
export function requestLanguage(url: URL, { defaultLanguage, enabledLanguages }: Languages): Language {
  const requestedLanguage = isPreviewPath(url.pathname) ? url.searchParams.get("language") : null;
  if (isLanguage(requestedLanguage) && enabledLanguages.includes(requestedLanguage)) return requestedLanguage;
  return prefixLanguage(url.pathname, enabledLanguages) ?? defaultLanguage;
}
