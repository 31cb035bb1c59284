import type { FormKey, Language, SubscriptionKind, SearchGoal } from "@gevel/config";
import { mailMessagesEn } from "./mail-messages-en.js";
import { mailMessagesFr } from "./mail-messages-fr.js";
import { mailMessagesNl } from "./mail-messages-nl.js";

const mailMessagesDe: MailMessages = {
  agency: {
    intro: "Das kam über die Website herein.",
    answer: "Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an den Absender.",
    open: "In der Verwaltung öffnen",
    page: "Gesendet von",
    language: "Sprache des Besuchers",
    message: "Nachricht",
  },
  confirmation: {
    subject: "Wir haben Ihre Nachricht erhalten",
    body: "Vielen Dank für Ihre Nachricht. Sie ist bei {agency} angekommen, und Sie hören von uns, sobald wir sie gelesen haben.",
    own: {
      "contact-me": {
        subject: "Wir melden uns bei Ihnen",
        body: "Vielen Dank. Wir melden uns zu einer Zeit, die Ihnen passt.",
      },
      "contact-demand": {
        subject: "Ihre Anfrage für eine kostenlose Schätzung",
        body: "Vielen Dank für Ihre Anfrage. Wir rufen Sie an, um einen Termin für die Besichtigung Ihrer Immobilie zu vereinbaren.",
      },
      "contact-demand-small": {
        subject: "Wir haben Ihre Anfrage erhalten",
        body: "Vielen Dank für Ihre Anfrage. Wir melden uns bei Ihnen und besprechen, wie wir Ihnen am besten helfen können.",
      },
      "contact-construction": {
        subject: "Ihre Frage zu {home}",
        body: "Vielen Dank für Ihre Frage zu diesem Projekt. Wer es betreut, meldet sich bei Ihnen.",
      },
      "demand-register": {
        subject: "Ihr Suchauftrag ist gespeichert",
        body: "Vielen Dank. Wir wissen jetzt, was Sie suchen, und melden uns, sobald etwas Passendes auf den Markt kommt.",
      },
      "job-contact": {
        subject: "Wir haben Ihre Bewerbung erhalten",
        body: "Vielen Dank für Ihr Interesse an {agency}. Wir lesen Ihre Bewerbung aufmerksam und melden uns bei Ihnen.",
      },
      newsletter: {
        subject: "Ihre Anmeldung zum Newsletter",
        body: "Vielen Dank. Wir haben Ihre Anfrage für den Newsletter von {agency} erhalten.",
      },
      "ask-info": {
        subject: "Ihre Frage zu {home}",
        body: "Vielen Dank für Ihre Frage. Wer diese Immobilie betreut, antwortet Ihnen so bald wie möglich.",
      },
      "contact-appointment": {
        subject: "Ihre Anfrage für eine Besichtigung von {home}",
        body: "Vielen Dank für Ihre Anfrage. Der Termin steht noch nicht fest: Wir stimmen ihn ab und bestätigen ihn Ihnen.",
      },
      "document-request": {
        subject: "Ihre Anfrage für Unterlagen zu {home}",
        body: "Vielen Dank für Ihre Anfrage. Wir senden Ihnen die Unterlagen per E-Mail.",
      },
    },
    greeting: "Guten Tag {firstName},",
    greetingNoName: "Guten Tag,",
    signature: "Mit freundlichen Grüßen\n{agency}",
    sent: "Was Sie uns mitgeteilt haben",
    call: "Lieber anrufen? {phone}",
    why: "Sie erhalten diese E-Mail, weil auf unserer Website ein Formular mit dieser Adresse gesendet wurde. Waren Sie das nicht? Dann brauchen Sie nichts zu tun.",
  },
  friend: {
    subject: "{firstName} empfiehlt Ihnen eine Immobilie: {home}",
    subjectNoName: "Eine Empfehlung für Sie: {home}",
    body: "{firstName} hat diese Immobilie bei {agency} gesehen und an Sie gedacht.",
    bodyNoName: "Jemand, den Sie kennen, hat diese Immobilie bei {agency} gesehen und an Sie gedacht.",
    see: "Immobilie ansehen",
    why: "Sie erhalten diese eine Nachricht, weil jemand auf unserer Website Ihre Adresse angegeben hat. Wir verwenden sie für nichts anderes.",
  },
  optIn: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse für {agency}",
    body: "Auf unserer Website hat jemand mit dieser Adresse um E-Mails von {agency} gebeten. Waren Sie das? Dann bestätigen Sie es mit einem Druck auf die Schaltfläche. Ohne Bestätigung senden wir nichts.",
    requested: "Sie baten um",
    subscriptionNames: {
      alerts: "Immobilien, die zu Ihrer Suche passen",
      "keep-informed": "Neues aus unserem Angebot",
      newsletter: "den Newsletter",
    },
    button: "Ja, das ist meine Adresse",
    until: "Die Schaltfläche funktioniert bis zum {day}.",
    why: "Waren Sie das nicht? Dann müssen Sie nichts tun: Sie erhalten keine weiteren E-Mails.",
  },
  alert: {
    subjectOne: "Neu für Sie: {home}",
    subjectPrice: "Neuer Preis: {home}",
    subjectMany: "{items} für Sie",
    bodyOne: "Diese Immobilie passt zu dem, was Sie suchen.",
    bodyProject: "Dieses Neubauprojekt passt zu dem, was Sie suchen.",
    bodyMany: "{items} passen zu dem, was Sie suchen.",
    homes: { one: "1 Immobilie", many: "{count} Immobilien" },
    projects: { one: "1 Neubauprojekt", many: "{count} Neubauprojekte" },
    more: {
      0: { one: "Und 1 weitere Immobilie zum Kauf", many: "Und {count} weitere Immobilien zum Kauf" },
      1: { one: "Und 1 weitere Immobilie zur Miete", many: "Und {count} weitere Immobilien zur Miete" },
      project: { one: "Und 1 weiteres Neubauprojekt", many: "Und {count} weitere Neubauprojekte" },
    },
    and: "und",
    isNew: "Neu",
    isNewProject: "Neubauprojekt",
    priceFell: "Preis gesenkt",
    manage: "Ihre Suche ansehen, ändern oder pausieren",
    leave: "Keine E-Mails mehr zu dieser Suche",
    why: "Sie erhalten diese E-Mail, weil Sie am {day} bestätigt haben, dass wir Ihnen zu unserem Angebot schreiben dürfen.",
  },
  renewal: {
    subject: "Möchten Sie diese E-Mails von {agency} weiterhin erhalten?",
    body: "Am {day} haben Sie uns mitgeteilt, dass wir Ihnen dazu schreiben dürfen. Gilt das noch? Dann genügt ein Druck auf die Schaltfläche, und alles bleibt, wie es ist.",
    gets: "Sie erhalten",
    renew: "Ja, schreiben Sie mir weiter",
    leave: "Nein, beenden Sie diese E-Mails",
    until: "Sie können bis einschließlich {day} antworten. Hören wir nichts, enden diese E-Mails von selbst.",
    why: "Wir fragen das alle {years} Jahre, wie es in unserer Datenschutzerklärung steht.",
  },
  home: {
    see: "Immobilie ansehen",
    reference: "Ref. {reference}",
    priceOnRequest: "Preis auf Anfrage",
    perMonth: "{amount} pro Monat",
    from: "Ab {amount}",
  },
  yes: "Ja",
};

/**
 * What mails say in one language. `{firstName}`, `{agency}`, `{home}` and `{form}` stand for what they name; staff may
 * write them too.
 */
export interface MailMessages {
  /** To the agency. */
  agency: {
    /** Told by whom, and from where. */
    intro: string;
    answer: string;
    open: string;
    page: string;
    language: string;
    message: string;
  };
  confirmation: {
    /** In all forms that have none of their own. */
    subject: string;
    body: string;
    own: Partial<Record<FormKey, { subject?: string; body: string }>>;
    greeting: string;
    /** Where nobody said who they are. */
    greetingNoName: string;
    signature: string;
    /** Above what was filled in. */
    sent: string;
    call: string;
    /** Why this mail came. */
    why: string;
  };
  friend: { subject: string; subjectNoName: string; body: string; bodyNoName: string; see: string; why: string };
  /** FORM-12: asks whether an address is the sender's. `{day}` is the last on which the link works. */
  optIn: {
    subject: string;
    body: string;
    /** Above what was asked for. */
    requested: string;
    subscriptionNames: Readonly<Record<SubscriptionKind, string>>;
    button: string;
    until: string;
    why: string;
  };
  /** FORM-9: homes and projects that match a saved search. `{items}` is how many of each, `{day}` the day of the confirmation. */
  alert: {
    subjectOne: string;
    subjectPrice: string;
    subjectMany: string;
    bodyOne: string;
    bodyProject: string;
    bodyMany: string;
    homes: { one: string; many: string };
    projects: { one: string; many: string };
    /** What the mail has no place for, by what is asked for. */
    more: Readonly<Record<SearchGoal, { one: string; many: string }>>;
    /** Between the two. */
    and: string;
    isNew: string;
    isNewProject: string;
    priceFell: string;
    manage: string;
    leave: string;
    why: string;
  };
  /** FORM-12: whether somebody still wants what they are mailed of. `{day}` is when they said so, or the last on which they may answer. */
  renewal: {
    subject: string;
    body: string;
    /** Before what they are mailed of. */
    gets: string;
    renew: string;
    leave: string;
    until: string;
    why: string;
  };
  home: { see: string; reference: string; priceOnRequest: string; perMonth: string; from: string };
  yes: string;
}

export const mailMessages: Readonly<Record<Language, MailMessages>> = {
  nl: mailMessagesNl,
  fr: mailMessagesFr,
  en: mailMessagesEn,
  de: mailMessagesDe,
};
