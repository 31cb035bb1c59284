import { formOfWish, type Language, type SubscriptionChange, type Subscriptions } from "@gevel/config";
import { inTransaction, type Connection } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { factsOfLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { changeSubscriptions } from "./change-subscription.js";
import { linkSecret, linkToken, readLink, type Link } from "./signed-links.js";
import { readSubscriptions, stateOf, type SubscriptionRow } from "./subscription-row.js";

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What is looked for, by the words of the form. */
export async function factsOfWish(strapi: Core.Strapi, { wish }: SubscriptionRow, language: Language) {
  if (!wish) return [];
  const { choice } = mailSources(strapi);
  const filledIn = { form: "demand-register" as const, data: formOfWish(wish) };
  const { facts } = await factsOfLead(filledIn, language, (source, value) => choice(source, value, language));
  return facts.map(({ label, value }) => ({ label, value }));
}

const rowsBehind = (strapi: Core.Strapi, trx: Connection, { purpose, subject }: Link) =>
  readSubscriptions(strapi, trx, purpose === "leave" ? { key: subject } : { lead: subject });

const isOver = ({ until }: Link, now: number) => until !== null && until < now;

/** An address that others may see over a shoulder: the first letter, and where it is. */
function shownAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

async function told(strapi: Core.Strapi, link: Link, rows: readonly SubscriptionRow[], now: number) {
  const [first] = rows;
  if (!first) return null;
  const { language, lead } = first;
  const isConfirmed = rows.every((row) => stateOf(row) !== "asked");
  const leadsOn = link.purpose === "manage" || (!isOver(link, now) && isConfirmed);
  const manage = leadsOn ? linkToken(linkSecret(strapi), { purpose: "manage", subject: lead, until: null }) : "";
  const subscriptions: Subscriptions["subscriptions"] = [];
  for (const row of rows)
    subscriptions.push({
      ...{ one: row.key, kind: row.kind, state: stateOf(row), frequency: row.frequency },
      confirmedAt: moment(row.confirmed_at),
      facts: await factsOfWish(strapi, row, language),
    });
  const expired = isOver(link, now) && !isConfirmed;
  return { purpose: link.purpose, expired, language, email: shownAddress(first.email), manage, subscriptions };
}

/** What stands behind a link; null where it is none of ours or was erased. */
export async function readBehindLink(strapi: Core.Strapi, token: string, now: number): Promise<Subscriptions | null> {
  const link = readLink(linkSecret(strapi), token);
  if (!link) return null;
  const rows = await inTransaction(strapi, ({ trx }) => rowsBehind(strapi, trx, link));
  return told(strapi, link, rows, now);
}

/** What each link may do; one that ends a subscription goes along with every mail. */
function mayDo({ purpose }: Link, change: SubscriptionChange["change"]): boolean {
  if (purpose === "manage") return change !== "confirm";
  return change === (purpose === "confirm" ? "confirm" : "end");
}

/** Does what a visitor asked on the page of a link, and tells what stands behind it then. */
export async function changeBehindLink(
  strapi: Core.Strapi,
  { token, one, change }: SubscriptionChange,
  now: number,
): Promise<Subscriptions | null> {
  const link = readLink(linkSecret(strapi), token);
  if (!link) return null;
  const rows = await inTransaction(strapi, async ({ trx }) => {
    const behind = await rowsBehind(strapi, trx, link);
    const meant = one === undefined ? behind : behind.filter(({ key }) => key === one);
    if (!isOver(link, now) && mayDo(link, change)) await changeSubscriptions(strapi, trx, meant, { change, now });
    return rowsBehind(strapi, trx, link);
  });
  return told(strapi, link, rows, now);
}
