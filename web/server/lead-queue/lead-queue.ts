import { isAppError, type Lead } from "@gevel/config";
import type { Cms } from "../../app/cms/cms.server";
import type { LeadIntake, IntakeResult } from "../../app/forms/lead-intake";
import type { BasicLog } from "../log";
import { isTransient, isSilent } from "./is-transient";
import type { QueueFolder } from "./queue-folder";

/** In milliseconds. */
export interface RetryDelays {
  /** Between two tries: longer each time, while the CMS stays away. */
  first: number;
  longest: number;
  /** Until failed leads are retried. */
  aside: number;
}
/** This many failures in a row end a round: the CMS is broken, not a single lead. */
const maxRoundFailures = 3;
/** A lead that failed this often, each time while others were accepted, is set aside. */
const maxLeadFailures = 3;

const defaultDelays: RetryDelays = { first: 1_000, longest: 30_000, aside: 3_600_000 };

interface Parts {
  /** Null where the folder could not be opened. */
  folder: QueueFolder | null;
  cms: Pick<Cms, "storeLead">;
  log: BasicLog;
  waits?: RetryDelays;
}

/** ERR-2: a lead goes to the CMS, and into the site's own spool while that cannot take it. */
export class LeadQueue implements LeadIntake {
  readonly #parts: Parts;
  readonly #waits: RetryDelays;
  #timer: NodeJS.Timeout | null = null;
  #again: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #wait: number;
  /** Leads the CMS failed on, the longest ago first: the number of failures while it accepted others. */
  readonly #strikes = new Map<string, number>();
  /** Whether the CMS accepted a lead, queued or not, since the last round. */
  #takesOthers = false;
  /** The CMS did not answer the last time. */
  #isAway = false;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#waits = parts.waits ?? defaultDelays;
    this.#wait = this.#waits.first;
  }

  /** Number of leads waiting for delivery, and for a person to check. */
  get state(): { waiting: number; refused: number } {
    return { waiting: this.#parts.folder?.waiting ?? 0, refused: this.#parts.folder?.refused ?? 0 };
  }

  async accept(lead: Lead): Promise<IntakeResult> {
    const { folder, cms, log } = this.#parts;
    // Visitors do not each wait for a CMS that hangs: while it is unreachable new leads go straight to the queue.
    if (folder === null || folder.waiting === 0 || !this.#isAway) {
      try {
        const { created } = await cms.storeLead(lead);
        this.#isAway = false;
        this.#takesOthers = true;
        return created ? "stored" : "duplicate";
      } catch (error) {
        if (folder === null || !isTransient(error)) throw error;
        this.#isAway = isSilent(error);
        log.warn({ err: error, form: lead.form }, "lead-queue: delivery to the CMS failed, lead queued");
      }
    }
    await folder.store({ sentAt: new Date().toISOString(), ...lead });
    this.#plan();
    return "queued";
  }

  /** Also delivers leads that an earlier process queued or set aside. */
  start(): void {
    this.#again = setInterval(() => void this.#tryAgain(), this.#waits.aside);
    this.#again.unref();
    void this.#tryAgain();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#again) clearInterval(this.#again);
    await this.#round;
  }

  /** A repaired CMS may accept the leads that were set aside. */
  async #tryAgain(): Promise<void> {
    const { folder, log } = this.#parts;
    try {
      await folder?.takeBack();
    } catch (error) {
      log.error({ err: error }, "lead-queue: requeueing leads that were set aside failed");
    }
    if (this.state.waiting > 0) this.#plan(0);
  }

  #plan(wait = this.#wait): void {
    if (this.#timer || this.#round || this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#round = this.#deliver()
        .catch((error: unknown) => this.#parts.log.error({ err: error }, "lead-queue: delivery round failed, retrying"))
        .finally(() => {
          this.#round = null;
          if (this.state.waiting > 0) this.#plan();
        });
    }, wait);
    this.#timer.unref();
  }

  /** One after the other, until all are delivered or the CMS is unreachable again; earlier failures come last. */
  async #deliver(): Promise<void> {
    const { folder, log } = this.#parts;
    if (!folder) return;
    let delivered = 0;
    const failed = new Map<string, unknown>();
    let inARow = 0;
    this.#wait = Math.min(this.#wait * 2, this.#waits.longest);
    const order = [...this.#strikes.keys()];
    const names = await folder.names();
    for (const name of names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))) {
      if (this.#stopped) return;
      try {
        if (await this.#give(name)) delivered += 1;
        inARow = 0;
      } catch (error) {
        failed.set(name, error);
        inARow += 1;
        if (isSilent(error) || inARow >= maxRoundFailures) break;
      }
    }
    if (delivered > 0) log.info({ delivered, waiting: folder.waiting }, "lead-queue: leads delivered");
    await this.#countFailures(failed);
  }

  /** Whether the CMS has accepted it; a rejected lead is set aside. Throws failures that do not concern the lead. */
  async #give(name: string): Promise<boolean> {
    const { folder, cms, log } = this.#parts;
    const lead = await folder?.read(name);
    if (!lead) {
      log.error({ name }, "lead-queue: a queued lead cannot be read, set aside for a person to look at");
      await this.#setAside(name);
      return false;
    }
    try {
      await cms.storeLead(lead);
    } catch (error) {
      if (isTransient(error)) {
        this.#isAway = isSilent(error);
        throw error;
      }
      // The visitor's text is for the office, not for the log.
      const fields = isAppError(error) ? error.fields : [];
      log.error(
        { err: error, fields, name, form: lead.form },
        "lead-queue: the CMS rejected a queued lead, set aside for a person to look at",
      );
      await this.#setAside(name);
      return false;
    }
    await folder?.erase(name);
    this.#strikes.delete(name);
    this.#isAway = false;
    this.#takesOthers = true;
    this.#wait = this.#waits.first;
    return true;
  }

  /** An outage does not count; a lead that fails repeatedly while others are accepted is itself at fault. */
  async #countFailures(failed: ReadonlyMap<string, unknown>): Promise<void> {
    const strike = this.#takesOthers ? 1 : 0;
    this.#takesOthers = false;
    for (const [name, error] of failed) {
      const strikes = (this.#strikes.get(name) ?? 0) + strike;
      // Behind those that failed before.
      this.#strikes.delete(name);
      this.#strikes.set(name, strikes);
      if (strikes < maxLeadFailures) continue;
      this.#parts.log.error(
        { err: error, name },
        "lead-queue: a queued lead fails each time, set aside and retried later",
      );
      await this.#setAside(name);
    }
  }

  async #setAside(name: string): Promise<void> {
    this.#strikes.delete(name);
    await this.#parts.folder?.setAside(name);
  }
}
