import type { MenuTreeSources } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { configureMenuSources } from "./menu-sources.js";
import { menuTreeController } from "./menu-tree-controller.js";

/** Any signed-in staff; the controller requires the content manager's permissions for the menu. */
const forStaff = { policies: ["admin::isAuthenticatedAdmin"] };

export default {
  config: { default: {}, validator: () => undefined },
  controllers: { tree: ({ strapi }: { strapi: Core.Strapi }) => menuTreeController(strapi) },
  services: {
    tree: ({ strapi }: { strapi: Core.Strapi }) => ({
      configureSources: (sources: MenuTreeSources) => configureMenuSources(strapi, sources),
    }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/entries", handler: "tree.read", config: forStaff },
        { method: "PUT", path: "/entries", handler: "tree.write", config: forStaff },
      ],
    },
  },
};
