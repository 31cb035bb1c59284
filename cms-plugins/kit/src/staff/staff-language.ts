import { isLanguage, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const staffSchema = z.object({ state: z.object({ user: z.object({ preferedLanguage: z.string() }) }) });

/** The language in which whoever makes the running request uses the admin; null where they chose none. Strapi spells it so. */
export function staffLanguage(strapi: Core.Strapi): Language | null {
  const asked = staffSchema.safeParse(strapi.requestContext.get());
  const language = asked.data?.state.user.preferedLanguage;
  return isLanguage(language) ? language : null;
}
