import { registerAdminLayouts } from "@gevel/core";
import type { Feature } from "../feature.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { communicationSchema } from "./entries/communication-schema.js";
import { entryLayouts } from "./entries/entry-layouts.js";
import { onlineMediumSchema } from "./entries/online-medium-schema.js";
import { prepareEntries } from "./entries/prepare-entries.js";
import { visitSchema } from "./entries/visit-schema.js";
import { trackingJob } from "./tracking/tracking-job.js";
import { ensureHistoryTables } from "./history-tables.js";
import { importApiPart } from "./import/api-part.js";
import { importController } from "./import/import-controller.js";
import { isHistoryPublic, readPriceDrops } from "./queries/read-price-drops.js";

/** What happened to a home: written by staff and programs, and seen by the house itself. */
export const historyFeature: Feature = {
  contentTypes: {
    visit: { schema: visitSchema },
    communication: { schema: communicationSchema },
    "online-medium": { schema: onlineMediumSchema },
  },
  // Their names make the scope that an API token needs.
  controllers: { import: importController },
  routes: [{ method: "POST", path: "/import", handler: "import.import" }],
  services: {
    /** For the description of the API, which the application has elsewhere. */
    openApi: () => ({ part: () => importApiPart }),
    history: ({ strapi }) => ({
      runNow: (now?: number) => trackingJob.once(strapi, now),
      priceDrops: (listings: readonly number[]) => readPriceDrops(strapi, listings),
    }),
  },
  register(strapi) {
    registerAdminLayouts(strapi, entryLayouts);
  },
  async bootstrap(strapi) {
    await ensureHistoryTables(strapi);
    isHistoryPublic(strapi).yes = true;
    prepareEntries(strapi);
    if (pluginSettings(strapi).trackListings) trackingJob.start(strapi);
  },
  destroy: (strapi) => trackingJob.stop(strapi),
};
