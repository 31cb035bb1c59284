import { writtenAs, type Language, type VisitMailKind, type MailContent, type MailFact } from "@gevel/config";
import { headerText } from "../mail/address-text.js";
import { fillWords } from "../mail/fill-words.js";
import { sayToAgency, sayToSender, type MailMatter } from "../mail/say-mail.js";
import { sayTerms } from "./say-terms.js";
import type { VisitMoment } from "./stored-visit.js";
import { visitAddress, type VisitReader } from "./visit-address.js";
import { homeTitle, type VisitMatter } from "./visit-matter.js";
import { visitWords } from "./words/visit-words.js";

const dayIn = (day: string, language: Language) =>
  new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** `dinsdag 24 november 2026, tussen 10:00 en 13:00 uur` */
export const sayMoment = ({ day, from, until }: Pick<VisitMoment, "day" | "from" | "until">, language: Language) =>
  fillWords(visitWords[language].span, { day: dayIn(day, language), from, until });

function visitFacts({ visit }: VisitMatter, { home, language }: MailMatter, reader: VisitReader): MailFact[] {
  const words = visitWords[language];
  const address = visitAddress(home, visit.state, reader);
  return [
    ...(visit.moment ? [{ label: words.when, value: sayMoment(visit.moment, language), href: "" }] : []),
    ...(address ? [{ label: words.where, value: address, href: "" }] : []),
  ];
}

function bodyOf(kind: Exclude<VisitMailKind, "visit-agency">, { visit }: VisitMatter, language: Language): string {
  const words = visitWords[language];
  if (kind === "visit-requested" && !visit.moment) return words.requestedAnyTime;
  if (kind === "visit-moved" && visit.state !== "confirmed") return words.movedToConfirm;
  return words.mail[kind].body;
}

/** To the visitor: the moment, what to know beforehand, and the link by which they change it. */
export function sayVisit(
  kind: Exclude<VisitMailKind, "visit-agency">,
  matter: MailMatter,
  about: VisitMatter,
): MailContent {
  const { language, home, lead } = matter;
  const words = visitWords[language];
  const plain = sayToSender(matter);
  const isOff = kind === "visit-cancelled";
  const subject = fillWords(words.mail[kind].subject, { home: homeTitle(home, lead.listingReference) });
  const terms = isOff || !home || home.isGone ? [] : sayTerms(home.terms, language);
  const again = home && !home.isGone && home.url ? { label: words.bookAnew, url: home.url } : null;
  return {
    ...plain,
    // The words of staff are of the first mail.
    subject: kind === "visit-requested" ? plain.subject : headerText(subject),
    paragraphs: [bodyOf(kind, about, language)],
    // Who chose no moment is told when they said that it suits.
    facts: [...visitFacts(about, matter, "visitor"), ...(about.visit.moment ? [] : plain.facts)],
    factsTitle: "",
    ...(terms.length > 0 && { further: { title: words.termsTitle, facts: terms } }),
    button: isOff ? again : { label: words.change, url: about.url },
    notes: [
      ...(about.visit.moment && !isOff ? [words.calendarNote] : []),
      ...(isOff ? [] : [words.changeNote]),
      ...(terms.length > 0 && home?.terms.goal === 1 ? [words.termsNote] : []),
      ...plain.notes,
    ],
  };
}

/** To the agency, when the visitor or one of them changed a visit. */
export function sayVisitToAgency(matter: MailMatter, about: VisitMatter): MailContent {
  const plain = sayToAgency(matter);
  const words = visitWords[matter.language];
  return {
    ...plain,
    subject: headerText([words.agencySubject[about.visit.state], plain.subject].join(" · ")),
    paragraphs: [words.agency[about.visit.state]],
    facts: [...visitFacts(about, matter, "staff"), ...plain.facts],
  };
}
