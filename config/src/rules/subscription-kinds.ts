/** What somebody asked to be mailed of: homes that match a wish, what is new of some kinds, the newsletter. */
export const subscriptionKinds = ["alerts", "keep-informed", "newsletter"] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** How soon homes are told of: each as it comes, or once a day. */
export const frequencies = ["daily", "at-once"] as const;
export type Frequency = (typeof frequencies)[number];

/** Asked for and not confirmed: nothing is mailed. */
export const subscriptionStates = ["asked", "running", "paused", "ended"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
