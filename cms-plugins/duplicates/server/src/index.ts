import type { DuplicatedTypeRow } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { cloneAllLocales } from "./clone-all-locales.js";
import { cloneWithoutOwnedRelations } from "./clone-without-owned-relations.js";
import { registerDuplicatedTypes } from "./duplicated-types.js";
import { duplicatesController } from "./duplicates-controller.js";
import { translateCloneErrors } from "./translate-clone-errors.js";

/** Any signed-in staff; the controller checks the content manager's permissions for the entry. */
const forStaff = { policies: ["admin::isAuthenticatedAdmin"] };

export default {
  controllers: { entries: duplicatesController },
  services: {
    duplicates: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      registerTypes: (types: readonly DuplicatedTypeRow[]) => registerDuplicatedTypes(strapi, types),
    }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        { method: "GET", path: "/:uid/:id", handler: "entries.find", config: forStaff },
        { method: "POST", path: "/:uid/:id", handler: "entries.duplicate", config: forStaff },
      ],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    cloneAllLocales(strapi);
    cloneWithoutOwnedRelations(strapi);
    translateCloneErrors(strapi);
  },
};
