import { isAppError, type Lead } from "@gevel/config";
import type { Cms } from "../../app/cms/cms.server";
import type { LeadDesk, LeadTaken } from "../../app/forms/lead-desk";
import type { SayLog } from "../log";
import { isPassing, isSilent } from "./is-passing";
import type { SpoolFolder } from "./spool-folder";

/** Milliseconds between two tries: longer each time, while the CMS stays away. */
export interface Waits {
  first: number;
  longest: number;
}
/** So many failures one after the other end a round: the CMS is broken, and not one lead. */
const failuresOfARound = 3;

const usualWaits: Waits = { first: 1_000, longest: 30_000 };

interface Parts {
  /** Null where the folder could not be opened. */
  folder: SpoolFolder | null;
  cms: Pick<Cms, "storeLead">;
  log: SayLog;
  waits?: Waits;
}

/** ERR-2: a lead goes to the CMS, and into the site's own spool while that cannot take it. */
export class LeadSpool implements LeadDesk {
  readonly #parts: Parts;
  readonly #waits: Waits;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #wait: number;
  /** The CMS did not answer the last time. */
  #isAway = false;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#waits = parts.waits ?? usualWaits;
    this.#wait = this.#waits.first;
  }

  /** How many are here: to be handed over, and to be looked at by a person. */
  get state(): { waiting: number; refused: number } {
    return { waiting: this.#parts.folder?.waiting ?? 0, refused: this.#parts.folder?.refused ?? 0 };
  }

  async take(lead: Lead): Promise<LeadTaken> {
    const { folder, cms, log } = this.#parts;
    // A CMS that hangs is not waited for by each visitor anew: while it is away what comes goes straight to the spool.
    if (folder === null || folder.waiting === 0 || !this.#isAway) {
      try {
        const { created } = await cms.storeLead(lead);
        this.#isAway = false;
        return created ? "stored" : "known";
      } catch (error) {
        if (folder === null || !isPassing(error)) throw error;
        this.#isAway = isSilent(error);
        log.warn({ err: error, form: lead.form }, "the CMS takes no lead: the site keeps it");
      }
    }
    await folder.keep({ sentAt: new Date().toISOString(), ...lead });
    this.#plan();
    return "kept";
  }

  /** What an earlier process kept is handed over too. */
  start(): void {
    if (this.state.waiting > 0) this.#plan(0);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#round;
  }

  #plan(wait = this.#wait): void {
    if (this.#timer || this.#round || this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#round = this.#handOver()
        .catch((error: unknown) => this.#parts.log.error({ err: error }, "leads could not be handed over"))
        .finally(() => {
          this.#round = null;
          if (this.state.waiting > 0) this.#plan();
        });
    }, wait);
    this.#timer.unref();
  }

  /** One after the other, until all are handed over or the CMS is away again. */
  async #handOver(): Promise<void> {
    const { folder, cms, log } = this.#parts;
    if (!folder) return;
    let handed = 0;
    let failures = 0;
    this.#wait = Math.min(this.#wait * 2, this.#waits.longest);
    for (const name of await folder.names()) {
      if (this.#stopped) return;
      const lead = await folder.read(name);
      if (!lead) {
        log.error({ name }, "a kept lead cannot be read: put aside for a person to look at");
        await folder.putAside(name);
        continue;
      }
      try {
        await cms.storeLead(lead);
      } catch (error) {
        if (isPassing(error)) {
          this.#isAway = isSilent(error);
          if ((failures += 1) >= failuresOfARound) break;
          continue;
        }
        // Its words are for the office, not for the log.
        const fields = isAppError(error) ? error.fields : [];
        log.error(
          { err: error, fields, name, form: lead.form },
          "a kept lead is refused: put aside for a person to look at",
        );
        await folder.putAside(name);
        continue;
      }
      await folder.erase(name);
      handed += 1;
      failures = 0;
      this.#isAway = false;
      this.#wait = this.#waits.first;
    }
    if (handed > 0) log.info({ handed, waiting: folder.waiting }, "kept leads are handed over");
  }
}
