import { belgianDay, oldestVisitorHash } from "@gevel/config";
import type { ServerCms } from "../../app/cms/cms.server";
import { isTransient, isSilent } from "../lead-queue/is-transient";
import type { BasicLog } from "../log";
import type { DaySalts } from "./day-salts";
import type { PageViewQueue } from "./page-view-queue";

/** In milliseconds. */
export interface RetryDelays {
  /** In which views are gathered. */
  least: number;
  /** While the CMS is away, the longest that it is left alone. */
  most: number;
  /** Until failed leads are retried. */
  aside: number;
}
export const defaultDelays: RetryDelays = { least: 2_000, most: 30_000, aside: 3_600_000 };

/** This many failures in a row end a round: the CMS is broken, not a single batch. */
const maxRoundFailures = 3;
/** A batch that failed this often, while others were accepted, is set aside. */
const triesOfABatch = 3;

export interface DeliverViewsParts {
  queue: PageViewQueue;
  salts: DaySalts;
  cms: Pick<ServerCms, "countViews" | "viewSalts">;
  log: BasicLog;
  now?: () => Date;
  pauses?: RetryDelays;
}

/** Delivers the queued views to the CMS, a few seconds' views at once, as long as the site runs. */
export class DeliverViews {
  readonly #parts: DeliverViewsParts;
  readonly #pauses: RetryDelays;
  #wait: number;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;
  /** How often the CMS failed at a batch. */
  readonly #tries = new Map<string, number>();
  #retriedAt = 0;
  /** An outage is logged once. */
  #isReported = false;

  constructor(parts: DeliverViewsParts) {
    this.#parts = parts;
    this.#pauses = parts.pauses ?? defaultDelays;
    this.#wait = this.#pauses.least;
  }

  /** Views queued by an earlier process go first. */
  start(): void {
    this.#plan(0);
  }

  /** Delivers the rest, once: what the CMS does not accept now is delivered after the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
    await this.#deliver();
    this.#parts.queue.close();
  }

  #plan(wait = this.#wait): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#deliver().finally(() => {
        if (!this.#stopped) this.#plan();
      });
    }, wait);
    this.#timer.unref();
  }

  async #deliver(): Promise<void> {
    const { log } = this.#parts;
    const { delivered, problem } = await this.#runRound().catch((cause: unknown) => ({ delivered: 0, problem: cause }));
    if (delivered > 0 || problem === null) {
      this.#wait = this.#pauses.least;
      this.#isReported = false;
      return;
    }
    if (!this.#isReported)
      log.warn({ err: problem }, "page-views: delivery to the CMS failed, retrying until it succeeds");
    this.#isReported = true;
    this.#wait = Math.min(this.#wait * 2, this.#pauses.most);
  }

  /** How many batches the CMS took, and why it took no more. */
  async #runRound(): Promise<{ delivered: number; problem: unknown }> {
    const { queue, salts, cms, now = () => new Date() } = this.#parts;
    const today = belgianDay(now());
    salts.forget(today);
    await queue.forget(oldestVisitorHash(now()));
    if (now().getTime() - this.#retriedAt >= this.#pauses.aside) {
      this.#retriedAt = now().getTime();
      for (const name of await queue.takeBack(now())) this.#tries.set(name, triesOfABatch);
    }
    let unsalted: unknown = null;
    try {
      if (salts.needsSalts(today)) salts.update(await cms.viewSalts(), today);
    } catch (cause) {
      if (isSilent(cause)) throw cause;
      // The site continues with its own salts: its counts are delivered all the same.
      unsalted = cause;
    }
    const { delivered, problem } = await this.#deliverAll();
    return { delivered, problem: problem ?? unsalted };
  }

  /** One after the other, earlier failures last: a batch that breaks the CMS does not block the others. */
  async #deliverAll(): Promise<{ delivered: number; problem: unknown }> {
    const triesOf = (name: string) => this.#tries.get(name) ?? 0;
    const names = this.#parts.queue.batches((name) => triesOf(name) < triesOfABatch);
    const failed = new Map<string, unknown>();
    let delivered = 0;
    let inARow = 0;
    for (const name of names.toSorted((one, other) => triesOf(one) - triesOf(other))) {
      try {
        if (await this.#give(name)) delivered += 1;
        this.#tries.delete(name);
        inARow = 0;
      } catch (cause) {
        this.#tries.set(name, triesOf(name) + 1);
        failed.set(name, cause);
        inARow += 1;
        if (isSilent(cause) || inARow >= maxRoundFailures) break;
      }
    }
    if (delivered > 0)
      for (const [name, cause] of failed) if (triesOf(name) >= triesOfABatch) await this.#setAside(name, cause);
    return { delivered, problem: [...failed.values()].at(-1) ?? null };
  }

  /** Whether the CMS accepted it; the batch may be empty. */
  async #give(name: string): Promise<boolean> {
    const { queue, cms } = this.#parts;
    const batch = await queue.read(name);
    const isEmpty = batch.views.length + batch.counted.length === 0;
    try {
      if (!isEmpty) await cms.countViews(batch);
    } catch (cause) {
      if (isTransient(cause)) throw cause;
      await this.#setAside(name, cause);
      return false;
    }
    await queue.erase(name);
    return !isEmpty;
  }

  /** Nothing is lost: a person can inspect it, and it is delivered again later. */
  async #setAside(name: string, cause: unknown): Promise<void> {
    const { queue, log } = this.#parts;
    log.error({ err: cause, name }, "page-views: the CMS does not accept a batch, set aside and retried later");
    await queue.setAside(name);
    this.#tries.delete(name);
  }
}
