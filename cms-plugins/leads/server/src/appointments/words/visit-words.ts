import type { Language, VisitMailKind, VisitState } from "@gevel/config";
import { visitWordsDe } from "./visit-words-de.js";
import { visitWordsEn } from "./visit-words-en.js";
import { visitWordsFr } from "./visit-words-fr.js";
import { visitWordsNl } from "./visit-words-nl.js";

interface VisitMailWords {
  subject: string;
  body: string;
}

/** What mails say of a visit. `{home}`, `{agency}`, `{moment}`, `{name}`, `{amount}` and the like stand for what they name. */
export interface VisitWords {
  mail: Record<Exclude<VisitMailKind, "visit-agency">, VisitMailWords>;
  /** Asked for without a moment. */
  requestedAnyTime: string;
  /** Moved by the visitor: staff confirm it once more. */
  movedToConfirm: string;
  /** To the agency, by what it is now. */
  agencySubject: Record<VisitState, string>;
  agency: Record<VisitState, string>;
  when: string;
  /** {day}, {from}, {until} */
  span: string;
  where: string;
  change: string;
  changeNote: string;
  calendarNote: string;
  bookAnew: string;
  termsTitle: string;
  terms: Record<
    "minimumIncome" | "maximumPersons" | "firstRent" | "charges" | "inventory" | "deposit" | "advance",
    string
  >;
  /** {months}, {amount} */
  depositMonths: string;
  depositWithAmount: string;
  perMonth: string;
  /** {count} */
  persons: string;
  atSigning: string;
  /** {percent}, {amount} */
  advance: string;
  advanceWithAmount: string;
  termsNote: string;
  calendarTitle: string;
  calendarTitleOf: string;
  /** {title} */
  calendarCancelled: string;
}

export const visitWords: Readonly<Record<Language, VisitWords>> = {
  nl: visitWordsNl,
  fr: visitWordsFr,
  en: visitWordsEn,
  de: visitWordsDe,
};
