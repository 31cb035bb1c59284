import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = {
  read: "plugin::leads.visits.read",
  change: "plugin::leads.visits.change",
  subscribe: "plugin::leads.visits.subscribe",
} as const;

/** A route that only staff with this right reach. */
export const appointmentPolicies = (permission: keyof typeof actions) => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    { name: "admin::hasPermissions", config: { actions: [actions[permission]] } },
  ],
});

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Who sees the visits, changes them, or makes addresses for calendars is ticked in the admin, under Settings → Roles → Plugins. */
export async function registerAppointmentPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "leads" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the viewings", uid: "visits.read" },
    { ...own, displayName: "Confirm, move and cancel viewings", uid: "visits.change" },
    { ...own, displayName: "Create and end addresses for calendars", uid: "visits.subscribe" },
  ]);
}
