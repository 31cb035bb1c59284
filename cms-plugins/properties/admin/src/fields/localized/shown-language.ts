import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

let chosen: Language | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the texts of a language in all fields. */
export function showLanguage(language: Language): void {
  chosen = language;
  for (const listener of listeners) listener();
}

/** The language whose texts all fields of the form show, so that somebody who translates chooses it once. */
export function useShownLanguage(): [Language, (language: Language) => void] {
  const { locale } = useIntl();
  const shown = useSyncExternalStore(listen, () => chosen);
  return [shown ?? (isLanguage(locale) ? locale : fallbackLanguage), showLanguage];
}
