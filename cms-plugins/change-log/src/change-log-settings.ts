import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** `config/plugins`, key `change-log`. */
export const settingsSchema = z
  .strictObject({
    /** Shared with the site: opens the feed and signs the notices. Left out, the feed is closed to everyone. */
    replicaSecret: z.string().min(1, "is empty: the change feed would be open to anyone").optional(),
    /** Origins of the site instances to notify of a change. */
    noticeUrls: z.array(z.string()).default([]),
  })
  .refine(({ replicaSecret, noticeUrls }) => replicaSecret !== undefined || noticeUrls.length === 0, {
    path: ["replicaSecret"],
    message: "is missing: notices to a site are signed with it",
  });
type ChangeLogSettings = z.infer<typeof settingsSchema>;

export const changeLogSettings: (strapi: Core.Strapi) => ChangeLogSettings = perStrapi((strapi) =>
  settingsSchema.parse(strapi.config.get("plugin::change-log")),
);
