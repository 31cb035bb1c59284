import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = {
  read: "plugin::leads.mails.read",
  send: "plugin::leads.mails.send",
  edit: "plugin::leads.mail-texts.edit",
  readFiles: "plugin::leads.mail-files.read",
} as const;

/** A route that only staff with this right reach. */
export const mailPolicies = (permission: keyof typeof actions) => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    { name: "admin::hasPermissions", config: { actions: [actions[permission]] } },
  ],
});

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Who may see the mails, send them again or write their words is ticked in the admin, under Settings → Roles → Plugins. */
export async function registerMailPermissions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "leads" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the mails", uid: "mails.read" },
    { ...own, displayName: "Send mails again and test mails", uid: "mails.send" },
    { ...own, displayName: "Edit the texts of the mails", uid: "mail-texts.edit" },
    // In a mail to an owner is the link that logs in as them.
    { ...own, displayName: "Read mails that are files, with the links in them", uid: "mail-files.read" },
  ]);
}
