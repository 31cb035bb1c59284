import { AppError } from "@gevel/config";
import type { KnownListings } from "./known-listings.js";

export interface WithdrawalQuestion {
  known: KnownListings;
  /** Each item's reference, empty where it has none that can be read. */
  references: readonly string[];
  /** Share of the listings on offer that a feed may withdraw unless it is forced. */
  limit: number;
  force: boolean;
}

export interface Absent {
  reference: string;
  id: number;
}

/**
 * API-3: the listings on offer that a full feed no longer names. Refuses the whole feed when they are too many. While
 * an item has no reference it may be any of them, so nothing is withdrawn unless forced.
 */
export function absentFrom({ known, references, limit, force }: WithdrawalQuestion): Absent[] {
  const named = new Set(references);
  if (named.has("") && !force) return [];
  const onOffer = [...known].filter(([, listing]) => !listing.withdrawn);
  const absent = onOffer.filter(([reference]) => !named.has(reference));
  const share = onOffer.length === 0 ? 0 : absent.length / onOffer.length;
  if (share > limit && !force) {
    const message =
      `this feed would withdraw ${absent.length} of the ${onOffer.length} listings of its source ` +
      `(${Math.round(share * 100)} %, ${Math.round(limit * 100)} % is allowed); nothing was changed. ` +
      "Send it again with force: true if that is meant.";
    throw new AppError("WITHDRAWAL_REFUSED", message, [{ field: "properties", message }]);
  }
  return absent.map(([reference, { id }]) => ({ reference, id }));
}
