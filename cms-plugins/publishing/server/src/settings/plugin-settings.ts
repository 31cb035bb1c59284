import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `publishing`. */
export const settingsSchema = z.strictObject({
  /** Whether this CMS does what staff planned; of several that do, one has the work at a time. */
  planWork: z.boolean().default(true),
});

export const pluginSettings: (strapi: Core.Strapi) => z.infer<typeof settingsSchema> = perStrapi((strapi) =>
  settingsSchema.parse(strapi.config.get("plugin::publishing", {})),
);
