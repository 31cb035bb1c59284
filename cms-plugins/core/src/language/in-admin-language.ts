import { languageHeader } from "./language-header.js";

/** Goes along with what a screen asks for, so that the CMS answers in the words of the screen. Strapi keeps it there. */
export const inAdminLanguage = (): { headers: Record<string, string> } => ({
  headers: { [languageHeader]: window.localStorage.getItem("strapi-admin-language") ?? "en" },
});
