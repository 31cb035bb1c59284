import { registerMigrations, registerPersonalData, rejectFailedCommits } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { accountsFeature } from "./accounts/accounts.feature.js";
import { analyticsOptOutFeature } from "./analytics-opt-out/analytics-opt-out.feature.js";
import { historyFeature } from "./history/history.feature.js";
import { portalFeature } from "./portal/portal.feature.js";
import { reportsFeature } from "./reports/reports.feature.js";
import type { Feature } from "./feature.js";
import { migrations } from "./migrations.js";
import { settingsSchema } from "./settings/plugin-settings.js";
import { statisticsFeature } from "./statistics/statistics.feature.js";
import { pageViewsFeature } from "./page-views/page-views.feature.js";

const features: readonly Feature[] = [
  accountsFeature,
  pageViewsFeature,
  analyticsOptOutFeature,
  historyFeature,
  portalFeature,
  statisticsFeature,
  reportsFeature,
];

const all = <Key extends "contentTypes" | "controllers" | "services">(key: Key) =>
  Object.assign({}, ...features.map((feature) => feature[key] ?? {})) as NonNullable<Feature[Key]>;

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  contentTypes: all("contentTypes"),
  controllers: all("controllers"),
  services: all("services"),
  routes: {
    admin: { type: "admin", routes: features.flatMap(({ staffRoutes = [] }) => staffRoutes) },
    "content-api": { type: "content-api", routes: features.flatMap(({ routes = [] }) => routes) },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    registerMigrations(strapi, { plugin: "owner-stats", migrations });
    registerPersonalData(strapi, {
      plugin: "owner-stats",
      providers: features.flatMap(({ personalData = [] }) => personalData),
    });
    for (const feature of features) feature.register?.(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const feature of features) await feature.bootstrap?.(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    for (const feature of features) await feature.destroy?.(strapi);
  },
};
