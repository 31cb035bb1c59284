import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { Feature } from "../feature.js";
import { statisticsController, configureListingNames, type NameListings } from "./statistics-controller.js";

const reading = {
  policies: [
    "admin::isAuthenticatedAdmin",
    { name: "admin::hasPermissions", config: { actions: ["plugin::owner-stats.statistics.read"] } },
  ],
};

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Page views for staff: by listing, agent, period and source, with an export. */
export const statisticsFeature: Feature = {
  controllers: { statistics: statisticsController },
  services: {
    statistics: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      configureListingNames: (nameListings: NameListings) => configureListingNames(strapi, nameListings),
    }),
  },
  staffRoutes: [
    { method: "GET", path: "/statistics", handler: "statistics.read", config: reading },
    { method: "GET", path: "/statistics/export", handler: "statistics.export", config: reading },
  ],
  /** Ticked in the admin, under Settings → Roles → Plugins. */
  async bootstrap(strapi) {
    const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
    await actionProvider.registerMany([
      { section: "plugins", pluginName: "owner-stats", displayName: "See page views", uid: "statistics.read" },
    ]);
  },
};
