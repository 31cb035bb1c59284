import type { Core } from "@strapi/strapi";
import { menuType } from "../api/menu/menu-type";
import { menuTreeController, publishing, writing } from "./menu-tree-controller";

const reading = "plugin::content-manager.explorer.read";

const requirePermission = (...actions: string[]) => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    {
      name: "admin::hasPermissions",
      config: { actions: actions.map((action) => ({ action, subject: menuType.uid })) },
    },
  ],
});

/** Admin routes. A new order is on the site at once, so it requires the permission to publish. */
export function registerMenuTreeRoutes(strapi: Core.Strapi): void {
  const { read, write } = menuTreeController(strapi);
  const route = { path: "/menu-places", info: { pluginName: "admin" } };
  strapi.admin.routes["menu-order"] = {
    type: "admin",
    routes: [
      { ...route, method: "GET", handler: read, config: requirePermission(reading) },
      { ...route, method: "PUT", handler: write, config: requirePermission(writing, publishing) },
    ],
  };
}
