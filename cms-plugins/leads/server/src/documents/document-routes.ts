import { leadUid } from "../lead/lead-schema.js";

/** Routes of the site, authenticated by its own secret. */
export const documentSiteRoutes = [
  { method: "POST", path: "/documents/read", handler: "documents.read", config: { auth: false } },
  { method: "POST", path: "/documents/fetch", handler: "documents.fetch", config: { auth: false } },
];

/** Beside a lead in the admin, for users who may read leads. */
export const documentStaffRoutes = [
  {
    method: "GET",
    path: "/documents/:lead",
    handler: "lead-documents.read",
    config: {
      policies: [
        "admin::isAuthenticatedAdmin",
        {
          name: "admin::hasPermissions",
          config: { actions: [{ action: "plugin::content-manager.explorer.read", subject: leadUid }] },
        },
      ],
    },
  },
];
