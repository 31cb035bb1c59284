import { propertyUid } from "../rows/content-type-uids.js";

const forWhoMay = (action: "read" | "update") => ({
  policies: [
    "admin::isAuthenticatedAdmin",
    {
      name: "admin::hasPermissions",
      config: { actions: [[`plugin::content-manager.explorer.${action}`, propertyUid]] },
    },
  ],
});

/** For whoever may look at listings, and who may edit them. */
export const gateRoutes = [
  { method: "GET", path: "/board", handler: "board.read", config: forWhoMay("read") },
  { method: "GET", path: "/listings/:documentId/reasons", handler: "reasons.list", config: forWhoMay("read") },
  { method: "POST", path: "/listings/:documentId/reasons", handler: "reasons.give", config: forWhoMay("update") },
];
