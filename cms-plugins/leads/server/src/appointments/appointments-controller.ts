import { requireReplica } from "@gevel/change-log";
import {
  agentKey,
  AppError,
  slotOptionsSchema,
  appointmentChangeSchema,
  appointmentRequestSchema,
  slotsQuerySchema,
  appointmentViewSchema,
  type SlotOption,
  type AppointmentView,
} from "@gevel/config";
import { endpoint, parseInput, tokenHash } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { readLead } from "../lead/stored-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { cancelAppointment, moveByVisitor, isOpen } from "./confirm-or-change-appointment.js";
import { readAppointment } from "./stored-appointment.js";
import { appointmentAddress } from "./appointment-address.js";
import { appointmentUrl } from "./appointment-context.js";
import { agentOf, readCalendar, slotOptions, visitingHours } from "./slot-calendar.js";
import { visitorFile } from "./visitor-file.js";

async function slotsWith(strapi: Core.Strapi, agent: string): Promise<SlotOption[]> {
  const hours = await visitingHours(strapi);
  return slotOptions(await readCalendar(strapi, { hours, agent, now: new Date() }));
}

/** Reading changes nothing: mail scanners that follow every link read it too. */
async function viewOf(strapi: Core.Strapi, token: string): Promise<AppointmentView> {
  const appointment = await readAppointment(strapi, { tokenHash: tokenHash(token) });
  if (!appointment) throw new AppError("PAGE_NOT_FOUND", "no appointment has this link");
  const { state, language, time, sequence, listingId } = appointment;
  const sources = mailSources(strapi);
  const home = listingId === null ? null : await sources.home(listingId, language);
  const agency = await sources.agency(language);
  const canChange = isOpen(appointment, new Date());
  const reference = (await readLead(strapi, appointment.lead))?.listingReference ?? null;
  const url = appointmentUrl(pluginSettings(strapi).siteUrl, language, token);
  return {
    ...{ state, language, sequence, isOpen: canChange },
    slot: time && { key: time.key, day: time.day, from: time.from, until: time.until },
    home: home && {
      title: home.title,
      place: appointmentAddress(home, state, "visitor"),
      url: home.isGone ? "" : home.url,
    },
    phone: home?.agent.phone || agency.config.phone,
    slots: canChange ? await slotsWith(strapi, agentKey(appointment.agentEmail)) : [],
    calendar: canChange ? visitorFile(strapi, appointment, { agency, home, reference, language, url }) : null,
  };
}

/**
 * FORM-7: the site's requests about viewings. Authenticated by the site's secret; a viewing is found only by the secret
 * of its link.
 */
export const appointmentsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  slots: endpoint(strapi, slotOptionsSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { listing } = parseInput(slotsQuerySchema, ctx.query, "query");
    return { slots: await slotsWith(strapi, await agentOf(strapi, listing)) };
  }),
  read: endpoint(strapi, appointmentViewSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    return viewOf(strapi, parseInput(appointmentRequestSchema, ctx.request.body).token);
  }),
  change: endpoint(strapi, appointmentViewSchema, async (ctx) => {
    requireReplica(strapi, ctx);
    const { token, sequence, slot } = parseInput(appointmentChangeSchema, ctx.request.body);
    const filter = { tokenHash: tokenHash(token) };
    if (slot === null) await cancelAppointment(strapi, filter, sequence);
    else await moveByVisitor(strapi, filter, sequence, slot);
    return viewOf(strapi, token);
  }),
});
