import { appendChanges, currentRevision, readChanges } from "@gevel/change-log";
import {
  backgroundJob,
  perStrapi,
  inTransaction,
  readCursor,
  writeCursor,
  yieldToEventLoop,
  table,
  type Connection,
} from "@gevel/core";
import { endedStates, jobName, listingChangesTable, listingStatesTable } from "../history-tables.js";
import {
  belgianDay,
  fromBelgianTime,
  monthsLater,
  retentionMonths,
  type OwnedListingFacts,
  type ListingState,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { visitUid } from "../entries/history-uids.js";
import { z } from "zod";
import { pluginSettings } from "../../settings/plugin-settings.js";
import { portalSources } from "../../sources/portal-sources.js";

/** A listing as it was when last tracked. */
interface Known {
  goal: number;
  state: string;
  price: number | null;
  /** 1 if visitors see the price, 0 if not; null if not checked yet. */
  is_public: number | null;
}

interface Change {
  listing: number;
  at: number;
  kind: "price" | "state";
  before: number | null;
  after: number | null;
  state: ListingState | null;
  /** For a price: 1 if visitors see both the old and the new one, of the same offer. */
  is_public: number | null;
}

/** The changes of a listing; on first sight, that it came on the market, and when. */
export function detectChanges(
  { id, goal, state, price, isPublic, since }: OwnedListingFacts,
  known: Known | undefined,
  now: Date,
): Change[] {
  const change = { listing: id, at: now.getTime(), before: null, after: null, state: null, is_public: null };
  const stateChange = (of: ListingState, at: Date): Change => ({
    ...change,
    kind: "state",
    at: at.getTime(),
    state: of,
  });
  if (state === "preparing") return [];
  if (!known || known.state === "preparing") {
    const first = stateChange("on-offer", known || since > now ? now : since);
    return known && state !== "on-offer" ? [first, stateChange(state, now)] : [first];
  }
  const arePublic = known.is_public === 1 && isPublic && known.goal === goal ? 1 : 0;
  const priced = { ...change, kind: "price" as const, before: known.price, after: price, is_public: arePublic };
  return [...(known.price === price ? [] : [priced]), ...(known.state === state ? [] : [stateChange(state, now)])];
}

/** Changes a step: one transaction, which a killed worker repeats whole or not at all. */
const stepSize = 50;

const progressSchema = z.object({ epoch: z.string(), position: z.coerce.number() });
const states = z.array(
  z.object({
    listing: z.number(),
    state: z.string(),
    price: z.number().nullable(),
    goal: z.number(),
    is_public: z.number().nullable(),
  }),
);
const priced = z.array(z.object({ listing: z.number() }));
const importedEnds = z.array(z.object({ listing: z.number(), at: z.coerce.number() }));

/** Of listings tracked for the first time, those whose earlier prices were imported as public. */
async function previouslyPublished(strapi: Core.Strapi, trx: Connection, fresh: readonly number[]): Promise<number[]> {
  if (fresh.length === 0) return [];
  const found: unknown = await table(strapi, trx, listingChangesTable)
    .whereIn("listing", fresh)
    .where({ kind: "price", is_public: 1 })
    .select("listing");
  return priced.parse(found).map(({ listing }) => listing);
}

/** Of listings tracked for the first time as sold or let, when that was, as imported. */
async function readImportedEnds(
  strapi: Core.Strapi,
  trx: Connection,
  fresh: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (fresh.length === 0) return new Map();
  const found: unknown = await table(strapi, trx, listingChangesTable)
    .whereIn("listing", fresh)
    .whereIn("state", [...endedStates])
    .select("listing", "at");
  return new Map(importedEnds.parse(found).map(({ listing, at }) => [listing, at]));
}

async function recordFacts(
  strapi: Core.Strapi,
  trx: Connection,
  facts: readonly OwnedListingFacts[],
  now: Date,
): Promise<void> {
  const found: unknown = await table(strapi, trx, listingStatesTable)
    .whereIn(
      "listing",
      facts.map(({ id }) => id),
    )
    .select("listing", "state", "price", "goal", "is_public");
  const known = new Map(states.parse(found).map((row) => [row.listing, row]));
  const changes = facts.flatMap((fact) => detectChanges(fact, known.get(fact.id), now));
  if (changes.length > 0) await table(strapi, trx, listingChangesTable).insert(changes);
  const ended = facts.filter(
    ({ id, state }) => endedStates.has(state) && known.has(id) && known.get(id)?.state !== state,
  );
  // Public price drops and ends of offers are computed from these rows: the site fetches the listing again.
  const fresh = facts.flatMap(({ id }) => (known.has(id) ? [] : id));
  const soldBefore = facts.filter(({ id, state }) => !known.has(id) && endedStates.has(state)).map(({ id }) => id);
  const ends = await readImportedEnds(strapi, trx, soldBefore);
  const reported = changes.filter((change) => change.is_public === 1).map(({ listing }) => listing);
  const changed = [
    ...reported,
    ...(await previouslyPublished(strapi, trx, fresh)),
    ...ended.map(({ id }) => id),
    ...ends.keys(),
  ];
  if (changed.length > 0) await appendChanges(strapi, "property", [...new Set(changed)].map(String));
  const back = facts.filter(({ state }) => !endedStates.has(state));
  if (facts.length > 0)
    await table(strapi, trx, listingStatesTable)
      .insert(
        facts.map(({ id, goal, state, price, isPublic, since }) => ({
          ...{ listing: id, goal, state, price, is_public: isPublic ? 1 : 0 },
          ...{ since: since.getTime(), ended_at: ends.get(id) ?? null },
        })),
      )
      .onConflict("listing")
      .merge(["goal", "state", "price", "is_public", "since"]);
  const idsOf = (listings: readonly OwnedListingFacts[]) => listings.map(({ id }) => id);
  await table(strapi, trx, listingStatesTable).whereIn("listing", idsOf(ended)).update({ ended_at: now.getTime() });
  await table(strapi, trx, listingStatesTable).whereIn("listing", idsOf(back)).update({ ended_at: null });
}

/**
 * OWNER-2: follows the change log from its last position and records changes of prices and states. It starts with the
 * first start of the CMS; earlier changes are unknown. Returns whether it reached the end.
 */
async function trackListings(strapi: Core.Strapi, goOn: () => boolean, now: Date): Promise<boolean> {
  const { epoch, value } = await currentRevision(strapi);
  const start = progressSchema.parse((await readCursor(strapi, jobName)) ?? { epoch: "", position: 0 });
  let position = start.epoch === epoch ? start.position : 0;
  for (let more = position < value; more;) {
    if (!goOn()) return false;
    const changes = await readChanges(strapi, position, stepSize);
    const ids = changes.filter(({ kind }) => kind === "property").map(({ key }) => Number(key));
    // Read before the transaction: the application may answer from a snapshot of its own.
    const facts = ids.length > 0 ? await portalSources(strapi).facts(ids) : [];
    position = changes.at(-1)?.seq ?? value;
    await inTransaction(strapi, async ({ trx }) => {
      await recordFacts(strapi, trx, facts, now);
      await writeCursor(strapi, jobName, { epoch, position });
    });
    more = changes.length === stepSize;
    await yieldToEventLoop();
  }
  return true;
}

/** A name may stay an hour too long: the query scans all viewings. */
const everyMs = 3_600_000;

const lastOf = perStrapi(() => ({ at: 0 }));

/** FORM-12: erases the names of visitors when those of requested viewings are erased; their feedback stays. */
async function eraseVisitors(strapi: Core.Strapi, now: Date): Promise<void> {
  const last = lastOf(strapi);
  if (Math.abs(now.getTime() - last.at) < everyMs) return;
  const end = fromBelgianTime(monthsLater(belgianDay(now), -retentionMonths.visits), "00:00");
  await strapi.db
    .query(visitUid)
    .updateMany({ where: { at: { $lt: end }, visitor: { $notNull: true } }, data: { visitor: null } });
  last.at = now.getTime();
}

/** Writes down what becomes of prices and states, soon after it happened. */
export const trackingJob = backgroundJob({
  name: jobName,
  schedule: { everyMs: 5_000 },
  isEnabled: (strapi) => pluginSettings(strapi).trackListings,
  isPausable: true,
  failed: "activity: recording changed prices and statuses failed",
  async round(strapi, { canContinue, now }) {
    await eraseVisitors(strapi, new Date(now));
    return trackListings(strapi, canContinue, new Date(now));
  },
});
