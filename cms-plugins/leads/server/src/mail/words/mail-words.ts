import type { FormKey, Language, SubscriptionKind, WishedGoal } from "@gevel/config";
import { mailWordsDe } from "./mail-words-de.js";
import { mailWordsEn } from "./mail-words-en.js";
import { mailWordsFr } from "./mail-words-fr.js";
import { mailWordsNl } from "./mail-words-nl.js";

/**
 * What mails say in one language. `{firstName}`, `{agency}`, `{home}` and `{form}` stand for what they name; staff may
 * write them too.
 */
export interface MailWords {
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
    greetingNobody: string;
    signature: string;
    /** Above what was filled in. */
    sent: string;
    call: string;
    /** Why this mail came. */
    why: string;
  };
  friend: { subject: string; subjectNobody: string; body: string; bodyNobody: string; see: string; why: string };
  /** FORM-12: asks whether an address is the sender's. `{day}` is the last on which the link works. */
  optIn: {
    subject: string;
    body: string;
    /** Above what was asked for. */
    asked: string;
    asks: Readonly<Record<SubscriptionKind, string>>;
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
    more: Readonly<Record<WishedGoal, { one: string; many: string }>>;
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
    keep: string;
    leave: string;
    until: string;
    why: string;
  };
  home: { see: string; reference: string; priceOnRequest: string; perMonth: string; from: string };
  yes: string;
}

export const mailWords: Readonly<Record<Language, MailWords>> = {
  nl: mailWordsNl,
  fr: mailWordsFr,
  en: mailWordsEn,
  de: mailWordsDe,
};
