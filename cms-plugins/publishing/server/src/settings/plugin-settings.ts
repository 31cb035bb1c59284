import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `publishing`. */
export const settingsSchema = z.strictObject({
  /** Whether this CMS does what staff planned; of several that do, one has the work at a time. */
  planJob: z.boolean().default(true),
});

export const pluginSettings: (strapi: Core.Strapi) => z.infer<typeof settingsSchema> = perStrapi((strapi) =>
  settingsSchema.parse(strapi.config.get("plugin::publishing", {})),
);
