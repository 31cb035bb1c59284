import { languageSchema, appointmentStates } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { appointmentUid } from "./appointment-schema.js";

/** Databases return a date as text, number or date. */
const time = z.coerce.date();

const storedAppointment = z
  .object({
    id: z.number().int(),
    documentId: z.string(),
    lead: z.string(),
    listingId: z.number().nullable(),
    agentEmail: z.string().nullable(),
    language: languageSchema,
    state: z.enum(appointmentStates),
    slot: z.string().nullable(),
    until: z.string().nullable(),
    beginsAt: time.nullable(),
    endsAt: time.nullable(),
    uid: z.string(),
    sequence: z.number().int(),
    changedAt: time,
    note: z.string().nullable(),
    createdAt: time,
    tokenHash: z.string(),
  })
  .transform(({ slot, until, beginsAt, endsAt, ...appointment }) => ({
    ...appointment,
    note: appointment.note ?? "",
    time:
      slot && until && beginsAt && endsAt
        ? { key: slot, day: slot.slice(0, 10), from: slot.slice(11), until, start: beginsAt, end: endsAt }
        : null,
  }));
export type StoredAppointment = z.infer<typeof storedAppointment>;
export type AppointmentTime = NonNullable<StoredAppointment["time"]>;

/** The columns of its row. */
export const timeColumns = (time: AppointmentTime | null) => ({
  slot: time?.key ?? null,
  until: time?.until ?? null,
  beginsAt: time?.start ?? null,
  endsAt: time?.end ?? null,
});

/** Finds by one of the unique fields; null if there is none. */
export async function readAppointment(
  strapi: Core.Strapi,
  where: { documentId: string } | { lead: string } | { tokenHash: string },
): Promise<StoredAppointment | null> {
  const found: unknown = await strapi.db.query(appointmentUid).findOne({ where });
  return found ? storedAppointment.parse(found) : null;
}

/** By time, those without one first. */
export async function readAppointments(strapi: Core.Strapi, where: object, limit = 1000): Promise<StoredAppointment[]> {
  const found: unknown = await strapi.db
    .query(appointmentUid)
    .findMany({ where, orderBy: [{ beginsAt: "asc" }, { id: "asc" }], limit });
  return z.array(storedAppointment).parse(found);
}
