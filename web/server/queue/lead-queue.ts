import { leadSchema, type Lead } from "@gevel/config";
import type { Cms } from "../../app/cms/cms.server";
import type { LeadIntake, IntakeResult } from "../../app/forms/lead-intake";
import type { QueueState } from "../health";
import type { BasicLog } from "../log";
import type { QueueDatabase } from "./queue-database";
import { QueueDelivery, isSilent, isTransient, type DeliveryDelays } from "./queue-delivery";
import { QueuedItems } from "./queued-items";

interface Parts {
  /** Null where the site has no queue. */
  database: QueueDatabase | null;
  cms: Pick<Cms, "storeLead">;
  log: BasicLog;
  delays?: DeliveryDelays;
}

const defaultDelays: DeliveryDelays = { least: 1_000, most: 30_000, aside: 3_600_000 };

/** ERR-2: a lead goes to the CMS, and into the site's own queue while that cannot take it. */
export class LeadQueue implements LeadIntake {
  readonly #parts: Parts;
  readonly #items: QueuedItems<Lead> | null;
  readonly #delivery: QueueDelivery<Lead> | null;

  constructor(parts: Parts) {
    const { database, cms, log, delays = defaultDelays } = parts;
    this.#parts = parts;
    const items = database && new QueuedItems(database, "lead", leadSchema);
    this.#items = items;
    this.#delivery =
      items &&
      new QueueDelivery({
        ...{ name: "lead-queue", items, delays, log, send: cms.storeLead },
        delivered(count) {
          items.database.eraseTraces();
          log.info({ delivered: count, ...items.state }, "lead-queue: leads delivered");
        },
      });
  }

  get state(): QueueState {
    return this.#items?.state ?? { waiting: 0, refused: 0 };
  }

  async accept(lead: Lead): Promise<IntakeResult> {
    const { cms, log } = this.#parts;
    // Visitors do not each wait for a CMS that hangs: while it is unreachable new leads go straight to the queue.
    if (!this.#delivery?.isAway || this.state.waiting === 0)
      try {
        const { created } = await cms.storeLead(lead);
        this.#delivery?.accepted();
        return created ? "stored" : "duplicate";
      } catch (error) {
        if (!this.#delivery || !isTransient(error)) throw error;
        this.#delivery.isAway = isSilent(error);
        log.warn({ err: error, form: lead.form }, "lead-queue: delivery to the CMS failed, lead queued");
      }
    const item = { sentAt: new Date().toISOString(), ...lead };
    this.#items?.database.durably(() => this.#items?.add({ key: lead.key, item, queuedAt: Date.now() }));
    return "queued";
  }

  start(): void {
    this.#delivery?.start();
  }

  async stop(): Promise<void> {
    await this.#delivery?.stop();
  }
}
