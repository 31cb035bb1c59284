// Stack traces in the log refer to the TypeScript of the CMS and its plugins. A source map is read at its first error.
import "source-map-support/register";
import {
  yieldBetweenQueries,
  registerAdminLayouts,
  rejectFailedCommits,
  upgradeListColumns,
  enableWordSearch,
  registerJobScreen,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { adminLayouts } from "./admin-layouts";
import { carryOverAlternativeTexts } from "./alternative-texts/carry-over";
import { addAlternativeTexts } from "./alternative-texts/file-attribute";
import { syncAlternativeTexts } from "./alternative-texts/sync-alternative-texts";
import { registerPictureRoutes } from "./alternative-texts/picture-routes";
import { protectCounts } from "./api/consent-choice/protect-counts";
import { addEnumerations } from "./api/enumerations";
import { addRelationComponents } from "./api/module/relation-components";
import { searchedTypes } from "./api/searched-types";
import { emptyUnknownForms } from "./api/site-config/empty-unknown-forms";
import { bootstrapSite, registerSite, warmSite } from "./api/site/register-site";
import { firstStart } from "./bootstrap/first-start";
import { createRolesAtomically } from "./bootstrap/create-roles-atomically";
import { startLock } from "./bootstrap/start-lock";
import { reportProgress } from "./bootstrap/start-progress";
import { configurePlugins } from "./plugin-sources/configure-plugins";
import { customFields } from "./custom-fields";
import { rejectGuessableOfOwners } from "./public-routes/guessable-passwords";
import { restrictRoutes } from "./public-routes/restrict-routes";
import { writeDurably } from "./environment/durable-writes";
import env from "./environment/env";
import { cloneAllLocales } from "./duplicates/clone-all-locales";
import { registerDuplicateRoutes } from "./duplicates/duplicate-routes";
import { restrictRemovals } from "./referential-integrity/restrict-removals";
import { protectSystemPages } from "./referential-integrity/protect-system-pages";
import { syncStoredValues } from "./non-localized-fields/sync-stored-values";
import { syncOnWrite } from "./non-localized-fields/sync-on-write";
import { stripStoredUploads } from "./picture-metadata/strip-stored-uploads";
import { autoOrientUploads } from "./uploads/auto-orient-uploads";
import { cloneWithoutOwnedRelations } from "./duplicates/clone-without-owned-relations";
import { translateCloneErrors } from "./duplicates/translate-clone-errors";
import { cacheAbilities } from "./strapi-patches/cache-abilities";
import { setUpdatedBy } from "./edit-conflicts/set-updated-by";
import { completePublishedLinks } from "./api/site/complete-published-links";
import { registerContentAuditRoutes } from "./content-audit/content-audit-routes";
import { rejectStaleUpdates } from "./edit-conflicts/reject-stale-updates";
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
    registerSite(strapi);
    addAlternativeTexts(strapi);
    addRelationComponents(strapi);
    addEnumerations(strapi);
    strapi.customFields.register(customFields);
    registerAdminLayouts(strapi, adminLayouts);
    rejectStaleUpdates(strapi);
    setUpdatedBy(strapi);
    completePublishedLinks(strapi);
    translateRequiredErrors(strapi);
    cloneAllLocales(strapi);
    cloneWithoutOwnedRelations(strapi);
    syncOnWrite(strapi);
    validateEntries(strapi);
    registerPictureRoutes(strapi);
    registerContentAuditRoutes(strapi);
    registerDuplicateRoutes(strapi);
    configurePlugins(strapi);
    await registerJobScreen(strapi);
    restrictRoutes(strapi);
    rejectGuessableOfOwners(strapi);
    translateCloneErrors(strapi);
    restrictRemovals(strapi);
    protectSystemPages(strapi);
    protectCounts(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    syncAlternativeTexts(strapi);
    await carryOverAlternativeTexts(strapi);
    enableWordSearch(strapi, searchedTypes);
    await upgradeListColumns(strapi, adminLayouts);
    await bootstrapSite(strapi);
    await firstStart(strapi);
    await emptyUnknownForms(strapi);
    await syncStoredValues(strapi);
    reportProgress(strapi, "compiling the site");
    await warmSite(strapi);
    await writeDurably(strapi);
    await autoOrientUploads(strapi);
    stripStoredUploads(strapi).start();
    await startLock(strapi).release();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stripStoredUploads(strapi).stop();
    await startLock(strapi).release();
  },
};
