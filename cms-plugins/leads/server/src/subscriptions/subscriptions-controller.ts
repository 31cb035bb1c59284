import { requireReplica } from "@gevel/change-log";
import {
  subscriptionChangeSchema,
  subscriptionRequestSchema,
  subscriptionsResponseSchema,
  type SubscriptionChange,
  type Subscriptions,
} from "@gevel/config";
import { endpoint, parseInput, type HttpContext, inTransaction, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { changeSubscriptions } from "./change-subscription.js";
import { savedSearchFacts } from "./saved-search-facts.js";
import { linkSecret, linkToken, readLink, type Link } from "./signed-links.js";
import { isAskedAgain, readSubscriptions, stateOf, type SubscriptionRow } from "./subscription-row.js";

const toIso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const rowsOfLink = (strapi: Core.Strapi, trx: Connection, { purpose, subject }: Link) =>
  readSubscriptions(strapi, trx, purpose === "leave" || purpose === "renew" ? { key: subject } : { lead: subject });

const isOver = ({ until }: Link, now: number) => until !== null && until < now;

/** A masked address, safe from bystanders: the first letter and the domain. */
function maskedAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

async function toSubscriptions(strapi: Core.Strapi, link: Link, rows: readonly SubscriptionRow[], now: number) {
  const [first] = rows;
  if (!first) return null;
  const { language, lead } = first;
  const isConfirmed = rows.every((row) => stateOf(row) !== "asked");
  const canManage = link.purpose === "manage" || (!isOver(link, now) && isConfirmed);
  const manage = canManage ? linkToken(linkSecret(strapi), { purpose: "manage", subject: lead, until: null }) : "";
  const subscriptions: Subscriptions["subscriptions"] = [];
  for (const row of rows)
    subscriptions.push({
      ...{ one: row.key, kind: row.kind, state: stateOf(row), frequency: row.frequency },
      confirmedAt: toIso(row.confirmed_at),
      renewedAt: toIso(row.renewed_at),
      isAsked: isAskedAgain(row),
      facts: await savedSearchFacts(strapi, row, language),
    });
  const expired = isOver(link, now) && !isConfirmed;
  return { purpose: link.purpose, expired, language, email: maskedAddress(first.email), manage, subscriptions };
}

/** The subscriptions of a link; null if the link is invalid or they were erased. */
export async function readByLink(strapi: Core.Strapi, token: string, now: number): Promise<Subscriptions | null> {
  const link = readLink(linkSecret(strapi), token);
  if (!link) return null;
  const rows = await inTransaction(strapi, ({ trx }) => rowsOfLink(strapi, trx, link));
  return toSubscriptions(strapi, link, rows, now);
}

/** The changes each link allows; every mail has a link that ends a subscription. */
function isAllowed({ purpose }: Link, change: SubscriptionChange["change"]): boolean {
  if (purpose === "manage") return change !== "confirm";
  if (purpose === "renew") return change === "renew" || change === "end";
  return change === (purpose === "confirm" ? "confirm" : "end");
}

/** Applies a visitor's change by a link, and returns the result. */
export async function changeByLink(
  strapi: Core.Strapi,
  { token, one, change }: SubscriptionChange,
  now: number,
): Promise<Subscriptions | null> {
  const link = readLink(linkSecret(strapi), token);
  if (!link) return null;
  const rows = await inTransaction(strapi, async ({ trx }) => {
    const linked = await rowsOfLink(strapi, trx, link);
    const meant = one === undefined ? linked : linked.filter(({ key }) => key === one);
    if (!isOver(link, now) && isAllowed(link, change)) await changeSubscriptions(strapi, trx, meant, { change, now });
    return rowsOfLink(strapi, trx, link);
  });
  return toSubscriptions(strapi, link, rows, now);
}

/** Requests by the site for a visitor with a link from a mail; the link's token is the only authentication. */
export const subscriptionsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  read: endpoint(strapi, subscriptionsResponseSchema, async (ctx: HttpContext) => {
    requireReplica(strapi, ctx);
    const { token } = parseInput(subscriptionRequestSchema, ctx.request.body);
    return { subscriptions: await readByLink(strapi, token, Date.now()) };
  }),
  change: endpoint(strapi, subscriptionsResponseSchema, async (ctx: HttpContext) => {
    requireReplica(strapi, ctx);
    const change = parseInput(subscriptionChangeSchema, ctx.request.body);
    return { subscriptions: await changeByLink(strapi, change, Date.now()) };
  }),
});
