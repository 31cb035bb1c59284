import { letOthersInBetweenQueries, offerLayouts, rejectFailedCommits, renewLists, searchByWords } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { adminLayouts } from "./admin-layouts";
import { carryOverAlternativeTexts } from "./alternative-texts/carry-over";
import { addAlternativeTexts } from "./alternative-texts/file-attribute";
import { followLibrary } from "./alternative-texts/follow-library";
import { openPictureRoutes } from "./alternative-texts/picture-routes";
import { keepCounted } from "./api/consent-choice/keep-counted";
import { addEnumerations } from "./api/enumerations";
import { addRelationComponents } from "./api/module/relation-components";
import { searchedTypes } from "./api/searched-types";
import { emptyUnknownForms } from "./api/site-config/empty-unknown-forms";
import { bootstrapSite, registerSite, warmSite } from "./api/site/register-site";
import { firstStart } from "./bootstrap/first-start";
import { strapiService } from "./bootstrap/strapi-services";
import { makeRolesAtOnce } from "./bootstrap/roles-at-once";
import { startLock } from "./bootstrap/start-lock";
import { tellProgress } from "./bootstrap/start-progress";
import { customFields } from "./custom-fields";
import { rejectGuessableOfOwners } from "./doors/guessable-passwords";
import { openRoutes } from "./doors/open-routes";
import { endSameWork, sameWorkForStaff } from "./doors/same-work";
import { writeDurably } from "./environment/durable-writes";
import env from "./environment/env";
import { cloneWhole } from "./duplicates/clone-whole";
import { openDuplicateRoutes } from "./duplicates/duplicate-routes";
import { guardRemovals } from "./guards/guard-removals";
import { keepRoles } from "./guards/keep-roles";
import { settleLanguages } from "./shared-fields/settle-languages";
import { shareValues } from "./shared-fields/share-values";
import { stripStoredUploads } from "./picture-metadata/strip-stored-uploads";
import { stripUploads } from "./picture-metadata/strip-uploads";
import { autoOrientUploads } from "./uploads/auto-orient-uploads";
import { openBuildingRoutes } from "./page-building/building-routes";
import { openLookAlong } from "./look-along/look-along-routes";
import { openStaffBrowser } from "./staff-browser/staff-browser-routes";
import { fitFormsWhenChanged } from "./staff/fit-forms-when-changed";
import { leaveRelations } from "./staff/leave-relations";
import { nameCopiedFields } from "./staff/name-copied-fields";
import { rememberAbilities, shareWhatRightsAreAbout } from "./staff/remember-abilities";
import { nameWhoSaved } from "./two-editors/name-who-saved";
import { mailSources } from "./mail/mail-sources";
import { portalSources } from "./owner-portal/portal-sources";
import { homeVisitsPlace } from "./persons/home-visits-place";
import { homeNames } from "./owner-portal/home-names";
import { accountSources } from "./owner-portal/account-sources";
import { reportSources } from "./owner-portal/report-sources";
import { completePublishedLinks } from "./publishing/complete-published-links";
import { publishedTypes } from "./publishing/published-types";
import { ownersPlace } from "./persons/owners-place";
import { reportsPlace } from "./persons/reports-place";
import { testimonialsPlace } from "./persons/testimonials-place";
import { openFirstStepsRoutes } from "./first-steps/first-steps-routes";
import { openMenuOrderRoutes } from "./menu-order/menu-order-routes";
import { openSiteHealthRoutes } from "./site-health/site-health-routes";
import { refuseStaleSaves } from "./two-editors/refuse-stale-saves";
import { rejectDangerousFiles } from "./uploads/reject-dangerous-files";
import { sayRequired } from "./validation/say-required";
import { validateEntries } from "./validation/validate-entries";

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    letOthersInBetweenQueries(strapi);
    await startLock(strapi).take();
    for (const warning of env.warnings) strapi.log.warn(`settings: ${warning}`);
    tellProgress(strapi, "preparing the database");
    makeRolesAtOnce(strapi);
    shareWhatRightsAreAbout(strapi);
    rememberAbilities(strapi);
    fitFormsWhenChanged(strapi);
    registerSite(strapi);
    addAlternativeTexts(strapi);
    rejectDangerousFiles(strapi);
    stripUploads(strapi);
    addRelationComponents(strapi);
    addEnumerations(strapi);
    strapi.customFields.register(customFields);
    offerLayouts(strapi, adminLayouts);
    refuseStaleSaves(strapi);
    nameWhoSaved(strapi);
    completePublishedLinks(strapi);
    sayRequired(strapi);
    cloneWhole(strapi);
    leaveRelations(strapi);
    shareValues(strapi);
    validateEntries(strapi);
    openPictureRoutes(strapi);
    openSiteHealthRoutes(strapi);
    openMenuOrderRoutes(strapi);
    openFirstStepsRoutes(strapi);
    openBuildingRoutes(strapi);
    openDuplicateRoutes(strapi);
    openLookAlong(strapi);
    openStaffBrowser(strapi);
    strapiService(strapi, "plugin::leads.mails").useSources(mailSources(strapi));
    strapiService(strapi, "plugin::owner-stats.portal").useSources(portalSources(strapi));
    strapiService(strapi, "plugin::properties.priceDrops").use((listings) =>
      strapiService(strapi, "plugin::owner-stats.history").priceDrops(listings),
    );
    strapiService(strapi, "plugin::properties.openApi").add(
      strapiService(strapi, "plugin::owner-stats.openApi").part(),
    );
    strapiService(strapi, "plugin::owner-stats.statistics").useHomeNames((ids, language) =>
      homeNames(strapi, ids, language),
    );
    const { addPlace } = strapiService(strapi, "plugin::leads.persons");
    for (const place of [ownersPlace, reportsPlace, testimonialsPlace, homeVisitsPlace]) addPlace(place);
    strapiService(strapi, "plugin::owner-stats.accounts").useSources(accountSources(strapi));
    strapiService(strapi, "plugin::owner-stats.reports").useSources(reportSources(strapi));
    strapiService(strapi, "plugin::publishing.publishing").useTypes(publishedTypes);
    openRoutes(strapi);
    rejectGuessableOfOwners(strapi);
    nameCopiedFields(strapi);
    guardRemovals(strapi);
    keepRoles(strapi);
    keepCounted(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    sameWorkForStaff(strapi);
    followLibrary(strapi);
    await carryOverAlternativeTexts(strapi);
    searchByWords(strapi, searchedTypes);
    await renewLists(strapi, adminLayouts);
    await bootstrapSite(strapi);
    await firstStart(strapi);
    await emptyUnknownForms(strapi);
    await settleLanguages(strapi);
    tellProgress(strapi, "compiling the site");
    await warmSite(strapi);
    await writeDurably(strapi);
    await autoOrientUploads(strapi);
    stripStoredUploads(strapi).start();
    await startLock(strapi).release();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    endSameWork(strapi);
    await stripStoredUploads(strapi).stop();
    await startLock(strapi).release();
  },
};
