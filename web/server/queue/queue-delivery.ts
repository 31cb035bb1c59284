import { setTimeout as delay } from "node:timers/promises";
import { AppError, isAppError, type ErrorCode } from "@gevel/config";
import type { BasicLog } from "../log";
import type { QueuedItems } from "./queued-items";

/** In milliseconds. */
export interface DeliveryDelays {
  /** Between two rounds. */
  least: number;
  /** Between two rounds while the CMS stays away, at the longest. */
  most: number;
  /** Until items that were set aside are retried. */
  aside: number;
}

/** This many failures in a row end a round: the CMS is broken, not a single item. */
const maxRoundFailures = 3;
/** An item that failed this often, each time while others were accepted, is set aside. */
const maxItemFailures = 3;
/** A stopping site delivers for this long; what is left is delivered after the next start. */
const stopMs = 5_000;

/**
 * Failures that do not concern the item itself: the CMS is unreachable, busy, broken, or does not know this site. All
 * others are about the data sent, and would recur.
 */
const transient: readonly ErrorCode[] = [
  "CMS_UNAVAILABLE",
  "API_ERROR",
  "UNEXPECTED",
  "TOO_MANY_REQUESTS",
  "UNAUTHORIZED",
  "PAGE_NOT_FOUND",
];
export const isTransient = (error: unknown): boolean => !isAppError(error) || transient.includes(error.code);

/** The CMS does not answer at all. */
export const isSilent = (error: unknown): boolean => isAppError(error) && error.code === "CMS_UNAVAILABLE";

interface Failures {
  all: number;
  whileOthersWereAccepted: number;
}

interface Parts<Item> {
  /** Of the log's lines. */
  name: string;
  items: QueuedItems<Item>;
  /** Sends one item; the CMS recognises one that it has already. */
  send: (item: Item) => Promise<unknown>;
  /** Precedes each round; `isIdle` if no item waits, or only such as failed often. */
  prepare?: (isIdle: boolean) => Promise<void>;
  /** Follows a round in which the CMS accepted items. */
  delivered?: (count: number) => void;
  /** Items older than this are not retried once they are set aside. */
  retryableForMs?: number;
  delays: DeliveryDelays;
  log: BasicLog;
  now?: () => Date;
}

/** Delivers queued items to the CMS as long as the site runs: one after the other, earlier failures last. */
export class QueueDelivery<Item> {
  readonly #parts: Parts<Item>;
  #wait: number;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #deadline = Infinity;
  /** The longest ago first. */
  readonly #failures = new Map<string, Failures>();
  #acceptsOthers = false;
  #requeuedAt = -Infinity;
  #isReported = false;
  /** The CMS did not answer the last time. */
  isAway = false;

  constructor(parts: Parts<Item>) {
    this.#parts = parts;
    this.#wait = parts.delays.least;
  }

  /** Items queued or set aside by an earlier process go first. */
  start(): void {
    this.#plan(0);
  }

  /** The CMS accepted an item, queued or not. */
  accepted(): void {
    this.isAway = false;
    this.#acceptsOthers = true;
  }

  /** Delivers the rest, once. */
  async stop(): Promise<void> {
    this.#deadline = Date.now() + stopMs;
    if (this.#timer) clearTimeout(this.#timer);
    const rest = this.#round.then(() => this.#runRound());
    await Promise.race([rest, delay(stopMs, undefined, { ref: false })]);
  }

  #plan(wait: number): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#runRound().finally(() => {
        if (this.#deadline === Infinity) this.#plan(this.#wait);
      });
    }, wait).unref();
  }

  async #runRound(): Promise<void> {
    const { name, delays, log } = this.#parts;
    const { delivered, problem } = await this.#deliver().catch((cause: unknown) => ({ delivered: 0, problem: cause }));
    if (delivered > 0 || problem === null) {
      this.#wait = delays.least;
      this.#isReported = false;
      return;
    }
    // An outage is logged once.
    if (!this.#isReported)
      log.warn({ err: problem }, `${name}: delivery to the CMS failed, retrying until it succeeds`);
    this.#isReported = true;
    this.#wait = Math.min(this.#wait * 2, delays.most);
  }

  /** How many items the CMS accepted, and why it accepted no more. */
  async #deliver(): Promise<{ delivered: number; problem: unknown }> {
    const { items, send } = this.#parts;
    let problem = await this.#prepare();
    const failed = new Map<string, unknown>();
    let [delivered, inARow] = [0, 0];
    for (const key of this.#order()) {
      if (Date.now() > this.#deadline) break;
      try {
        const item = items.read(key);
        if (item === null) throw new AppError("INVALID_INPUT", "unreadable");
        if (item === undefined) continue;
        await send(item);
        this.accepted();
        items.erase(key);
        this.#failures.delete(key);
        delivered += 1;
        inARow = 0;
      } catch (cause) {
        if (!isTransient(cause) && this.#setAside(key, cause)) continue;
        this.isAway = isSilent(cause);
        failed.set(key, cause);
        problem = cause;
        inARow += 1;
        if (this.isAway || inARow >= maxRoundFailures) break;
      }
    }
    this.#countFailures(failed);
    if (delivered > 0) this.#parts.delivered?.(delivered);
    return { delivered, problem };
  }

  /** What went wrong, null if nothing: the round goes on where the CMS answers. */
  async #prepare(): Promise<unknown> {
    const { items, delays, prepare, retryableForMs = Infinity, now = () => new Date() } = this.#parts;
    try {
      const time = now().getTime();
      if (time - this.#requeuedAt >= delays.aside) {
        this.#requeuedAt = time;
        // A repaired CMS may accept what was set aside.
        for (const key of items.requeue(Math.max(0, time - retryableForMs)))
          this.#failures.set(key, { all: maxItemFailures, whileOthersWereAccepted: 0 });
      }
      await prepare?.(this.#order().every((key) => (this.#failures.get(key)?.all ?? 0) >= maxItemFailures));
      return null;
    } catch (cause) {
      if (isSilent(cause)) throw cause;
      return cause;
    }
  }

  /** Those that failed before come last. */
  #order(): string[] {
    const waiting = new Set(this.#parts.items.waiting());
    for (const key of this.#failures.keys()) if (!waiting.has(key)) this.#failures.delete(key);
    return [...[...waiting].filter((key) => !this.#failures.has(key)), ...this.#failures.keys()];
  }

  /** An outage does not count; an item that fails repeatedly while others are accepted is itself at fault. */
  #countFailures(failed: ReadonlyMap<string, unknown>): void {
    const strike = this.#acceptsOthers ? 1 : 0;
    this.#acceptsOthers = false;
    for (const [key, cause] of failed) {
      const before = this.#failures.get(key) ?? { all: 0, whileOthersWereAccepted: 0 };
      const whileOthersWereAccepted = before.whileOthersWereAccepted + strike;
      // Behind those that failed before.
      this.#failures.delete(key);
      this.#failures.set(key, { all: before.all + 1, whileOthersWereAccepted });
      if (whileOthersWereAccepted >= maxItemFailures) this.#setAside(key, cause);
    }
  }

  /** Nothing is lost: a person can inspect it, and it is retried later. False on a full disk: it keeps waiting. */
  #setAside(key: string, cause: unknown): boolean {
    const { name, items, log } = this.#parts;
    try {
      items.setAside(key);
    } catch (error) {
      log.error({ err: error, key }, `${name}: setting aside failed, retrying`);
      return false;
    }
    this.#failures.delete(key);
    // Names of fields without their values: a visitor's text is for the office, not for the log.
    const fields = isAppError(cause) ? cause.fields : [];
    log.error({ err: cause, fields, key }, `${name}: the CMS does not accept it, set aside and retried later`);
    return true;
  }
}
