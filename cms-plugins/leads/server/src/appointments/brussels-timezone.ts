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

/** The clocks of Belgium, as a calendar reads them; a new one for each file, for it becomes a part of that file. */
export const brusselsTimezone = {
  id: "Europe/Brussels",
  component: () => ICAL.Component.fromString(rules),
};
