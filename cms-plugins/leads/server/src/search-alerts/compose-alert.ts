import {
  type Language,
  emptyListingQuery,
  serializeListingQuery,
  type SavedSearch,
  type SearchableListing,
  type SearchGoal,
  type MailProject,
  type MailBrand,
  type MailContent,
} from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { brandOf } from "../mail/brand-of.js";
import type { ComposedMail } from "../mail/render-mail.js";
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
import {
  alertItemTable,
  alertKinds,
  alertMailTable,
  alertTable,
  type AlertKind,
} from "../subscriptions/alert-tables.js";
import { isPriceDrop } from "./alert-reason.js";
import { searchableItem } from "./searchable-item.js";
import { headerText } from "../mail/address-text.js";
import { toListingCard } from "../mail/to-listing-card.js";
import { messagesIn } from "../messages/messages.js";

/** A listing or project in a mail. */
type MailedItem = MailProject & { kind: AlertKind; priceFell: boolean };

interface MoreItems {
  goal: SearchGoal;
  count: number;
  url: string;
}

interface AlertInput {
  language: Language;
  items: readonly MailedItem[];
  /** Further matches, and the pages that list them. */
  more: readonly MoreItems[];
  /** Addresses of the pages where it is changed, and ended. */
  manage: string;
  leave: string;
  confirmedAt: Date;
  brand: MailBrand;
}

/** `3 homes and 1 new-build project`. */
function countItems({ language, items, more }: Pick<AlertInput, "language" | "items" | "more">): string {
  const text = messagesIn(language);
  const countOf = (kind: AlertKind) => {
    const left = more.filter(({ goal }) => (goal === "project") === (kind === "project"));
    return left.reduce((sum, one) => sum + one.count, items.filter((item) => item.kind === kind).length);
  };
  const [homeCount, projectCount] = [countOf("property"), countOf("project")];
  const homes = text("mail.alert.homes", { count: homeCount });
  const projects = text("mail.alert.projects", { count: projectCount });
  if (projectCount === 0) return homes;
  return homeCount === 0 ? projects : text("mail.alert.homesAndProjects", { homes, projects });
}

function tagOf({ kind, priceFell }: MailedItem) {
  if (priceFell) return "mail.alert.priceFell";
  return kind === "project" ? "mail.alert.isNewProject" : "mail.alert.isNew";
}

const moreMessages = {
  0: "mail.alert.more.sale",
  1: "mail.alert.more.rent",
  project: "mail.alert.more.project",
} as const satisfies Record<SearchGoal, string>;

/** FORM-9: the listings and projects, each once, why the mail was sent, and how to unsubscribe. */
export function renderAlert({ language, items, more, manage, leave, confirmedAt, brand }: AlertInput): MailContent {
  const text = messagesIn(language);
  const [first] = items;
  const only = items.length === 1 && more.length === 0 ? first : undefined;
  const values = { items: countItems({ language, items, more }), home: first?.title ?? "" };
  const subject = only ? (only.priceFell ? "subjectPrice" : "subjectOne") : "subjectMany";
  const body = only ? (only.kind === "project" ? "bodyProject" : "bodyOne") : "bodyMany";
  return {
    language,
    subject: headerText(text(`mail.alert.${subject}`, values)),
    heading: "",
    greeting: "",
    paragraphs: [text(`mail.alert.${body}`, values)],
    home: null,
    homes: items.map((item) => ({ ...toListingCard(item, language), tag: text(tagOf(item)) })),
    more: more.map(({ goal, count, url }) => ({ label: text(moreMessages[goal], { count }), url })),
    factsTitle: "",
    facts: [],
    messages: [],
    button: null,
    signature: "",
    links: [
      { label: text("mail.alert.manage"), url: manage },
      { label: text("mail.alert.leave"), url: leave },
    ],
    notes: [text("mail.alert.why", { day: confirmedAt })],
    brand,
  };
}

/** Limit of locations in a list's address. */
const maxLocations = 50;
const isLocation = (zone: string): boolean => zone.includes("|");

interface Matched {
  searched: readonly Pick<SearchableListing, "goal" | "zones">[];
}

const goalOf = ({ searched }: Matched): SearchGoal => searched[0]?.goal ?? 0;

/** Lists filter by places; of a province or region those where something was found, all where they are too many. */
function locationsOf({ zones }: SavedSearch, found: readonly Matched[]): string[] {
  if (zones.length === 0) return [];
  const locations = zones.every(isLocation)
    ? zones
    : found.flatMap(({ searched }) => searched.flatMap((one) => one.zones.filter(isLocation)));
  const distinct = [...new Set(locations)];
  return distinct.length > maxLocations ? [] : distinct;
}

/** The query of a goal's list with the filters of a saved search; newest first, the lists' default. */
export function savedSearchQuery(search: SavedSearch, goal: 0 | 1, found: readonly Matched[]): string {
  const { types, minPrice, maxPrice, minRooms, minSurface, epc, amenities } = search;
  const query = emptyListingQuery(goal);
  const { bedrooms = 0, garages = 0 } = minRooms;
  const rooms = { ...query.rooms, bedrooms, garages };
  const params = serializeListingQuery({
    ...{ ...query, types: [...types], minPrice, maxPrice, rooms, minSurface, epc, amenities: [...amenities] },
    cities: locationsOf(search, found),
  });
  return params.size > 0 ? `?${params}` : "";
}

/** FORM-9: what a mail has no place for, after the first `shown`: how many of each, and the page that lists them. */
async function moreItems(
  strapi: Core.Strapi,
  { wish, language }: Pick<SubscriptionRow, "wish" | "language">,
  listed: readonly Matched[],
  shown: number,
): Promise<MoreItems[]> {
  const left = listed.slice(shown);
  if (left.length === 0 || !wish) return [];
  const lists = await mailSources(strapi).lists(language);
  return ([0, 1, "project"] as const).flatMap((goal) => {
    const count = left.filter((one) => goalOf(one) === goal).length;
    if (count === 0) return [];
    const found = listed.filter((one) => goalOf(one) === goal);
    return [{ goal, count, url: lists[goal] + (goal === "project" ? "" : savedSearchQuery(wish, goal, found)) }];
  });
}

/** As many as mail programs show without clipping a mail. The site's lists show the rest. */
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
    const found: unknown = await table(strapi, trx, `${subscriptionTable} as subscription`)
      .join(`${alertMailTable} as mail`, "mail.subscription", "subscription.id")
      .where("mail.key", key)
      .first("subscription.*");
    if (found === undefined) return null;
    const rows: unknown = await table(strapi, trx, `${alertTable} as alert`)
      .join(`${alertItemTable} as known`, (on) => {
        void on.on("known.kind", "alert.kind").andOn("known.item", "alert.item");
      })
      .where({ "alert.mail": key, "known.on_offer": true })
      // Projects first: they are few, listings may be many.
      .orderBy(["alert.kind", "alert.id"])
      .select("alert.kind", "alert.item", "alert.reason", "known.searched");
    return { row: subscriptionRow.parse(found), listed: alerts.parse(rows) };
  });
}

/** The content of an alert mail. */
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

/** As shown to the recipient; null if it is gone. */
async function toMailedItem(
  strapi: Core.Strapi,
  { kind, item, reason }: AlertRow,
  language: Language,
): Promise<MailedItem | null> {
  const sources = mailSources(strapi);
  const shown = await (kind === "project" ? sources.project(item, language) : sources.home(item, language));
  return shown && { ...shown, kind, priceFell: isPriceDrop(reason) };
}

/** FORM-9: a mail of listings and projects; null if the subscription has ended or none is still on offer. */
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
