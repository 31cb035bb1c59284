import { ensureChangeTables, offerLayouts, registerFeedSource } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { adminLayouts } from "./admin-layouts/admin-layouts.js";
import { contentTypes } from "./content-types/content-types.js";
import { listingSource } from "./feed/listing-source.js";
import { importController } from "./import/import-controller.js";
import { leaveImportBodyUnread } from "./import/own-body.js";
import { seedPlaces } from "./places/stored-places.js";
import { settingsSchema } from "./plugin-settings.js";
import { logStaffChanges } from "./staff/log-staff-changes.js";
import { seedTypes } from "./types/stored-types.js";

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  contentTypes,
  // These names make the scope an API token needs: plugin::properties.import.import.
  controllers: { import: importController },
  routes: {
    "content-api": {
      type: "content-api",
      routes: [{ method: "POST", path: "/import", handler: "import.import" }],
    },
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    offerLayouts(strapi, adminLayouts);
    leaveImportBodyUnread(strapi);
    registerFeedSource(strapi, listingSource(strapi));
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureChangeTables(strapi);
    await seedTypes(strapi);
    await seedPlaces(strapi);
    logStaffChanges(strapi);
  },
};
