import {
  formatPrice,
  listingTerms,
  writtenAs,
  type ListingTerm,
  type ListingTerms,
  type Language,
  type MailFact,
} from "@gevel/config";
import { fillPlaceholders } from "../mail/fill-placeholders.js";
import { appointmentMessages } from "./messages/appointment-messages.js";

const monthsIn = (language: Language, months: number) =>
  new Intl.NumberFormat(writtenAs[language], { style: "unit", unit: "month", unitDisplay: "long" }).format(months);

function formatTerm(term: ListingTerm, language: Language): string {
  const labels = appointmentMessages[language];
  const price = (amount: number) => formatPrice(amount, language);
  switch (term.term) {
    case "minimumIncome":
    case "charges":
      return fillPlaceholders(labels.perMonth, { amount: price(term.amount) });
    case "firstRent":
      return fillPlaceholders(labels.atSigning, { amount: price(term.amount) });
    case "inventory":
      return price(term.amount);
    case "maximumPersons":
      return fillPlaceholders(labels.persons, { count: String(term.persons) });
    case "deposit": {
      const months = monthsIn(language, term.months);
      if (term.amount === null) return fillPlaceholders(labels.depositMonths, { months });
      return fillPlaceholders(labels.depositWithAmount, { months, amount: price(term.amount) });
    }
    case "advance": {
      const percent = String(term.percent);
      if (term.amount === null) return fillPlaceholders(labels.advance, { percent });
      return fillPlaceholders(labels.advanceWithAmount, { percent, amount: price(term.amount) });
    }
  }
}

/** L6: what a home asks, as text. Nobody is asked for any of it before a visit. */
export const renderTerms = (terms: ListingTerms, language: Language): MailFact[] =>
  listingTerms(terms).map((term) => ({
    label: appointmentMessages[language].terms[term.term],
    value: formatTerm(term, language),
    href: "",
  }));
