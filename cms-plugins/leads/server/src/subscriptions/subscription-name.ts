import { formMessages, type Language, type SubscriptionKind } from "@gevel/config";

/** The form that asks for nothing else; it may have been ticked in another. */
export const formOfSubscription = {
  alerts: "demand-register",
  "keep-informed": "keep-informed",
  newsletter: "newsletter",
} as const;

/** What was asked for, by the name of its own form. */
export const subscriptionName = (kind: SubscriptionKind, language: Language): string =>
  formMessages[language][`forms.name.${formOfSubscription[kind]}`] ?? kind;
