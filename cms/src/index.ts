import { offerLayouts } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { adminLayouts } from "./admin-layouts";
import { bootstrapSite, registerSite, warmSite } from "./api/site/register-site";
import { firstStart } from "./bootstrap/first-start";
import { validateEntries } from "./validation/validate-entries";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    registerSite(strapi);
    offerLayouts(strapi, adminLayouts);
    validateEntries(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await bootstrapSite(strapi);
    await firstStart(strapi);
    await warmSite(strapi);
  },
};
