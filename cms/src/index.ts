// Stack traces in the log refer to the TypeScript of the CMS and its plugins. A source map is read at its first error.
import "source-map-support/register";
import {
  cacheAbilities,
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
import { protectContent, registerContent } from "./api/register-content";
import { searchedTypes } from "./api/searched-types";
import { emptyUnknownForms } from "./api/site-config/empty-unknown-forms";
import { readDefaultLanguage } from "./api/site-config/default-language";
import { bootstrapSite, warmSite } from "./api/site/register-site";
import { createRolesAtomically } from "./bootstrap/create-roles-atomically";
import { firstStart } from "./bootstrap/first-start";
import { startLock } from "./bootstrap/start-lock";
import { writeDurably } from "./environment/durable-writes";
import env from "./environment/env";
import { reportProgress } from "./environment/start-progress";
import { restrictRoutes } from "./middlewares/routes/restrict-routes";
import { configurePlugins } from "./plugin-sources/configure-plugins";

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
    registerContent(strapi);
    registerAdminLayouts(strapi, adminLayouts);
    configurePlugins(strapi);
    await registerJobScreen(strapi);
    restrictRoutes(strapi);
    protectContent(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    enableWordSearch(strapi, searchedTypes);
    await upgradeListColumns(strapi, adminLayouts);
    await bootstrapSite(strapi);
    await firstStart(strapi);
    await emptyUnknownForms(strapi);
    await warmSite(strapi);
    await writeDurably(strapi);
    await startLock(strapi).release();
  },

  destroy: ({ strapi }: { strapi: Core.Strapi }) => startLock(strapi).release(),
};
