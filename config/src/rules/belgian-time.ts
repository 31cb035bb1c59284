const zone = "Europe/Brussels";

let format: Intl.DateTimeFormat | undefined;

/**
 * Made once, which takes a hundred times as long as asking it, and when it is first asked: few pages ask, every page loads this.
 * Swedes write the day as ISO 8601 does.
 */
const clock = () =>
  (format ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }));

/** What clocks in Belgium show: `2026-11-22T15:05`. */
export const belgianDateTime = (date: Date): string => clock().format(date).replace(/\s/, "T");

/** The day in Belgium: `2026-11-22`. */
export const belgianDay = (date: Date): string => belgianDateTime(date).slice(0, 10);

const hour = 3_600_000;

/**
 * When clocks in Belgium show that day and time: the first of the two in the hour that comes twice in autumn, and an hour later
 * for a time that is skipped in spring, as calendars read it.
 */
export function fromBelgianTime(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  for (const offset of [2, 1]) {
    const date = new Date(asUtc - offset * hour);
    if (belgianDateTime(date) === `${day}T${time}`) return date;
  }
  return new Date(asUtc - hour);
}

/** What the clock does at that day and time: it skips it in spring, shows it twice in autumn, or neither. */
export function clockChange(day: string, time: string): "skipped" | "twice" | null {
  const date = fromBelgianTime(day, time);
  const shown = `${day}T${time}`;
  if (belgianDateTime(date) !== shown) return "skipped";
  return belgianDateTime(new Date(date.getTime() + hour)) === shown ? "twice" : null;
}
