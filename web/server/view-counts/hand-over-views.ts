import { belgianDay, oldestMark } from "@gevel/config";
import type { ServerCms } from "../../app/cms/cms.server";
import { isPassing, isSilent } from "../lead-spool/is-passing";
import type { SayLog } from "../log";
import type { DaySalts } from "./day-salts";
import type { ViewJournal } from "./view-journal";

/** In milliseconds. */
export interface Pauses {
  /** In which views are gathered. */
  least: number;
  /** While the CMS is away, the longest that it is left alone. */
  most: number;
  /** Until what was put aside is tried again. */
  aside: number;
}
export const usualPauses: Pauses = { least: 2_000, most: 30_000, aside: 3_600_000 };

/** So many failures one after the other end a round: the CMS is broken, and not one batch. */
const failuresOfARound = 3;
/** What failed so often, and while others were taken, is put aside. */
const triesOfABatch = 3;

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
  /** How often the CMS failed at a batch. */
  readonly #tries = new Map<string, number>();
  #takenBackAt = 0;
  /** An outage is told once. */
  #told = false;

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
    const { log } = this.#parts;
    const { taken, problem } = await this.#runRound().catch((cause: unknown) => ({ taken: 0, problem: cause }));
    if (taken > 0 || problem === null) {
      this.#wait = this.#pauses.least;
      this.#told = false;
      return;
    }
    if (!this.#told) log.warn({ err: problem }, "page views are kept until the CMS takes them");
    this.#told = true;
    this.#wait = Math.min(this.#wait * 2, this.#pauses.most);
  }

  /** How many batches the CMS took, and why it took no more. */
  async #runRound(): Promise<{ taken: number; problem: unknown }> {
    const { journal, salts, cms, now = () => new Date() } = this.#parts;
    const today = belgianDay(now());
    salts.forget(today);
    await journal.forget(oldestMark(now()));
    if (now().getTime() - this.#takenBackAt >= this.#pauses.aside) {
      this.#takenBackAt = now().getTime();
      for (const name of await journal.takeBack(now())) this.#tries.set(name, triesOfABatch);
    }
    let unsalted: unknown = null;
    try {
      if (salts.lacks(today)) salts.take(await cms.viewSalts(), today);
    } catch (cause) {
      if (isSilent(cause)) throw cause;
      // The site goes on with salts of its own: what it counted is handed over all the same.
      unsalted = cause;
    }
    const { taken, problem } = await this.#giveAll();
    return { taken, problem: problem ?? unsalted };
  }

  /** One after the other, behind the rest what failed before: a batch that breaks the CMS lets the others through. */
  async #giveAll(): Promise<{ taken: number; problem: unknown }> {
    const triesOf = (name: string) => this.#tries.get(name) ?? 0;
    const names = this.#parts.journal.batches((name) => triesOf(name) < triesOfABatch);
    const failed = new Map<string, unknown>();
    let taken = 0;
    let inARow = 0;
    for (const name of names.toSorted((one, other) => triesOf(one) - triesOf(other))) {
      try {
        if (await this.#give(name)) taken += 1;
        this.#tries.delete(name);
        inARow = 0;
      } catch (cause) {
        this.#tries.set(name, triesOf(name) + 1);
        failed.set(name, cause);
        inARow += 1;
        if (isSilent(cause) || inARow >= failuresOfARound) break;
      }
    }
    if (taken > 0)
      for (const [name, cause] of failed) if (triesOf(name) >= triesOfABatch) await this.#putAside(name, cause);
    return { taken, problem: [...failed.values()].at(-1) ?? null };
  }

  /** Whether the CMS took it; there may be nothing in it. */
  async #give(name: string): Promise<boolean> {
    const { journal, cms } = this.#parts;
    const batch = await journal.read(name);
    const isEmpty = batch.views.length + batch.counted.length === 0;
    try {
      if (!isEmpty) await cms.countViews(batch);
    } catch (cause) {
      if (isPassing(cause)) throw cause;
      await this.#putAside(name, cause);
      return false;
    }
    await journal.erase(name);
    return !isEmpty;
  }

  /** Nothing is lost: a person may look at it, and it is handed over again later. */
  async #putAside(name: string, cause: unknown): Promise<void> {
    const { journal, log } = this.#parts;
    log.error({ err: cause, name }, "page views are put aside: the CMS does not take them. They are tried again later");
    await journal.putAside(name);
    this.#tries.delete(name);
  }
}
