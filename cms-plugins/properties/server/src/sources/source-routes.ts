import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { requirePermission, historyActions } from "../history/history-routes.js";

const saveAction = "plugin::properties.imports.configure";

export const sourcePageRoutes = [
  { method: "GET", path: "/sources", handler: "sourcePages.list", config: requirePermission(historyActions.read) },
  {
    method: "GET",
    path: "/sources/:source",
    handler: "sourcePages.one",
    config: requirePermission(historyActions.read),
  },
  { method: "PUT", path: "/sources/:source", handler: "sourcePages.save", config: requirePermission(saveAction) },
];

/** An API token may call those ticked in it. */
export const sourceApiRoutes = [
  { method: "GET", path: "/sources", handler: "sources.find" },
  { method: "GET", path: "/sources/:source", handler: "sources.findOne" },
  { method: "PUT", path: "/sources/:source", handler: "sources.update" },
];

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** The permission to change the settings of sources, next to the one to see imports. */
export async function registerSourceActions(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  await actionProvider.registerMany([
    {
      section: "plugins",
      displayName: "Change the settings of sources",
      uid: "imports.configure",
      pluginName: "properties",
    },
  ]);
}
