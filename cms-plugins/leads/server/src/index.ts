import { requireReplica } from "@gevel/change-feed";
import { leadAnswerSchema, leadSchema } from "@gevel/config";
import { endpoint, parseInput } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { guardLeads } from "./guard-leads.js";
import { leadContentType } from "./lead-schema.js";
import { storeLead } from "./store-lead.js";

/** POST /api/leads: the site hands over what a visitor sent. */
const leadsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  create: endpoint(strapi, leadAnswerSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return storeLead(strapi, parseInput(leadSchema, ctx.request.body));
  }),
});

export default {
  contentTypes: { lead: { schema: leadContentType } },
  controllers: { leads: leadsController },
  routes: {
    "content-api": {
      type: "content-api",
      // The site's own secret opens it, not a token of the admin: see above.
      routes: [{ method: "POST", path: "/", handler: "leads.create", config: { auth: false } }],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    guardLeads(strapi);
  },
};
