import { belgianDateTime } from "../src/rules/belgian-time.js";
import ICAL from "ical.js";

/** Summer time as the European Union has it since 1996 (Directive 2000/84/EC): no visit was ever before. */
const rules = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:DAYLIGHT
DTSTART:19960331T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.replace(/\n/g, "\r\n");

/** The Belgian time zone for calendars; a new object per file, because it becomes part of that file. */
const brusselsTimezone = {
  id: "Europe/Brussels",
  component: () => ICAL.Component.fromString(rules),
};

/** A viewing as a calendar event. */
export interface CalendarEvent {
  /** The same for as long as there is the viewing: by it a calendar finds what it has. */
  uid: string;
  /** Raised with each change: a calendar leaves what it has unless this is higher. */
  sequence: number;
  state: "requested" | "confirmed" | "cancelled";
  start: Date;
  end: Date;
  /** When it last changed. */
  changedAt: Date;
  title: string;
  description: string;
  place: string;
  /** Its page; empty where it has none. */
  url: string;
}

interface Sender {
  name: string;
  email: string;
}

interface CalendarFile {
  appointments: readonly CalendarEvent[];
  sender: Sender;
  /** For a calendar that is subscribed to. */
  name?: string;
}

// The library counts 75 octets without the blank that begins a further line (RFC 5545, 3.1).
ICAL.foldLength = 74;

const statuses = { requested: "TENTATIVE", confirmed: "CONFIRMED", cancelled: "CANCELLED" } as const;

/** Removes anything that would start a new line or end a quoted name. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}"]+/gu, " ").trim();

/** In Belgian local time, with the time zone's rules in the file. */
function addTime(event: ICAL.Component, name: "dtstart" | "dtend", date: Date): void {
  const time = ICAL.Time.fromDateTimeString(`${belgianDateTime(date)}:00`);
  event.addPropertyWithValue(name, time).setParameter("tzid", brusselsTimezone.id);
}

const utc = (date: Date) => ICAL.Time.fromJSDate(date, true);

function eventOf(appointment: CalendarEvent, sender: Sender): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", inOneLine(appointment.uid));
  event.addPropertyWithValue("sequence", appointment.sequence);
  event.addPropertyWithValue("dtstamp", utc(appointment.changedAt));
  event.addPropertyWithValue("last-modified", utc(appointment.changedAt));
  addTime(event, "dtstart", appointment.start);
  addTime(event, "dtend", appointment.end);
  event.addPropertyWithValue("status", statuses[appointment.state]);
  event.addPropertyWithValue("transp", appointment.state === "cancelled" ? "TRANSPARENT" : "OPAQUE");
  event.addPropertyWithValue("summary", inOneLine(appointment.title));
  if (appointment.description) event.addPropertyWithValue("description", appointment.description);
  if (appointment.place) event.addPropertyWithValue("location", inOneLine(appointment.place));
  if (appointment.url) event.addPropertyWithValue("url", inOneLine(appointment.url));
  event
    .addPropertyWithValue("organizer", `mailto:${inOneLine(sender.email)}`)
    .setParameter("cn", inOneLine(sender.name));
  return event;
}

/**
 * FORM-7: an iCal file (RFC 5545, 5546). Published, not an invitation: nobody has to answer by mail what they requested
 * by a form. If all of its events are cancelled, the file tells the calendar to remove them.
 */
export function calendarFile({ appointments, sender, name }: CalendarFile): string {
  const calendar = new ICAL.Component("vcalendar");
  const gone = appointments.length > 0 && appointments.every(({ state }) => state === "cancelled");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Gevel//Visits//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", gone && name === undefined ? "CANCEL" : "PUBLISH");
  if (name !== undefined) calendar.addPropertyWithValue("x-wr-calname", inOneLine(name));
  calendar.addSubcomponent(brusselsTimezone.component());
  for (const appointment of appointments) calendar.addSubcomponent(eventOf(appointment, sender));
  return `${calendar.toString()}\r\n`;
}
