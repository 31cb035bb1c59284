import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { linkTokenSchema } from "./requested-documents.js";
import { lineSchema } from "./text-schemas.js";

/** Requested by the visitor; confirmed by staff; changed by the visitor afterwards, so that staff confirm again; cancelled. */
export const appointmentStates = ["requested", "confirmed", "moved", "cancelled"] as const;
export type AppointmentState = (typeof appointmentStates)[number];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A slot by its name: `2026-11-24T10:00`, as clocks in Belgium show it. */
const slotName = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);

/** A slot as a calendar shows it. */
export const slotOptionSchema = z.object({ key: slotName, day, from: time, until: time, isFree: z.boolean() });
export type SlotOption = z.infer<typeof slotOptionSchema>;

/**
 * GET /api/leads/visit-slots, and the site's own /visit-slots.json: for viewings of a listing, else for no agent in
 * particular.
 */
export const slotsQuerySchema = z.object({ listing: z.coerce.number().int().positive().optional() });
export const slotOptionsSchema = z.object({ slots: z.array(slotOptionSchema) });

/** POST /api/leads/visits/read: a viewing by its link. */
export const appointmentRequestSchema = z.object({ token: linkTokenSchema });

export const appointmentViewSchema = z.object({
  state: z.enum(appointmentStates),
  language: languageSchema,
  /** Null if staff have yet to choose the slot. */
  slot: z.object({ key: slotName, day, from: time, until: time }).nullable(),
  /** The sequence the visitor saw: a change based on another is rejected. */
  sequence: z.int(),
  /** Whether it can still be changed: it is neither off nor over. */
  isOpen: z.boolean(),
  home: z.object({ title: z.string(), place: z.string(), url: z.string() }).nullable(),
  phone: z.string(),
  /** The slots it can be moved to, free or not; empty if it cannot be changed. */
  slots: z.array(slotOptionSchema).default([]),
  /** It as iCal (RFC 5545), as in its mails; null without a slot, and once it cannot be changed. */
  calendar: z.string().nullable().default(null),
});
export type AppointmentView = z.infer<typeof appointmentViewSchema>;

/** POST /api/leads/visits/change: by its link; to another slot, or off where none is named. */
export const appointmentChangeSchema = appointmentRequestSchema.extend({
  sequence: z.int(),
  slot: slotName.nullable(),
});
export type AppointmentChange = z.infer<typeof appointmentChangeSchema>;

/** A viewing as staff see it in their week. */
export const staffAppointmentSchema = z.object({
  documentId: z.string(),
  state: z.enum(appointmentStates),
  slot: z.object({ key: slotName, day, from: time, until: time }).nullable(),
  sequence: z.int(),
  note: z.string(),
  lead: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  language: languageSchema,
  /** The preferred times, as text, if no slot was chosen. */
  preferences: z.array(z.object({ label: z.string(), value: z.string() })),
  home: z.object({ title: z.string(), place: z.string(), url: z.string(), isGone: z.boolean() }).nullable(),
  reference: z.string(),
  agent: z.string(),
  /** The agent of the viewing, as in `slots` of the week; empty: no agent in particular. */
  agentEmail: z.string(),
});
export type StaffAppointment = z.infer<typeof staffAppointmentSchema>;

/** GET /leads/visits?from=<a Monday> of the admin. */
export const appointmentWeekQuerySchema = z.object({ from: day });
export const appointmentWeekSchema = z.object({
  days: z.array(z.object({ day, isClosed: z.boolean() })),
  appointments: z.array(staffAppointmentSchema),
  /** Viewings without a slot yet, oldest first. */
  open: z.array(staffAppointmentSchema),
  /** The slots that visitors can choose, per agent. */
  slots: z.array(z.object({ agentEmail: z.string(), slots: z.array(slotOptionSchema) })),
  /** Whether mails become files that nobody gets, because no mail server is set. */
  mailsAsFiles: z.boolean(),
});
export type AppointmentWeek = z.infer<typeof appointmentWeekSchema>;

/** POST /leads/visits/:documentId of the admin. `sequence` is of what staff saw: a second one is refused. */
export const staffAppointmentChangeSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("confirm"), sequence: z.int() }),
  z.object({ act: z.literal("cancel"), sequence: z.int() }),
  z.object({ act: z.literal("move"), sequence: z.int(), day, from: time, until: time }),
  z.object({ act: z.literal("note"), was: z.string(), note: z.string().max(2000) }),
]);
export type StaffAppointmentChange = z.infer<typeof staffAppointmentChangeSchema>;

/** PUT /leads/closed-days/:day of the admin. */
export const closedDayRequestSchema = z.object({ day, closed: z.boolean() });

/** Addresses from which people's calendars subscribe to viewings. */
export const staffCalendarSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Limits it to the viewings of this agent; empty: those of the whole agency, without the visitors' names. */
  agentEmail: z.string(),
  readAt: z.string().nullable(),
});
export type StaffCalendar = z.infer<typeof staffCalendarSchema>;
export const staffCalendarsSchema = z.object({ calendars: z.array(staffCalendarSchema) });
export const newStaffCalendarSchema = z.object({
  name: lineSchema.min(1).max(100),
  agentEmail: lineSchema.max(200),
});

/** POST /api/leads/calendars/read: a calendar by the secret of its address. */
export const calendarRequestSchema = z.object({ token: linkTokenSchema });
/** As iCal (RFC 5545). */
export const calendarFileSchema = z.object({ file: z.string() });

/** Returned once: only its hash is stored. */
export const createdStaffCalendarSchema = z.object({ url: z.string() });
