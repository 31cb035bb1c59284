import { propertyUid } from "../rows/content-type-uids.js";

const requireListingPermission = (action: "read" | "update") => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    {
      name: "admin::hasPermissions",
      config: { actions: [[`plugin::content-manager.explorer.${action}`, propertyUid]] },
    },
  ],
});

/** For staff who may read listings, and those who may edit them. */
export const publishCheckRoutes = [
  { method: "GET", path: "/board", handler: "board.read", config: requireListingPermission("read") },
  {
    method: "GET",
    path: "/listings/:documentId/reasons",
    handler: "reasons.list",
    config: requireListingPermission("read"),
  },
  {
    method: "POST",
    path: "/listings/:documentId/reasons",
    handler: "reasons.add",
    config: requireListingPermission("update"),
  },
];
