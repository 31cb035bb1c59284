import { noticeDays, retentionEnd, retentionMonths, retentionOf, type LeadState } from "@gevel/config";

/** What retention asks of a lead. */
export interface RetentionInput {
  form: string;
  state: LeadState;
  assigneeId: number | null;
  /** Of all contact with that person, not of this lead alone. */
  lastContactAt: Date;
  doneAt: Date | null;
  /** Of what it asked to be mailed of: some of it still is, or when the last of it was stopped; null where there is none. */
  mailed: "still" | Date | null;
}

const day = 86_400_000;

/** Somebody has it, or nobody said that it is settled. */
export const isOpen = ({ state, assigneeId }: Pick<RetentionInput, "state" | "assigneeId">): boolean =>
  state !== "done" || assigneeId !== null;

/** From when its months count: an application is kept from the decision on. */
function countedFrom({ form, lastContactAt, doneAt }: RetentionInput): Date {
  if (retentionOf(form) !== "applications" || doneAt === null) return lastContactAt;
  return doneAt > lastContactAt ? doneAt : lastContactAt;
}

/** FORM-12: when a lead may be kept no longer; null where it stays until whoever sent it stops it. */
export function retainedUntil(lead: RetentionInput): Date | null {
  const kind = retentionOf(lead.form);
  if (kind !== null) return retentionEnd(countedFrom(lead), retentionMonths[kind]);
  if (lead.mailed === "still") return null;
  // What was never confirmed was a question.
  if (lead.mailed === null) return retentionEnd(lead.lastContactAt, retentionMonths.questions);
  return retentionEnd(lead.mailed, 0);
}

/** Days of notice before a lead goes. */
const noticeMs = (lead: Pick<RetentionInput, "state" | "assigneeId">): number =>
  (isOpen(lead) ? noticeDays.open : noticeDays.settled) * day;

/**
 * When a lead is erased that is to be announced now; null where it is too early to say. Never before the notice has stood as
 * long as was promised, however late the notice comes.
 */
export function announcedFor(lead: RetentionInput, now: number): number | null {
  const until = retainedUntil(lead)?.getTime();
  const notice = noticeMs(lead);
  return until === undefined || until > now + notice ? null : Math.max(until, now + notice);
}

/** What becomes of a notice: a lead that was reopened has the longer one, one that was settled keeps what it was told. */
export function updatedNotice(
  lead: RetentionInput,
  planned: { eraseAt: number; open: boolean },
  now: number,
): number | null {
  const due = announcedFor(lead, now);
  if (due === null) return null;
  return isOpen(lead) && !planned.open
    ? due
    : Math.min(due, Math.max(planned.eraseAt, retainedUntil(lead)?.getTime() ?? 0));
}
