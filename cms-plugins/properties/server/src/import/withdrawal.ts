import { AppError } from "@gevel/config";
import type { ExistingItems } from "./validation/existing-items.js";

interface WithdrawalLimitInput {
  /** Items of the source that are on offer. */
  onOffer: number;
  /** Items the feed names, new ones among them. */
  sent: number;
  /** Share of the items on offer that may go unless forced; 0 lets none go, 1 lets all go. */
  limit: number;
}

/** In a source of under ten a fifth is one or none, yet two houses may well be sold between two feeds. */
const always = 2;

/**
 * API-3: how many items a full feed may withdraw without being forced: two, or the share where that is more. A feed
 * that names nothing may withdraw nothing: an empty list is a program that failed more often than an agency that has
 * sold its last house.
 */
export function allowedWithdrawals({ onOffer, sent, limit }: WithdrawalLimitInput): number {
  if (limit >= 1) return onOffer;
  if (limit <= 0 || sent === 0) return 0;
  // 0.29 of 100 is 28.999999999999996.
  return Math.min(onOffer, Math.max(always, Math.floor(onOffer * limit + 1e-9)));
}

export interface WithdrawalInput {
  /** What they are, for the refusal. */
  of: { list: string; plural: string };
  known: ExistingItems;
  /** Each item's reference, empty where it has none that can be read. */
  references: readonly string[];
  /** Those that the feed takes off by name, which its sender meant. */
  removals: readonly string[];
  /** Items of the whole feed, those that it takes off among them; a list that is empty beside another that is not is no failure of the sender's. */
  sent: number;
  /** Share of the items on offer that a feed may withdraw unless it is forced. */
  limit: number;
  force: boolean;
}

export interface Absent {
  reference: string;
  id: number;
}

/**
 * API-3: the items on offer that a full feed no longer names, be it to offer them or to take them off. Refuses the whole
 * feed when they are too many. While an item has no reference it may be any of them, so nothing is withdrawn unless forced.
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
