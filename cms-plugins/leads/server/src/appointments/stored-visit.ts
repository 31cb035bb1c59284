import { languageSchema, visitStates } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { appointmentUid } from "./appointment-schema.js";

/** Databases tell a moment as text, number or date. */
const moment = z.coerce.date();

const storedVisit = z
  .object({
    id: z.number().int(),
    documentId: z.string(),
    lead: z.string(),
    listingId: z.number().nullable(),
    agentEmail: z.string().nullable(),
    language: languageSchema,
    state: z.enum(visitStates),
    slot: z.string().nullable(),
    until: z.string().nullable(),
    beginsAt: moment.nullable(),
    endsAt: moment.nullable(),
    uid: z.string(),
    sequence: z.number().int(),
    changedAt: moment,
    note: z.string().nullable(),
    createdAt: moment,
    tokenHash: z.string(),
  })
  .transform(({ slot, until, beginsAt, endsAt, ...visit }) => ({
    ...visit,
    note: visit.note ?? "",
    moment:
      slot && until && beginsAt && endsAt
        ? { key: slot, day: slot.slice(0, 10), from: slot.slice(11), until, start: beginsAt, end: endsAt }
        : null,
  }));
export type StoredVisit = z.infer<typeof storedVisit>;
export type VisitMoment = NonNullable<StoredVisit["moment"]>;

/** As it is written to its row. */
export const momentColumns = (moment: VisitMoment | null) => ({
  slot: moment?.key ?? null,
  until: moment?.until ?? null,
  beginsAt: moment?.start ?? null,
  endsAt: moment?.end ?? null,
});

/** By one of its unique fields; null where there is none. */
export async function readVisit(
  strapi: Core.Strapi,
  where: { documentId: string } | { lead: string } | { tokenHash: string },
): Promise<StoredVisit | null> {
  const found: unknown = await strapi.db.query(appointmentUid).findOne({ where });
  return found ? storedVisit.parse(found) : null;
}

/** In the order of their moments, those without one first. */
export async function readVisits(strapi: Core.Strapi, where: object, limit = 1000): Promise<StoredVisit[]> {
  const found: unknown = await strapi.db
    .query(appointmentUid)
    .findMany({ where, orderBy: [{ beginsAt: "asc" }, { id: "asc" }], limit });
  return z.array(storedVisit).parse(found);
}
