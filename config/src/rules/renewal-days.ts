import { renewal } from "../site/retention.js";
import { retentionEnd } from "./retention-end.js";

/** FORM-12: when somebody is asked whether they still want what they confirmed, or kept, at this moment. */
export const askedAgainAt = (expected: Date): Date => retentionEnd(expected, renewal.years * 12);

/** Until when a question may be answered that went out at this moment: the whole of the last day. */
export const renewalExpiresAt = (sent: Date): Date =>
  retentionEnd(new Date(sent.getTime() + renewal.answerDays * 86_400_000), 0);
