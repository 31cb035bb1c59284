import { ensureChangeTables } from "@gevel/change-log";
import { backgroundJob } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { dropUnconfirmed } from "../subscriptions/drop-unconfirmed.js";
import { alertJobTable } from "./alert-tables.js";
import { followChanges } from "./follow-changes.js";
import { queueAlertMails } from "./queue-alert-mails.js";

const alerts = backgroundJob({
  table: alertJobTable,
  // A home that comes on the market is mailed within so long; looking costs one row where nothing changed.
  restMs: 5_000,
  isPausable: true,
  failed: "search-alerts: matching changed listings failed",
  prepare: ensureChangeTables,
  async round(strapi, shouldContinue, now) {
    await dropUnconfirmed(strapi, now);
    return (await followChanges(strapi, shouldContinue)) && (await queueAlertMails(strapi, now, shouldContinue));
  },
});

/** Looks for matches and puts them into mails, now, as another CMS would; `now` decides which daily mails are due. */
export const runSearchAlerts = alerts.once;

/** Follows what comes on the market in the background for as long as the CMS runs. */
export function startSearchAlertsJob(strapi: Core.Strapi): void {
  if (pluginSettings(strapi).mailJob) alerts.start(strapi);
}

export const stopSearchAlertsJob = alerts.stop;
