import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = { read: "plugin::owner-stats.reports.read", send: "plugin::owner-stats.reports.send" } as const;

/** A route that only staff with this right reach. */
export const requireReports = (right: keyof typeof actions) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [actions[right]] } }],
});

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Ticked in the admin, under Settings → Roles → Plugins. */
export async function registerReportRights(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "owner-stats", subCategory: "reports" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the monthly reports", uid: "reports.read" },
    { ...own, displayName: "Make, send and schedule the monthly reports", uid: "reports.send" },
  ]);
}
