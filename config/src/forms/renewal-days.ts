import { renewal } from "./retention.js";
import { retentionEnd } from "../rules/retention-end.js";

/** FORM-12: when the renewal question is due for a subscription confirmed or renewed at this time. */
export const askedAgainAt = (expected: Date): Date => retentionEnd(expected, renewal.years * 12);

/** Deadline for answering a renewal question sent at this time: the end of the last day. */
export const renewalExpiresAt = (sent: Date): Date =>
  retentionEnd(new Date(sent.getTime() + renewal.answerDays * 86_400_000), 0);
