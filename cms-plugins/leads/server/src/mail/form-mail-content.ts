import {
  formatPhone,
  formMessages,
  languageNames,
  subscriptionsOfForm,
  type Language,
  type MailAgency,
  type MailListing,
  type MailMember,
  type MailProject,
  type MailTexts,
  type MailBrand,
  type MailContent,
} from "@gevel/config";
import { headerText } from "./address-text.js";
import { fillPlaceholders, greetingName } from "./fill-placeholders.js";
import type { LeadFacts } from "./facts-of-lead.js";
import { defaultMailTexts } from "./mail-texts.js";
import type { StoredLead } from "../lead/stored-lead.js";
import { toListingCard } from "./to-listing-card.js";
import { confirmationMessage, messagesIn } from "../messages/messages.js";

/** The data of a mail, loaded beforehand. */
export interface MailContext {
  lead: StoredLead;
  language: Language;
  agency: MailAgency;
  brand: MailBrand;
  home: MailListing | null;
  /** Null where the lead is about none, or it is withdrawn or sold out. */
  project: MailProject | null;
  /** Null where the lead is for none, or they are not in the team any more. */
  member: MailMember | null;
  details: LeadFacts;
  texts: MailTexts;
  siteUrl: string;
  /** Link to the lead in the admin. */
  leadUrl: string;
  /** FORM-12: the link that confirms the address, and until when. */
  optIn: { url: string; until: Date };
}

const formName = ({ lead, language }: MailContext) => formMessages[language][`forms.name.${lead.form}`] ?? lead.form;

/** The listing's or project's name for a subject; if it is gone, as stored with the lead. */
const listingName = ({ home, project, lead }: MailContext) =>
  home?.title || project?.title || lead.projectName || lead.listingReference || "";

const listingOf = ({ home, project, language }: MailContext): MailContent["home"] => {
  const shown = home ?? project;
  return shown && toListingCard(shown, language);
};

/** Staff go to a viewing, so they get a hidden address too (FORM-7). */
const agencyListing = (context: MailContext): MailContent["home"] => {
  const shown = listingOf(context);
  if (!shown || !context.home || context.lead.form !== "contact-appointment") return shown;
  return { ...shown, place: context.home.address };
};

const memberName = ({ member, lead, agency }: MailContext) =>
  member?.name || lead.memberName || agency.config.agencyName;

/** To the agency: all answers, with the listing in the subject. */
export function renderAgencyMail(context: MailContext): MailContent {
  const { lead, language, details, siteUrl, leadUrl, brand } = context;
  const text = messagesIn(language);
  const home = listingName(context);
  const reference = (context.home ?? context.project)?.reference ?? "";
  const forWhom = lead.memberId === null ? "" : memberName(context);
  const about = home && reference && home !== reference ? `${home} (${reference})` : home;
  const page = lead.page ? `${siteUrl}${lead.page}` : "";
  return {
    language,
    subject: headerText([formName(context), about, forWhom, lead.name ?? ""].filter(Boolean).join(" · ")),
    heading: formName(context),
    greeting: "",
    paragraphs: [text("mail.agency.intro")],
    home: agencyListing(context),
    factsTitle: "",
    facts: [
      ...details.facts,
      { label: text("mail.agency.language"), value: languageNames[lead.language], href: "" },
      ...(page ? [{ label: text("mail.agency.page"), value: page, href: page }] : []),
    ],
    messages: details.messages,
    button: leadUrl ? { label: text("mail.agency.open"), url: leadUrl } : null,
    signature: "",
    notes: lead.email ? [text("mail.agency.answer")] : [],
    brand,
  };
}

/**
 * To the sender: their choices, and of their own texts only what the form repeats. Anyone can enter another's address
 * in a form, so the mail must not carry a sender's links.
 */
export function renderConfirmation(context: MailContext): MailContent {
  const { lead, language, agency, brand, details, texts } = context;
  const text = messagesIn(language);
  const defaults = defaultMailTexts(lead.form, language);
  const firstName = greetingName([lead.data.firstName ?? ""].flat()[0] ?? "");
  const home = listingName(context);
  const values = { firstName, agency: brand.name, home, member: memberName(context), form: formName(context) };
  const fill = (template: string) => fillPlaceholders(template, values).trim();
  const subject = texts.subject || defaults.subject;
  const greeting = texts.greeting || defaults.greeting;
  const phone = formatPhone(context.home?.agent.phone || agency.config.phone);
  return {
    language,
    // Falls back if the subject names a listing that is no longer known.
    subject: headerText(home === "" && subject.includes("{home}") ? text("mail.confirmation.subject") : fill(subject)),
    heading: "",
    greeting:
      firstName === "" && greeting.includes("{firstName}") ? text("mail.confirmation.greetingNoName") : fill(greeting),
    paragraphs: [text(confirmationMessage("body", lead.form), values).trim()],
    home: listingOf(context),
    factsTitle: text("mail.confirmation.sent"),
    facts: details.facts.filter(({ typed }) => !typed),
    messages: details.messages.filter(({ repeated }) => repeated),
    button: null,
    signature: fill(texts.signature || defaults.signature),
    notes: [...(phone ? [text("mail.confirmation.call", { phone })] : []), text("mail.confirmation.why")],
    brand,
  };
}

/** To the owner of the address: the subscriptions requested in its name, and the link that confirms them. */
export function renderOptIn(context: MailContext): MailContent {
  const { lead, language, brand, optIn } = context;
  const text = messagesIn(language);
  const values = { agency: brand.name };
  const requested = subscriptionsOfForm(lead.form, lead.data).map(({ kind }) => text(`mail.subscription.${kind}`));
  return {
    language,
    subject: headerText(text("mail.optIn.subject", values)),
    heading: "",
    greeting: text("mail.confirmation.greetingNoName"),
    paragraphs: [text("mail.optIn.body", values)],
    home: null,
    factsTitle: "",
    facts: [{ label: text("mail.optIn.requested"), value: requested.join(", "), href: "" }],
    messages: [],
    button: { label: text("mail.optIn.button"), url: optIn.url },
    signature: text("mail.confirmation.signature", values),
    notes: [text("mail.optIn.until", { day: optIn.until }), text("mail.optIn.why")],
    brand,
  };
}

/** To a friend: only our own texts, and the sender's first name. */
export function renderFriendMail(context: MailContext): MailContent {
  const { lead, language, brand, home } = context;
  const text = messagesIn(language);
  const firstName = greetingName([lead.data.firstName ?? ""].flat()[0] ?? "");
  const values = { firstName, agency: brand.name, home: listingName(context) };
  return {
    language,
    subject: headerText(text(firstName ? "mail.friend.subject" : "mail.friend.subjectNoName", values)),
    heading: "",
    greeting: text("mail.confirmation.greetingNoName"),
    paragraphs: [text(firstName ? "mail.friend.body" : "mail.friend.bodyNoName", values)],
    home: listingOf(context),
    factsTitle: "",
    facts: [],
    messages: [],
    button: home?.url ? { label: text("mail.friend.see"), url: home.url } : null,
    signature: "",
    notes: [text("mail.friend.why")],
    brand,
  };
}
