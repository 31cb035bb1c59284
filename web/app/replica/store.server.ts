import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { z } from "zod";
import {
  agentKey,
  agentNameKey,
  foldedListingKey,
  type ChangeLogPage,
  type Listing,
  type Project,
  type PropertyType,
  type SiteTree,
} from "@gevel/config";
import { cardSource, type CardSource } from "./card-source.server";
import { factsOf, type FoundListing, type ListingFacts } from "./search/listing-facts.server";
import { packedFacts, unpackedFacts, listingTables, tables, tablesSql, storedFormat } from "./stored-format.server";
import { StoreReader, type AgentKeys, type ListingAgentRow } from "./store-reader.server";
import { storedRows } from "./stored-rows.server";
import { ListingRows } from "./search/listing-rows.server";
import { runAtOnce, type Steps } from "./search/steps.server";

/** Rows that a listing may lack. */
const referenceTables = ["keys", "units", "agents"] as const;

/** A listing takes a fifth of a millisecond to write: this many block the site for some milliseconds. */
const listingsPerStep = 25;

export interface Position {
  epoch: string;
  revision: number;
}

/** Everything the replica holds in memory. */
export interface Contents {
  /** Null before the first content arrived. */
  position: Position | null;
  trees: SiteTree[];
  types: PropertyType[];
  rows: ListingRows;
  /** In the order of their ids. */
  projects: Project[];
}

const metaSchema = z.object({ epoch: z.string(), revision: z.number().int() });
const rowSchema = z.object({ json: z.string() });
const placeRows = z.array(z.tuple([z.number().int(), z.string()]));
const factRows = z.union([z.object({ last: z.null() }), z.object({ last: z.number().int(), json: z.string() })]);
const arrays = z.custom<unknown[]>((value) => Array.isArray(value));
/** Zod would first compile a schema, which for a single read takes longer than the read. */
const once = { jitless: true } as const;
const jsonOf = (row: unknown) => rowSchema.parse(row, once).json;

/** The replica's file. It is only a copy: if anything is wrong with it, it is discarded and requested again. */
export class ReplicaStore {
  readonly #file: string;
  readonly #onDiscard: (reason: unknown) => void;
  readonly #format: number;
  #db: Database.Database;
  /** Reads listings as of the state it holds. */
  #reader: StoreReader;

  constructor(folder: string, onDiscard: (reason: unknown) => void = () => {}, format = storedFormat) {
    this.#format = format;
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, "replica.sqlite");
    this.#onDiscard = onDiscard;
    this.#db = this.#open();
    this.#reader = new StoreReader(this.#file);
  }

  load(): Contents {
    try {
      return this.#read();
    } catch (reason) {
      this.discard(reason);
      return this.#read();
    }
  }

  /** Applies a page of the change log in one transaction, or not at all. */
  apply(changeLog: ChangeLogPage): void {
    runAtOnce(this.applying(changeLog, function* () {}));
  }

  /**
   * The same in steps, between which visitors are answered. What is made of the listings belongs to the transaction: it
   * commits when that is ready, or not at all.
   */
  *applying<Made>(changeLog: ChangeLogPage, make: (found: FoundListing[]) => Steps<Made>): Steps<Made> {
    const db = this.#db;
    db.exec("BEGIN");
    try {
      if (changeLog.reset) for (const table of tables) db.exec(`DELETE FROM ${table}`);
      if (changeLog.trees)
        this.#replaceAll(
          "trees",
          changeLog.trees.map((tree) => [tree.language, tree]),
        );
      if (changeLog.propertyTypes)
        this.#replaceAll(
          "types",
          changeLog.propertyTypes.map((type) => [type.id, type]),
        );
      const put = (table: (typeof listingTables)[number]) =>
        db.prepare(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`);
      const putListing = put("listings");
      const putCard = put("cards");
      const putFacts = put("facts");
      const putWords = put("words");
      const numberOfPlace = this.#placeNumbers();
      const remove = (table: string, ids: readonly number[]) => {
        const statement = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
        for (const id of ids) statement.run(id);
      };
      const putKey = db.prepare("INSERT INTO keys (id, key, folded) VALUES (?, ?, ?)");
      const putUnit = db.prepare("INSERT INTO units (id, project) VALUES (?, ?)");
      const putAgent = db.prepare("INSERT INTO agents (id, email, name) VALUES (?, ?, ?)");
      const found: FoundListing[] = [];
      for (let start = 0; start < changeLog.listings.length; start += listingsPerStep) {
        const slice = changeLog.listings.slice(start, start + listingsPerStep);
        const ids = slice.map(({ id }) => id);
        for (const table of referenceTables) remove(table, ids);
        for (const listing of slice) {
          const facts = factsOf(listing);
          found.push(facts);
          putListing.run(listing.id, JSON.stringify(listing));
          putCard.run(listing.id, JSON.stringify(cardSource(listing)));
          putFacts.run(listing.id, packedFacts(facts, numberOfPlace(facts.place)));
          putWords.run(listing.id, facts.words.join(" "));
          if (listing.key) putKey.run(listing.id, listing.key, foldedListingKey(listing.key));
          if (listing.projectReference) putUnit.run(listing.id, listing.projectReference);
          if (listing.agent) putAgent.run(listing.id, agentKey(listing.agent.email), agentNameKey(listing.agent.name));
        }
        yield;
      }
      for (const table of [...listingTables, ...referenceTables]) remove(table, changeLog.removedListings);
      remove("projects", changeLog.removedProjects);
      const putProject = db.prepare("INSERT OR REPLACE INTO projects (id, json) VALUES (?, ?)");
      for (const project of changeLog.projects) putProject.run(project.id, JSON.stringify(project));
      db.prepare("INSERT OR REPLACE INTO meta (one, epoch, revision) VALUES (1, ?, ?)").run(
        changeLog.epoch,
        changeLog.revision,
      );
      const made = yield* make(found);
      // Visitors read the file's previous state until the last part has come; if held longer, the WAL would only grow.
      if (!changeLog.more) this.release();
      db.exec("COMMIT");
      return made;
    } finally {
      if (db.open && db.inTransaction) db.exec("ROLLBACK");
    }
  }

  listing(id: number): Listing | null {
    return this.#reader.listing(id);
  }

  card(id: number): CardSource | null {
    return this.#reader.card(id);
  }

  idOf(key: string): number | null {
    return this.#reader.idOf(key);
  }

  unitsOf(project: string): number[] {
    return this.#reader.unitsOf(project);
  }

  listingsOfAgent(agent: AgentKeys): ListingAgentRow[] {
    return this.#reader.listingsOfAgent(agent);
  }

  /** From now on listings are read as they are now, regardless of writes, until the next hold or release. */
  hold(): void {
    this.#reader.hold();
  }

  release(): void {
    this.#reader.release();
  }

  /** Starts over with an empty file. */
  discard(reason: unknown): void {
    this.#onDiscard(reason);
    this.close();
    this.#db = this.#create();
    this.#reader = new StoreReader(this.#file);
  }

  close(): void {
    this.#reader.close();
    this.#db.close();
  }

  #read(): Contents {
    const db = this.#db;
    const rows = (sql: string) => db.prepare(sql).all().map(jsonOf);
    const meta = db.prepare("SELECT epoch, revision FROM meta").get();
    return {
      position: meta === undefined ? null : metaSchema.parse(meta, once),
      trees: rows("SELECT json FROM trees").map((json) => storedRows.trees.parse(JSON.parse(json), once)),
      types: rows("SELECT json FROM types ORDER BY id").map((json) => storedRows.types.parse(JSON.parse(json), once)),
      rows: ListingRows.read(this.#facts(), () => this.#reader.words()),
      projects: rows("SELECT json FROM projects ORDER BY id").map((json) =>
        storedRows.projects.parse(JSON.parse(json), once),
      ),
    };
  }

  *#facts(): Generator<ListingFacts> {
    const places = new Map(placeRows.parse(this.#db.prepare("SELECT number, place FROM places").raw().all()));
    // Concatenated by SQLite: thousands of small rows take far longer than one long one.
    const some = this.#db.prepare(`
      SELECT max(id) AS last, '[' || group_concat('[' || id || ',' || numbers || ']') || ']' AS json
      FROM (SELECT id, numbers FROM facts WHERE id > ? ORDER BY id LIMIT 2000)
    `);
    for (let last = 0; ;) {
      const row = factRows.parse(some.get(last), once);
      if (row.last === null) return;
      for (const facts of arrays.parse(JSON.parse(row.json))) yield unpackedFacts(facts, places);
      last = row.last;
    }
  }

  /** Numbers places in order of arrival. */
  #placeNumbers(): (place: string) => number {
    const put = this.#db.prepare("INSERT OR IGNORE INTO places (place) VALUES (?)");
    const find = this.#db.prepare("SELECT number FROM places WHERE place = ?").pluck();
    const known = new Map<string, number>();
    return (place) => {
      let number = known.get(place);
      if (number === undefined) {
        put.run(place);
        known.set(place, (number = z.number().parse(find.get(place))));
      }
      return number;
    };
  }

  #replaceAll(table: "trees" | "types", entries: (readonly [string | number, unknown])[]): void {
    this.#db.exec(`DELETE FROM ${table}`);
    const put = this.#db.prepare(`INSERT INTO ${table} VALUES (?, ?)`);
    for (const [key, value] of entries) put.run(key, JSON.stringify(value));
  }

  #open(): Database.Database {
    let db: Database.Database | undefined;
    try {
      db = new Database(this.#file);
      this.#prepare(db);
      const found = db.pragma("user_version", { simple: true });
      const isNew = db.prepare("SELECT count(*) FROM sqlite_master").pluck().get() === 0;
      if (isNew) this.#insert(db);
      else if (found !== this.#format)
        throw new Error(`the file has format ${String(found)}, this version reads ${this.#format}`);
      return db;
    } catch (reason) {
      this.#onDiscard(reason);
      db?.close();
      return this.#create();
    }
  }

  #create(): Database.Database {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(this.#file + suffix, { force: true });
    const db = new Database(this.#file);
    this.#prepare(db);
    db.transaction(() => this.#insert(db))();
    return db;
  }

  #insert(db: Database.Database): void {
    db.exec(tablesSql);
    db.pragma(`user_version = ${this.#format}`);
  }

  /** A lost last second is requested again, so no write waits for the disk; a torn write is never visible (WAL). */
  #prepare(db: Database.Database): void {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = NORMAL");
    db.pragma("busy_timeout = 2000");
    db.pragma("cache_size = -2000");
    // A long answer makes a long WAL, which is truncated afterwards.
    db.pragma("journal_size_limit = 8388608");
  }
}
