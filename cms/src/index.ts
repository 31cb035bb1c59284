// Stack traces in the log refer to the TypeScript of the CMS and its plugins. A source map is read at its first error.
import "source-map-support/register";
import {
  yieldBetweenQueries,
  registerAdminLayouts,
  registerDefaultLanguage,
  rejectFailedCommits,
  upgradeListColumns,
  enableWordSearch,
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
import { restrictRemovals } from "./referential-integrity/restrict-removals";
import { protectSystemPages } from "./referential-integrity/protect-system-pages";
import { cacheAbilities } from "./strapi-patches/cache-abilities";
import { completePublishedLinks } from "./api/site/complete-published-links";
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
    configurePlugins(strapi);
    await registerJobScreen(strapi);
    restrictRoutes(strapi);
    rejectGuessableOfOwners(strapi);
    restrictRemovals(strapi);
    protectSystemPages(strapi);
    protectCounts(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    enableWordSearch(strapi, searchedTypes);
    await upgradeListColumns(strapi, adminLayouts);
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
