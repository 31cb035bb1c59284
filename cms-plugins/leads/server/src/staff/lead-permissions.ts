import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";

const actions = {
  work: "plugin::leads.leads.work",
  export: "plugin::leads.leads.export",
  exportPersonalData: "plugin::leads.persons.export",
  erasePersonalData: "plugin::leads.persons.erase",
} as const;

const isStaff = "admin::isAuthenticatedAdmin";

/** The permission that the content manager checks too. */
const reading = { action: "plugin::content-manager.explorer.read", subject: leadUid };

const withPermissions = (...required: readonly (string | typeof reading)[]) => ({
  policies: [isStaff, { name: "admin::hasPermissions", config: { actions: required } }],
});

/** Users who may read leads in the content manager may read them everywhere. */
export const readLeadsPolicies = withPermissions(reading);
export const handleLeadsPolicies = withPermissions(reading, actions.work);
export const exportLeadsPolicies = withPermissions(reading, actions.export);
export const exportPersonalDataPolicies = withPermissions(actions.exportPersonalData);
export const erasePersonalDataPolicies = withPermissions(actions.exportPersonalData, actions.erasePersonalData);

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Ticked in the admin, under Settings → Roles → Plugins. */
export async function registerLeadPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "leads" };
  await actionProvider.registerMany([
    { ...own, displayName: "Work on leads: status, assignee, notes, answers", uid: "leads.work" },
    { ...own, displayName: "Export leads", uid: "leads.export" },
    { ...own, displayName: "Export personal data", uid: "persons.export" },
    { ...own, displayName: "Erase personal data", uid: "persons.erase" },
  ]);
}
