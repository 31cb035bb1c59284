import type { Language, MailProject, PriceText, MailContent } from "@gevel/config";
import { fillWords } from "./fill-words.js";
import { mailWords, type MailWords } from "./words/mail-words.js";

function priceLabel(price: PriceText, words: MailWords["home"]): string {
  if (price.kind === "on-request") return words.priceOnRequest;
  const { amount } = price;
  const monthly = price.kind.endsWith("per-month") ? fillWords(words.perMonth, { amount }) : amount;
  return price.kind.startsWith("from") ? fillWords(words.from, { amount: monthly }) : monthly;
}

/** A home or project as a mail shows it. */
export function shownHome(home: MailProject, language: Language): NonNullable<MailContent["home"]> {
  const words = mailWords[language].home;
  const referenceLabel = home.reference ? fillWords(words.reference, { reference: home.reference }) : "";
  const { title, place, reference, url, picture } = home;
  const shown = { title, place, reference, url, picture };
  return { ...shown, priceLabel: priceLabel(home.price, words), seeLabel: words.see, referenceLabel };
}
