import { currentRevision, readChanged, readBaseline, type Changed } from "@gevel/change-feed";
import { fallbackLanguage, type Listing, type SearchedHome } from "@gevel/config";
import { searchedHome } from "@gevel/config/server";
import { inTransaction, letOthersIn, table, type Connection } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mailSources } from "../mail/mail-sources.js";
import { subscriptionRow } from "../subscriptions/subscription-row.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";
import { alertHomeTable, alertTable, alertWorkTable } from "./alert-tables.js";
import { nextDigest } from "./digest-time.js";
import {
  isOnOffer,
  lowestTold,
  matcher,
  type ChangedHome,
  type LowestTold,
  type Match,
  type WishOf,
} from "./match-changes.js";

/** Changes a step: one transaction, which a killed worker repeats whole or not at all. */
const stepSize = 50;
/** SQLite binds at most 32,766 values a statement. */
const rowsAtOnce = 500;

const whole = z.union([z.number(), z.string()]).transform(Number);
const workRow = z.object({ epoch: z.string(), position: whole });
const keptHome = z.object({
  ...{
    goal: z.union([z.literal(0), z.literal(1)]),
    price: z
      .number()
      .nullable()
      .transform((price) => price ?? NaN),
  },
  ...{ rooms: z.array(z.number()), webIds: z.array(z.number()), zones: z.array(z.string()) },
});
const homeRows = z.array(z.object({ listing: z.number(), home: z.string() }));
const toldRows = z.array(z.object({ subscription: z.number(), listing: z.number(), price: z.number() }));

interface Start {
  /** Changes up to this number were looked at. */
  position: number;
  /** Another database was put in the place of the one that was followed: what is there is no news. */
  silent: boolean;
}

async function startOf(strapi: Core.Strapi, epoch: string): Promise<Start> {
  const row: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, alertWorkTable).where({ id: 1 }).first(),
  );
  const work = workRow.parse(row);
  return work.epoch === epoch ? { position: work.position, silent: false } : { position: 0, silent: work.epoch !== "" };
}

/** While nobody looks for anything nothing is followed: an import has no second reader. */
const rest = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    const stopped: unknown = await table(strapi, trx, alertWorkTable)
      .where({ id: 1 })
      .whereNot({ epoch: "" })
      .update({ epoch: "", position: 0 });
    if (stopped === 1) await table(strapi, trx, alertHomeTable).delete();
  });

async function runningWishes(strapi: Core.Strapi): Promise<WishOf[]> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, subscriptionTable)
      .whereNotNull("wish")
      .whereNotNull("confirmed_at")
      .whereNull("paused_at")
      .whereNull("ended_at"),
  );
  return z
    .array(subscriptionRow)
    .parse(rows)
    .flatMap(({ id, wish, since }) => (wish ? [{ id, wish, since: since ?? 0 }] : []));
}

async function homesBefore(strapi: Core.Strapi, trx: Connection, ids: readonly number[]) {
  const rows: unknown = await table(strapi, trx, alertHomeTable)
    .whereIn("listing", [...ids])
    .select("listing", "home");
  return new Map<number, SearchedHome>(
    homeRows.parse(rows).map(({ listing, home }) => [listing, keptHome.parse(JSON.parse(home))]),
  );
}

async function toldOf(strapi: Core.Strapi, trx: Connection, ids: readonly number[]): Promise<LowestTold> {
  const rows: unknown = await table(strapi, trx, alertTable)
    .whereIn("listing", [...ids])
    .whereNotNull("price")
    .groupBy("subscription", "listing")
    .select("subscription", "listing")
    .min({ price: "price" });
  return lowestTold(toldRows.parse(rows));
}

/** Homes as they are now; what left keeps what it was when it was last on offer. */
async function keepHomes(strapi: Core.Strapi, trx: Connection, homes: readonly ChangedHome[]): Promise<void> {
  const offered = homes.flatMap(({ listing, now }) =>
    now ? [{ listing, home: JSON.stringify(now), on_offer: true }] : [],
  );
  for (let start = 0; start < offered.length; start += rowsAtOnce)
    await table(strapi, trx, alertHomeTable)
      .insert(offered.slice(start, start + rowsAtOnce))
      .onConflict("listing")
      .merge();
  const left = homes.filter(({ now }) => now === null).map(({ listing }) => listing);
  await table(strapi, trx, alertHomeTable).whereIn("listing", left).update({ on_offer: false });
}

async function keepMatches(strapi: Core.Strapi, trx: Connection, matches: readonly Match[], now: Date): Promise<void> {
  const moments = { found_at: now.getTime(), digest_at: nextDigest(now).getTime() };
  for (let start = 0; start < matches.length; start += rowsAtOnce)
    await table(strapi, trx, alertTable)
      .insert(matches.slice(start, start + rowsAtOnce).map((match) => ({ ...match, ...moments })))
      .onConflict(["subscription", "listing", "reason"])
      .ignore();
}

/** What the marquees of the site say of a home. */
async function stateReader(strapi: Core.Strapi): Promise<(marquee: number) => string> {
  const { config } = await mailSources(strapi).agency(fallbackLanguage);
  const states = new Map<number, string>(config.propertyList.marquees.map(({ value, state }) => [value, state]));
  return (marquee) => states.get(marquee) ?? "available";
}

/**
 * Follows the change feed from where it was left, and writes down which homes are to be told to whom. It begins with the first wish
 * that is confirmed: homes are taken in then, and told are those that changed after it. Answers whether it came to the end.
 */
export async function followChanges(strapi: Core.Strapi, goOn: () => boolean): Promise<boolean> {
  const { epoch, value } = await currentRevision(strapi);
  const { position: begin, silent } = await startOf(strapi, epoch);
  if (begin >= value && !silent) return true;
  const wishes = await runningWishes(strapi);
  if (wishes.length === 0) {
    await rest(strapi);
    return true;
  }
  const stateOf = await stateReader(strapi);
  let match: ReturnType<typeof matcher> | null = null;
  let position = begin;
  for (let more = true; more;) {
    if (!goOn()) return false;
    const step = await inTransaction(strapi, async ({ trx }) => {
      const changed = await readChanged(strapi, "property", { after: position, limit: stepSize });
      const { propertyTypes: types } = changed.part;
      if (types) match ??= matcher(silent ? [] : wishes, types);
      await takeIn({ strapi, trx, stateOf, match }, changed);
      // One that is silent begins anew where it is killed.
      if (!silent || !changed.more)
        await table(strapi, trx, alertWorkTable).where({ id: 1 }).update({ epoch, position: changed.position });
      return changed;
    });
    position = step.position;
    more = step.more;
    await letOthersIn();
  }
  return true;
}

interface Taking {
  strapi: Core.Strapi;
  trx: Connection;
  stateOf: (marquee: number) => string;
  match: ReturnType<typeof matcher> | null;
}

async function takeIn({ strapi, trx, stateOf, match }: Taking, { changes, part }: Changed) {
  if (changes.length === 0) return;
  const ids = changes.map(({ key }) => Number(key));
  const listings = new Map<number, Listing>((part.listings ?? []).map((listing) => [listing.id, listing]));
  const before = await homesBefore(strapi, trx, ids);
  const baseline = await readBaseline(
    strapi,
    "property",
    changes.map(({ key }) => key),
  );
  const homes = changes.map(({ key, seq }): ChangedHome => {
    const id = Number(key);
    const listing = listings.get(id);
    const now = listing && isOnOffer(listing, stateOf) ? searchedHome(listing) : null;
    return { listing: id, seq, now, before: before.get(id) ?? (baseline.has(key) ? now : null) };
  });
  const told = await toldOf(strapi, trx, ids);
  await keepMatches(strapi, trx, match?.(homes, told) ?? [], new Date());
  await keepHomes(strapi, trx, homes);
}
