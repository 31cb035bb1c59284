import type { Language } from "@gevel/config";
import { staffLanguage as languageOf } from "@gevel/core";

/** The admin language of the user of the current request; null if they chose none. */
export const staffLanguage = (): Language | null => languageOf(strapi);
