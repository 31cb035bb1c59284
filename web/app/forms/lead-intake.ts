import type { Lead } from "@gevel/config";

/** The result for a lead: new, already known by its key, or queued by the site until the CMS can take it (ERR-2). */
export type IntakeResult = "stored" | "duplicate" | "queued";

/** Takes the leads of forms. */
export interface LeadIntake {
  /** Rejects with an AppError if the CMS rejects the lead itself, or if it cannot be stored anywhere. */
  accept(lead: Lead): Promise<IntakeResult>;
}
