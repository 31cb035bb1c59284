import type { Language, MailProject, PriceText, MailContent } from "@gevel/config";
import { messagesIn } from "../messages/messages.js";

function priceLabel(price: PriceText, language: Language): string {
  const text = messagesIn(language);
  if (price.kind === "on-request") return text("mail.listing.priceOnRequest");
  const { amount } = price;
  const monthly = price.kind.endsWith("per-month") ? text("mail.listing.perMonth", { amount }) : amount;
  return price.kind.startsWith("from") ? text("mail.listing.from", { amount: monthly }) : monthly;
}

/** Converts a listing or project to its card in a mail. */
export function toListingCard(home: MailProject, language: Language): NonNullable<MailContent["home"]> {
  const text = messagesIn(language);
  const { title, place, reference, url, picture } = home;
  return {
    ...{ title, place, reference, url, picture },
    priceLabel: priceLabel(home.price, language),
    seeLabel: text("mail.listing.see"),
    referenceLabel: reference ? text("mail.listing.reference", { reference }) : "",
  };
}
