import { noticeDays, retentionEnd, retentionMonths, retentionOf, type LeadState } from "@gevel/config";

/** The data of a lead that retention depends on. */
export interface RetentionInput {
  form: string;
  state: LeadState;
  assigneeId: number | null;
  /** Of all contact with that person, not only of this lead. */
  lastContactAt: Date;
  doneAt: Date | null;
  /** Of its subscriptions: `still` if one is active, else when the last one ended; null if there are none. */
  mailed: "still" | Date | null;
}

const day = 86_400_000;

/** Assigned, or not marked as done. */
export const isOpen = ({ state, assigneeId }: Pick<RetentionInput, "state" | "assigneeId">): boolean =>
  state !== "done" || assigneeId !== null;

/** When the retention period starts: for an application with the decision. */
function countedFrom({ form, lastContactAt, doneAt }: RetentionInput): Date {
  if (retentionOf(form) !== "applications" || doneAt === null) return lastContactAt;
  return doneAt > lastContactAt ? doneAt : lastContactAt;
}

/** FORM-12: the end of a lead's retention period; null while the sender has an active subscription. */
export function retainedUntil(lead: RetentionInput): Date | null {
  const kind = retentionOf(lead.form);
  if (kind !== null) return retentionEnd(countedFrom(lead), retentionMonths[kind]);
  if (lead.mailed === "still") return null;
  // An unconfirmed subscription counts as a question.
  if (lead.mailed === null) return retentionEnd(lead.lastContactAt, retentionMonths.questions);
  return retentionEnd(lead.mailed, 0);
}

/** Days of notice before a lead goes. */
const noticeMs = (lead: Pick<RetentionInput, "state" | "assigneeId">): number =>
  (isOpen(lead) ? noticeDays.open : noticeDays.settled) * day;

/**
 * The erasure date to announce now; null if it is too early. Never before the promised notice period has passed,
 * however late the notice comes.
 */
export function announcedFor(lead: RetentionInput, now: number): number | null {
  const until = retainedUntil(lead)?.getTime();
  const notice = noticeMs(lead);
  return until === undefined || until > now + notice ? null : Math.max(until, now + notice);
}

/** Updates a notice: a reopened lead gets the longer period, a settled one keeps its date. */
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
