import { linkToken, tokenHash } from "@gevel/core";
import {
  agentKey,
  AppError,
  bookableSlot,
  calendarUidOfLead,
  slotKey,
  type Lead,
  type VisitingHours,
  type AppointmentSlot,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { recordContact } from "../lead/record-contact.js";
import { mailSources } from "../mail/mail-sources.js";
import type { LeadEffect, RepeatedLeadEffect } from "../lead/lead-effect.js";
import { appointmentUid } from "./appointment-schema.js";
import { timeColumns, readAppointment, type AppointmentTime } from "./stored-appointment.js";
import { reserveSlot } from "./reserve-slot.js";
import { readCalendar, visitingHours } from "./slot-calendar.js";

export const appointmentLink = "visit";

export const timeOfSlot = (slot: AppointmentSlot): AppointmentTime => ({
  key: slotKey(slot),
  day: slot.day,
  from: slot.from,
  until: slot.until,
  start: slot.start,
  end: slot.end,
});

/** Returns the slot of this key with a place in it taken. Throws if none is free. */
export async function claimSlot(
  strapi: Core.Strapi,
  {
    hours,
    key,
    agent,
    appointment,
  }: { hours: readonly VisitingHours[]; key: string; agent: string; appointment: string },
): Promise<AppointmentTime> {
  const booking = bookableSlot(await readCalendar(strapi, { hours, agent, now: new Date() }), key);
  if ("slot" in booking && (await reserveSlot(strapi, { slot: key, limits: booking.slot, agent, visit: appointment })))
    return timeOfSlot(booking.slot);
  throw new AppError("APPOINTMENTS_FULL", `slot ${key} is no longer free`);
}

const requestedSlot = ({ data, sentAt }: Lead): string | null => {
  const slot = [data["slot"] ?? ""].flat()[0] ?? "";
  // A lead the site queued while the CMS was down: its slot may be taken by now, and the visitor is no longer there to
  // choose another.
  return slot === "" || sentAt !== undefined ? null : slot;
};

/**
 * FORM-7: books the viewing a lead requests, in the transaction that stores the lead, so both are stored or neither. If
 * the slot is full, the lead is not stored and the visitor chooses again with the form still filled in. Without a slot
 * it is a request, for which staff choose a time.
 */
export const bookAppointment: LeadEffect = async (strapi, lead) => {
  const key = requestedSlot(lead);
  const hours = key === null ? [] : await visitingHours(strapi);
  const listingId = lead.listing?.id ?? null;
  const home = listingId === null ? null : await mailSources(strapi).home(listingId, lead.language);
  const agentEmail = home?.agent.email ?? "";
  const agent = agentKey(agentEmail);
  return async (leadId) => {
    const time = key === null ? null : await claimSlot(strapi, { hours, key, agent, appointment: leadId });
    const uid = calendarUidOfLead(lead.key);
    await strapi.db.query(appointmentUid).create({
      data: {
        lead: leadId,
        listingId,
        agentEmail,
        language: lead.language,
        state: "requested",
        ...timeColumns(time),
        uid,
        sequence: 0,
        changedAt: new Date(),
        note: "",
        tokenHash: tokenHash(linkToken(strapi, appointmentLink, uid)),
      },
    });
    return [{ kind: "agency" }, { kind: "visit-requested", part: "0" }];
  };
};

/** The same request after a cancellation: the viewing is requested again, as the same calendar event. */
export const rebookAppointment: RepeatedLeadEffect = async (strapi, lead) => {
  const key = requestedSlot(lead);
  const hours = key === null ? [] : await visitingHours(strapi);
  return async (leadId) => {
    const appointment = await readAppointment(strapi, { lead: leadId });
    if (appointment?.state !== "cancelled") return null;
    const agent = agentKey(appointment.agentEmail);
    const time = key === null ? null : await claimSlot(strapi, { hours, key, agent, appointment: leadId });
    const sequence = appointment.sequence + 1;
    await strapi.db.query(appointmentUid).update({
      where: { id: appointment.id },
      data: { state: "requested", ...timeColumns(time), sequence, changedAt: new Date() },
    });
    await recordContact(strapi, leadId);
    const part = String(sequence);
    return [
      { kind: "visit-requested", part },
      { kind: "visit-agency", part },
    ];
  };
};
