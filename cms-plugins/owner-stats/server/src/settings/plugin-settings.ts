import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `owner-stats`. */
export const settingsSchema = z.strictObject({
  /** Origin of the site, for links to its pages. */
  siteUrl: z.string().default(""),
  /** Origin of the CMS as staff reach it, for links to the admin. */
  cmsUrl: z.string().default(""),
  /** Shared with the site, which leaves the browsers of staff out of the page views; without it they are counted. */
  optOutSecret: z.string().default(""),
  /** Whether this CMS tracks changes of listings. */
  trackListings: z.boolean().default(true),
  /** Type of the users' role that owners have. */
  ownerRole: z.string().min(1).default("owner"),
  /** Whether this CMS makes the monthly reports (OWNER-8); of several, one holds the lease at a time. */
  reportJob: z.boolean().default(true),
});
type PluginSettings = z.infer<typeof settingsSchema>;

export const pluginSettings: (strapi: Core.Strapi) => PluginSettings = perStrapi((strapi) =>
  settingsSchema.parse(strapi.config.get("plugin::owner-stats", {})),
);
