import type { Core } from "@strapi/strapi";
import { z } from "zod";

const rowsSchema = z.array(z.object({ code: z.string() }));

/** The languages that staff kept. */
export const storedLocales = async (strapi: Core.Strapi): Promise<string[]> =>
  rowsSchema.parse(await strapi.db.query("plugin::i18n.locale").findMany()).map(({ code }) => code);
