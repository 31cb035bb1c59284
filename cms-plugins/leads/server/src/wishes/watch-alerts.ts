import { ensureChangeTables } from "@gevel/change-feed";
import { backgroundWork } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { dropUnconfirmed } from "../subscriptions/drop-unconfirmed.js";
import { alertWorkTable } from "./alert-tables.js";
import { followChanges } from "./follow-changes.js";
import { gatherMails } from "./gather-mails.js";

const alerts = backgroundWork({
  table: alertWorkTable,
  // A home that comes on the market is mailed within so long; looking costs one row where nothing changed.
  restMs: 5_000,
  givesWay: true,
  failed: "wishes could not be held against what is new",
  prepare: ensureChangeTables,
  async round(strapi, goOn, now) {
    await dropUnconfirmed(strapi, now);
    return (await followChanges(strapi, goOn)) && (await gatherMails(strapi, now, goOn));
  },
});

/** Looks for matches and puts them into mails, now, as another CMS would; `now` decides which daily mails are due. */
export const lookForMatches = alerts.once;

/** Follows what comes on the market in the background for as long as the CMS runs. */
export function watchAlerts(strapi: Core.Strapi): void {
  if (pluginSettings(strapi).mailWork) alerts.start(strapi);
}

export const stopAlerts = alerts.stop;
