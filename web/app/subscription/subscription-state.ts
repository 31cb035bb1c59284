import type { Subscriptions } from "@gevel/config";

/** What the page has to say: what stands behind a link, or why nothing does. */
export type SubscriptionState = { kind: "found"; found: Subscriptions } | { kind: "gone" } | { kind: "erased" };

/** What the page is: what its link is for, or that this is done. */
export function subscriptionMatter(state: SubscriptionState) {
  if (state.kind !== "found") return state.kind;
  const { purpose, expired, subscriptions } = state.found;
  if (purpose === "confirm" && expired) return "expired";
  if (purpose === "confirm" && subscriptions.every((one) => one.state !== "asked")) return "confirmed";
  if (purpose === "leave" && subscriptions.every((one) => one.state === "ended")) return "left";
  if (purpose === "renew" && subscriptions.every((one) => !one.isAsked))
    return subscriptions.every((one) => one.state === "ended") ? "left" : "renewed";
  return purpose;
}
