export interface WithdrawalLimitInput {
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
