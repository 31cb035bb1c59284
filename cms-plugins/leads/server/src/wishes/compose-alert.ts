import type { Language } from "@gevel/config";
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
import { alertItemTable, alertKinds, alertMailTable, alertTable } from "./alert-tables.js";
import { isPriceDrop } from "./alert-reason.js";
import { searchedItem } from "./searched-item.js";
import { moreItems } from "./more-items.js";
import { sayAlert, type MoreItems, type ToldItem } from "./say-alert.js";

/** What mail programs show without cutting a mail off. What is more, the lists of the site have. */
export const itemsInMail = 50;

const alerts = z.array(
  z.object({
    ...{ kind: z.enum(alertKinds), item: z.number(), reason: z.string() },
    searched: z.string().transform((text) => searchedItem.parse(JSON.parse(text))),
  }),
);

type Told = z.infer<typeof alerts>[number];

/** The subscription of a mail, and what it lists: what is still on offer. */
async function readAlertMail(strapi: Core.Strapi, key: string): Promise<{ row: SubscriptionRow; told: Told[] } | null> {
  return inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, `${subscriptionTable} as wish`)
      .join(`${alertMailTable} as mail`, "mail.subscription", "wish.id")
      .where("mail.key", key)
      .first("wish.*");
    if (found === undefined) return null;
    const rows: unknown = await table(strapi, trx, `${alertTable} as alert`)
      .join(`${alertItemTable} as known`, (on) => {
        void on.on("known.kind", "alert.kind").andOn("known.item", "alert.item");
      })
      .where({ "alert.mail": key, "known.on_offer": true })
      // Projects are few, homes may be many.
      .orderBy(["alert.kind", "alert.id"])
      .select("alert.kind", "alert.item", "alert.reason", "known.searched");
    return { row: subscriptionRow.parse(found), told: alerts.parse(rows) };
  });
}

/** What a mail of these says. */
export async function alertContent(
  strapi: Core.Strapi,
  row: SaidSubscription,
  { items, more }: { items: readonly ToldItem[]; more: readonly MoreItems[] },
): Promise<Parameters<typeof subscriberMail>[3]> {
  const { language } = row;
  const agency = await mailSources(strapi).agency(language);
  const { siteUrl } = pluginSettings(strapi);
  const leave = linkAddress(strapi, language, { purpose: "leave", subject: row.key, until: null });
  const content = sayAlert({
    ...{ language, items, more, leave },
    manage: linkAddress(strapi, language, { purpose: "manage", subject: row.lead, until: null }),
    confirmedAt: new Date(row.confirmed_at ?? row.asked_at),
    brand: brandOf(agency.config, siteUrl),
  });
  return { agency, content, leave };
}

/** As its reader sees it; null where it is gone. */
async function toldItem(
  strapi: Core.Strapi,
  { kind, item, reason }: Told,
  language: Language,
): Promise<ToldItem | null> {
  const sources = mailSources(strapi);
  const shown = await (kind === "project" ? sources.project(item, language) : sources.home(item, language));
  return shown && { ...shown, kind, priceFell: isPriceDrop(reason) };
}

/** FORM-9: a mail of homes and projects; null where the subscription has ended or nothing is left on offer. */
export async function composeAlert(strapi: Core.Strapi, queued: QueuedToSubscriber): Promise<ComposedMail | null> {
  const mail = await readAlertMail(strapi, queued.lead);
  if (!mail || stateOf(mail.row) !== "running") return null;
  const { row } = mail;
  const items: ToldItem[] = [];
  let shown = 0;
  for (; items.length < itemsInMail && shown < mail.told.length; shown += 1) {
    const [told] = mail.told.slice(shown);
    const item = told && (await toldItem(strapi, told, row.language));
    if (item) items.push(item);
  }
  if (items.length === 0) return null;
  const more = await moreItems(strapi, row, mail.told, shown);
  return subscriberMail(strapi, row, queued, await alertContent(strapi, row, { items, more }));
}
