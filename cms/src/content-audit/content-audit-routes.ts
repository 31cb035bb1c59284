import type { Core } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";
import { reading, contentAuditController } from "./content-audit";

/** Admin routes, not at the address of their page, for users who may read the pages of the site. */
export function registerContentAuditRoutes(strapi: Core.Strapi): void {
  const actions = [{ action: reading, subject: siteContentTypes.pages.uid }];
  strapi.admin.routes["site-health"] = {
    type: "admin",
    routes: [
      {
        method: "GET",
        path: "/missing-content",
        handler: contentAuditController(strapi),
        info: { pluginName: "admin" },
        config: {
          policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions } }],
        },
      },
    ],
  };
}
