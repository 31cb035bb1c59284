import type { PublishedTypeRow } from "@gevel/config";
import { registerMigrations, registerPersonalData, rejectFailedCommits } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { entriesController } from "./entries/entries-controller.js";
import { plansJob } from "./plans/plans-job.js";
import { plansController } from "./entries/plans-controller.js";
import { settingsSchema } from "./settings/plugin-settings.js";
import { publishingMigrations } from "./tables/publishing-tables.js";
import { registerPublishedTypes } from "./types/published-types.js";
import { recordPublications } from "./versions/record-publications.js";
import { lastPublications } from "./versions/version-rows.js";
import { versionsPersonalData } from "./versions/versions-personal-data.js";
import { versionsController } from "./versions/versions-controller.js";

/** Any signed-in staff; each controller checks the content manager's permissions for the entry. */
const forStaff = { policies: ["admin::isAuthenticatedAdmin"] };

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  controllers: { entries: entriesController, plans: plansController, versions: versionsController },
  services: {
    publishing: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      registerTypes: (types: readonly PublishedTypeRow[]) => registerPublishedTypes(strapi, types),
      lastPublications: (uid: string, documentIds: readonly string[]) => lastPublications(strapi, uid, documentIds),
      /** As the job does. */
      runNow: (now?: number) => plansJob.once(strapi, now),
    }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/planned", handler: "plans.list", config: forStaff },
        { method: "GET", path: "/entries/:uid/:documentId", handler: "entries.find", config: forStaff },
        { method: "PUT", path: "/entries/:uid/:documentId/plan", handler: "plans.plan", config: forStaff },
        { method: "DELETE", path: "/plans/:id", handler: "plans.remove", config: forStaff },
        { method: "GET", path: "/versions/:id", handler: "versions.find", config: forStaff },
        { method: "POST", path: "/versions/:id/restore", handler: "versions.restore", config: forStaff },
      ],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    registerMigrations(strapi, { plugin: "publishing", migrations: publishingMigrations });
    registerPersonalData(strapi, { plugin: "publishing", providers: [versionsPersonalData] });
    recordPublications(strapi);
    plansJob.register(strapi);
  },
  bootstrap({ strapi }: { strapi: Core.Strapi }) {
    plansJob.start(strapi);
  },
  destroy: ({ strapi }: { strapi: Core.Strapi }) => plansJob.stop(strapi),
};
