import {
  boardQuerySchema,
  boardSchema,
  type Board,
  type BoardFilter,
  type BoardListing,
  type Language,
  listingCompleteness,
  regionOfListing,
  type MissingPart,
} from "@gevel/config";
import {
  endpoint,
  parseInput,
  type HttpContext,
  inTransaction,
  perStrapi,
  table,
  tableOf,
  type Connection,
  type TableOf,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { lastReasons } from "../stored-reasons.js";
import { setImmediate as nextTick } from "node:timers/promises";
import { z } from "zod";
import type { PlaceFinder } from "../../places/place-index.js";
import { propertyUid } from "../../rows/content-type-uids.js";
import { readNumber, readTime, type Row, readText } from "../../rows/read-value.js";
import { readLegalContext, toLegalListing, type LegalContext } from "../legal-context.js";
import { readListing } from "../../listings/listing-row.js";

/** A listing of the board, without the reason given by staff. */
type IncompleteEntry = Omit<BoardListing, "reason"> & { id: number };

/** Most listings lack the same parts as many others: they share one list. */
type Shared = (parts: readonly MissingPart[]) => BoardListing["missing"];

function createSharedParts(): Shared {
  const known = new Map<string, BoardListing["missing"]>();
  return (parts) => {
    const lacking = parts.map(({ field, reason, language, legal, blocking }) => ({
      ...{ field, reason, legal },
      ...(language && { language }),
      ...(blocking && { blocking }),
    }));
    const key = JSON.stringify(lacking);
    const shared = known.get(key) ?? lacking;
    known.set(key, shared);
    return shared;
  };
}

interface EntryContext {
  table: Pick<TableOf, "column">;
  languages: readonly Language[];
  today: Date;
  shared: Shared;
  law: LegalContext;
}

/** The missing parts of a row, as its form shows them. */
function toIncompleteEntry(row: Row, { table, languages, today, shared, law }: EntryContext): IncompleteEntry {
  const stored = readListing(row, table);
  const { listing } = stored;
  const legalListing = toLegalListing({ ...listing }, law);
  const { percent, missing } = listingCompleteness(legalListing, languages, today);
  return {
    id: stored.id,
    documentId: readText(row[table.column("documentId")]),
    reference: listing.reference,
    headline: listing.typeDescription,
    zip: listing.zip,
    city: listing.city,
    region: regionOfListing(legalListing) ?? "abroad",
    goal: listing.goal,
    agent: listing.agent?.name ?? "",
    source: stored.source,
    isDraft: stored.withdrawnAt !== null && readTime(row[table.column("publicSince")]) === null,
    percent,
    missing: shared(missing),
  };
}

/** Rows read at a time, which takes some tens of milliseconds; other work runs in between. */
const atOnce = 50;

const rows = z.custom<Row[]>((value) => Array.isArray(value));

interface IndexState {
  /** The languages, the day and the types that the entries were judged by. */
  cacheKey: string;
  /** The same ones as long as no city was written. */
  places: PlaceFinder | null;
  shared: EntryContext["shared"];
  entries: Map<number, { stamp: number; entry: IncompleteEntry }>;
}

/** On the site, or not published yet; withdrawn listings are left out. */
function incompleteRows(strapi: Core.Strapi, trx: Connection) {
  const { name, column } = tableOf(strapi, propertyUid);
  return table(strapi, trx, name).where((query) => {
    query.whereNull(column("withdrawnAt")).orWhereNull(column("publicSince"));
  });
}

/**
 * The missing parts of each listing, cached in memory and refreshed by the rows' update times: a refresh reads only the
 * rows changed since the last one, whoever wrote them.
 */
class IncompleteIndex {
  #state: IndexState = { cacheKey: "", places: null, shared: createSharedParts(), entries: new Map() };
  #running: Promise<unknown> = Promise.resolve();
  readonly #strapi: Core.Strapi;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
  }

  /** Refreshes run one at a time; a concurrent caller finds the work done. */
  refresh(languages: readonly Language[], today: Date): Promise<IncompleteEntry[]> {
    const next = this.#running.then(() => this.#refresh(languages, today));
    this.#running = next.catch(() => undefined);
    return next;
  }

  async #refresh(languages: readonly Language[], today: Date): Promise<IncompleteEntry[]> {
    const strapi = this.#strapi;
    const law = await readLegalContext(strapi);
    const cacheKey = `${today.toISOString().slice(0, 10)} ${languages.join(",")} ${JSON.stringify(law.types)}`;
    if (this.#state.cacheKey !== cacheKey || this.#state.places !== law.places)
      this.#state = { cacheKey, places: law.places, shared: createSharedParts(), entries: new Map() };
    const { entries, shared } = this.#state;
    const properties = tableOf(strapi, propertyUid);
    const found = rows.parse(
      await inTransaction(strapi, async ({ trx }) =>
        incompleteRows(strapi, trx).select({
          id: "id",
          at: properties.column("updatedAt"),
          off: properties.column("withdrawnAt"),
        }),
      ),
    );
    const stamps = new Map(found.map((row) => [readNumber(row.id) ?? 0, stampOf(row)]));
    for (const id of entries.keys()) if (!stamps.has(id)) entries.delete(id);
    const changed = [...stamps.keys()].filter((id) => entries.get(id)?.stamp !== stamps.get(id));
    const context = { table: properties, languages, today, shared, law };
    for (let from = 0; from < changed.length; from += atOnce) {
      for (const row of await this.#read(changed.slice(from, from + atOnce))) {
        const entry = toIncompleteEntry(row, context);
        entries.set(entry.id, { stamp: stamps.get(entry.id) ?? 0, entry });
      }
      await nextTick();
    }
    return [...entries.values()].map(({ entry }) => entry);
  }

  async #read(ids: readonly number[]): Promise<Row[]> {
    const strapi = this.#strapi;
    return rows.parse(
      await inTransaction(strapi, async ({ trx }) =>
        incompleteRows(strapi, trx)
          .whereIn("id", [...ids])
          .select("*"),
      ),
    );
  }
}

/** Differs where the row was written or went on the site or off it. */
const stampOf = ({ at, off }: Row): number => (readTime(at)?.getTime() ?? 0) * 2 + (readTime(off) ? 1 : 0);

const incompleteIndex = perStrapi((strapi) => new IncompleteIndex(strapi));

type Incomplete = Pick<BoardListing, "missing" | "percent" | "isDraft" | "reference"> &
  Pick<BoardListing, "region" | "agent" | "source" | "goal">;

const blockingOf = ({ missing }: Incomplete) => missing.filter(({ blocking }) => blocking).length;
const legalOf = ({ missing }: Incomplete) => missing.filter(({ legal }) => legal).length;

const lacks = {
  blocking: (listing: Incomplete) => blockingOf(listing) > 0,
  legal: (listing: Incomplete) => legalOf(listing) > blockingOf(listing),
  wishes: (listing: Incomplete) => listing.missing.length > legalOf(listing),
};

const matches = (filter: BoardFilter) => (listing: Incomplete) =>
  (filter.region === undefined || listing.region === filter.region) &&
  (filter.agent === undefined || listing.agent === filter.agent) &&
  (filter.source === undefined || listing.source === filter.source) &&
  (filter.goal === undefined || listing.goal === filter.goal);

/** Most blocking parts first, then least complete. */
const byWeight = (one: Incomplete, other: Incomplete) =>
  blockingOf(other) - blockingOf(one) ||
  legalOf(other) - legalOf(one) ||
  one.percent - other.percent ||
  one.reference.localeCompare(other.reference);

const namesIn = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== "").sort((one, other) => one.localeCompare(other));

/** The incomplete listings that match a filter, in the order to fix them, and how many lack each part. */
export function filterIncomplete<Listing extends Incomplete>(all: readonly Listing[], filter: BoardFilter) {
  const incomplete = all.filter(({ missing }) => missing.length > 0).filter(matches(filter));
  const count = (is: (listing: Incomplete) => boolean) => incomplete.filter(is).length;
  return {
    listings: incomplete.filter(filter.lacks === undefined ? () => true : lacks[filter.lacks]).sort(byWeight),
    counts: {
      all: incomplete.length,
      blocking: count(lacks.blocking),
      legal: count(lacks.legal),
      wishes: count(lacks.wishes),
    },
    choices: { agents: namesIn(all.map(({ agent }) => agent)), sources: namesIn(all.map(({ source }) => source)) },
  };
}

/** The listings published or about to be that lack something; its route checks permissions. */
export const incompleteController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async read(ctx: HttpContext): Promise<void> {
    await endpoint(strapi, boardSchema, async (): Promise<Board> => {
      const { languages, page, pageSize, ...filter } = parseInput(boardQuerySchema, ctx.query);
      const entries = await incompleteIndex(strapi).refresh(languages, new Date());
      const { listings, counts, choices } = filterIncomplete(entries, filter);
      const reasons = await lastReasons(strapi);
      return {
        listings: listings.slice((page - 1) * pageSize, page * pageSize).map(({ id: _id, ...listing }) => ({
          ...listing,
          reason: reasons.get(listing.documentId) ?? null,
        })),
        counts,
        checked: entries.length,
        choices,
        pagination: { page, pageSize, pageCount: Math.ceil(listings.length / pageSize), total: listings.length },
      };
    })(ctx);
  },
});
