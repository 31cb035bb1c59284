import { importLimits } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `properties`. */
export const settingsSchema = z.strictObject({
  /** Share of a source's listings that a full import may withdraw unless forced (API-3). */
  withdrawLimit: z.number().min(0).max(1).default(0.2),
  /** Listings a transaction. */
  batchSize: z.number().int().min(1).max(5000).default(250),
  /** Largest body of an import. */
  bodyBytes: z.number().int().min(1024).max(importLimits.bodyBytes).default(importLimits.bodyBytes),
  /** Absolute path of the drop folder; without it none is watched. */
  dropFolder: z.string().min(1).optional(),
  /** Hosts that pictures of listings may be fetched from, besides the uploads: `host` or `host:port`. */
  pictureHosts: z
    .strictObject({ open: z.array(z.string()), inside: z.array(z.string()) })
    .default({ open: [], inside: [] }),
  /** Foreign pictures are fetched by the site on request, or copied into the uploads after an import. */
  foreignPictures: z.enum(["hotlinked", "copied"]).default("hotlinked"),
  /** Whether this CMS works on pictures in the background; of several that do, one has the work at a time. */
  pictureJob: z.boolean().default(true),
  /** Days an imported file or a copy is stored after the last listing stopped showing it. */
  unusedPictureDays: z.number().positive().max(3650).default(30),
  /** Absolute path of the folder where deliveries are stored; without it none are. */
  historyFolder: z.string().min(1).optional(),
  /** Days a file is stored after it was last sent. */
  historyDays: z.number().positive().max(3650).default(90),
  /** Bytes of all files together, gzipped. */
  historyBytes: z
    .number()
    .int()
    .min(0)
    .default(1024 ** 3),
  /** Streets for the map on which staff place a listing: a PMTiles file or a MapLibre style, by its address. */
  map: z.strictObject({ tiles: z.string().optional(), style: z.string().optional() }).default({}),
  /** Type of the role of owners' accounts; created where there is none. */
  ownerRole: z.string().min(1).max(50).default("owner"),
  /** Entries of the history, and files. */
  historyEntries: z.number().int().min(1).default(5_000),
});
export type PluginSettings = z.infer<typeof settingsSchema>;

export function pluginSettings(strapi: Core.Strapi): PluginSettings {
  return settingsSchema.parse(strapi.config.get("plugin::properties", {}));
}
