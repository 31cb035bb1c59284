import { registerChangeSource } from "@gevel/change-log";
import type { OfferEnd, OpenApiFragment, PriceDrop } from "@gevel/config";
import {
  yieldBetweenQueries,
  registerAdminLayouts,
  registerMigrations,
  registerPersonalData,
  rejectFailedCommits,
  upgradeListColumns,
  enableWordSearch,
  type HttpContext,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { adminLayouts } from "./admin-layouts.js";
import { contentTypes } from "./content-types.js";
import { migrations } from "./migrations.js";
import { customFields } from "./custom-fields/custom-fields.js";
import { readListingById, readListingPreview } from "./preview/listing-preview.js";
import type { PreviewItem } from "./preview/preview-item.js";
import { readProjectPreview } from "./preview/project-preview.js";
import { ownedListings, ownsListing } from "./owner-portal/owned-listings.js";
import { offerEnds, priceDrops, type ReadFacts } from "./change-log/listing-history.js";
import { listingChanges } from "./change-log/listing-changes.js";
import { projectChanges } from "./change-log/project-changes.js";
import { readListedUnits, readProjectById } from "./preview/project-units.js";
import { deliveriesController } from "./import-formats/deliveries-controller.js";
import { uploadsController } from "./import-formats/uploads-controller.js";
import { dropFolderJob, scanDropFolder } from "./import-formats/drop-folder/drop-folder-job.js";
import { incompleteController } from "./publish-checks/incomplete-listings/incomplete-controller.js";
import { publishCheckRoutes } from "./publish-checks/publish-check-routes.js";
import { reasonsController } from "./publish-checks/reasons-controller.js";
import { historyController } from "./history/history-controller.js";
import { historyRoutes, registerHistoryActions } from "./history/history-routes.js";
import { sweepHistory } from "./history/import-history.js";
import { closeInterrupted, isImportRunning } from "./history/running-import.js";
import { importController } from "./import/import-controller.js";
import { bypassBodyParser } from "./import/bypass-body-parser.js";
import { addApiPart, openApiController } from "./openapi/openapi-controller.js";
import { registerOwnerHooks } from "./owners/owner-hooks.js";
import { ownersPersonalData } from "./owners/owners-personal-data.js";
import { seedPlaces } from "./places/stored-places.js";
import { trackLibraryFiles } from "./pictures/track-library-files.js";
import { readPicture } from "./pictures/read-picture.js";
import { pictureJob } from "./pictures/picture-job.js";
import { pluginSettings, settingsSchema } from "./settings/plugin-settings.js";
import { resetOverridesRoutes, listingsController, projectsController } from "./editing/reset-overrides.js";
import { protectTypeTree } from "./types/protect-type-tree.js";
import { registerEditHooks } from "./editing/edit-hooks.js";
import { rejectDuplicates } from "./editing/reject-duplicates.js";
import { searchableTypes } from "./editing/searchable-types.js";
import { registerSourceActions, sourceApiRoutes, sourcePageRoutes } from "./sources/source-routes.js";
import { sourcePagesController, sourcesController } from "./sources/sources-controller.js";
import { recordEarlierSources } from "./sources/stored-sources.js";
import { seedTypes } from "./types/stored-types.js";

const importScope = "plugin::properties.import.import";

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  contentTypes,
  // These names make the scope an API token needs; a feed is an import, so the same token sends it.
  controllers: {
    import: importController,
    feeds: deliveriesController,
    openApi: openApiController,
    history: historyController,
    uploads: uploadsController,
    sources: sourcesController,
    sourcePages: sourcePagesController,
    listings: listingsController,
    projects: projectsController,
    reasons: reasonsController,
    board: incompleteController,
    map: ({ strapi }: { strapi: Core.Strapi }) => ({
      settings: (context: HttpContext) => void (context.body = pluginSettings(strapi).map),
    }),
  },
  routes: {
    admin: {
      type: "admin",
      routes: [
        ...historyRoutes,
        ...sourcePageRoutes,
        ...resetOverridesRoutes,
        ...publishCheckRoutes,
        {
          method: "GET",
          path: "/map",
          handler: "map.settings",
          config: { policies: ["admin::isAuthenticatedAdmin"] },
        },
      ],
    },
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
      /** The application registers the other parts for integrators. */
      add: (part: OpenApiFragment) => addApiPart(strapi, part),
    }),
    owned: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** OWNER-2: for the portal of owners. */
      listings: (email: string) => ownedListings(strapi, email),
      owns: (email: string, id: number) => ownsListing(strapi, email, id),
    }),
    dropFolder: ({ strapi }: { strapi: Core.Strapi }) => ({ runNow: () => scanDropFolder(strapi) }),
    pictures: ({ strapi }: { strapi: Core.Strapi }) => ({
      runNow: async () => (await pictureJob.once(strapi)) ?? 0,
      /** Its bytes, by the address that a listing has of it. */
      read: (address: string) => readPicture(strapi, address),
    }),
    priceDrops: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** A7: the plugin that stores the price history provides the price drops. */
      register: (read: ReadFacts<PriceDrop>) => priceDrops.register(strapi, read),
    }),
    offerEnds: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** PROP-10: and when listings were sold or let. */
      register: (read: ReadFacts<OfferEnd>) => offerEnds.register(strapi, read),
    }),
    importHistory: ({ strapi }: { strapi: Core.Strapi }) => ({
      sweep: () => sweepHistory(strapi),
      /** Whether an import is writing now, here or in another CMS. */
      isRunning: () => isImportRunning(strapi, Date.now()),
    }),
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    yieldBetweenQueries(strapi);
    registerMigrations(strapi, { plugin: "properties", migrations });
    registerPersonalData(strapi, { plugin: "properties", providers: [ownersPersonalData] });
    strapi.customFields.register(customFields);
    registerAdminLayouts(strapi, adminLayouts);
    bypassBodyParser(strapi);
    registerChangeSource(strapi, listingChanges(strapi));
    registerChangeSource(strapi, projectChanges(strapi));
    dropFolderJob.register(strapi);
    pictureJob.register(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await closeInterrupted(strapi);
    await registerHistoryActions(strapi);
    await registerSourceActions(strapi);
    await seedTypes(strapi);
    await seedPlaces(strapi);
    await recordEarlierSources(strapi);
    registerEditHooks(strapi);
    trackLibraryFiles(strapi);
    registerOwnerHooks(strapi);
    rejectDuplicates(strapi);
    protectTypeTree(strapi);
    await upgradeListColumns(strapi, adminLayouts);
    enableWordSearch(strapi, searchableTypes);
    dropFolderJob.start(strapi);
    pictureJob.start(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await dropFolderJob.stop(strapi);
    await pictureJob.stop(strapi);
  },
};
