import {
  writtenAs,
  type Language,
  type AppointmentMailKind,
  type MailContent,
  type MailFact,
  formatPrice,
  listingTerms,
  type ListingTerm,
  type ListingTerms,
} from "@gevel/config";
import { headerText } from "../mail/address-text.js";
import { fillPlaceholders } from "../mail/fill-placeholders.js";
import { renderAgencyMail, renderConfirmation, type MailContext } from "../mail/form-mail-content.js";
import type { AppointmentTime } from "./stored-appointment.js";
import { appointmentAddress, type AddressReader } from "./appointment-address.js";
import { listingTitle, type AppointmentContext } from "./appointment-context.js";
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

/** L6: a listing's rental or sale terms as text. None of it is asked of a visitor before a viewing. */
export const renderTerms = (terms: ListingTerms, language: Language): MailFact[] =>
  listingTerms(terms).map((term) => ({
    label: appointmentMessages[language].terms[term.term],
    value: formatTerm(term, language),
    href: "",
  }));

const dayIn = (day: string, language: Language) =>
  new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `dinsdag 24 november 2026, tussen 10:00 en 13:00 uur` */
export const formatSlot = ({ day, from, until }: Pick<AppointmentTime, "day" | "from" | "until">, language: Language) =>
  fillPlaceholders(appointmentMessages[language].span, { day: dayIn(day, language), from, until });

function appointmentFacts(
  { appointment }: AppointmentContext,
  { home, language }: MailContext,
  reader: AddressReader,
): MailFact[] {
  const labels = appointmentMessages[language];
  const address = appointmentAddress(home, appointment.state, reader);
  return [
    ...(appointment.time ? [{ label: labels.when, value: formatSlot(appointment.time, language), href: "" }] : []),
    ...(address ? [{ label: labels.where, value: address, href: "" }] : []),
  ];
}

function bodyOf(
  kind: Exclude<AppointmentMailKind, "visit-agency">,
  { appointment }: AppointmentContext,
  language: Language,
): string {
  const labels = appointmentMessages[language];
  if (kind === "visit-requested" && !appointment.time) return labels.requestedAnyTime;
  if (kind === "visit-moved" && appointment.state !== "confirmed") return labels.movedToConfirm;
  return labels.mail[kind].body;
}

/** To the visitor: the time, the conditions, and the link to change it. */
export function renderAppointmentForVisitor(
  kind: Exclude<AppointmentMailKind, "visit-agency">,
  context: MailContext,
  about: AppointmentContext,
): MailContent {
  const { language, home, lead } = context;
  const labels = appointmentMessages[language];
  const plain = renderConfirmation(context);
  const isOff = kind === "visit-cancelled";
  const subject = fillPlaceholders(labels.mail[kind].subject, { home: listingTitle(home, lead.listingReference) });
  const terms = isOff || !home || home.isGone ? [] : renderTerms(home.terms, language);
  const again = home && !home.isGone && home.url ? { label: labels.bookAnew, url: home.url } : null;
  return {
    ...plain,
    // The subject that staff wrote is only for the first mail.
    subject: kind === "visit-requested" ? plain.subject : headerText(subject),
    paragraphs: [bodyOf(kind, about, language)],
    // Without a chosen time the mail repeats the preferences the visitor gave.
    facts: [...appointmentFacts(about, context, "visitor"), ...(about.appointment.time ? [] : plain.facts)],
    factsTitle: "",
    ...(terms.length > 0 && { further: { title: labels.termsTitle, facts: terms } }),
    button: isOff ? again : { label: labels.change, url: about.url },
    notes: [
      ...(about.appointment.time && !isOff ? [labels.calendarNote] : []),
      ...(isOff ? [] : [labels.changeNote]),
      ...(terms.length > 0 && home?.terms.goal === 1 ? [labels.termsNote] : []),
      ...plain.notes,
    ],
  };
}

/** To the agency, when the visitor or staff changed a viewing. */
export function renderAppointmentForAgency(context: MailContext, about: AppointmentContext): MailContent {
  const plain = renderAgencyMail(context);
  const labels = appointmentMessages[context.language];
  return {
    ...plain,
    subject: headerText([labels.agencySubject[about.appointment.state], plain.subject].join(" · ")),
    paragraphs: [labels.agency[about.appointment.state]],
    facts: [...appointmentFacts(about, context, "staff"), ...plain.facts],
  };
}
