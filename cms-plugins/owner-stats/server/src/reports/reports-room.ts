import type { ReportSources } from "@gevel/config";
import type { Room } from "../room.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { reportsWatch } from "./job/reports-watch.js";
import { addReportMails } from "./mail/report-mails.js";
import { ownReportsController } from "./owner/own-reports-controller.js";
import { useReportSources } from "./report-sources.js";
import { onlyWithReports, registerReportRights } from "./staff/report-rights.js";
import { reportsController } from "./staff/reports-controller.js";
import { deliveriesTo } from "./stored/stored-reports.js";
import { ensureReportTables } from "./stored/report-tables.js";

/** OWNER-8: what owners are told of each month, once and for good. */
export const reportsRoom: Room = {
  controllers: { reports: reportsController, "own-reports": ownReportsController },
  services: {
    reports: ({ strapi }) => ({
      /** The application calls it in its register step. */
      useSources(sources: ReportSources) {
        useReportSources(strapi, sources);
        addReportMails(strapi);
      },
      /** What went to an address, for who asks what is known of them. */
      deliveriesTo: (email: string) => deliveriesTo(strapi, email),
      /** As the job does. */
      lookNow: (now?: number) => reportsWatch.once(strapi, now),
    }),
  },
  staffRoutes: [
    { method: "GET", path: "/reports", handler: "reports.board", config: onlyWithReports("read") },
    { method: "POST", path: "/reports/make", handler: "reports.make", config: onlyWithReports("send") },
    { method: "PUT", path: "/reports/plan", handler: "reports.plan", config: onlyWithReports("send") },
    {
      method: "POST",
      path: "/reports/deliveries/:id/again",
      handler: "reports.again",
      config: onlyWithReports("send"),
    },
    { method: "GET", path: "/reports/:id/file", handler: "reports.file", config: onlyWithReports("read") },
  ],
  // With the session of an owner; the role says who may.
  routes: [
    { method: "GET", path: "/me/reports", handler: "own-reports.list" },
    { method: "GET", path: "/me/reports/:id.pdf", handler: "own-reports.file" },
    { method: "PUT", path: "/me/report-wish", handler: "own-reports.wish" },
  ],
  async bootstrap(strapi) {
    await ensureReportTables(strapi);
    await registerReportRights(strapi);
    if (pluginSettings(strapi).reportWork) reportsWatch.start(strapi);
  },
  destroy: (strapi) => reportsWatch.stop(strapi),
};
