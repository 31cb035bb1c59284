const zone = "Europe/Brussels";

let format: Intl.DateTimeFormat | undefined;

/**
 * Cached, because creating it takes a hundred times as long as using it; created on first use, because every page loads
 * this module and few use it. Swedish formats the day as ISO 8601 does.
 */
const clock = () =>
  (format ??= new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }));

/** Local time in Belgium: `2026-11-22T15:05`. */
export const belgianDateTime = (date: Date): string => clock().format(date).replace(/\s/, "T");

/** The day in Belgium: `2026-11-22`. */
export const belgianDay = (date: Date): string => belgianDateTime(date).slice(0, 10);

const hour = 3_600_000;

/**
 * The instant of a local day and time in Belgium: the first of the two in the hour that occurs twice in autumn, and an
 * hour later for a time that is skipped in spring, as calendars do.
 */
export function fromBelgianTime(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  for (const offset of [2, 1]) {
    const date = new Date(asUtc - offset * hour);
    if (belgianDateTime(date) === `${day}T${time}`) return date;
  }
  return new Date(asUtc - hour);
}

/** The clock change at that day and time: skipped in spring, twice in autumn, or none. */
export function clockChange(day: string, time: string): "skipped" | "twice" | null {
  const date = fromBelgianTime(day, time);
  const shown = `${day}T${time}`;
  if (belgianDateTime(date) !== shown) return "skipped";
  return belgianDateTime(new Date(date.getTime() + hour)) === shown ? "twice" : null;
}
