import { answeredUntil } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { brandOf } from "../../mail/brand-of.js";
import type { ComposedMail } from "../../mail/compose-mail.js";
import { mailSources } from "../../mail/mail-sources.js";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { factsOfWish } from "../facts-of-wish.js";
import { linkAddress } from "../signed-links.js";
import { subscriberMail, type QueuedToSubscriber } from "../subscriber-mail.js";
import { isAskedAgain, readSubscriptions, type SaidSubscription } from "../subscription-row.js";
import { sayRenewal } from "./say-renewal.js";

/** What the mail says that asks whether somebody still wants this; the days to answer count from now. */
export async function renewalContent(
  strapi: Core.Strapi,
  row: SaidSubscription,
  now: number,
): Promise<Parameters<typeof subscriberMail>[3]> {
  const { language, kind, key } = row;
  const agency = await mailSources(strapi).agency(language);
  const { siteUrl } = pluginSettings(strapi);
  const leave = linkAddress(strapi, language, { purpose: "leave", subject: key, until: null });
  const content = sayRenewal({
    ...{ language, kind, leave },
    keep: linkAddress(strapi, language, { purpose: "renew", subject: key, until: null }),
    facts: await factsOfWish(strapi, row, language),
    wantedAt: new Date(row.renewed_at ?? row.confirmed_at ?? row.asked_at),
    until: answeredUntil(new Date(now)),
    brand: brandOf(agency.config, siteUrl),
  });
  return { agency, content, leave };
}

/** FORM-12: the question whether somebody still wants it. Null where it was answered, ended or erased meanwhile. */
export async function composeRenewal(
  strapi: Core.Strapi,
  queued: QueuedToSubscriber & { part: string },
): Promise<ComposedMail | null> {
  const [row] = await inTransaction(strapi, ({ trx }) => readSubscriptions(strapi, trx, { key: queued.lead }));
  if (!row || !isAskedAgain(row) || queued.part !== String(row.asked_again_at)) return null;
  return subscriberMail(strapi, row, queued, await renewalContent(strapi, row, Date.now()));
}
