import { languageHeader } from "./language-header.js";

/** Sent with a screen's requests, so that the CMS answers in the screen's language. Strapi stores it in this item. */
export const inAdminLanguage = (): { headers: Record<string, string> } => ({
  headers: { [languageHeader]: window.localStorage.getItem("strapi-admin-language") ?? "en" },
});
