import { setTimeout as wait } from "node:timers/promises";
import type { ChangeLogPage } from "@gevel/config";
import { fetchChangeLog, type ChangeSource } from "./change-log-client.server";
import type { ReplicaHolder } from "./replica-holder.server";
import type { Position } from "./store.server";

/** The longest a change stays unseen when its notice is lost. */
const pace = 2_000;
/**
 * This many listings at once mean a running import. Each new state invalidates all cached pages, so an import makes at
 * most two states a second; what editors publish is shown at once.
 */
const importThreshold = 50;
const importPace = 500;
const firstRetry = 500;
const longestRetry = 10_000;
const dailyRefresh = 3_600_000;

interface Reporter {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The next part of a long answer: the CMS reads it while the previous one is written here, so neither waits for the other. */
interface PartAhead {
  after: Position;
  changeLog: Promise<ChangeLogPage>;
}

/**
 * Keeps the replica up to date with the CMS: asks every two seconds, at once when notified, and less and less often
 * while the CMS is unreachable. One request at a time. An answer that cannot be parsed is logged and changes nothing.
 */
export class ReplicaSync {
  readonly #holder: ReplicaHolder;
  readonly #source: ChangeSource;
  readonly #log: Reporter;
  readonly #ending = new AbortController();
  #wake: (() => void) | null = null;
  #ahead: PartAhead | null = null;
  #noticed = false;
  #importing = false;
  #failures = 0;
  #running: Promise<void> | null = null;
  #refreshed = Date.now();

  constructor(holder: ReplicaHolder, source: ChangeSource, log: Reporter) {
    this.#holder = holder;
    this.#source = source;
    this.#log = log;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    this.#wake?.();
    await this.#running;
  }

  /** Something changed: asks now, or once more if a request is in progress. */
  notice(): void {
    this.#noticed = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      this.#noticed = false;
      const more = await this.#poll();
      if (Date.now() - this.#refreshed > dailyRefresh) {
        this.#refreshed = Date.now();
        this.#holder.refresh();
      }
      if (!more) await this.#rest();
    }
  }

  /** True when more is waiting. */
  async #poll(): Promise<boolean> {
    const changeLog = await this.#read();
    return changeLog !== null && (await this.#write(changeLog));
  }

  /** Null where the CMS does not answer, or answers what is not understood. */
  async #read(): Promise<ChangeLogPage | null> {
    const holder = this.#holder;
    try {
      const changeLog = await this.#nextPart();
      if (changeLog.more) this.#prefetch(changeLog);
      if (!holder.cmsReachable) this.#log.info({ revision: changeLog.revision }, "replica: CMS reachable");
      holder.cmsReachable = true;
      return changeLog;
    } catch (error) {
      if (this.#ending.signal.aborted) return null;
      holder.cmsReachable = false;
      this.#fail(error, "replica: reading the change log failed, retrying");
      return null;
    }
  }

  /** True when more is waiting. */
  async #write(changeLog: ChangeLogPage): Promise<boolean> {
    const holder = this.#holder;
    const before = holder.current;
    try {
      await holder.applyInSteps(changeLog);
      if (!holder.isWritten) this.#log.info({ revision: changeLog.revision }, "replica: writing works again");
      if (holder.current !== before) {
        const { revision, catalog } = holder.current;
        this.#log.info({ revision, listings: catalog.size, reset: changeLog.reset }, "replica: updated");
      }
      holder.isWritten = true;
      this.#failures = 0;
      this.#importing = changeLog.listings.length + changeLog.removedListings.length >= importThreshold;
      return changeLog.more;
    } catch (error) {
      if (this.#ending.signal.aborted) return false;
      holder.isWritten = false;
      this.#fail(error, "replica: writing failed, serving the last revision and retrying");
      return false;
    }
  }

  #fail(error: unknown, message: string): void {
    this.#failures++;
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    this.#log.warn({ failures: this.#failures, reason: String(reason) }, message);
  }

  /** The prefetched part, if it continues at the replica's position. */
  #nextPart(): Promise<ChangeLogPage> {
    const [{ position }, ahead] = [this.#holder, this.#ahead];
    this.#ahead = null;
    const fits = position && ahead?.after.epoch === position.epoch && ahead.after.revision === position.revision;
    return fits ? ahead.changeLog : fetchChangeLog(this.#source, position, this.#ending.signal);
  }

  #prefetch({ epoch, revision }: ChangeLogPage): void {
    const after = { epoch, revision };
    const changeLog = fetchChangeLog(this.#source, after, this.#ending.signal);
    // The consumer of the part reports its failure; the failure of an unused part does not matter.
    changeLog.catch(() => undefined);
    this.#ahead = { after, changeLog };
  }

  async #rest(): Promise<void> {
    if (this.#importing) await wait(importPace, undefined, { signal: this.#ending.signal }).catch(() => undefined);
    if (this.#noticed || this.#ending.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#pause());
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }

  #pause(): number {
    if (this.#failures === 0) return pace;
    // Jitter: many sites of one CMS must not all reconnect at the same moment.
    return Math.min(longestRetry, firstRetry * 2 ** Math.min(this.#failures, 10)) * (0.5 + Math.random() / 2);
  }
}
