import {
  formatPrice,
  homeTerms,
  writtenAs,
  type HomeTerm,
  type HomeTerms,
  type Language,
  type MailFact,
} from "@gevel/config";
import { fillWords } from "../mail/fill-words.js";
import { visitWords } from "./words/visit-words.js";

const monthsIn = (language: Language, months: number) =>
  new Intl.NumberFormat(writtenAs[language], { style: "unit", unit: "month", unitDisplay: "long" }).format(months);

function said(term: HomeTerm, language: Language): string {
  const words = visitWords[language];
  const price = (amount: number) => formatPrice(amount, language);
  switch (term.term) {
    case "minimumIncome":
    case "charges":
      return fillWords(words.perMonth, { amount: price(term.amount) });
    case "firstRent":
      return fillWords(words.atSigning, { amount: price(term.amount) });
    case "inventory":
      return price(term.amount);
    case "maximumPersons":
      return fillWords(words.persons, { count: String(term.persons) });
    case "deposit": {
      const months = monthsIn(language, term.months);
      if (term.amount === null) return fillWords(words.depositMonths, { months });
      return fillWords(words.depositWithAmount, { months, amount: price(term.amount) });
    }
    case "advance": {
      const percent = String(term.percent);
      if (term.amount === null) return fillWords(words.advance, { percent });
      return fillWords(words.advanceWithAmount, { percent, amount: price(term.amount) });
    }
  }
}

/** L6: what a home asks, as text. Nobody is asked for any of it before a visit. */
export const sayTerms = (terms: HomeTerms, language: Language): MailFact[] =>
  homeTerms(terms).map((term) => ({
    label: visitWords[language].terms[term.term],
    value: said(term, language),
    href: "",
  }));
