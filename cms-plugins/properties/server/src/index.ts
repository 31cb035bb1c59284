import { ensureChangeTables, registerFeedSource } from "@gevel/change-feed";
import type { ApiPart } from "@gevel/config";
import { letOthersInBetweenQueries, offerLayouts, rejectFailedCommits, renewLists, searchByWords } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { adminLayouts } from "./admin-layouts.js";
import { contentTypes } from "./content-types.js";
import { customFields } from "./custom-fields/custom-fields.js";
import { carryOverAttributes } from "./listings/carry-over-attributes.js";
import { readListingById, readListingPreview } from "./feed/listing-preview.js";
import type { PreviewItem } from "./feed/preview-item.js";
import { readProjectPreview } from "./feed/project-preview.js";
import { ownedListings, ownsListing } from "./feed/owned-listings.js";
import { usePriceDrops } from "./feed/price-drops.js";
import { listingSource } from "./feed/listing-source.js";
import { projectSource } from "./feed/project-source.js";
import { readListedUnits, readProjectById } from "./feed/project-units.js";
import { feedsController } from "./feeds/feeds-controller.js";
import { sendingsController } from "./feeds/sendings-controller.js";
import { lookAtFeedFolder, stopWatching, watchFeedFolder } from "./feeds/folder/watch-feed-folder.js";
import { boardController } from "./gate/board/board-controller.js";
import { gateRoutes } from "./gate/gate-routes.js";
import { reasonsController } from "./gate/reasons-controller.js";
import { ensureReasonsTable } from "./gate/reasons-table.js";
import { historyController } from "./history/history-controller.js";
import { historyRoutes, registerHistoryActions } from "./history/history-routes.js";
import { ensureHistoryTable } from "./history/history-table.js";
import { sweepHistory } from "./history/import-history.js";
import { closeInterrupted, isImportRunning } from "./history/running-entry.js";
import { importController } from "./import/import-controller.js";
import { leaveImportBodyUnread } from "./import/own-body.js";
import { addApiPart } from "./openapi/api-parts.js";
import { openApiController } from "./openapi/openapi-controller.js";
import { prepareOwners } from "./owners/prepare-owners.js";
import { seedPlaces } from "./places/stored-places.js";
import { followLibraryFiles } from "./pictures/follow-library-files.js";
import { readPicture } from "./pictures/read-picture.js";
import { ensureNumbersTable } from "./import/item-numbers.js";
import { ensurePictureTables } from "./pictures/picture-tables.js";
import { lookNow, stopPictures, watchPictures } from "./pictures/watch-pictures.js";
import { settingsSchema } from "./settings/plugin-settings.js";
import { giveBackRoutes, listingsController, projectsController } from "./staff/give-back.js";
import { keepTypeTree } from "./types/keep-type-tree.js";
import { logStaffChanges } from "./staff/log-staff-changes.js";
import { refuseDoubles } from "./staff/refuse-doubles.js";
import { searchedTypes } from "./staff/searched-types.js";
import { registerSourceActions, sourceApiRoutes, sourcePageRoutes } from "./sources/source-routes.js";
import { sourcePagesController, sourcesController } from "./sources/sources-controller.js";
import { recordEarlierSources } from "./sources/stored-sources.js";
import { seedTypes } from "./types/stored-types.js";

/** Strapi keeps its hooks without types. */
const beforeSync = z.object({ register: z.custom<(work: () => Promise<void>) => void>() });

const importScope = "plugin::properties.import.import";

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  contentTypes,
  // These names make the scope an API token needs; a feed is an import, so the same token sends it.
  controllers: {
    import: importController,
    feeds: feedsController,
    openApi: openApiController,
    history: historyController,
    sendings: sendingsController,
    sources: sourcesController,
    sourcePages: sourcePagesController,
    listings: listingsController,
    projects: projectsController,
    reasons: reasonsController,
    board: boardController,
  },
  routes: {
    admin: { type: "admin", routes: [...historyRoutes, ...sourcePageRoutes, ...giveBackRoutes, ...gateRoutes] },
    "content-api": {
      type: "content-api",
      routes: [
        { method: "POST", path: "/import", handler: "import.import" },
        { method: "POST", path: "/feeds", handler: "feeds.import", config: { auth: { scope: [importScope] } } },
        ...sourceApiRoutes,
        { method: "GET", path: "/openapi.json", handler: "openApi.document", config: { auth: false, prefix: "" } },
      ],
    },
  },
  services: {
    preview: ({ strapi }: { strapi: Core.Strapi }) => ({
      listing: (item: PreviewItem) => readListingPreview(strapi, item),
      project: (item: PreviewItem) => readProjectPreview(strapi, item),
      /** With its address, hidden or not. */
      listingById: (id: number) => readListingById(strapi, id),
      projectById: (id: number) => readProjectById(strapi, id),
      listedUnits: (id: number) => readListedUnits(strapi, id),
    }),
    openApi: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application tells what else there is for integrators. */
      add: (part: ApiPart) => addApiPart(strapi, part),
    }),
    owned: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** OWNER-2: for the portal of owners. */
      listings: (email: string) => ownedListings(strapi, email),
      owns: (email: string, id: number) => ownsListing(strapi, email, id),
    }),
    feedFolder: ({ strapi }: { strapi: Core.Strapi }) => ({ look: () => lookAtFeedFolder(strapi) }),
    pictures: ({ strapi }: { strapi: Core.Strapi }) => ({
      look: () => lookNow(strapi),
      /** Its bytes, by the address that a listing has of it. */
      read: (address: string) => readPicture(strapi, address),
    }),
    priceDrops: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** A7: whoever keeps the history of prices tells it. */
      use: (read: Parameters<typeof usePriceDrops>[1]) => usePriceDrops(strapi, read),
    }),
    importHistory: ({ strapi }: { strapi: Core.Strapi }) => ({
      sweep: () => sweepHistory(strapi),
      /** Whether an import is writing now, here or in another CMS. */
      isRunning: () => isImportRunning(strapi, Date.now()),
    }),
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    letOthersInBetweenQueries(strapi);
    strapi.customFields.register(customFields);
    offerLayouts(strapi, adminLayouts);
    beforeSync.parse(strapi.hook("strapi::content-types.beforeSync")).register(() => carryOverAttributes(strapi));
    leaveImportBodyUnread(strapi);
    registerFeedSource(strapi, listingSource(strapi));
    registerFeedSource(strapi, projectSource(strapi));
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureChangeTables(strapi);
    await ensureHistoryTable(strapi);
    await closeInterrupted(strapi);
    await ensurePictureTables(strapi);
    await ensureNumbersTable(strapi);
    await ensureReasonsTable(strapi);
    await registerHistoryActions(strapi);
    await registerSourceActions(strapi);
    await seedTypes(strapi);
    await seedPlaces(strapi);
    await recordEarlierSources(strapi);
    logStaffChanges(strapi);
    followLibraryFiles(strapi);
    prepareOwners(strapi);
    refuseDoubles(strapi);
    keepTypeTree(strapi);
    await renewLists(strapi, adminLayouts);
    searchByWords(strapi, searchedTypes);
    await watchFeedFolder(strapi);
    watchPictures(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopWatching(strapi);
    await stopPictures(strapi);
  },
};
