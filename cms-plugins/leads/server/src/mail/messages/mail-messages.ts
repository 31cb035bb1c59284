import type { FormKey, Language, SubscriptionKind, SearchGoal } from "@gevel/config";
import { mailMessagesDe } from "./mail-messages-de.js";
import { mailMessagesEn } from "./mail-messages-en.js";
import { mailMessagesFr } from "./mail-messages-fr.js";
import { mailMessagesNl } from "./mail-messages-nl.js";

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
