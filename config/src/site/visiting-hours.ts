import { z } from "zod";

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const times = [
  ["10:00", "13:00"],
  ["14:00", "16:00"],
  ["16:00", "19:00"],
] as const;

/** FORM-7: the contact time slots of section 9 of the specification, for an agency that wrote none of its own. */
export const defaultVisitingHours = weekdays
  .filter((weekday) => weekday !== "sunday")
  .flatMap((weekday) => times.map(([from, until]) => ({ weekday, from, until, capacity: 1, totalCapacity: null })));

/** Hours at which a viewing can be requested: local times such as 10:00, and how many viewings at once. */
export const visitingHoursSchema = z
  .object({
    weekday: z.enum(weekdays),
    from: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    until: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    /** Visits of one agent. */
    capacity: z.number().int().min(1),
    /** Visits of all agents together; null where nothing but their own number limits them. */
    totalCapacity: z.number().int().min(1).nullable().default(null),
  })
  .refine(({ from, until }) => from < until);
export type VisitingHours = z.infer<typeof visitingHoursSchema>;
