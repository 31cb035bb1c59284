import {
  formatPhone,
  formMessages,
  languageNames,
  subscriptionsOfForm,
  writtenAs,
  type Language,
  type MailAgency,
  type MailListing,
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
import { mailMessages } from "./messages/mail-messages.js";

/** The data of a mail, loaded beforehand. */
export interface MailContext {
  lead: StoredLead;
  language: Language;
  agency: MailAgency;
  brand: MailBrand;
  home: MailListing | null;
  /** Null where the lead is about none, or it is withdrawn or sold out. */
  project: MailProject | null;
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

/** To the agency: all answers, with the listing in the subject. */
export function renderAgencyMail(context: MailContext): MailContent {
  const { lead, language, details, siteUrl, leadUrl, brand } = context;
  const labels = mailMessages[language].agency;
  const home = listingName(context);
  const reference = (context.home ?? context.project)?.reference ?? "";
  const about = home && reference && home !== reference ? `${home} (${reference})` : home;
  const page = lead.page ? `${siteUrl}${lead.page}` : "";
  return {
    language,
    subject: headerText([formName(context), about, lead.name ?? ""].filter(Boolean).join(" · ")),
    heading: formName(context),
    greeting: "",
    paragraphs: [labels.intro],
    home: agencyListing(context),
    factsTitle: "",
    facts: [
      ...details.facts,
      { label: labels.language, value: languageNames[lead.language], href: "" },
      ...(page ? [{ label: labels.page, value: page, href: page }] : []),
    ],
    messages: details.messages,
    button: leadUrl ? { label: labels.open, url: leadUrl } : null,
    signature: "",
    notes: lead.email ? [labels.answer] : [],
    brand,
  };
}

/**
 * To the sender: their choices, and of their own texts only what the form repeats. Anyone can enter another's address
 * in a form, so the mail must not carry a sender's links.
 */
export function renderConfirmation(context: MailContext): MailContent {
  const { lead, language, agency, brand, details, texts } = context;
  const { confirmation } = mailMessages[language];
  const defaults = defaultMailTexts(lead.form, language);
  const firstName = greetingName([lead.data.firstName ?? ""].flat()[0] ?? "");
  const home = listingName(context);
  const values = { firstName, agency: brand.name, home, form: formName(context) };
  const fill = (text: string) => fillPlaceholders(text, values).trim();
  const subject = texts.subject || defaults.subject;
  const greeting = texts.greeting || defaults.greeting;
  const phone = formatPhone(context.home?.agent.phone || agency.config.phone);
  return {
    language,
    // Falls back if the subject names a listing that is no longer known.
    subject: headerText(fill(home === "" && subject.includes("{home}") ? confirmation.subject : subject)),
    heading: "",
    greeting: fill(firstName === "" && greeting.includes("{firstName}") ? confirmation.greetingNoName : greeting),
    paragraphs: [fill(confirmation.own[lead.form]?.body ?? confirmation.body)],
    home: listingOf(context),
    factsTitle: confirmation.sent,
    facts: details.facts.filter(({ typed }) => !typed),
    messages: details.messages.filter(({ repeated }) => repeated),
    button: null,
    signature: fill(texts.signature || defaults.signature),
    notes: [...(phone ? [fillPlaceholders(confirmation.call, { phone })] : []), confirmation.why],
    brand,
  };
}

/** To the owner of the address: the subscriptions requested in its name, and the link that confirms them. */
export function renderOptIn(context: MailContext): MailContent {
  const { lead, language, brand, optIn } = context;
  const labels = mailMessages[language].optIn;
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  const values = { agency: brand.name, day: day.format(optIn.until) };
  const requested = subscriptionsOfForm(lead.form, lead.data).map(({ kind }) => labels.subscriptionNames[kind]);
  return {
    language,
    subject: headerText(fillPlaceholders(labels.subject, values)),
    heading: "",
    greeting: mailMessages[language].confirmation.greetingNoName,
    paragraphs: [fillPlaceholders(labels.body, values)],
    home: null,
    factsTitle: "",
    facts: [{ label: labels.requested, value: requested.join(", "), href: "" }],
    messages: [],
    button: { label: labels.button, url: optIn.url },
    signature: fillPlaceholders(mailMessages[language].confirmation.signature, values),
    notes: [fillPlaceholders(labels.until, values), labels.why],
    brand,
  };
}

/** To a friend: only our own texts, and the sender's first name. */
export function renderFriendMail(context: MailContext): MailContent {
  const { lead, language, brand, home } = context;
  const labels = mailMessages[language].friend;
  const firstName = greetingName([lead.data.firstName ?? ""].flat()[0] ?? "");
  const values = { firstName, agency: brand.name, home: listingName(context) };
  return {
    language,
    subject: headerText(fillPlaceholders(firstName ? labels.subject : labels.subjectNoName, values)),
    heading: "",
    greeting: mailMessages[language].confirmation.greetingNoName,
    paragraphs: [fillPlaceholders(firstName ? labels.body : labels.bodyNoName, values)],
    home: listingOf(context),
    factsTitle: "",
    facts: [],
    messages: [],
    button: home?.url ? { label: labels.see, url: home.url } : null,
    signature: "",
    notes: [labels.why],
    brand,
  };
}
