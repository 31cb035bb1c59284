/** The language in which a screen of the admin is shown; the profile lacks it if it was chosen at sign-in. */
export const languageHeader = "x-admin-language";
