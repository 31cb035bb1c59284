import { belgianDay, oldestMark } from "@gevel/config";
import type { ServerCms } from "../../app/cms/cms.server";
import { isPassing } from "../lead-spool/is-passing";
import type { SayLog } from "../log";
import type { DaySalts } from "./day-salts";
import type { ViewJournal } from "./view-journal";

/** Milliseconds in which views are gathered; while the CMS is away, the longest that it is left alone. */
export interface Pauses {
  least: number;
  most: number;
}
const usualPauses: Pauses = { least: 5_000, most: 30_000 };

export interface HandOverParts {
  journal: ViewJournal;
  salts: DaySalts;
  cms: Pick<ServerCms, "countViews" | "viewSalts">;
  log: SayLog;
  now?: () => Date;
  pauses?: Pauses;
}

/** Gives the CMS what was gathered, a few seconds' views at once, for as long as the site runs. */
export class HandOverViews {
  readonly #parts: HandOverParts;
  readonly #pauses: Pauses;
  #wait: number;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(parts: HandOverParts) {
    this.#parts = parts;
    this.#pauses = parts.pauses ?? usualPauses;
    this.#wait = this.#pauses.least;
  }

  /** What an earlier process gathered goes first. */
  start(): void {
    this.#plan(0);
  }

  /** Gives what is left, once: what the CMS does not take now is there at the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
    await this.#hand();
    this.#parts.journal.close();
  }

  #plan(wait = this.#wait): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#hand().finally(() => {
        if (!this.#stopped) this.#plan();
      });
    }, wait);
    this.#timer.unref();
  }

  async #hand(): Promise<void> {
    const { journal, salts, cms, log, now = () => new Date() } = this.#parts;
    try {
      const today = belgianDay(now());
      salts.forget(today);
      await journal.forget(oldestMark(now()));
      if (salts.lacks(today)) salts.take(await cms.viewSalts(), today);
      for (const name of journal.batches()) {
        await this.#give(name);
        this.#wait = this.#pauses.least;
      }
      this.#wait = this.#pauses.least;
    } catch (cause) {
      // Told once, and not each minute of an outage.
      if (this.#wait === this.#pauses.least) log.warn({ err: cause }, "page views are kept until the CMS takes them");
      this.#wait = Math.min(this.#wait * 2, this.#pauses.most);
    }
  }

  async #give(name: string): Promise<void> {
    const { journal, cms, log } = this.#parts;
    const batch = await journal.read(name);
    if (batch.views.length + batch.counted.length > 0)
      try {
        await cms.countViews(batch);
      } catch (cause) {
        if (isPassing(cause)) throw cause;
        log.error({ err: cause, name }, "page views are refused by the CMS: put aside for a person to look at");
        return journal.putAside(name);
      }
    await journal.erase(name);
  }
}
