import type { Core } from "@strapi/strapi";
import { libraryPicturesController } from "./library-pictures";

const info = { pluginName: "admin" };

const requirePermission = (action: string) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [action] } }],
});

/** Admin routes, for users who may read the media library and update its files. */
export function registerPictureRoutes(strapi: Core.Strapi): void {
  const { find, write } = libraryPicturesController({ strapi });
  strapi.admin.routes["alternative-texts"] = {
    type: "admin",
    routes: [
      {
        method: "GET",
        path: "/alternative-texts",
        handler: find,
        info,
        config: requirePermission("plugin::upload.read"),
      },
      {
        method: "PUT",
        path: "/alternative-texts/:id",
        handler: write,
        info,
        config: requirePermission("plugin::upload.assets.update"),
      },
    ],
  };
}
