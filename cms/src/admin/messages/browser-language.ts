const storageKey = "strapi-admin-language";
const offered = ["nl", "fr", "en"];

/** The first of the languages a browser asks for that the admin has; null where it has none of them. */
export const firstOffered = (languages: readonly string[]): string | null =>
  languages.map((language) => language.toLowerCase().split("-", 1)[0] ?? "").find((one) => offered.includes(one)) ??
  null;

/** Until staff choose a language, the admin, its login first of all, is in that of their browser; Strapi begins in English. */
export function startInBrowserLanguage(): void {
  if (window.localStorage.getItem(storageKey) !== null) return;
  const language = firstOffered(window.navigator.languages);
  if (language !== null) window.localStorage.setItem(storageKey, language);
}
