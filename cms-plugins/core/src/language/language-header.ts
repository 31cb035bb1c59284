/** In what language a screen of the admin is shown; the profile does not say so where it was chosen when signing in. */
export const languageHeader = "x-admin-language";
