import type { Core } from "@strapi/strapi";
import { guardLeads } from "./guard-leads.js";
import { leadContentType } from "./lead-schema.js";
import { leadsController } from "./leads-controller.js";

export default {
  contentTypes: { lead: { schema: leadContentType } },
  controllers: { leads: leadsController },
  routes: {
    "content-api": {
      type: "content-api",
      // The site's own secret opens it, not a token of the admin: see the controller.
      routes: [{ method: "POST", path: "/", handler: "leads.create", config: { auth: false } }],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    guardLeads(strapi);
  },
};
