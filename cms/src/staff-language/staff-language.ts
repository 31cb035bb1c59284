import type { Language } from "@gevel/config";
import { staffLanguage as languageOf } from "@gevel/core";

/** The language in which whoever makes the running request uses the admin; null where they chose none. */
export const staffLanguage = (): Language | null => languageOf(strapi);
