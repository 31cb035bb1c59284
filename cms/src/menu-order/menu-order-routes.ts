import type { Core } from "@strapi/strapi";
import { menuType } from "../api/menu/menu-type";
import { reading } from "../site-health/site-health";
import { menuOrderController, publishing, writing } from "./menu-order";

const forWhoMay = (...actions: string[]) => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    {
      name: "admin::hasPermissions",
      config: { actions: actions.map((action) => ({ action, subject: menuType.uid })) },
    },
  ],
});

/** Of the admin. What is put in order is on the site at once: it takes the right to publish. */
export function openMenuOrderRoutes(strapi: Core.Strapi): void {
  const { read, write } = menuOrderController(strapi);
  const route = { path: "/menu-places", info: { pluginName: "admin" } };
  strapi.admin.routes["menu-order"] = {
    type: "admin",
    routes: [
      { ...route, method: "GET", handler: read, config: forWhoMay(reading) },
      { ...route, method: "PUT", handler: write, config: forWhoMay(writing, publishing) },
    ],
  };
}
