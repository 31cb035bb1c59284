import Database from "better-sqlite3";
import type { Feed } from "@gevel/config";
import { factsOf, type ListingFacts } from "./listing-facts.server";
import type { Replica } from "./replica";
import { buildReplica } from "./replica-state.server";
import type { Contents, Position, ReplicaStore } from "./store.server";

/** File and memory together. The memory's state is replaced whole, when it is complete; nothing sees a part of it. */
export class ReplicaHolder {
  readonly #store: ReplicaStore;
  #contents: Contents;
  #current: Replica;
  #checkedAt: Date | null = null;
  cmsReachable = false;

  constructor(store: ReplicaStore) {
    this.#store = store;
    this.#contents = store.load();
    this.#current = this.#build();
  }

  get current(): Replica {
    return this.#current;
  }

  /** Where to go on asking, null to begin. Ahead of `current` while a long answer still arrives in parts. */
  get position(): Position | null {
    return this.#contents.position;
  }

  /** Whether any content ever arrived. */
  get ready(): boolean {
    return this.#current.tree(this.#current.defaultLanguage) !== null;
  }

  /** Writes one answer of the feed; visitors see it with the last of its parts. */
  apply(feed: Feed): void {
    this.#checkedAt = new Date();
    const { position } = this.#contents;
    if (!feed.reset && position?.epoch === feed.epoch && position.revision === feed.revision && !feed.more) {
      if (this.#current.revision !== feed.revision) this.#current = this.#build();
      return;
    }
    this.#guarded(() => this.#store.apply(feed));
    const before = this.#contents;
    const facts = feed.reset ? new Map<number, ListingFacts>() : before.facts;
    for (const id of feed.removedListings) facts.delete(id);
    for (const listing of feed.listings) facts.set(listing.id, factsOf(listing));
    this.#contents = {
      position: { epoch: feed.epoch, revision: feed.revision },
      trees: feed.trees ?? (feed.reset ? [] : before.trees),
      types: feed.propertyTypes ?? (feed.reset ? [] : before.types),
      facts,
    };
    if (!feed.more) this.#current = this.#build();
  }

  /** The same content seen from today: sold listings leave the lists by the day (PROP-10). */
  refresh(): void {
    this.#current = this.#build();
  }

  #build(): Replica {
    return buildReplica(this.#contents, {
      checkedAt: () => this.#checkedAt,
      read: (id) => this.#guarded(() => this.#store.listing(id)),
      now: Date.now(),
    });
  }

  /** A file that broke while in use is asked for again from the beginning; the memory serves on meanwhile. */
  #guarded<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      if (isBroken(error)) {
        this.#store.discard(error);
        this.#contents = { ...this.#contents, position: null };
      }
      throw error;
    }
  }
}

/** SQLITE_ERROR is a table that is not there: no statement of ours is wrong in itself. */
function isBroken(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB|SCHEMA|ERROR$)/.test(error.code);
}
