import { formWords, type Language, type SubscriptionKind } from "@gevel/config";

const formOf = { alerts: "demand-register", "keep-informed": "keep-informed", newsletter: "newsletter" } as const;

/** What was asked for, by the name of its own form; it may have been ticked in another. */
export const subscriptionName = (kind: SubscriptionKind, language: Language): string =>
  formWords[language][`forms.name.${formOf[kind]}`] ?? kind;
