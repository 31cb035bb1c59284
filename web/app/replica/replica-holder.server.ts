import Database from "better-sqlite3";
import { type ChangeLogPage, type Project, fallbackLanguage, type Language, type SiteTree } from "@gevel/config";
import type { FoundListing } from "./search/listing-facts.server";
import { type ListingFile, MemoryCatalog } from "./memory-catalog.server";
import { type ProjectFile, projectsOf } from "./projects.server";
import type { Replica } from "./replica";
import { ListingRows } from "./search/listing-rows.server";
import { runAtOnce, runInSteps, type Steps } from "./search/steps.server";
import type { Contents, Position, ReplicaStore } from "./store.server";
import { catalogSettings, type CatalogSettings } from "./search/catalog-settings.server";

interface Surroundings {
  /** When the CMS last answered; the only part that keeps changing. */
  checkedAt: () => Date | null;
  file: ListingFile & ProjectFile;
  now: number;
}

/** One complete state of the replica, and what the next one may reuse from it. */
interface ReplicaState {
  readonly contents: Contents;
  readonly settings: CatalogSettings;
  readonly catalog: MemoryCatalog;
  /** Trees and catalog together, as loaders see them. */
  readonly replica: Replica;
}

function replicaState(
  contents: Contents,
  { checkedAt, file, now }: Surroundings,
  before: ReplicaState | null,
): ReplicaState {
  const byLanguage = new Map<Language, SiteTree>(contents.trees.map((tree) => [tree.language, tree]));
  const config = contents.trees[0]?.config;
  const wanted = config?.languageDefault ?? fallbackLanguage;
  // A default language that is not published yet must not take the site down.
  const defaultLanguage = byLanguage.has(wanted) ? wanted : (contents.trees[0]?.language ?? fallbackLanguage);
  const enabledLanguages = (config?.languageUse ?? []).filter((language) => byLanguage.has(language));
  const sameSettings = before?.contents.trees === contents.trees && before.contents.types === contents.types;
  const settings = sameSettings ? before.settings : catalogSettings(byLanguage, defaultLanguage, contents.types);
  const catalog = new MemoryCatalog({ rows: contents.rows, settings, file, now }, before && before.catalog);
  const replica: Replica = {
    revision: contents.position?.revision ?? 0,
    get checkedAt() {
      return checkedAt();
    },
    defaultLanguage,
    enabledLanguages,
    tree: (language) => (enabledLanguages.includes(language) ? (byLanguage.get(language) ?? null) : null),
    catalog,
    projects: projectsOf(contents.projects, settings, file),
  };
  return { contents, settings, catalog, replica };
}

/** File and memory together. The memory's state is replaced whole, when it is complete; nothing sees a part of it. */
export class ReplicaHolder {
  readonly #store: ReplicaStore;
  #contents: Contents;
  #state: ReplicaState;
  #checkedAt: Date | null = null;
  readonly #file: ListingFile & ProjectFile = {
    listing: (id) => this.#guarded(() => this.#store.listing(id)),
    card: (id) => this.#guarded(() => this.#store.card(id)),
    idOf: (key) => this.#guarded(() => this.#store.idOf(key)),
    listingsOfAgent: (agent) => this.#guarded(() => this.#store.listingsOfAgent(agent)),
    unitsOf: (project) => this.#guarded(() => this.#store.unitsOf(project)),
  };
  cmsReachable = false;
  /** False while what the CMS sends cannot be written to the file, such as on a full disk. */
  isWritten = true;

  constructor(store: ReplicaStore) {
    this.#store = store;
    this.#contents = store.load();
    this.#state = this.#stateOf(this.#contents, null);
    this.#guarded(() => store.hold());
  }

  get current(): Replica {
    return this.#state.replica;
  }

  /** Where to continue in the change log, null to begin. Ahead of `current` while a long answer still arrives in parts. */
  get position(): Position | null {
    return this.#contents.position;
  }

  /** Whether any content ever arrived. */
  get ready(): boolean {
    return this.current.tree(this.current.defaultLanguage) !== null;
  }

  /** Writes one answer of the feed; visitors see it with the last of its parts. */
  apply(changeLog: ChangeLogPage): void {
    runAtOnce(this.#applying(changeLog));
  }

  /** The same, and visitors are answered meanwhile. One answer at a time. */
  async applyInSteps(changeLog: ChangeLogPage): Promise<void> {
    await runInSteps(this.#applying(changeLog));
  }

  *#applying(changeLog: ChangeLogPage): Steps<void> {
    this.#checkedAt = new Date();
    const { position } = this.#contents;
    if (
      !changeLog.reset &&
      position?.epoch === changeLog.epoch &&
      position.revision === changeLog.revision &&
      !changeLog.more
    ) {
      if (this.current.revision !== changeLog.revision) this.#show(yield* this.#building(this.#contents));
      return;
    }
    const next = yield* this.#writing(changeLog);
    this.#contents = next.contents;
    if (next.state) this.#show(next.state);
  }

  *#writing(changeLog: ChangeLogPage): Steps<{ contents: Contents; state: ReplicaState | null }> {
    const make = (found: FoundListing[]) => this.#following(changeLog, found);
    try {
      return yield* this.#store.applying(changeLog, make);
    } catch (error) {
      this.#discardBroken(error);
      throw error;
    }
  }

  /** Applies an answer; with its last part it becomes visible to visitors. */
  *#following(
    changeLog: ChangeLogPage,
    found: FoundListing[],
  ): Steps<{ contents: Contents; state: ReplicaState | null }> {
    const before = this.#contents;
    if (!changeLog.reset) yield* before.rows.readingText();
    const contents = {
      position: { epoch: changeLog.epoch, revision: changeLog.revision },
      trees: changeLog.trees ?? (changeLog.reset ? [] : before.trees),
      types: changeLog.propertyTypes ?? (changeLog.reset ? [] : before.types),
      rows: changeLog.reset ? ListingRows.of(found) : before.rows.with(found, changeLog.removedListings),
      projects: projectsAfter(changeLog.reset ? [] : before.projects, changeLog),
    };
    yield;
    return { contents, state: changeLog.more ? null : yield* this.#building(contents) };
  }

  /** The same content seen from today: sold listings leave the lists by the day (PROP-10). */
  refresh(): void {
    if (Date.now() >= this.#state.catalog.validUntil) this.#show(runAtOnce(this.#building(this.#contents)));
  }

  /** Prepares what a start postpones so that its first page is early. */
  async warm(): Promise<void> {
    try {
      await runInSteps(this.#state.catalog.preparing());
    } catch (error) {
      this.#discardBroken(error);
    }
  }

  *#building(contents: Contents): Steps<ReplicaState> {
    const state = this.#stateOf(contents, this.#state);
    yield* state.catalog.preparing();
    return state;
  }

  #stateOf(contents: Contents, before: ReplicaState | null): ReplicaState {
    return replicaState(contents, { checkedAt: () => this.#checkedAt, file: this.#file, now: Date.now() }, before);
  }

  /** From now on reads use the file's present state. */
  #show(state: ReplicaState): void {
    this.#guarded(() => this.#store.hold());
    this.#state = state;
  }

  /** A file damaged while in use is requested again from the beginning; memory serves visitors meanwhile. */
  #guarded<Value>(work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      this.#discardBroken(error);
      throw error;
    }
  }

  #discardBroken(error: unknown): void {
    if (!isBroken(error)) return;
    this.#store.discard(error);
    this.#contents = { ...this.#contents, position: null };
  }
}

function projectsAfter(before: Project[], { projects, removedProjects }: ChangeLogPage): Project[] {
  if (projects.length === 0 && removedProjects.length === 0) return before;
  const gone = new Set([...removedProjects, ...projects.map(({ id }) => id)]);
  return [...before.filter(({ id }) => !gone.has(id)), ...projects].sort((one, other) => one.id - other.id);
}

/** SQLITE_ERROR is a table that is not there: no statement of ours is wrong in itself. */
function isBroken(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB|SCHEMA|ERROR$)/.test(error.code);
}
