import type { Core } from "@strapi/strapi";
import { syncOnWrite } from "./sync-on-write.js";
import { syncStoredValues } from "./sync-stored-values.js";

export default {
  register: ({ strapi }: { strapi: Core.Strapi }) => syncOnWrite(strapi),
  bootstrap: ({ strapi }: { strapi: Core.Strapi }) => syncStoredValues(strapi),
};
