import { requireReplica } from "@gevel/change-feed";
import {
  leadAnswerSchema,
  leadSchema,
  type Language,
  type MailSources,
  type NewPluginMail,
  type PluginMailKind,
  type TouchedKey,
} from "@gevel/config";
import { endpoint, offerLayouts, parseInput, rejectFailedCommits } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { readActivity } from "./activity/read-activity.js";
import { inboxController } from "./inbox/inbox-controller.js";
import { ensureInboxTables } from "./inbox/inbox-tables.js";
import { brandOf } from "./mail/brand-of.js";
import { mailSources, useMailSources } from "./mail/mail-sources.js";
import { addMailKind } from "./mail/plugin-mails.js";
import { enqueuePluginMails } from "./outbox/enqueue-mails.js";
import { mailStatesOf } from "./outbox/mail-states.js";
import { ensureOutboxTables } from "./outbox/outbox-tables.js";
import { sendDueMails, stopOutbox, watchOutbox } from "./outbox/watch-outbox.js";
import { addOwnPlaces } from "./person/own-places.js";
import { addPersonPlace, personPlaces, type PersonPlace } from "./person/person-place.js";
import { personController } from "./person/person-controller.js";
import { retentionController } from "./retention/retention-controller.js";
import { ensureRetentionTables } from "./retention/retention-tables.js";
import { lookNow, stopRetention, watchRetention } from "./retention/watch-retention.js";
import { pluginSettings, settingsSchema } from "./settings/plugin-settings.js";
import { answersController } from "./staff/answers-controller.js";
import { filesController } from "./staff/files-controller.js";
import { registerLeadRights } from "./staff/lead-rights.js";
import { registerMailRights } from "./staff/mail-rights.js";
import { mailsController } from "./staff/mails-controller.js";
import { previewController } from "./staff/preview-controller.js";
import { staffRoutes } from "./staff/staff-routes.js";
import { textsController } from "./staff/texts-controller.js";
import { appointmentContentType } from "./appointments/appointment-schema.js";
import { calendarController } from "./appointments/calendar-controller.js";
import { staffVisitsController } from "./appointments/staff-visits-controller.js";
import { registerVisitRights } from "./appointments/visit-rights.js";
import { visitSiteRoutes, visitStaffRoutes } from "./appointments/visit-routes.js";
import { ensureVisitTables } from "./appointments/visit-tables.js";
import { visitsController } from "./appointments/visits-controller.js";
import { documentSiteRoutes, documentStaffRoutes } from "./documents/document-routes.js";
import { ensureDocumentTables } from "./documents/document-tables.js";
import { documentsController } from "./documents/documents-controller.js";
import { leadDocumentsController } from "./documents/lead-documents-controller.js";
import { carryOverProjects } from "./subscriptions/carry-over-projects.js";
import { ensureSubscriptionTable } from "./subscriptions/subscription-table.js";
import { staffSubscriptionsController } from "./subscriptions/staff/staff-subscriptions-controller.js";
import { subscriptionsController } from "./subscriptions/subscriptions-controller.js";
import { ensureAlertTables } from "./wishes/alert-tables.js";
import { lookForMatches, stopAlerts, watchAlerts } from "./wishes/watch-alerts.js";
import { ensureLimitsTable } from "./shared-limits/limits-table.js";
import { sharedLimitsController } from "./shared-limits/shared-limits-controller.js";
import { giveBackKeys, readKeys, touchKeys } from "./shared-limits/touch-keys.js";
import { guardLeads } from "./submissions/guard-leads.js";
import { fillListedParts } from "./lead/fill-listed-parts.js";
import { leadLayout } from "./lead/lead-layout.js";
import { answersField, leadContentType, leadUid } from "./lead/lead-schema.js";
import { storeLead } from "./submissions/store-lead.js";

/** POST /api/leads: the site hands over what a visitor sent. */
const leadsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  create: endpoint(strapi, leadAnswerSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return storeLead(strapi, parseInput(leadSchema, ctx.request.body));
  }),
});

export default {
  config: { default: settingsSchema.parse({}), validator: (config: unknown) => void settingsSchema.parse(config) },
  contentTypes: { lead: { schema: leadContentType }, appointment: { schema: appointmentContentType } },
  controllers: {
    leads: leadsController,
    answers: answersController,
    mails: mailsController,
    texts: textsController,
    preview: previewController,
    files: filesController,
    "shared-limits": sharedLimitsController,
    inbox: inboxController,
    persons: personController,
    retention: retentionController,
    visits: visitsController,
    "staff-visits": staffVisitsController,
    calendar: calendarController,
    documents: documentsController,
    "lead-documents": leadDocumentsController,
    subscriptions: subscriptionsController,
    "staff-subscriptions": staffSubscriptionsController,
  },
  routes: {
    admin: { type: "admin", routes: [...staffRoutes, ...visitStaffRoutes, ...documentStaffRoutes] },
    "content-api": {
      type: "content-api",
      // The site's own secret opens it, not a token of the admin: see above.
      routes: [
        { method: "POST", path: "/", handler: "leads.create", config: { auth: false } },
        { method: "POST", path: "/shared-limits", handler: "shared-limits.touch", config: { auth: false } },
        ...visitSiteRoutes,
        ...documentSiteRoutes,
        { method: "POST", path: "/subscriptions", handler: "subscriptions.read", config: { auth: false } },
        { method: "POST", path: "/subscriptions/change", handler: "subscriptions.change", config: { auth: false } },
      ],
    },
  },
  services: {
    mails: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      useSources: (sources: MailSources) => useMailSources(strapi, sources),
      sendDue: () => sendDueMails(strapi),
      /** What another plugin sends through the outbox; the application passes these on, and the kinds are named in its register step. */
      addKind: (kind: PluginMailKind) => addMailKind(strapi, kind),
      enqueue: (mails: readonly NewPluginMail[]) => enqueuePluginMails(strapi, mails),
      /** What became of them. */
      states: (kind: string, subjects: readonly string[]) => mailStatesOf(strapi, kind, subjects),
      /** How the agency looks in mails, for what else it sends. */
      brand: async (language: Language) =>
        brandOf((await mailSources(strapi).agency(language)).config, pluginSettings(strapi).siteUrl),
    }),
    limits: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** What all instances of the site and of the CMS count together. */
      touch: (keys: readonly TouchedKey[]) => touchKeys(strapi, keys),
      /** One less of each. */
      giveBack: (keys: readonly string[]) => giveBackKeys(strapi, keys),
      /** Which of them are there. */
      read: (keys: readonly string[]) => readKeys(strapi, keys),
    }),
    persons: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application names the places of its own that hold a person's data, in its register step. */
      addPlace: (place: PersonPlace) => addPersonPlace(strapi, place),
      /** Those that are known to hold it. */
      tables: () => personPlaces(strapi).flatMap(({ tables }) => tables),
    }),
    retention: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** As the job does; how many leads were erased, null while another CMS has the work. */
      lookNow: (now = Date.now()) => lookNow(strapi, now),
    }),
    activity: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** What visitors did about homes, in numbers: the application tells it to their owners. */
      of: (homes: readonly number[]) => readActivity(strapi, homes),
    }),
    alerts: ({ strapi }: { strapi: Core.Strapi }) => ({
      lookForMatches: (now?: number) => lookForMatches(strapi, now),
    }),
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    strapi.customFields.register(answersField);
    offerLayouts(strapi, { [leadUid]: leadLayout });
    addOwnPlaces(strapi);
    guardLeads(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureLimitsTable(strapi);
    await ensureOutboxTables(strapi);
    await ensureInboxTables(strapi);
    await ensureRetentionTables(strapi);
    await ensureSubscriptionTable(strapi);
    await carryOverProjects(strapi);
    await ensureAlertTables(strapi);
    await registerMailRights(strapi);
    await registerLeadRights(strapi);
    await ensureVisitTables(strapi);
    await ensureDocumentTables(strapi);
    await registerVisitRights(strapi);
    await fillListedParts(strapi);
    watchOutbox(strapi);
    watchRetention(strapi);
    watchAlerts(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopRetention(strapi);
    await stopAlerts(strapi);
    await stopOutbox(strapi);
  },
};
