import { auditController, auditService, canReadPages } from "./content-audit.js";

export default {
  controllers: { audit: auditController },
  services: { audit: auditService },
  policies: { "can-read-pages": canReadPages },
  routes: {
    admin: {
      type: "admin",
      routes: [
        {
          method: "GET",
          path: "/findings",
          handler: "audit.find",
          config: { policies: ["admin::isAuthenticatedAdmin", "can-read-pages"] },
        },
      ],
    },
  },
};
