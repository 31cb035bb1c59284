import { useLocation } from "@remix-run/react";
import { fallbackLanguage, languages, type Language } from "@gevel/config";
import { prefixLanguage } from "~/i18n/language-of-path";
import { useChrome } from "./chrome";

/** The language of the page; of its address alone where not even the chrome could be loaded. */
export function usePageLanguage(): Language {
  const chrome = useChrome();
  const { pathname } = useLocation();
  return chrome?.language ?? prefixLanguage(pathname, languages) ?? fallbackLanguage;
}
