import { formMessages, type Language, type SubscriptionKind } from "@gevel/config";

/** The form for only this subscription; it may have been chosen in another form. */
export const formOfSubscription = {
  alerts: "demand-register",
  "keep-informed": "keep-informed",
  newsletter: "newsletter",
} as const;

/** A subscription's name: that of its own form. */
export const subscriptionName = (kind: SubscriptionKind, language: Language): string =>
  formMessages[language][`forms.name.${formOfSubscription[kind]}`] ?? kind;
