import { renewalExpiresAt } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { brandOf } from "../../mail/brand-of.js";
import type { ComposedMail } from "../../mail/compose-mail.js";
import { mailSources } from "../../mail/mail-sources.js";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { savedSearchFacts } from "../saved-search-facts.js";
import { linkUrl } from "../signed-links.js";
import { composeSubscriberMail, type QueuedSubscriberMail } from "../subscriber-mail.js";
import { isAskedAgain, readSubscriptions, type SubscriptionDetails } from "../subscription-row.js";
import { renderRenewal } from "./render-renewal.js";

/** What the mail says that asks whether somebody still wants this; the days to answer count from now. */
export async function renewalContent(
  strapi: Core.Strapi,
  row: SubscriptionDetails,
  now: number,
): Promise<Parameters<typeof composeSubscriberMail>[3]> {
  const { language, kind, key } = row;
  const agency = await mailSources(strapi).agency(language);
  const { siteUrl } = pluginSettings(strapi);
  const leave = linkUrl(strapi, language, { purpose: "leave", subject: key, until: null });
  const content = renderRenewal({
    ...{ language, kind, leave },
    renew: linkUrl(strapi, language, { purpose: "renew", subject: key, until: null }),
    facts: await savedSearchFacts(strapi, row, language),
    confirmedAt: new Date(row.renewed_at ?? row.confirmed_at ?? row.asked_at),
    until: renewalExpiresAt(new Date(now)),
    brand: brandOf(agency.config, siteUrl),
  });
  return { agency, content, leave };
}

/** FORM-12: the question whether somebody still wants it. Null where it was answered, ended or erased meanwhile. */
export async function composeRenewal(
  strapi: Core.Strapi,
  queued: QueuedSubscriberMail & { part: string },
): Promise<ComposedMail | null> {
  const [row] = await inTransaction(strapi, ({ trx }) => readSubscriptions(strapi, trx, { key: queued.lead }));
  if (!row || !isAskedAgain(row) || queued.part !== String(row.asked_again_at)) return null;
  return composeSubscriberMail(strapi, row, queued, await renewalContent(strapi, row, Date.now()));
}
