import { belgianDay, fromBelgianTime } from "@gevel/config";

/** When clocks in Belgium show this, what was found since the day before is mailed at once. */
const digestTime = "07:30";

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The next daily mail after a moment; at the very moment it is the one of the next day. */
export function nextDigest(now: Date): Date {
  const day = belgianDay(now);
  const today = fromBelgianTime(day, digestTime);
  return today > now ? today : fromBelgianTime(dayAfter(day), digestTime);
}
