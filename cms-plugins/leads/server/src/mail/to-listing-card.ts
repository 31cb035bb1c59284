import type { Language, MailProject, PriceText, MailContent } from "@gevel/config";
import { fillPlaceholders } from "./fill-placeholders.js";
import { mailMessages, type MailMessages } from "./messages/mail-messages.js";

function priceLabel(price: PriceText, labels: MailMessages["home"]): string {
  if (price.kind === "on-request") return labels.priceOnRequest;
  const { amount } = price;
  const monthly = price.kind.endsWith("per-month") ? fillPlaceholders(labels.perMonth, { amount }) : amount;
  return price.kind.startsWith("from") ? fillPlaceholders(labels.from, { amount: monthly }) : monthly;
}

/** Converts a listing or project to its card in a mail. */
export function toListingCard(home: MailProject, language: Language): NonNullable<MailContent["home"]> {
  const labels = mailMessages[language].home;
  const referenceLabel = home.reference ? fillPlaceholders(labels.reference, { reference: home.reference }) : "";
  const { title, place, reference, url, picture } = home;
  const shown = { title, place, reference, url, picture };
  return { ...shown, priceLabel: priceLabel(home.price, labels), seeLabel: labels.see, referenceLabel };
}
