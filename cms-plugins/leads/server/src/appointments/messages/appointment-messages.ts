import type { Language, AppointmentMailKind, AppointmentState } from "@gevel/config";
import { appointmentMessagesDe } from "./appointment-messages-de.js";
import { appointmentMessagesEn } from "./appointment-messages-en.js";
import { appointmentMessagesFr } from "./appointment-messages-fr.js";
import { appointmentMessagesNl } from "./appointment-messages-nl.js";

interface AppointmentMailMessages {
  subject: string;
  body: string;
}

/** What mails say of a visit. `{home}`, `{agency}`, `{moment}`, `{name}`, `{amount}` and the like stand for what they name. */
export interface AppointmentMessages {
  mail: Record<Exclude<AppointmentMailKind, "visit-agency">, AppointmentMailMessages>;
  /** Asked for without a moment. */
  requestedAnyTime: string;
  /** Moved by the visitor: staff confirm it once more. */
  movedToConfirm: string;
  /** To the agency, by what it is now. */
  agencySubject: Record<AppointmentState, string>;
  agency: Record<AppointmentState, string>;
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

export const appointmentMessages: Readonly<Record<Language, AppointmentMessages>> = {
  nl: appointmentMessagesNl,
  fr: appointmentMessagesFr,
  en: appointmentMessagesEn,
  de: appointmentMessagesDe,
};
