import type { PortalFlag } from "../contracts/portal.js";

export const flagKeys = ["gone-quiet", "longer-than-usual"] as const;

/** Published: after so many days on offer a home without an enquiry in as many is told to be quiet. */
export const quietDays = 7;
/** The agency's own average counts from so many homes on. */
export const minSold = 5;

interface Course {
  isOnOffer: boolean;
  /** Whole days since it came on the market. */
  liveDays: number;
  /** Questions and documents asked for, visits asked for, held or called off, in the last `quietDays` days, and visits to come. */
  enquiries: number;
  /** How long homes of the same goal were on offer before they were sold or let: how many they were, and their average. */
  sold: { homes: number; averageDays: number };
}

/** OWNER-2: what is worth a word, each with the numbers it follows from. */
export function portalFlags({ isOnOffer, liveDays, enquiries, sold }: Course): PortalFlag[] {
  if (!isOnOffer) return [];
  const flags: PortalFlag[] = [];
  if (liveDays >= quietDays && enquiries === 0)
    flags.push({ key: "gone-quiet", numbers: { days: quietDays, enquiries, live: liveDays } });
  const usual = Math.round(sold.averageDays);
  if (sold.homes >= minSold && liveDays > usual)
    flags.push({ key: "longer-than-usual", numbers: { live: liveDays, usual, homes: sold.homes } });
  return flags;
}
