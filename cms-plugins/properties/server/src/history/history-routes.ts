import type { Core } from "@strapi/strapi";
import { z } from "zod";

export const historyActions = {
  read: "plugin::properties.imports.read",
  send: "plugin::properties.imports.send",
} as const;

export const requirePermission = (action: string) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [action] } }],
});

export const historyRoutes = [
  { method: "GET", path: "/imports", handler: "history.list", config: requirePermission(historyActions.read) },
  { method: "GET", path: "/imports/:id", handler: "history.one", config: requirePermission(historyActions.read) },
  {
    method: "POST",
    path: "/imports/upload",
    handler: "uploads.upload",
    config: requirePermission(historyActions.send),
  },
  {
    method: "POST",
    path: "/imports/:id/resend",
    handler: "uploads.resend",
    config: requirePermission(historyActions.send),
  },
];

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Permissions to see the import log and to send, per role in the admin under Settings → Roles → Plugins. */
export async function registerHistoryActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  await actionProvider.registerMany([
    { section: "plugins", displayName: "See the imports", uid: "imports.read", pluginName: "properties" },
    { section: "plugins", displayName: "Send import files", uid: "imports.send", pluginName: "properties" },
  ]);
}
