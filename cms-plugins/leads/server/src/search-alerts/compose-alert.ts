import type { Language } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { brandOf } from "../mail/brand-of.js";
import type { ComposedMail } from "../mail/compose-mail.js";
import { mailSources } from "../mail/mail-sources.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { linkUrl } from "../subscriptions/signed-links.js";
import { composeSubscriberMail, type QueuedSubscriberMail } from "../subscriptions/subscriber-mail.js";
import {
  stateOf,
  subscriptionRow,
  type SubscriptionDetails,
  type SubscriptionRow,
} from "../subscriptions/subscription-row.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";
import { alertItemTable, alertKinds, alertMailTable, alertTable } from "./alert-tables.js";
import { isPriceDrop } from "./alert-reason.js";
import { searchableItem } from "./searchable-item.js";
import { moreItems } from "./more-items.js";
import { renderAlert, type MoreItems, type MailedItem } from "./render-alert.js";

/** What mail programs show without cutting a mail off. What is more, the lists of the site have. */
export const itemsInMail = 50;

const alerts = z.array(
  z.object({
    ...{ kind: z.enum(alertKinds), item: z.number(), reason: z.string() },
    searched: z.string().transform((text) => searchableItem.parse(JSON.parse(text))),
  }),
);

type AlertRow = z.infer<typeof alerts>[number];

/** The subscription of a mail, and what it lists: what is still on offer. */
async function readAlertMail(
  strapi: Core.Strapi,
  key: string,
): Promise<{ row: SubscriptionRow; listed: AlertRow[] } | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, `${subscriptionTable} as wish`)
      .join(`${alertMailTable} as mail`, "mail.subscription", "savedSearch.id")
      .where("mail.key", key)
      .first("savedSearch.*");
    if (found === undefined) return null;
    const rows: unknown = await table(strapi, trx, `${alertTable} as alert`)
      .join(`${alertItemTable} as known`, (on) => {
        void on.on("known.kind", "alert.kind").andOn("known.item", "alert.item");
      })
      .where({ "alert.mail": key, "known.on_offer": true })
      // Projects are few, homes may be many.
      .orderBy(["alert.kind", "alert.id"])
      .select("alert.kind", "alert.item", "alert.reason", "known.searched");
    return { row: subscriptionRow.parse(found), listed: alerts.parse(rows) };
  });
}

/** What a mail of these says. */
export async function alertContent(
  strapi: Core.Strapi,
  row: SubscriptionDetails,
  { items, more }: { items: readonly MailedItem[]; more: readonly MoreItems[] },
): Promise<Parameters<typeof composeSubscriberMail>[3]> {
  const { language } = row;
  const agency = await mailSources(strapi).agency(language);
  const { siteUrl } = pluginSettings(strapi);
  const leave = linkUrl(strapi, language, { purpose: "leave", subject: row.key, until: null });
  const content = renderAlert({
    ...{ language, items, more, leave },
    manage: linkUrl(strapi, language, { purpose: "manage", subject: row.lead, until: null }),
    confirmedAt: new Date(row.confirmed_at ?? row.asked_at),
    brand: brandOf(agency.config, siteUrl),
  });
  return { agency, content, leave };
}

/** As its reader sees it; null where it is gone. */
async function toMailedItem(
  strapi: Core.Strapi,
  { kind, item, reason }: AlertRow,
  language: Language,
): Promise<MailedItem | null> {
  const sources = mailSources(strapi);
  const shown = await (kind === "project" ? sources.project(item, language) : sources.home(item, language));
  return shown && { ...shown, kind, priceFell: isPriceDrop(reason) };
}

/** FORM-9: a mail of homes and projects; null where the subscription has ended or nothing is left on offer. */
export async function composeAlert(strapi: Core.Strapi, queued: QueuedSubscriberMail): Promise<ComposedMail | null> {
  const mail = await readAlertMail(strapi, queued.lead);
  if (!mail || stateOf(mail.row) !== "running") return null;
  const { row } = mail;
  const items: MailedItem[] = [];
  let shown = 0;
  for (; items.length < itemsInMail && shown < mail.listed.length; shown += 1) {
    const [listed] = mail.listed.slice(shown);
    const item = listed && (await toMailedItem(strapi, listed, row.language));
    if (item) items.push(item);
  }
  if (items.length === 0) return null;
  const more = await moreItems(strapi, row, mail.listed, shown);
  return composeSubscriberMail(strapi, row, queued, await alertContent(strapi, row, { items, more }));
}
