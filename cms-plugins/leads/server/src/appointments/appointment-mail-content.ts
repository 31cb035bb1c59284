import {
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
import { renderAgencyMail, renderConfirmation, type MailContext } from "../mail/form-mail-content.js";
import type { AppointmentTime } from "./stored-appointment.js";
import { appointmentAddress, type AddressReader } from "./appointment-address.js";
import { listingTitle, type AppointmentContext } from "./appointment-context.js";
import { messagesIn } from "../messages/messages.js";

function formatTerm(term: ListingTerm, language: Language): string {
  const text = messagesIn(language);
  const price = (amount: number) => formatPrice(amount, language);
  switch (term.term) {
    case "minimumIncome":
    case "charges":
      return text("appointment.term.text.perMonth", { amount: price(term.amount) });
    case "firstRent":
      return text("appointment.term.text.atSigning", { amount: price(term.amount) });
    case "inventory":
      return price(term.amount);
    case "maximumPersons":
      return text("appointment.term.text.persons", { count: term.persons });
    case "deposit": {
      const { months, amount } = term;
      if (amount === null) return text("appointment.term.text.depositMonths", { months });
      return text("appointment.term.text.depositWithAmount", { months, amount: price(amount) });
    }
    case "advance": {
      const { percent, amount } = term;
      if (amount === null) return text("appointment.term.text.advance", { percent });
      return text("appointment.term.text.advanceWithAmount", { percent, amount: price(amount) });
    }
  }
}

/** L6: a listing's rental or sale terms as text. None of it is asked of a visitor before a viewing. */
export const renderTerms = (terms: ListingTerms, language: Language): MailFact[] =>
  listingTerms(terms).map((term) => ({
    label: messagesIn(language)(`appointment.term.${term.term}`),
    value: formatTerm(term, language),
    href: "",
  }));

/** `dinsdag 24 november 2026, tussen 10:00 en 13:00 uur` */
export const formatSlot = ({ day, from, until }: Pick<AppointmentTime, "day" | "from" | "until">, language: Language) =>
  messagesIn(language)("appointment.span", { day: new Date(`${day}T12:00:00Z`), from, until });

function appointmentFacts(
  { appointment }: AppointmentContext,
  { home, language }: MailContext,
  reader: AddressReader,
): MailFact[] {
  const text = messagesIn(language);
  const address = appointmentAddress(home, appointment.state, reader);
  return [
    ...(appointment.time
      ? [{ label: text("appointment.when"), value: formatSlot(appointment.time, language), href: "" }]
      : []),
    ...(address ? [{ label: text("appointment.where"), value: address, href: "" }] : []),
  ];
}

function bodyOf(
  kind: Exclude<AppointmentMailKind, "visit-agency">,
  { appointment }: AppointmentContext,
  language: Language,
): string {
  const text = messagesIn(language);
  if (kind === "visit-requested" && !appointment.time) return text("appointment.body.visit-requested.anyTime");
  if (kind === "visit-moved" && appointment.state !== "confirmed")
    return text("appointment.body.visit-moved.toConfirm");
  return text(`appointment.body.${kind}`);
}

/** To the visitor: the time, the conditions, and the link to change it. */
export function renderAppointmentForVisitor(
  kind: Exclude<AppointmentMailKind, "visit-agency">,
  context: MailContext,
  about: AppointmentContext,
): MailContent {
  const { language, home, lead } = context;
  const text = messagesIn(language);
  const plain = renderConfirmation(context);
  const isOff = kind === "visit-cancelled";
  const subject = text(`appointment.subject.${kind}`, { home: listingTitle(home, lead.listingReference) });
  const terms = isOff || !home || home.isGone ? [] : renderTerms(home.terms, language);
  const again = home && !home.isGone && home.url ? { label: text("appointment.bookAnew"), url: home.url } : null;
  return {
    ...plain,
    // The subject that staff wrote is only for the first mail.
    subject: kind === "visit-requested" ? plain.subject : headerText(subject),
    paragraphs: [bodyOf(kind, about, language)],
    // Without a chosen time the mail repeats the preferences the visitor gave.
    facts: [...appointmentFacts(about, context, "visitor"), ...(about.appointment.time ? [] : plain.facts)],
    factsTitle: "",
    ...(terms.length > 0 && { further: { title: text("appointment.termsTitle"), facts: terms } }),
    button: isOff ? again : { label: text("appointment.change"), url: about.url },
    notes: [
      ...(about.appointment.time && !isOff ? [text("appointment.calendarNote")] : []),
      ...(isOff ? [] : [text("appointment.changeNote")]),
      ...(terms.length > 0 && home?.terms.goal === 1 ? [text("appointment.termsNote")] : []),
      ...plain.notes,
    ],
  };
}

/** To the agency, when the visitor or staff changed a viewing. */
export function renderAppointmentForAgency(context: MailContext, about: AppointmentContext): MailContent {
  const plain = renderAgencyMail(context);
  const text = messagesIn(context.language);
  return {
    ...plain,
    subject: headerText([text(`appointment.agency.subject.${about.appointment.state}`), plain.subject].join(" · ")),
    paragraphs: [text(`appointment.agency.body.${about.appointment.state}`)],
    facts: [...appointmentFacts(about, context, "staff"), ...plain.facts],
  };
}
