import { calendarFile, type CalendarEvent } from "@gevel/config/server";
import { formatPhone, type Language, type MailAgency, type MailListing, type AppointmentState } from "@gevel/config";
import type { StoredAppointment } from "./stored-appointment.js";
import { appointmentAddress, type AddressReader } from "./appointment-address.js";
import { listingTitle } from "./appointment-context.js";
import { messagesIn } from "../messages/messages.js";

const calendarState: Readonly<Record<AppointmentState, CalendarEvent["state"]>> = {
  requested: "requested",
  moved: "requested",
  confirmed: "confirmed",
  cancelled: "cancelled",
};

interface EventDetails {
  home: MailListing | null;
  reference: string | null;
  language: Language;
  reader: AddressReader;
  /** The visitor, only for the agent who meets them. */
  visitor?: { name: string; phone: string; email: string };
  url: string;
}

/** Null if no time is set. */
export function toCalendarEvent(appointment: StoredAppointment, details: EventDetails): CalendarEvent | null {
  const { time, uid, sequence, state, changedAt } = appointment;
  if (!time) return null;
  const text = messagesIn(details.language);
  const home = listingTitle(details.home, details.reference);
  const { visitor } = details;
  const title = visitor
    ? text("appointment.calendarTitleOf", { name: visitor.name, home })
    : text("appointment.calendarTitle", { home });
  return {
    ...{ uid, sequence, changedAt, start: time.start, end: time.end },
    state: calendarState[state],
    // Most calendars keep cancelled events, and some do not show their status.
    title: state === "cancelled" ? text("appointment.calendarCancelled", { title }) : title,
    description: visitor
      ? [visitor.name, formatPhone(visitor.phone), visitor.email].filter(Boolean).join("\n")
      : [details.home?.agent.name ?? "", formatPhone(details.home?.agent.phone ?? "")].filter(Boolean).join("\n"),
    place: appointmentAddress(details.home, state, details.reader),
    url: details.url,
  };
}

/** The organiser named in the calendar. */
export const organiser = ({ config }: MailAgency, address: string) => ({
  name: config.agencyName,
  email: config.email || address,
});

/** FORM-7: the calendar file of one viewing, as attached to mails; null if no time is set. */
export function appointmentFile(
  appointment: StoredAppointment,
  details: EventDetails,
  sender: { name: string; email: string },
): string | null {
  const shown = toCalendarEvent(appointment, details);
  return shown && calendarFile({ appointments: [shown], sender });
}
