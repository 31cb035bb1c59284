import { belgianClock } from "@gevel/config";
import ICAL from "ical.js";
import { brusselsTimezone } from "./brussels-timezone.js";

/** A visit as calendars are told of it. */
export interface CalendarVisit {
  /** The same for as long as there is the visit: by it a calendar finds what it has. */
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
  visits: readonly CalendarVisit[];
  sender: Sender;
  /** Of a calendar that somebody subscribes to. */
  name?: string;
}

// The library counts 75 octets without the blank that begins a further line (RFC 5545, 3.1).
ICAL.foldLength = 74;

const statuses = { requested: "TENTATIVE", confirmed: "CONFIRMED", cancelled: "CANCELLED" } as const;

/** Nothing that begins a line of its own, or ends a name in quotes. */
const inOneLine = (text: string) => text.replace(/[\s\p{Cc}"]+/gu, " ").trim();

/** As clocks in Belgium show it, with the rules of those clocks beside it in the file. */
function addTime(event: ICAL.Component, name: "dtstart" | "dtend", moment: Date): void {
  const time = ICAL.Time.fromDateTimeString(`${belgianClock(moment)}:00`);
  event.addPropertyWithValue(name, time).setParameter("tzid", brusselsTimezone.id);
}

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true);

function eventOf(visit: CalendarVisit, sender: Sender): ICAL.Component {
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", inOneLine(visit.uid));
  event.addPropertyWithValue("sequence", visit.sequence);
  event.addPropertyWithValue("dtstamp", utc(visit.changedAt));
  event.addPropertyWithValue("last-modified", utc(visit.changedAt));
  addTime(event, "dtstart", visit.start);
  addTime(event, "dtend", visit.end);
  event.addPropertyWithValue("status", statuses[visit.state]);
  event.addPropertyWithValue("transp", visit.state === "cancelled" ? "TRANSPARENT" : "OPAQUE");
  event.addPropertyWithValue("summary", inOneLine(visit.title));
  if (visit.description) event.addPropertyWithValue("description", visit.description);
  if (visit.place) event.addPropertyWithValue("location", inOneLine(visit.place));
  if (visit.url) event.addPropertyWithValue("url", inOneLine(visit.url));
  event
    .addPropertyWithValue("organizer", `mailto:${inOneLine(sender.email)}`)
    .setParameter("cn", inOneLine(sender.name));
  return event;
}

/**
 * FORM-7: an iCal file (RFC 5545, 5546). It is published, not an invitation: nobody is asked to answer by mail what they asked for
 * by a form. Where all of it was cancelled the calendar is told to take it away.
 */
export function calendarFile({ visits, sender, name }: CalendarFile): string {
  const calendar = new ICAL.Component("vcalendar");
  const gone = visits.length > 0 && visits.every(({ state }) => state === "cancelled");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Gevel//Visits//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", gone && name === undefined ? "CANCEL" : "PUBLISH");
  if (name !== undefined) calendar.addPropertyWithValue("x-wr-calname", inOneLine(name));
  calendar.addSubcomponent(brusselsTimezone.component());
  for (const visit of visits) calendar.addSubcomponent(eventOf(visit, sender));
  return `${calendar.toString()}\r\n`;
}
