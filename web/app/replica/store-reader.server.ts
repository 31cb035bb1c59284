import Database from "better-sqlite3";
import { foldedListingKey, type Listing } from "@gevel/config";
import { z } from "zod";
import type { CardSource } from "./card-source.server";
import type { ListingSummary } from "./search/listing-facts.server";
import { readRow } from "./stored-rows.server";

const ids = z.array(z.number().int());
const wordRows = z.array(z.object({ id: z.number().int(), words: z.string() }));

const agentRows = z.array(z.object({ id: z.number().int(), email: z.string(), name: z.string() }));
/** A listing and its agent, both texts as they are compared ({@link agentKey}, {@link agentNameKey}). */
export type ListingAgentRow = z.infer<typeof agentRows>[number];
export type AgentKeys = Omit<ListingAgentRow, "id">;

/** A second connection, so that the visible state can be read while the next one is written. */
export class StoreReader {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(file: string) {
    this.#db = new Database(file, { readonly: true });
    this.#db.pragma("cache_size = -4000");
  }

  listing(id: number): Listing | null {
    const json = this.#json("listings", id);
    return json === null ? null : readRow("listings", json);
  }

  card(id: number): CardSource | null {
    const json = this.#json("cards", id);
    return json === null ? null : readRow("cards", json);
  }

  *words(): Generator<ListingSummary> {
    const statement = this.#db.prepare("SELECT id, words FROM words WHERE id > ? ORDER BY id LIMIT 500");
    for (let last = 0, rows; (rows = wordRows.parse(statement.all(last))).length > 0; last = rows.at(-1)?.id ?? last)
      for (const { id, words } of rows) yield { id, words: words.split(" ") };
  }

  /** Exact spelling first; other case only if unambiguous. */
  idOf(key: string): number | null {
    const exact = ids.parse(
      this.#prepared("SELECT id FROM keys WHERE folded = ? AND key = ?").all(foldedListingKey(key), key),
    );
    if (exact[0] !== undefined) return exact[0];
    const [only = null, other] = ids.parse(
      this.#prepared("SELECT id FROM keys WHERE folded = ? LIMIT 2").all(foldedListingKey(key)),
    );
    return other === undefined ? only : null;
  }

  unitsOf(project: string): number[] {
    return ids.parse(this.#prepared("SELECT id FROM units WHERE project = ? ORDER BY id").all(project));
  }

  /** The listings whose agent has this address or this name. */
  listingsOfAgent({ email, name }: AgentKeys): ListingAgentRow[] {
    return agentRows.parse(
      this.#db
        .prepare("SELECT id, email, name FROM agents WHERE (email = @email AND email <> '') OR name = @name")
        .all({ email, name }),
    );
  }

  #json(table: "listings" | "cards", id: number): string | null {
    const json = this.#prepared(`SELECT json FROM ${table} WHERE id = ?`).get(id);
    return typeof json === "string" ? json : null;
  }

  #prepared(sql: string): Database.Statement {
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql).pluck();
    this.#statements.set(sql, statement);
    return statement;
  }

  hold(): void {
    this.release();
    this.#db.exec("BEGIN");
    // A transaction sees the state of its first read.
    this.#db.prepare("SELECT revision FROM meta").get();
  }

  release(): void {
    if (this.#db.inTransaction) this.#db.exec("COMMIT");
  }

  close(): void {
    this.#db.close();
  }
}
