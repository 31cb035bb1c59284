import { isLanguage, type Language } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { languageHeader } from "./language-header.js";

const requestSchema = z.object({ request: z.object({ header: z.object({ [languageHeader]: z.string() }) }) });
const staffSchema = z.object({ state: z.object({ user: z.object({ preferedLanguage: z.string() }) }) });

/**
 * The admin language of the user who makes the current request: that of the screen, else of their profile; null if they
 * chose none. The spelling is Strapi's.
 */
export function staffLanguage(strapi: Core.Strapi): Language | null {
  const context = strapi.requestContext.get();
  const ofScreen = requestSchema.safeParse(context).data?.request.header[languageHeader];
  if (isLanguage(ofScreen)) return ofScreen;
  const ofProfile = staffSchema.safeParse(context).data?.state.user.preferedLanguage;
  return isLanguage(ofProfile) ? ofProfile : null;
}
