import type { Core } from "@strapi/strapi";
import { siteContentTypes } from "../api/content-types";
import { reading, contentAuditController } from "./content-audit";

/** Of the admin, not at the address of its page, for whoever may read the pages of the site. */
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
