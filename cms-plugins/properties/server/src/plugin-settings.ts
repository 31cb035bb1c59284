import { importLimits } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `properties`. */
export const settingsSchema = z.strictObject({
  /** Share of a source's listings that a full feed may withdraw unless forced (API-3). */
  withdrawLimit: z.number().min(0).max(1).default(0.2),
  /** Listings a transaction. */
  batchSize: z.number().int().min(1).max(5000).default(250),
  /** Largest body of an import. */
  bodyBytes: z.number().int().min(1024).max(importLimits.bodyBytes).default(importLimits.bodyBytes),
  /** Absolute path of the folder that feeds are taken from; left out, none is watched. */
  feedFolder: z.string().min(1).optional(),
});
export type PluginSettings = z.infer<typeof settingsSchema>;

export function pluginSettings(strapi: Core.Strapi): PluginSettings {
  return settingsSchema.parse(strapi.config.get("plugin::properties", {}));
}
