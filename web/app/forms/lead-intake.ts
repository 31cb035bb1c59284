import type { Lead } from "@gevel/config";

/** What became of a lead: new, known before by its key, or kept by the site until the CMS can take it (ERR-2). */
export type IntakeResult = "stored" | "duplicate" | "queued";

/** Where a form's lead goes. */
export interface LeadIntake {
  /** Rejects with an AppError where the CMS refuses it for what it is, or where nobody can keep it. */
  accept(lead: Lead): Promise<IntakeResult>;
}
