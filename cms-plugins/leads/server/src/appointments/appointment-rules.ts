import type { AppointmentState } from "@gevel/config";
import type { StoredAppointment } from "./stored-appointment.js";

/** A request whose moment staff never chose can be withdrawn for so long. */
const requestDays = 60;

const day = 86_400_000;

type ChangeableAppointment = Pick<StoredAppointment, "state" | "time" | "createdAt">;

/** FORM-7: whether a visit can still be changed: it is neither off nor over. */
export const isUpcoming = ({ state, time }: ChangeableAppointment, now: Date): boolean =>
  state !== "cancelled" && (time === null || now < time.start);

/** Whether its visitor can, by the link. */
export const isOpen = (appointment: ChangeableAppointment, now: Date): boolean =>
  isUpcoming(appointment, now) &&
  (appointment.time !== null || now.getTime() < appointment.createdAt.getTime() + requestDays * day);

/** What becomes of a visit that its visitor moves: what staff had fixed, they fix again. */
export const movedByVisitor = (state: AppointmentState): AppointmentState =>
  state === "requested" ? "requested" : "moved";
