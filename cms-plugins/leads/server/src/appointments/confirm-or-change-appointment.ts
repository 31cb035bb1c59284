import {
  agentKey,
  AppError,
  fromBelgianTime,
  slotKey,
  appointmentSlots,
  type AppointmentMailKind,
  type AppointmentState,
} from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { recordContact } from "../lead/record-contact.js";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { appointmentUid } from "./appointment-schema.js";
import { claimSlot, timeOfSlot } from "./book-appointment.js";
import { timeColumns, readAppointment, type StoredAppointment, type AppointmentTime } from "./stored-appointment.js";
import { releaseSlot } from "./reserve-slot.js";
import { readCalendar, visitingHours } from "./slot-calendar.js";

/** Days for which a request without a time can be withdrawn. */
const requestDays = 60;

const day = 86_400_000;

type ChangeableAppointment = Pick<StoredAppointment, "state" | "time" | "createdAt">;

/** FORM-7: whether a viewing can still be changed: it is neither off nor over. */
export const isUpcoming = ({ state, time }: ChangeableAppointment, now: Date): boolean =>
  state !== "cancelled" && (time === null || now < time.start);

/** Whether its visitor can, by the link. */
export const isOpen = (appointment: ChangeableAppointment, now: Date): boolean =>
  isUpcoming(appointment, now) &&
  (appointment.time !== null || now.getTime() < appointment.createdAt.getTime() + requestDays * day);

/** The state after the visitor moves a viewing: one confirmed by staff needs to be confirmed again. */
export const movedByVisitor = (state: AppointmentState): AppointmentState =>
  state === "requested" ? "requested" : "moved";

const changedMeanwhile = () => new AppError("VISIT_CHANGED", "the appointment changed meanwhile");

const written = z.object({ count: z.number().int() });

/** By the token of its link if the visitor changes it. */
type AppointmentFilter = Parameters<typeof readAppointment>[1];

interface Change {
  state: AppointmentState;
  time: AppointmentTime | null;
  mail: AppointmentMailKind;
}

/** Of two concurrent changes the second is rejected, because its base is outdated. The agency is mailed each change. */
async function write(
  strapi: Core.Strapi,
  appointment: StoredAppointment,
  { state, time, mail }: Change,
): Promise<void> {
  const sequence = appointment.sequence + 1;
  const answer: unknown = await strapi.db.query(appointmentUid).updateMany({
    where: { id: appointment.id, sequence: appointment.sequence },
    data: { state, ...timeColumns(time), sequence, changedAt: new Date() },
  });
  if (written.parse(answer).count !== 1) throw changedMeanwhile();
  await enqueueMails(strapi, appointment.lead, [mail, "visit-agency"], String(sequence));
  await recordContact(strapi, appointment.lead);
}

/** In the transaction of a change: the viewing as it was seen, and not over. */
async function readUnchanged(
  strapi: Core.Strapi,
  filter: AppointmentFilter,
  sequence: number,
): Promise<StoredAppointment> {
  const appointment = await readAppointment(strapi, filter);
  if (!appointment) throw new AppError("PAGE_NOT_FOUND", "there is no such appointment");
  const canChange = "tokenHash" in filter ? isOpen : isUpcoming;
  if (appointment.sequence !== sequence || !canChange(appointment, new Date())) throw changedMeanwhile();
  return appointment;
}

export const cancelAppointment = (strapi: Core.Strapi, filter: AppointmentFilter, sequence: number): Promise<void> =>
  inTransaction(strapi, async () => {
    const appointment = await readUnchanged(strapi, filter, sequence);
    await write(strapi, appointment, { state: "cancelled", time: appointment.time, mail: "visit-cancelled" });
    if (appointment.time) await releaseSlot(strapi, appointment.time.key, appointment.lead);
  });

/** Moves it to another free slot; takes the new place before releasing the old one. */
export async function moveByVisitor(
  strapi: Core.Strapi,
  filter: AppointmentFilter,
  sequence: number,
  key: string,
): Promise<void> {
  const hours = await visitingHours(strapi);
  await inTransaction(strapi, async () => {
    const appointment = await readUnchanged(strapi, filter, sequence);
    if (appointment.time?.key === key) return;
    const agent = agentKey(appointment.agentEmail);
    const time = await claimSlot(strapi, { hours, key, agent, appointment: appointment.lead });
    await write(strapi, appointment, { state: movedByVisitor(appointment.state), time, mail: "visit-moved" });
    if (appointment.time) await releaseSlot(strapi, appointment.time.key, appointment.lead);
  });
}

export const confirmAppointment = (strapi: Core.Strapi, filter: AppointmentFilter, sequence: number): Promise<void> =>
  inTransaction(strapi, async () => {
    const appointment = await readUnchanged(strapi, filter, sequence);
    if (appointment.state === "confirmed" || !appointment.time) throw changedMeanwhile();
    await write(strapi, appointment, { state: "confirmed", time: appointment.time, mail: "visit-confirmed" });
  });

interface ChosenTime {
  day: string;
  from: string;
  until: string;
}

/** Staff choose a slot or any other time, which confirms it. A full slot stays full. */
export async function moveByStaff(
  strapi: Core.Strapi,
  filter: AppointmentFilter,
  sequence: number,
  { day, from, until }: ChosenTime,
): Promise<void> {
  const own: AppointmentTime = {
    ...{ key: slotKey({ day, from }), day, from, until },
    start: fromBelgianTime(day, from),
    end: fromBelgianTime(day, until),
  };
  const wrong = own.end <= own.start ? "until" : own.start <= new Date() ? "day" : null;
  if (wrong)
    throw new AppError("INVALID_INPUT", "the time is not in the future", [
      { field: wrong, message: "is no moment to come" },
    ]);
  const hours = await visitingHours(strapi);
  await inTransaction(strapi, async () => {
    const appointment = await readUnchanged(strapi, filter, sequence);
    const agent = agentKey(appointment.agentEmail);
    const calendar = await readCalendar(strapi, { hours, agent, now: new Date() });
    const slot = appointmentSlots(calendar).find((offered) => slotKey(offered) === own.key && offered.until === until);
    const same = appointment.time?.key === own.key;
    const time = !slot
      ? own
      : same
        ? timeOfSlot(slot)
        : await claimSlot(strapi, { hours, key: own.key, agent, appointment: appointment.lead });
    await write(strapi, appointment, { state: "confirmed", time, mail: "visit-moved" });
    if (appointment.time && !same) await releaseSlot(strapi, appointment.time.key, appointment.lead);
  });
}

/** A note is for staff only: in no calendar and no mail. Of two concurrent changes the second is rejected. */
export async function saveNote(strapi: Core.Strapi, documentId: string, was: string, note: string): Promise<void> {
  const before = was === "" ? { $or: [{ note: "" }, { note: { $null: true } }] } : { note: was };
  const answer: unknown = await strapi.db
    .query(appointmentUid)
    .updateMany({ where: { documentId, ...before }, data: { note } });
  if (written.parse(answer).count !== 1) throw changedMeanwhile();
}
