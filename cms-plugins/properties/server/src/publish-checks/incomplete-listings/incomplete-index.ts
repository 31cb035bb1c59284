import type { Language } from "@gevel/config";
import { inTransaction, perStrapi, table, tableOf, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { setImmediate as nextTick } from "node:timers/promises";
import { z } from "zod";
import type { PlaceFinder } from "../../places/place-index.js";
import { propertyUid } from "../../rows/content-type-uids.js";
import { readNumber, readTime, type Row } from "../../rows/read-value.js";
import { readLegalContext } from "../legal-context.js";
import { toIncompleteEntry, createSharedParts, type IncompleteEntry, type EntryContext } from "./incomplete-entry.js";

/** How many rows are read at a time, which takes some tens of milliseconds: between two readings others get their turn. */
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

/** On the site, or made and not yet put there: what was taken off bothers nobody. */
function incompleteRows(strapi: Core.Strapi, trx: Connection) {
  const { name, column } = tableOf(strapi, propertyUid);
  return table(strapi, trx, name).where((query) => {
    query.whereNull(column("withdrawnAt")).orWhereNull(column("publicSince"));
  });
}

/**
 * What each listing lacks, kept in memory and brought up to date by the moments at which rows were written: a look reads
 * those alone that changed since the last, whoever wrote them.
 */
class IncompleteIndex {
  #state: IndexState = { cacheKey: "", places: null, shared: createSharedParts(), entries: new Map() };
  #running: Promise<unknown> = Promise.resolve();
  readonly #strapi: Core.Strapi;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
  }

  /** One look at a time: who asks meanwhile finds the work done. */
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

export const incompleteIndex = perStrapi((strapi) => new IncompleteIndex(strapi));
