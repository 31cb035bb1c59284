import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";

let active: Language | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the texts of a language in all fields. */
export function setActiveLanguage(language: Language): void {
  active = language;
  for (const listener of listeners) listener();
}

/** The language shown by all fields of the form, so that a translator chooses it once. */
export function useActiveLanguage(): [Language, (language: Language) => void] {
  const { locale } = useIntl();
  const current = useSyncExternalStore(subscribe, () => active);
  return [current ?? (isLanguage(locale) ? locale : fallbackLanguage), setActiveLanguage];
}
