interface PortalFlag {
  key: string;
  numbers: Record<string, number>;
}

export const flagKeys = ["gone-quiet", "longer-than-usual"] as const;

/** Published: a listing this many days on offer without an enquiry in as many days is flagged as quiet. */
export const quietDays = 7;
/** Minimum number of listings for the agency's own average. */
export const minSold = 5;

interface Course {
  isOnOffer: boolean;
  /** Full days since it came on the market. */
  liveDays: number;
  /**
   * Questions and document requests, viewings requested, held or cancelled, in the last `quietDays` days, and viewings
   * to come.
   */
  enquiries: number;
  /** Listings of the same goal that were sold or let: their number, and their average days on offer. */
  sold: { homes: number; averageDays: number };
}

/** OWNER-2: the remarks for an owner, each with the numbers it follows from. */
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
