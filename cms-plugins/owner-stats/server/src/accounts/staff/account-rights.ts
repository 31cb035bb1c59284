import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = {
  read: "plugin::owner-stats.accounts.read",
  invite: "plugin::owner-stats.accounts.invite",
} as const;

const withRight = (action: string) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [action] } }],
});

export const requireReadAccounts = withRight(actions.read);
export const requireInviteOwners = withRight(actions.invite);

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Ticked in the admin, under Settings → Roles → Plugins. Who owns a home is for administrators, until they say otherwise. */
export async function registerAccountRights(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "owner-stats" };
  await actionProvider.registerMany([
    { ...own, displayName: "See which owners have access, and who logged in", uid: "accounts.read" },
    { ...own, displayName: "Invite owners", uid: "accounts.invite" },
  ]);
}
