// Stack traces in the log refer to the TypeScript of the CMS and its plugins. A source map is read at its first error.
import "source-map-support/register";
import {
  yieldBetweenQueries,
  registerAdminLayouts,
  registerDefaultLanguage,
  rejectFailedCommits,
  upgradeListColumns,
  enableWordSearch,
  registerJobPermissions,
  registerJobScreen,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { adminLayouts } from "./admin-layouts";
import { protectCounts } from "./api/consent-choice/protect-counts";
import { addEnumerations } from "./api/enumerations";
import { addRelationComponents } from "./api/module/relation-components";
import { searchedTypes } from "./api/searched-types";
import { emptyUnknownForms } from "./api/site-config/empty-unknown-forms";
import { readDefaultLanguage } from "./api/site-config/default-language";
import { auditSources } from "./api/site/audit/audit-sources";
import { bootstrapSite, registerSite, warmSite } from "./api/site/register-site";
import { firstStart } from "./bootstrap/first-start";
import { strapiService } from "./bootstrap/strapi-services";
import { createRolesAtomically } from "./bootstrap/create-roles-atomically";
import { startLock } from "./bootstrap/start-lock";
import { reportProgress } from "./bootstrap/start-progress";
import { customFields } from "./custom-fields";
import { rejectGuessableOfOwners } from "./public-routes/guessable-passwords";
import { restrictRoutes } from "./public-routes/restrict-routes";
import { writeDurably } from "./environment/durable-writes";
import env from "./environment/env";
import { restrictRemovals } from "./referential-integrity/restrict-removals";
import { protectSystemPages } from "./referential-integrity/protect-system-pages";
import { registerPageBuilderRoutes } from "./page-builder/page-builder-routes";
import { registerLivePreviewRoutes } from "./live-preview/live-preview-routes";
import { registerOptOutRoutes } from "./analytics-opt-out/opt-out-routes";
import { duplicatedTypes } from "./plugin-sources/duplicated-types";
import { cacheAbilities } from "./strapi-patches/cache-abilities";
import { strapiMailSources } from "./mail/strapi-mail-sources";
import { portalSources } from "./owner-portal/portal-sources";
import { listingHistoryPersonalData } from "./personal-data/listing-history-personal-data";
import { listingNames } from "./owner-portal/listing-names";
import { accountSources } from "./owner-portal/account-sources";
import { reportSources } from "./owner-portal/report-sources";
import { completePublishedLinks } from "./publishing/complete-published-links";
import { publishedTypes } from "./publishing/published-types";
import { ownersPersonalData } from "./personal-data/owners-personal-data";
import { reportsPersonalData } from "./personal-data/reports-personal-data";
import { testimonialsPersonalData } from "./personal-data/testimonials-personal-data";
import { registerOnboardingRoutes } from "./onboarding/onboarding-routes";
import { registerMenuTreeRoutes } from "./menu-tree/menu-tree-routes";
import { translateRequiredErrors } from "./validation/translate-required-errors";
import { validateEntries } from "./validation/validate-entries";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    yieldBetweenQueries(strapi);
    await startLock(strapi).take();
    for (const warning of env.warnings) strapi.log.warn(`settings: ${warning}`);
    reportProgress(strapi, "preparing the database");
    createRolesAtomically(strapi);
    cacheAbilities(strapi);
    registerDefaultLanguage(strapi, () => readDefaultLanguage(strapi));
    registerSite(strapi);
    addRelationComponents(strapi);
    addEnumerations(strapi);
    strapi.customFields.register(customFields);
    registerAdminLayouts(strapi, adminLayouts);
    completePublishedLinks(strapi);
    translateRequiredErrors(strapi);
    validateEntries(strapi);
    registerMenuTreeRoutes(strapi);
    registerOnboardingRoutes(strapi);
    registerPageBuilderRoutes(strapi);
    registerLivePreviewRoutes(strapi);
    registerOptOutRoutes(strapi);
    strapiService(strapi, "plugin::content-audit.audit").configureSources(auditSources(strapi));
    strapiService(strapi, "plugin::duplicates.duplicates").registerTypes(duplicatedTypes);
    strapiService(strapi, "plugin::leads.mails").configureSources(strapiMailSources(strapi));
    strapiService(strapi, "plugin::owner-stats.portal").configureSources(portalSources(strapi));
    strapiService(strapi, "plugin::properties.priceDrops").register((listings) =>
      strapiService(strapi, "plugin::owner-stats.history").priceDrops(listings),
    );
    strapiService(strapi, "plugin::properties.openApi").add(
      strapiService(strapi, "plugin::owner-stats.openApi").part(),
    );
    strapiService(strapi, "plugin::owner-stats.statistics").configureListingNames((ids, language) =>
      listingNames(strapi, ids, language),
    );
    const { registerPersonalData } = strapiService(strapi, "plugin::leads.privacy");
    for (const place of [ownersPersonalData, reportsPersonalData, testimonialsPersonalData, listingHistoryPersonalData])
      registerPersonalData(place);
    strapiService(strapi, "plugin::owner-stats.accounts").configureSources(accountSources(strapi));
    strapiService(strapi, "plugin::owner-stats.reports").configureSources(reportSources(strapi));
    strapiService(strapi, "plugin::publishing.publishing").registerTypes(publishedTypes);
    registerJobScreen(strapi);
    restrictRoutes(strapi);
    rejectGuessableOfOwners(strapi);
    restrictRemovals(strapi);
    protectSystemPages(strapi);
    protectCounts(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    enableWordSearch(strapi, searchedTypes);
    await upgradeListColumns(strapi, adminLayouts);
    await registerJobPermissions(strapi);
    await bootstrapSite(strapi);
    await firstStart(strapi);
    await emptyUnknownForms(strapi);
    reportProgress(strapi, "compiling the site");
    await warmSite(strapi);
    await writeDurably(strapi);
    await startLock(strapi).release();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await startLock(strapi).release();
  },
};
