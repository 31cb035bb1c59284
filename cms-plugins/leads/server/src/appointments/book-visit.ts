import { linkToken, tokenHash } from "@gevel/kit";
import { randomUUID } from "node:crypto";
import { AppError, bookableSlot, slotKey, type Lead, type VisitingHours, type VisitSlot } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { noteContact } from "../lead/note-contact.js";
import { domainOf } from "../mail/address-text.js";
import { mailSources } from "../mail/mail-sources.js";
import type { LeadEffect, LeadRepeated } from "../submissions/lead-effect.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { agentKey } from "./agent-key.js";
import { appointmentUid } from "./appointment-schema.js";
import { momentColumns, readVisit, type VisitMoment } from "./stored-visit.js";
import { takePlace } from "./take-place.js";
import { readCalendar, visitingHours } from "./visit-calendar.js";

export const visitLink = "visit";

export const momentOf = (slot: VisitSlot): VisitMoment => ({
  key: slotKey(slot),
  day: slot.day,
  from: slot.from,
  until: slot.until,
  start: slot.start,
  end: slot.end,
});

/** The slot of that name, with a place in it taken. Refused where there is none any more. */
export async function claimSlot(
  strapi: Core.Strapi,
  { hours, key, agent, visit }: { hours: readonly VisitingHours[]; key: string; agent: string; visit: string },
): Promise<VisitMoment> {
  const asked = bookableSlot(await readCalendar(strapi, { hours, agent, now: new Date() }), key);
  if ("slot" in asked && (await takePlace(strapi, { slot: key, limits: asked.slot, agent, visit })))
    return momentOf(asked.slot);
  throw new AppError("APPOINTMENTS_FULL", `nobody can visit at ${key} any more`);
}

const wishedSlot = ({ data, sentAt }: Lead): string | null => {
  const slot = [data["slot"] ?? ""].flat()[0] ?? "";
  // What the site kept while the CMS was away: what was free when it was sent may be taken, and nobody is there to choose again.
  return slot === "" || sentAt !== undefined ? null : slot;
};

/**
 * FORM-7: the visit that a lead asks for, in the transaction that stores the lead: both are there or neither is. Full: the lead is not
 * stored, and the visitor chooses anew with all that was typed. Without a slot it is a request, whose moment staff choose.
 */
export const bookVisit: LeadEffect = async (strapi, lead) => {
  const key = wishedSlot(lead);
  const hours = key === null ? [] : await visitingHours(strapi);
  const listingId = lead.listing?.id ?? null;
  const home = listingId === null ? null : await mailSources(strapi).home(listingId, lead.language);
  const agentEmail = home?.agent.email ?? "";
  const agent = agentKey(agentEmail);
  return async (leadId) => {
    const moment = key === null ? null : await claimSlot(strapi, { hours, key, agent, visit: leadId });
    const uid = `${randomUUID()}@${domainOf(pluginSettings(strapi).from)}`;
    await strapi.db.query(appointmentUid).create({
      data: {
        lead: leadId,
        listingId,
        agentEmail,
        language: lead.language,
        state: "requested",
        ...momentColumns(moment),
        uid,
        sequence: 0,
        changedAt: new Date(),
        note: "",
        tokenHash: tokenHash(linkToken(strapi, visitLink, uid)),
      },
    });
    return [{ kind: "agency" }, { kind: "visit-requested", part: "0" }];
  };
};

/** The same wish again, after the visit was taken off: it is asked for anew, in its calendar the same one. */
export const bookAgain: LeadRepeated = async (strapi, lead) => {
  const key = wishedSlot(lead);
  const hours = key === null ? [] : await visitingHours(strapi);
  return async (leadId) => {
    const visit = await readVisit(strapi, { lead: leadId });
    if (visit?.state !== "cancelled") return null;
    const agent = agentKey(visit.agentEmail);
    const moment = key === null ? null : await claimSlot(strapi, { hours, key, agent, visit: leadId });
    const sequence = visit.sequence + 1;
    await strapi.db.query(appointmentUid).update({
      where: { id: visit.id },
      data: { state: "requested", ...momentColumns(moment), sequence, changedAt: new Date() },
    });
    await noteContact(strapi, leadId);
    const part = String(sequence);
    return [
      { kind: "visit-requested", part },
      { kind: "visit-agency", part },
    ];
  };
};
