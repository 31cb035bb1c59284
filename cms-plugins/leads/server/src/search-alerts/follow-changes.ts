import { currentRevision, readChangeBatch, readBaseline, type ChangeBatch } from "@gevel/change-log";
import { fallbackLanguage, type Listing, type Project, belgianDay, fromBelgianTime } from "@gevel/config";
import { searchableListing, searchableProject } from "@gevel/config/server";
import { inTransaction, readCursor, writeCursor, yieldToEventLoop, table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mailSources } from "../mail/mail-sources.js";
import { subscriptionRow } from "../subscriptions/subscription-row.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";
import { alertItemTable, alertKinds, alertTable, alertJob, type AlertKind } from "./alert-tables.js";
import { searchableItem } from "./searchable-item.js";
import {
  isOnOffer,
  keyOf,
  lowestMailed,
  matcher,
  type AlertItem,
  type ChangedItem,
  type LowestMailed,
  type Match,
  type Searched,
  type ActiveSearch,
} from "./match-changes.js";

/** When clocks in Belgium show this, what was found since the day before is mailed at once. */
const digestTime = "07:30";

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The time of the next daily mail, strictly after `now`. */
export function nextDigest(now: Date): Date {
  const day = belgianDay(now);
  const today = fromBelgianTime(day, digestTime);
  return today > now ? today : fromBelgianTime(dayAfter(day), digestTime);
}

/** Changes a step: one transaction, which a killed worker repeats whole or not at all. */
const stepSize = 50;
/** SQLite binds at most 32,766 values a statement. */
const rowsAtOnce = 500;

const cursorSchema = z.object({ epoch: z.string(), position: z.number() });
const beginning = { epoch: "", position: 0 };
const itemRow = z.object({ kind: z.enum(alertKinds), item: z.number() });
const storedRows = z.array(itemRow.extend({ searched: z.string() }));
const mailedRows = z.array(itemRow.extend({ subscription: z.number(), price: z.number() }));

interface Start {
  /** The last change matched. */
  position: number;
  /** The database was replaced by another: its content is no news. */
  silent: boolean;
}

async function readStart(strapi: Core.Strapi, epoch: string): Promise<Start> {
  const job = cursorSchema.parse((await readCursor(strapi, alertJob)) ?? beginning);
  return job.epoch === epoch ? { position: job.position, silent: false } : { position: 0, silent: job.epoch !== "" };
}

/** Whether nothing changed since the changes were followed. */
export async function isCaughtUp(strapi: Core.Strapi): Promise<boolean> {
  const { epoch, value } = await currentRevision(strapi);
  const { position, silent } = await readStart(strapi, epoch);
  return position >= value && !silent;
}

/** Without active saved searches nothing is followed, so that an import has no second reader. */
const resetCursor = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    if (cursorSchema.parse((await readCursor(strapi, alertJob)) ?? beginning).epoch === "") return;
    await writeCursor(strapi, alertJob, beginning);
    await table(strapi, trx, alertItemTable).delete();
  });

async function activeSearches(strapi: Core.Strapi): Promise<ActiveSearch[]> {
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

/** Rows of a table that are about these. */
const rowsOf = (strapi: Core.Strapi, trx: Connection, name: string, items: readonly AlertItem[]) =>
  table(strapi, trx, name).where((any) => {
    for (const kind of alertKinds) {
      const ids = items.flatMap((one) => (one.kind === kind ? [one.item] : []));
      if (ids.length > 0) void any.orWhere((of) => void of.where({ kind }).whereIn("item", ids));
    }
  });

async function readStoredItems(strapi: Core.Strapi, trx: Connection, items: readonly AlertItem[]) {
  const rows: unknown = await rowsOf(strapi, trx, alertItemTable, items).select("kind", "item", "searched");
  return new Map<string, Searched>(
    storedRows.parse(rows).map(({ searched, ...row }) => [keyOf(row), searchableItem.parse(JSON.parse(searched))]),
  );
}

async function readLowestMailed(
  strapi: Core.Strapi,
  trx: Connection,
  items: readonly AlertItem[],
): Promise<LowestMailed> {
  const rows: unknown = await rowsOf(strapi, trx, alertTable, items)
    .whereNotNull("price")
    .groupBy("subscription", "kind", "item")
    .select("subscription", "kind", "item")
    .min({ price: "price" });
  return lowestMailed(mailedRows.parse(rows));
}

/** Stores listings and projects in their current form; those that left keep the form of when they were last on offer. */
async function storeItems(strapi: Core.Strapi, trx: Connection, items: readonly ChangedItem[]): Promise<void> {
  const offered = items.flatMap(({ kind, item, now }) =>
    now ? [{ kind, item, searched: JSON.stringify(now), on_offer: true }] : [],
  );
  for (let start = 0; start < offered.length; start += rowsAtOnce)
    await table(strapi, trx, alertItemTable)
      .insert(offered.slice(start, start + rowsAtOnce))
      .onConflict(["kind", "item"])
      .merge();
  const left = items.filter(({ now }) => now === null);
  if (left.length > 0) await rowsOf(strapi, trx, alertItemTable, left).update({ on_offer: false });
}

async function storeMatches(strapi: Core.Strapi, trx: Connection, matches: readonly Match[], now: Date): Promise<void> {
  const timestamps = { found_at: now.getTime(), digest_at: nextDigest(now).getTime() };
  for (let start = 0; start < matches.length; start += rowsAtOnce)
    await table(strapi, trx, alertTable)
      .insert(matches.slice(start, start + rowsAtOnce).map((match) => ({ ...match, ...timestamps })))
      .onConflict(["subscription", "kind", "item", "reason"])
      .ignore();
}

type StateOf = (marquee: number) => string;

/** Maps a marquee to the state configured on the site. */
async function stateReader(strapi: Core.Strapi): Promise<StateOf> {
  const { config } = await mailSources(strapi).agency(fallbackLanguage);
  const states = new Map<number, string>(config.propertyList.marquees.map(({ value, state }) => [value, state]));
  return (marquee) => states.get(marquee) ?? "available";
}

/**
 * Follows the change log from the last position, and stores matches of listings and projects with saved searches.
 * Starts with the first confirmed saved search: it loads what exists then, and matches what changes later. Returns
 * whether it reached the end.
 */
export async function followChanges(strapi: Core.Strapi, shouldContinue: () => boolean): Promise<boolean> {
  const { epoch, value } = await currentRevision(strapi);
  const { position: begin, silent } = await readStart(strapi, epoch);
  if (begin >= value && !silent) return true;
  const searches = await activeSearches(strapi);
  if (searches.length === 0) {
    await resetCursor(strapi);
    return true;
  }
  const stateOf = await stateReader(strapi);
  let match: ReturnType<typeof matcher> | null = null;
  let position = begin;
  for (let more = true; more;) {
    if (!shouldContinue()) return false;
    const step = await inTransaction(strapi, async ({ trx }) => {
      const changed = await readChangeBatch(strapi, alertKinds, { after: position, limit: stepSize });
      const { propertyTypes: types } = changed.part;
      if (types) match ??= matcher(silent ? [] : searches, types);
      await processChanges({ strapi, trx, stateOf, match }, changed);
      // A silent run that is killed starts again from the beginning.
      if (!silent || !changed.more) await writeCursor(strapi, alertJob, { epoch, position: changed.position });
      return changed;
    });
    position = step.position;
    more = step.more;
    await yieldToEventLoop();
  }
  return true;
}

interface StepContext {
  strapi: Core.Strapi;
  trx: Connection;
  stateOf: StateOf;
  match: ReturnType<typeof matcher> | null;
}

/** The changed items in searchable form; null if gone, sold or rented. */
async function currentItems({ strapi, stateOf }: StepContext, { listings = [], projects = [] }: ChangeBatch["part"]) {
  const seen = new Map<string, Searched>();
  const add = (kind: AlertKind, { id }: Listing | Project, searched: Searched) => {
    if (searched.length > 0) seen.set(keyOf({ kind, item: id }), searched);
  };
  for (const listing of listings)
    add("property", listing, isOnOffer(listing, stateOf) ? [searchableListing(listing)] : []);
  const { listedUnits } = mailSources(strapi);
  for (const project of projects)
    add("project", project, searchableProject(project, await listedUnits(project.id), stateOf));
  return (one: AlertItem): Searched | null => seen.get(keyOf(one)) ?? null;
}

async function processChanges(context: StepContext, { changes, part }: ChangeBatch) {
  const { strapi, trx, match } = context;
  const now = await currentItems(context, part);
  const items: ChangedItem[] = [];
  for (const kind of alertKinds) {
    const ofKind = changes.filter((change) => change.kind === kind);
    const baseline = await readBaseline(
      strapi,
      kind,
      ofKind.map(({ key }) => key),
    );
    const known = ofKind.map(({ key, seq }) => ({ kind, item: Number(key), seq, isBaseline: baseline.has(key) }));
    const before = await readStoredItems(strapi, trx, known);
    for (const { isBaseline, ...one } of known) {
      const seen = now(one);
      items.push({ ...one, now: seen, before: before.get(keyOf(one)) ?? (isBaseline ? seen : null) });
    }
  }
  if (items.length === 0) return;
  await storeMatches(strapi, trx, match?.(items, await readLowestMailed(strapi, trx, items)) ?? [], new Date());
  await storeItems(strapi, trx, items);
}
