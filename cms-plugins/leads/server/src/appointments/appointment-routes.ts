import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = {
  read: "plugin::leads.visits.read",
  change: "plugin::leads.visits.change",
  subscribe: "plugin::leads.visits.subscribe",
} as const;

/** A route that only staff with this right reach. */
const appointmentPolicies = (permission: keyof typeof actions) => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    { name: "admin::hasPermissions", config: { actions: [actions[permission]] } },
  ],
});

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/**
 * Permissions to see viewings, change them and create calendar addresses, granted in the admin under Settings → Roles →
 * Plugins.
 */
export async function registerAppointmentPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "leads" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the viewings", uid: "visits.read" },
    { ...own, displayName: "Confirm, move and cancel viewings", uid: "visits.change" },
    { ...own, displayName: "Create and end addresses for calendars", uid: "visits.subscribe" },
  ]);
}

/** Routes of the admin's screens, under /leads. */
export const appointmentStaffRoutes = [
  { method: "GET", path: "/visits", handler: "staff-appointments.week", config: appointmentPolicies("read") },
  {
    method: "POST",
    path: "/visits/:documentId",
    handler: "staff-appointments.change",
    config: appointmentPolicies("change"),
  },
  { method: "PUT", path: "/closed-day", handler: "staff-appointments.closeDay", config: appointmentPolicies("change") },
  {
    method: "GET",
    path: "/visit-calendars",
    handler: "staff-appointments.calendars",
    config: appointmentPolicies("subscribe"),
  },
  {
    method: "POST",
    path: "/visit-calendars",
    handler: "staff-appointments.makeCalendar",
    config: appointmentPolicies("subscribe"),
  },
  {
    method: "POST",
    path: "/visit-calendars/:id/renewal",
    handler: "staff-appointments.renewCalendar",
    config: appointmentPolicies("subscribe"),
  },
  {
    method: "DELETE",
    path: "/visit-calendars/:id",
    handler: "staff-appointments.endCalendar",
    config: appointmentPolicies("subscribe"),
  },
];

/** Routes of the site, authenticated by its own secret. */
export const appointmentSiteRoutes = [
  { method: "GET", path: "/visit-slots", handler: "appointments.slots", config: { auth: false } },
  { method: "POST", path: "/visits/read", handler: "appointments.read", config: { auth: false } },
  { method: "POST", path: "/visits/change", handler: "appointments.change", config: { auth: false } },
  { method: "POST", path: "/calendars/read", handler: "calendar.read", config: { auth: false } },
  // For calendars subscribed before the site served them; the secret in the address authenticates.
  { method: "GET", path: "/calendar/:file", handler: "calendar.serve", config: { auth: false } },
];
