import { requireReplica } from "@gevel/change-log";
import {
  leadResponseSchema,
  leadSchema,
  type Language,
  type MailSources,
  type NewPluginMail,
  type PluginMailKind,
  type RateLimitHit,
} from "@gevel/config";
import {
  endpoint,
  parseInput,
  personalDataProviders,
  registerAdminLayouts,
  registerMigrations,
  registerPersonalData,
  rejectFailedCommits,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readActivity } from "./activity/read-activity.js";
import { inboxController } from "./inbox/inbox-controller.js";
import { migrations } from "./migrations.js";
import { brandOf } from "./mail/brand-of.js";
import { mailSources, configureMailSources } from "./mail/mail-sources.js";
import { registerMailKind } from "./mail/plugin-mail-kinds.js";
import { enqueuePluginMails } from "./outbox/enqueue-mails.js";
import { mailStatesOf } from "./outbox/mail-states.js";
import { outboxJob } from "./sending/outbox-job.js";
import { personalData } from "./personal-data.js";
import { personalDataController } from "./privacy/personal-data-controller.js";
import { retentionController } from "./retention/retention-controller.js";
import { retentionJob } from "./retention/retention-job.js";
import { pluginSettings, settingsSchema } from "./settings/plugin-settings.js";
import { answersController } from "./staff/answers-controller.js";
import { filesController } from "./staff/files-controller.js";
import { registerLeadPermissions } from "./staff/lead-permissions.js";
import { registerMailPermissions, staffRoutes } from "./staff/staff-routes.js";
import { mailsController } from "./staff/mails-controller.js";
import { previewController } from "./staff/preview-controller.js";
import { mailTextsController } from "./staff/mail-texts-controller.js";
import { appointmentContentType } from "./appointments/appointment-schema.js";
import { calendarController } from "./appointments/calendar-controller.js";
import { staffAppointmentsController } from "./appointments/staff-appointments-controller.js";
import {
  registerAppointmentPermissions,
  appointmentSiteRoutes,
  appointmentStaffRoutes,
} from "./appointments/appointment-routes.js";
import { appointmentsController } from "./appointments/appointments-controller.js";
import { documentSiteRoutes, documentStaffRoutes } from "./documents/document-routes.js";
import { documentsController } from "./documents/documents-controller.js";
import { leadDocumentsController } from "./documents/lead-documents-controller.js";
import { migrateProjectInterests } from "./subscriptions/migrate-project-interests.js";
import { staffSubscriptionsController } from "./subscriptions/staff/staff-subscriptions-controller.js";
import { subscriptionsController } from "./subscriptions/subscriptions-controller.js";
import { searchAlertsJob } from "./search-alerts/search-alerts-job.js";
import { releaseKeys, readKeys, touchKeys } from "./shared-limits/touch-keys.js";
import { sharedLimitsController } from "./shared-limits/shared-limits-controller.js";
import { protectLeads } from "./submissions/protect-leads.js";
import { backfillLeadColumns } from "./lead/backfill-lead-columns.js";
import { leadLayout } from "./lead/lead-layout.js";
import { answersField, leadContentType, leadUid } from "./lead/lead-schema.js";
import { storeLead } from "./submissions/store-lead.js";

const jobs = [outboxJob, retentionJob, searchAlertsJob];

/** POST /api/leads: stores a lead sent by the site. */
const leadsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  create: endpoint(strapi, leadResponseSchema, async (ctx) => {
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
    texts: mailTextsController,
    preview: previewController,
    files: filesController,
    "shared-limits": sharedLimitsController,
    inbox: inboxController,
    privacy: personalDataController,
    retention: retentionController,
    appointments: appointmentsController,
    "staff-appointments": staffAppointmentsController,
    calendar: calendarController,
    documents: documentsController,
    "lead-documents": leadDocumentsController,
    subscriptions: subscriptionsController,
    "staff-subscriptions": staffSubscriptionsController,
  },
  routes: {
    admin: { type: "admin", routes: [...staffRoutes, ...appointmentStaffRoutes, ...documentStaffRoutes] },
    "content-api": {
      type: "content-api",
      // The site's own secret opens it, not a token of the admin: see above.
      routes: [
        { method: "POST", path: "/", handler: "leads.create", config: { auth: false } },
        { method: "POST", path: "/shared-limits", handler: "shared-limits.touch", config: { auth: false } },
        ...appointmentSiteRoutes,
        ...documentSiteRoutes,
        { method: "POST", path: "/subscriptions", handler: "subscriptions.read", config: { auth: false } },
        { method: "POST", path: "/subscriptions/change", handler: "subscriptions.change", config: { auth: false } },
      ],
    },
  },
  services: {
    mails: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The application calls it in its register step. */
      configureSources: (sources: MailSources) => configureMailSources(strapi, sources),
      sendDue: () => outboxJob.once(strapi),
      /**
       * Mails of other plugins through the outbox; the application passes them on and registers their kinds in its
       * register step.
       */
      addKind: (kind: PluginMailKind) => registerMailKind(strapi, kind),
      enqueue: (mails: readonly NewPluginMail[]) => enqueuePluginMails(strapi, mails),
      /** Their states. */
      states: (kind: string, subjects: readonly string[]) => mailStatesOf(strapi, kind, subjects),
      /** How the agency looks in mails, for what else it sends. */
      brand: async (language: Language) =>
        brandOf((await mailSources(strapi).agency(language)).config, pluginSettings(strapi).siteUrl),
    }),
    limits: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** Counts shared by all instances of the site and the CMS. */
      touch: (keys: readonly RateLimitHit[]) => touchKeys(strapi, keys),
      /** One less of each. */
      releaseKeys: (keys: readonly string[]) => releaseKeys(strapi, keys),
      /** Those that exist. */
      read: (keys: readonly string[]) => readKeys(strapi, keys),
    }),
    privacy: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** The tables that all plugins and the application registered for personal data. */
      tables: () => personalDataProviders(strapi).flatMap(({ tables }) => tables),
    }),
    retention: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** Runs retention as the job does; returns the number of leads erased, null while another CMS holds the lease. */
      runNow: (now = Date.now()) => retentionJob.once(strapi, now),
    }),
    activity: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** Counts of visitors' actions about listings, which the application shows to their owners. */
      of: (listings: readonly number[]) => readActivity(strapi, listings),
    }),
    alerts: ({ strapi }: { strapi: Core.Strapi }) => ({
      runSearchAlerts: (now?: number) => searchAlertsJob.once(strapi, now),
    }),
  },
  register({ strapi }: { strapi: Core.Strapi }) {
    rejectFailedCommits(strapi);
    registerMigrations(strapi, { plugin: "leads", migrations });
    strapi.customFields.register(answersField);
    registerAdminLayouts(strapi, { [leadUid]: leadLayout });
    registerPersonalData(strapi, { plugin: "leads", providers: personalData });
    protectLeads(strapi);
    for (const job of jobs) job.register(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await migrateProjectInterests(strapi);
    await registerMailPermissions(strapi);
    await registerLeadPermissions(strapi);
    await registerAppointmentPermissions(strapi);
    await backfillLeadColumns(strapi);
    for (const job of jobs) job.start(strapi);
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await Promise.all(jobs.map((job) => job.stop(strapi)));
  },
};
