import { fromBelgianTime } from "@gevel/config";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile, type CalendarEvent } from "./calendar-file.js";

const sender = { name: "Travee Antwerpen", email: "info@travee.example" };
const appointment = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "abc123@travee.example",
  sequence: 0,
  state: "confirmed",
  start: fromBelgianTime("2026-11-24", "10:00"),
  end: fromBelgianTime("2026-11-24", "13:00"),
  changedAt: new Date("2026-11-22T15:00:00Z"),
  title: "Bezoek: appartement aan het water",
  description: "Neem uw identiteitskaart mee; parkeren kan op straat, gratis.\nTot dan!",
  place: "Scheldestraat 12, 2000 Antwerpen",
  url: "https://www.travee.example/nl/te-koop/antwerpen/546/",
  ...given,
});
const file = (...appointments: CalendarEvent[]) => calendarFile({ appointments, sender });

/** Parses as a calendar program does, using only the time zone rules in the file. */
function read(text: string) {
  const calendar = ICAL.Component.fromString(text);
  const rules = calendar.getFirstSubcomponent("vtimezone");
  const zone = rules && new ICAL.Timezone(rules);
  const timeOf = (event: ICAL.Component, name: string) => {
    const value = event.getFirstPropertyValue(name);
    if (!(value instanceof ICAL.Time) || !zone) throw new Error(`no ${name} or no rules of the clock`);
    const there = value.clone();
    there.zone = zone;
    return there.toJSDate().toISOString();
  };
  const events = calendar.getAllSubcomponents("vevent").map((event) => ({
    start: timeOf(event, "dtstart"),
    end: timeOf(event, "dtend"),
    zone: event.getFirstProperty("dtstart")?.getParameter("tzid"),
    ...Object.fromEntries(
      ["uid", "sequence", "status", "summary", "description", "location", "url", "organizer"].map((name) => [
        name,
        event.getFirstPropertyValue(name),
      ]),
    ),
  }));
  return {
    method: calendar.getFirstPropertyValue("method"),
    name: calendar.getFirstPropertyValue("x-wr-calname"),
    events,
  };
}

describe("the calendar file of an appointment", () => {
  it("FORM-7 is read back as it was written", () => {
    const { title, description, place, url, uid } = appointment();
    expect(read(file(appointment()))).toEqual({
      method: "PUBLISH",
      name: null,
      events: [
        {
          ...{ start: "2026-11-24T09:00:00.000Z", end: "2026-11-24T12:00:00.000Z", zone: "Europe/Brussels" },
          ...{ uid, sequence: 0, status: "CONFIRMED", summary: title, description, location: place, url },
          organizer: "mailto:info@travee.example",
        },
      ],
    });
  });

  it("FORM-7 follows RFC 5545: line lengths, line ends and required properties", () => {
    const long = appointment({ title: "Één heel lang bezoek aan ".repeat(20), description: "é".repeat(300) });
    const text = file(long);
    expect(text.replace(/\r\n/g, "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    for (const part of [
      "BEGIN:VCALENDAR\r\n",
      "VERSION:2.0",
      "PRODID:",
      "DTSTAMP:20261122T150000Z",
      "END:VCALENDAR\r\n",
    ])
      expect(text).toContain(part);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(read(text).events[0]).toMatchObject({ description: long.description, summary: long.title.trim() });
  });

  it.each([
    ["winter", "2026-03-28"],
    ["the day on which summer time begins", "2026-03-29"],
    ["summer", "2026-03-30"],
    ["the last day of summer time", "2026-10-24"],
    ["the day on which it ends", "2026-10-25"],
    ["the day after", "2026-10-26"],
    ["a year far ahead", "2031-03-30"],
  ])("FORM-7 has ten o'clock in Belgium in %s", (_when, day) => {
    const start = fromBelgianTime(day, "10:00");
    const text = file(appointment({ start, end: fromBelgianTime(day, "12:00") }));
    expect(text).toContain(`DTSTART;TZID=Europe/Brussels:${day.replaceAll("-", "")}T100000`);
    expect(read(text).events[0]).toMatchObject({ start: start.toISOString() });
  });

  it("FORM-7 a moved appointment keeps its UID and has a higher SEQUENCE", () => {
    const before = read(file(appointment())).events[0];
    const start = fromBelgianTime("2026-11-25", "14:00");
    const after = read(file(appointment({ sequence: 1, start, end: fromBelgianTime("2026-11-25", "16:00") })))
      .events[0];
    expect(before).toMatchObject({ uid: "abc123@travee.example", sequence: 0 });
    expect(after).toMatchObject({ uid: "abc123@travee.example", sequence: 1, start: "2026-11-25T13:00:00.000Z" });
  });

  it("FORM-7 a cancelled appointment is removed by its UID", () => {
    const { method, events } = read(file(appointment({ sequence: 2, state: "cancelled" })));
    expect([method, events[0]]).toEqual(["CANCEL", expect.objectContaining({ status: "CANCELLED", sequence: 2 })]);
  });

  it("FORM-7 a subscribed calendar has a name and marks the cancelled appointments", () => {
    const appointments = [
      appointment(),
      appointment({ uid: "b@x", state: "requested" }),
      appointment({ uid: "c@x", state: "cancelled" }),
    ];
    const { method, name, events } = read(calendarFile({ appointments, sender, name: "Bezoeken van Anna" }));
    expect([method, name]).toEqual(["PUBLISH", "Bezoeken van Anna"]);
    expect(events.map((event): unknown => Reflect.get(event, "status"))).toEqual([
      "CONFIRMED",
      "TENTATIVE",
      "CANCELLED",
    ]);
    const allCancelled = appointments.map((one) => ({ ...one, state: "cancelled" as const }));
    expect(read(calendarFile({ appointments: allCancelled, sender, name: "x" })).method).toBe("PUBLISH");
    expect(read(calendarFile({ appointments: [], sender, name: "x" }))).toMatchObject({
      method: "PUBLISH",
      events: [],
    });
  });

  it.each([
    "\r\nATTENDEE:mailto:evil@example.org",
    "\nEND:VEVENT\nBEGIN:VALARM",
    '";X=1:y',
    "\u0000\u2028BEGIN:VEVENT",
  ])("Q-3 %j in free text starts no new line", (typed) => {
    const evil = appointment({
      ...{
        title: `a${typed}`,
        description: `a${typed}`,
        place: `a${typed}`,
        uid: `a${typed}`,
        url: `https://x/${typed}`,
      },
    });
    const text = calendarFile({
      appointments: [evil],
      sender: { name: `a${typed}`, email: `a@b.example${typed}` },
      name: `a${typed}`,
    });
    const lines = text.replace(/\r\n[ \t]/g, "").split("\r\n");
    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM|X=)/i.test(line))).toEqual([]);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    expect(read(text).events).toHaveLength(1);
  });
});
