import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { brandOf } from "../mail/brand-of.js";
import type { ComposedMail } from "../mail/compose-mail.js";
import { mailSources } from "../mail/mail-sources.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { linkAddress } from "../subscriptions/signed-links.js";
import { subscriberMail, type QueuedToSubscriber } from "../subscriptions/subscriber-mail.js";
import {
  stateOf,
  subscriptionRow,
  type SaidSubscription,
  type SubscriptionRow,
} from "../subscriptions/subscription-row.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";
import { alertHomeTable, alertMailTable, alertTable } from "./alert-tables.js";
import { isPriceDrop } from "./alert-reason.js";
import { sayAlert } from "./say-alert.js";

const alerts = z.array(z.object({ listing: z.number(), reason: z.string() }));

interface Told {
  listing: number;
  reason: string;
}

/** Whose mail it is, and what it tells: of the homes that it is about those alone that are on offer by now. */
async function readAlertMail(strapi: Core.Strapi, key: string): Promise<{ row: SubscriptionRow; told: Told[] } | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, `${subscriptionTable} as wish`)
      .join(`${alertMailTable} as mail`, "mail.subscription", "wish.id")
      .where("mail.key", key)
      .first("wish.*");
    if (found === undefined) return null;
    const rows: unknown = await table(strapi, trx, `${alertTable} as alert`)
      .join(`${alertHomeTable} as home`, "home.listing", "alert.listing")
      .where({ "alert.mail": key, "home.on_offer": true })
      .orderBy("alert.id")
      .select("alert.listing", "alert.reason");
    return { row: subscriptionRow.parse(found), told: alerts.parse(rows) };
  });
}

type ToldHome = Parameters<typeof sayAlert>[0]["homes"][number];

/** What a mail of these homes says. */
export async function alertContent(
  strapi: Core.Strapi,
  row: SaidSubscription,
  homes: readonly ToldHome[],
): Promise<Parameters<typeof subscriberMail>[3]> {
  const { language } = row;
  const agency = await mailSources(strapi).agency(language);
  const { siteUrl } = pluginSettings(strapi);
  const leave = linkAddress(strapi, language, { purpose: "leave", subject: row.key, until: null });
  const content = sayAlert({
    ...{ language, homes, leave },
    manage: linkAddress(strapi, language, { purpose: "manage", subject: row.lead, until: null }),
    confirmedAt: new Date(row.confirmed_at ?? row.asked_at),
    brand: brandOf(agency.config, siteUrl),
  });
  return { agency, content, leave };
}

/** FORM-9: a mail of homes. Null where nobody wants it any more, or no home of it is left. */
export async function composeAlert(strapi: Core.Strapi, queued: QueuedToSubscriber): Promise<ComposedMail | null> {
  const mail = await readAlertMail(strapi, queued.lead);
  if (!mail || stateOf(mail.row) !== "running") return null;
  const { row } = mail;
  const sources = mailSources(strapi);
  const homes: ToldHome[] = [];
  for (const { listing, reason } of mail.told) {
    const home = await sources.home(listing, row.language);
    if (home) homes.push({ ...home, priceFell: isPriceDrop(reason) });
  }
  return homes.length === 0 ? null : subscriberMail(strapi, row, queued, await alertContent(strapi, row, homes));
}
