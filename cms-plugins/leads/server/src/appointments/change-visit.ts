import { AppError, belgianMoment, slotKey, visitSlots, type VisitMailKind, type VisitState } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { noteContact } from "../lead/note-contact.js";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { agentKey } from "./agent-key.js";
import { appointmentUid } from "./appointment-schema.js";
import { claimSlot, momentOf } from "./book-visit.js";
import { momentColumns, readVisit, type StoredVisit, type VisitMoment } from "./stored-visit.js";
import { leavePlace } from "./take-place.js";
import { readCalendar, visitingHours } from "./visit-calendar.js";
import { isAhead, isOpen, movedByVisitor } from "./visit-rules.js";

const changedMeanwhile = () => new AppError("VISIT_CHANGED", "the visit is not any more what it was");

const written = z.object({ count: z.number().int() });

/** By its link, where its visitor changes it. */
type Which = Parameters<typeof readVisit>[1];

interface Change {
  state: VisitState;
  moment: VisitMoment | null;
  mail: VisitMailKind;
}

/** Of two who change the same at once the second is refused: it is not any more what they saw. The agency is told of each change. */
async function write(strapi: Core.Strapi, visit: StoredVisit, { state, moment, mail }: Change): Promise<void> {
  const sequence = visit.sequence + 1;
  const answer: unknown = await strapi.db.query(appointmentUid).updateMany({
    where: { id: visit.id, sequence: visit.sequence },
    data: { state, ...momentColumns(moment), sequence, changedAt: new Date() },
  });
  if (written.parse(answer).count !== 1) throw changedMeanwhile();
  await enqueueMails(strapi, visit.lead, [mail, "visit-agency"], String(sequence));
  await noteContact(strapi, visit.lead);
}

/** In the transaction of a change: the visit as it was seen, and not over. */
async function seen(strapi: Core.Strapi, which: Which, sequence: number): Promise<StoredVisit> {
  const visit = await readVisit(strapi, which);
  if (!visit) throw new AppError("PAGE_NOT_FOUND", "there is no such visit");
  const mayChange = "tokenHash" in which ? isOpen : isAhead;
  if (visit.sequence !== sequence || !mayChange(visit, new Date())) throw changedMeanwhile();
  return visit;
}

export const cancelVisit = (strapi: Core.Strapi, which: Which, sequence: number): Promise<void> =>
  inTransaction(strapi, async () => {
    const visit = await seen(strapi, which, sequence);
    await write(strapi, visit, { state: "cancelled", moment: visit.moment, mail: "visit-cancelled" });
    if (visit.moment) await leavePlace(strapi, visit.moment.key, visit.lead);
  });

/** To another slot that is free; the new place is taken before the old one is left. */
export async function moveByVisitor(strapi: Core.Strapi, which: Which, sequence: number, key: string): Promise<void> {
  const hours = await visitingHours(strapi);
  await inTransaction(strapi, async () => {
    const visit = await seen(strapi, which, sequence);
    if (visit.moment?.key === key) return;
    const agent = agentKey(visit.agentEmail);
    const moment = await claimSlot(strapi, { hours, key, agent, visit: visit.lead });
    await write(strapi, visit, { state: movedByVisitor(visit.state), moment, mail: "visit-moved" });
    if (visit.moment) await leavePlace(strapi, visit.moment.key, visit.lead);
  });
}

export const confirmVisit = (strapi: Core.Strapi, which: Which, sequence: number): Promise<void> =>
  inTransaction(strapi, async () => {
    const visit = await seen(strapi, which, sequence);
    if (visit.state === "confirmed" || !visit.moment) throw changedMeanwhile();
    await write(strapi, visit, { state: "confirmed", moment: visit.moment, mail: "visit-confirmed" });
  });

interface Chosen {
  day: string;
  from: string;
  until: string;
}

/** Staff choose a moment, of the slots or any other; what they choose is fixed with it. A slot that is full stays full. */
export async function moveByStaff(
  strapi: Core.Strapi,
  which: Which,
  sequence: number,
  { day, from, until }: Chosen,
): Promise<void> {
  const own: VisitMoment = {
    ...{ key: slotKey({ day, from }), day, from, until },
    start: belgianMoment(day, from),
    end: belgianMoment(day, until),
  };
  const wrong = own.end <= own.start ? "until" : own.start <= new Date() ? "day" : null;
  if (wrong)
    throw new AppError("INVALID_INPUT", "no moment to come", [{ field: wrong, message: "is no moment to come" }]);
  const hours = await visitingHours(strapi);
  await inTransaction(strapi, async () => {
    const visit = await seen(strapi, which, sequence);
    const agent = agentKey(visit.agentEmail);
    const calendar = await readCalendar(strapi, { hours, agent, now: new Date() });
    const slot = visitSlots(calendar).find((offered) => slotKey(offered) === own.key && offered.until === until);
    const same = visit.moment?.key === own.key;
    const moment = !slot
      ? own
      : same
        ? momentOf(slot)
        : await claimSlot(strapi, { hours, key: own.key, agent, visit: visit.lead });
    await write(strapi, visit, { state: "confirmed", moment, mail: "visit-moved" });
    if (visit.moment && !same) await leavePlace(strapi, visit.moment.key, visit.lead);
  });
}

/** A note is of staff alone: no calendar and no mail knows of it. Of two who write at once the second is told. */
export async function noteVisit(strapi: Core.Strapi, documentId: string, was: string, note: string): Promise<void> {
  const before = was === "" ? { $or: [{ note: "" }, { note: { $null: true } }] } : { note: was };
  const answer: unknown = await strapi.db
    .query(appointmentUid)
    .updateMany({ where: { documentId, ...before }, data: { note } });
  if (written.parse(answer).count !== 1) throw changedMeanwhile();
}
