import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { z } from "zod";
import {
  propertyTypeSchema,
  siteTreeSchema,
  type Feed,
  type Listing,
  type PropertyType,
  type SiteTree,
} from "@gevel/config";
import { factsOf, listingFactsSchema, type ListingFacts } from "./listing-facts.server";

/** Raise it when the tables or the facts change shape: files of another format are thrown away and filled anew. */
const format = 1;

const schema = `
  CREATE TABLE meta (one INTEGER PRIMARY KEY CHECK (one = 1), epoch TEXT NOT NULL, revision INTEGER NOT NULL);
  CREATE TABLE trees (language TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE types (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE listings (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE facts (id INTEGER PRIMARY KEY, json TEXT NOT NULL);
  PRAGMA user_version = ${format};
`;

export interface Position {
  epoch: string;
  revision: number;
}

/** All that the replica holds in memory. */
export interface Contents {
  /** Null before the first content arrived. */
  position: Position | null;
  trees: SiteTree[];
  types: PropertyType[];
  facts: Map<number, ListingFacts>;
}

const metaSchema = z.object({ epoch: z.string(), revision: z.number().int() });
const rowSchema = z.object({ json: z.string() });

/** The replica's file. It is only a copy: whatever is wrong with it, it is thrown away and asked for again. */
export class ReplicaStore {
  readonly #file: string;
  readonly #onDiscard: (reason: unknown) => void;
  #db: Database.Database;

  constructor(folder: string, onDiscard: (reason: unknown) => void = () => {}) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, "replica.sqlite");
    this.#onDiscard = onDiscard;
    this.#db = this.#open();
  }

  load(): Contents {
    try {
      return this.#read();
    } catch (reason) {
      this.discard(reason);
      return this.#read();
    }
  }

  /** Everything the feed says in one transaction, or nothing. */
  apply(feed: Feed): void {
    const db = this.#db;
    db.transaction(() => {
      if (feed.reset)
        for (const table of ["meta", "trees", "types", "listings", "facts"]) db.exec(`DELETE FROM ${table}`);
      if (feed.trees)
        this.#replaceAll(
          "trees",
          feed.trees.map((tree) => [tree.language, tree]),
        );
      if (feed.propertyTypes)
        this.#replaceAll(
          "types",
          feed.propertyTypes.map((type) => [type.id, type]),
        );
      const putListing = db.prepare("INSERT OR REPLACE INTO listings (id, json) VALUES (?, ?)");
      const putFacts = db.prepare("INSERT OR REPLACE INTO facts (id, json) VALUES (?, ?)");
      for (const listing of feed.listings) {
        putListing.run(listing.id, JSON.stringify(listing));
        putFacts.run(listing.id, JSON.stringify(factsOf(listing)));
      }
      for (const table of ["listings", "facts"]) {
        const remove = db.prepare(`DELETE FROM ${table} WHERE id = ?`);
        for (const id of feed.removedListings) remove.run(id);
      }
      db.prepare("INSERT OR REPLACE INTO meta (one, epoch, revision) VALUES (1, ?, ?)").run(feed.epoch, feed.revision);
    })();
  }

  listing(id: number): Listing | null {
    const row = rowSchema.safeParse(this.#db.prepare("SELECT json FROM listings WHERE id = ?").get(id));
    // Parsed by the contract when it came in; this file is written by nobody else.
    return row.success ? (JSON.parse(row.data.json) as Listing) : null;
  }

  /** Starts over with an empty file. */
  discard(reason: unknown): void {
    this.#onDiscard(reason);
    this.#db.close();
    this.#db = this.#create();
  }

  close(): void {
    this.#db.close();
  }

  #read(): Contents {
    const db = this.#db;
    const rows = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => rowSchema.parse(row).json);
    const meta = db.prepare("SELECT epoch, revision FROM meta").get();
    return {
      position: meta === undefined ? null : metaSchema.parse(meta),
      trees: rows("SELECT json FROM trees").map((json) => siteTreeSchema.parse(JSON.parse(json))),
      types: rows("SELECT json FROM types ORDER BY id").map((json) => propertyTypeSchema.parse(JSON.parse(json))),
      facts: new Map(
        rows("SELECT json FROM facts").map((json) => {
          const facts = listingFactsSchema.parse(JSON.parse(json));
          return [facts.id, facts];
        }),
      ),
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
      if (isNew) db.exec(schema);
      else if (found !== format) throw new Error(`the file has format ${String(found)}, this version reads ${format}`);
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
    db.transaction(() => db.exec(schema))();
    return db;
  }

  /** A lost last second is asked for again, so no write waits for the disk; a torn one never shows (WAL). */
  #prepare(db: Database.Database): void {
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = NORMAL");
    db.pragma("busy_timeout = 2000");
    db.pragma("cache_size = -8000");
  }
}
