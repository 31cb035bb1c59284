import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { linkTokenSchema } from "./requested-documents.js";
import { lineSchema } from "./printed-texts.js";

/** Asked for; fixed by staff; changed by the visitor after that, so that staff fix it again; off. */
export const visitStates = ["requested", "confirmed", "moved", "cancelled"] as const;
export type VisitState = (typeof visitStates)[number];

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** A slot by its name: `2026-11-24T10:00`, as clocks in Belgium show it. */
const slotName = z.string().regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/);

/** A moment for a visit, as a calendar shows it. */
export const shownSlotSchema = z.object({ key: slotName, day, from: time, until: time, isFree: z.boolean() });
export type ShownSlot = z.infer<typeof shownSlotSchema>;

/** GET /api/leads/visit-slots, and the site's own /visit-slots.json: for visits to a listing, else with nobody in particular. */
export const visitSlotsQuerySchema = z.object({ listing: z.coerce.number().int().positive().optional() });
export const shownSlotsSchema = z.object({ slots: z.array(shownSlotSchema) });

/** POST /api/leads/visits/read: a visit by its link. */
export const visitQuestionSchema = z.object({ token: linkTokenSchema });

export const visitViewSchema = z.object({
  state: z.enum(visitStates),
  language: languageSchema,
  /** Null where staff still choose the moment. */
  slot: z.object({ key: slotName, day, from: time, until: time }).nullable(),
  /** What the visitor saw: a change of something else is refused. */
  sequence: z.int(),
  /** Whether it can still be changed: it is neither off nor over. */
  isOpen: z.boolean(),
  home: z.object({ title: z.string(), place: z.string(), url: z.string() }).nullable(),
  phone: z.string(),
  /** What it can be moved to, free or not; none where it cannot be changed. */
  slots: z.array(shownSlotSchema).default([]),
});
export type VisitView = z.infer<typeof visitViewSchema>;

/** POST /api/leads/visits/change: by its link; to another slot, or off where none is named. */
export const visitChangeSchema = visitQuestionSchema.extend({ sequence: z.int(), slot: slotName.nullable() });
export type VisitChange = z.infer<typeof visitChangeSchema>;

/** A visit as staff see it in their week. */
export const staffVisitSchema = z.object({
  documentId: z.string(),
  state: z.enum(visitStates),
  slot: z.object({ key: slotName, day, from: time, until: time }).nullable(),
  sequence: z.int(),
  note: z.string(),
  lead: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  language: languageSchema,
  /** When it suits, in words, where no slot was chosen. */
  wishes: z.array(z.object({ label: z.string(), value: z.string() })),
  home: z.object({ title: z.string(), place: z.string(), url: z.string(), isGone: z.boolean() }).nullable(),
  reference: z.string(),
  agent: z.string(),
  /** Whose visit it is, as `slots` of the week knows them; empty: nobody's in particular. */
  agentEmail: z.string(),
});
export type StaffVisit = z.infer<typeof staffVisitSchema>;

/** GET /leads/visits?from=<a Monday> of the admin. */
export const visitWeekQuerySchema = z.object({ from: day });
export const visitWeekSchema = z.object({
  days: z.array(z.object({ day, isClosed: z.boolean() })),
  visits: z.array(staffVisitSchema),
  /** Those whose moment is still to be chosen, oldest first. */
  open: z.array(staffVisitSchema),
  /** What visitors of each of these agents can choose. */
  slots: z.array(z.object({ agentEmail: z.string(), slots: z.array(shownSlotSchema) })),
});
export type VisitWeek = z.infer<typeof visitWeekSchema>;

/** POST /leads/visits/:documentId of the admin. `sequence` is of what staff saw: a second one is refused. */
export const staffVisitChangeSchema = z.discriminatedUnion("act", [
  z.object({ act: z.literal("confirm"), sequence: z.int() }),
  z.object({ act: z.literal("cancel"), sequence: z.int() }),
  z.object({ act: z.literal("move"), sequence: z.int(), day, from: time, until: time }),
  z.object({ act: z.literal("note"), was: z.string(), note: z.string().max(2000) }),
]);
export type StaffVisitChange = z.infer<typeof staffVisitChangeSchema>;

/** PUT /leads/closed-days/:day of the admin. */
export const closedDayQuestionSchema = z.object({ day, closed: z.boolean() });

/** Addresses under which calendars of people read the visits. */
export const visitCalendarSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Whose visits alone; empty: those of the whole agency, without who comes. */
  agentEmail: z.string(),
  readAt: z.string().nullable(),
});
export type VisitCalendarOfStaff = z.infer<typeof visitCalendarSchema>;
export const visitCalendarsSchema = z.object({ calendars: z.array(visitCalendarSchema) });
export const newVisitCalendarSchema = z.object({
  name: lineSchema.min(1).max(100),
  agentEmail: lineSchema.max(200),
});

/** POST /api/leads/calendars/read: a calendar by the secret of its address. */
export const calendarQuestionSchema = z.object({ token: linkTokenSchema });
/** As iCal (RFC 5545). */
export const calendarFileSchema = z.object({ file: z.string() });

/** Told once: only its hash is kept. */
export const madeVisitCalendarSchema = z.object({ url: z.string() });
