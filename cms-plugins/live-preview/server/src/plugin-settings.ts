import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `live-preview`. */
export const settingsSchema = z.strictObject({
  /** The public address of the site. */
  siteUrl: z.string().default("http://localhost:3000"),
  /** Shared with the site, which checks the signature of an address. Without it there is no preview. */
  secret: z.string().default(""),
});

export const pluginSettings: (strapi: Core.Strapi) => z.infer<typeof settingsSchema> = perStrapi((strapi) =>
  settingsSchema.parse(strapi.config.get("plugin::live-preview", {})),
);
