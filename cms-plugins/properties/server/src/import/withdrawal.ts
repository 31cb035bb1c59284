import { AppError } from "@gevel/config";
import type { ExistingItems } from "./validation/existing-items.js";

interface WithdrawalLimitInput {
  /** Items of the source that are on offer. */
  onOffer: number;
  /** Items the feed names, new ones among them. */
  sent: number;
  /** Share of the items on offer that may be withdrawn unless forced; 0 allows none, 1 all. */
  limit: number;
}

/** In a source of under ten a fifth is one or none, yet two homes may well be sold between two imports. */
const always = 2;

/**
 * API-3: how many items a full import may withdraw unless forced: two, or the share where that is more. An import
 * without items may withdraw nothing: an empty list is more often a program that failed than an agency that has sold
 * its last home.
 */
export function allowedWithdrawals({ onOffer, sent, limit }: WithdrawalLimitInput): number {
  if (limit >= 1) return onOffer;
  if (limit <= 0 || sent === 0) return 0;
  // 0.29 of 100 is 28.999999999999996.
  return Math.min(onOffer, Math.max(always, Math.floor(onOffer * limit + 1e-9)));
}

export interface WithdrawalInput {
  /** Names of the item kind, for the error message. */
  of: { list: string; plural: string };
  known: ExistingItems;
  /** Each item's reference, empty where it cannot be read. */
  references: readonly string[];
  /** References the import withdraws by name, which its sender meant. */
  removals: readonly string[];
  /** Items of the whole feed, those that it takes off among them; a list that is empty beside another that is not is no failure of the sender's. */
  sent: number;
  /** Share of the items on offer that an import may withdraw unless forced. */
  limit: number;
  force: boolean;
}

export interface Absent {
  reference: string;
  id: number;
}

/**
 * API-3: the items on offer that a full import no longer names, neither to offer nor to withdraw them. Rejects the
 * whole import when they are too many. An item without a reference may be any of them, so nothing is withdrawn then
 * unless forced.
 */
export function findAbsent(question: WithdrawalInput): Absent[] {
  const { of, known, references, removals, sent, limit, force } = question;
  if (references.includes("") && !force) return [];
  const named = new Set([...references, ...removals]);
  const onOffer = [...known].filter(([, item]) => !item.withdrawn);
  const absent = onOffer.filter(([reference]) => !named.has(reference));
  const allowed = allowedWithdrawals({ onOffer: onOffer.length, sent, limit });
  if (absent.length > allowed && !force) {
    const many = `this feed would withdraw ${absent.length} of the ${onOffer.length} ${of.plural} of its source`;
    const reason = sent === 0 ? "an empty one may withdraw none" : `${allowed} may go at once`;
    const message = `${many} (${reason}); nothing was changed. Send it again with force: true if that is meant.`;
    throw new AppError("WITHDRAWAL_REFUSED", message, [{ field: of.list, message }]);
  }
  return absent.map(([reference, { id }]) => ({ reference, id }));
}
