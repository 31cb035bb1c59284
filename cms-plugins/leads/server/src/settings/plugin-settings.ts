import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `leads`. */
export const settingsSchema = z.strictObject({
  /** The sender of mails: `no-reply@agency.be`, or `Agency <no-reply@agency.be>`. */
  from: z.string().min(3).default("no-reply@localhost"),
  /** Origin of the site, for links to its pages and for pictures. */
  siteUrl: z.string().default(""),
  /** The CMS's origin for staff, for links to the admin; may be on a private network. */
  cmsUrl: z.string().default(""),
  /** Absolute path of the folder that mails are written to where no mail server is set; left out, there is one. */
  mailFolder: z.string().min(1).optional(),
  /** Signs the links of mails; left out, the application's own first key does. */
  linkSecret: z.string().min(16).optional(),
  /** Hosts besides the CMS from which documents on request may be fetched. */
  documentHosts: z
    .strictObject({ open: z.array(z.string()), inside: z.array(z.string()) })
    .default({ open: [], inside: [] }),
  /** Whether this CMS sends mails; of several that do, one has the work at a time. */
  mailJob: z.boolean().default(true),
  /** Whether this CMS erases leads at the end of their retention (FORM-12); of several that do, one at a time. */
  retentionJob: z.boolean().default(true),
});
export type PluginSettings = z.infer<typeof settingsSchema>;

export const pluginSettings: (strapi: Core.Strapi) => PluginSettings = perStrapi((strapi) =>
  settingsSchema.parse(strapi.config.get("plugin::leads", {})),
);

/** Whether mails become files that nobody gets, because no mail server is set. */
export const hasMailFiles = (strapi: Core.Strapi): boolean => pluginSettings(strapi).mailFolder !== undefined;
