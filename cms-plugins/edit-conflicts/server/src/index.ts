import type { Core } from "@strapi/strapi";
import { rejectStaleUpdates } from "./reject-stale-updates.js";
import { setUpdatedBy } from "./set-updated-by.js";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectStaleUpdates(strapi);
    setUpdatedBy(strapi);
  },
};
