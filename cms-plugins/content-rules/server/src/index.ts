import type { ContentRules } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { restrictRemovals } from "./removals/restrict-removals.js";
import { translateRequiredErrors } from "./validation/translate-required-errors.js";
import { validateEntries } from "./validation/validate-entries.js";

export default {
  services: {
    rules: ({ strapi }: { strapi: Core.Strapi }) => ({
      /**
       * The application calls it in its register step, which comes after that of all plugins: a stale save is rejected
       * before its values are checked.
       */
      register(rules: ContentRules): void {
        translateRequiredErrors(strapi);
        validateEntries(strapi, rules);
        restrictRemovals(strapi, rules);
      },
    }),
  },
};
