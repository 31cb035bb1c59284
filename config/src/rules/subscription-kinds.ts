/** The kinds of subscription: listings that match a saved search, news of chosen kinds, the newsletter. */
export const subscriptionKinds = ["alerts", "keep-informed", "newsletter"] as const;
export type SubscriptionKind = (typeof subscriptionKinds)[number];

/** How often listings are mailed: each at once, or once a day. */
export const frequencies = ["daily", "at-once"] as const;
export type Frequency = (typeof frequencies)[number];

/** `asked`: requested and not confirmed, so nothing is mailed. */
export const subscriptionStates = ["asked", "running", "paused", "ended"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
