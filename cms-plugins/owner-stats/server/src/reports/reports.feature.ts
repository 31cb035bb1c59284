import type { ReportSources } from "@gevel/config";
import type { Feature } from "../feature.js";
import { reportsJob } from "./job/reports-job.js";
import { addReportMails } from "./mail/report-mails.js";
import { ownReportsController } from "./owner/own-reports-controller.js";
import { configureReportSources } from "./report-sources.js";
import { reportsController } from "./staff/reports-controller.js";
import { reportsPersonalData } from "./reports-personal-data.js";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const actions = { read: "plugin::owner-stats.reports.read", send: "plugin::owner-stats.reports.send" } as const;

/** A route that only staff with this right reach. */
const requireReports = (right: keyof typeof actions) => ({
  policies: ["admin::isAuthenticatedAdmin", { name: "admin::hasPermissions", config: { actions: [actions[right]] } }],
});

interface PermissionService {
  actionProvider: { registerMany(actions: readonly object[]): Promise<unknown> };
}

/** Ticked in the admin, under Settings → Roles → Plugins. */
async function registerReportRights(strapi: Core.Strapi): Promise<void> {
  const { actionProvider } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const own = { section: "plugins", pluginName: "owner-stats", subCategory: "reports" };
  await actionProvider.registerMany([
    { ...own, displayName: "See the monthly reports", uid: "reports.read" },
    { ...own, displayName: "Make, send and schedule the monthly reports", uid: "reports.send" },
  ]);
}

/** OWNER-8: the owners' monthly reports, made once and never changed. */
export const reportsFeature: Feature = {
  personalData: [reportsPersonalData],
  controllers: { reports: reportsController, "own-reports": ownReportsController },
  services: {
    reports: ({ strapi }) => ({
      /** The application calls it in its register step. */
      configureSources(sources: ReportSources) {
        configureReportSources(strapi, sources);
        addReportMails(strapi);
      },
      /** As the job does. */
      runNow: (now?: number) => reportsJob.once(strapi, now),
    }),
  },
  staffRoutes: [
    { method: "GET", path: "/reports", handler: "reports.board", config: requireReports("read") },
    { method: "POST", path: "/reports/make", handler: "reports.make", config: requireReports("send") },
    { method: "PUT", path: "/reports/plan", handler: "reports.plan", config: requireReports("send") },
    {
      method: "POST",
      path: "/reports/deliveries/:id/again",
      handler: "reports.again",
      config: requireReports("send"),
    },
    { method: "GET", path: "/reports/:id/file", handler: "reports.file", config: requireReports("read") },
  ],
  // With an owner's session; the role decides on permissions.
  routes: [
    { method: "GET", path: "/me/reports", handler: "own-reports.list" },
    { method: "GET", path: "/me/reports/:id.pdf", handler: "own-reports.file" },
    { method: "PUT", path: "/me/report-wish", handler: "own-reports.wish" },
  ],
  register: (strapi) => reportsJob.register(strapi),
  async bootstrap(strapi) {
    await registerReportRights(strapi);
    reportsJob.start(strapi);
  },
  destroy: (strapi) => reportsJob.stop(strapi),
};
