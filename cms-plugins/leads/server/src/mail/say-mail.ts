import {
  formatPhone,
  formWords,
  languageNames,
  subscriptionsOfForm,
  writtenAs,
  type Language,
  type MailAgency,
  type MailHome,
  type MailProject,
  type MailTexts,
  type MailBrand,
  type MailContent,
} from "@gevel/config";
import { headerText } from "./address-text.js";
import { fillWords, spokenName } from "./fill-words.js";
import type { LeadFacts } from "./facts-of-lead.js";
import { usualTexts } from "./mail-texts.js";
import type { StoredLead } from "../lead/stored-lead.js";
import { shownHome } from "./shown-home.js";
import { mailWords } from "./words/mail-words.js";

/** All that a mail is made of, read beforehand. */
export interface MailMatter {
  lead: StoredLead;
  language: Language;
  agency: MailAgency;
  brand: MailBrand;
  home: MailHome | null;
  /** Null where the lead is about none, or it is withdrawn or sold out. */
  project: MailProject | null;
  told: LeadFacts;
  texts: MailTexts;
  siteUrl: string;
  /** Of the lead in the admin. */
  leadUrl: string;
  /** FORM-12: the link that confirms the address, and until when. */
  optIn: { url: string; until: Date };
}

const formName = ({ lead, language }: MailMatter) => formWords[language][`forms.name.${lead.form}`] ?? lead.form;

/** What the home or project is called in a subject; where it is gone, as the lead has it. */
const homeName = ({ home, project, lead }: MailMatter) =>
  home?.title || project?.title || lead.projectName || lead.listingReference || "";

const homeOf = ({ home, project, language }: MailMatter): MailContent["home"] => {
  const shown = home ?? project;
  return shown && shownHome(shown, language);
};

/** Staff go to a visit: they are told a hidden address too (FORM-7). */
const homeOfAgency = (matter: MailMatter): MailContent["home"] => {
  const shown = homeOf(matter);
  if (!shown || !matter.home || matter.lead.form !== "contact-appointment") return shown;
  return { ...shown, place: matter.home.address };
};

/** To the agency: everything, and a subject that tells the home. */
export function sayToAgency(matter: MailMatter): MailContent {
  const { lead, language, told, siteUrl, leadUrl, brand } = matter;
  const words = mailWords[language].agency;
  const home = homeName(matter);
  const reference = (matter.home ?? matter.project)?.reference ?? "";
  const about = home && reference && home !== reference ? `${home} (${reference})` : home;
  const page = lead.page ? `${siteUrl}${lead.page}` : "";
  return {
    language,
    subject: headerText([formName(matter), about, lead.name ?? ""].filter(Boolean).join(" · ")),
    heading: formName(matter),
    greeting: "",
    paragraphs: [words.intro],
    home: homeOfAgency(matter),
    factsTitle: "",
    facts: [
      ...told.facts,
      { label: words.language, value: languageNames[lead.language], href: "" },
      ...(page ? [{ label: words.page, value: page, href: page }] : []),
    ],
    messages: told.messages,
    button: leadUrl ? { label: words.open, url: leadUrl } : null,
    signature: "",
    notes: lead.email ? [words.answer] : [],
    brand,
  };
}

/**
 * To the sender: what they chose, and of what they wrote in their own words only what the form repeats. Anybody can type another's
 * address into a form; so we carry nobody's links there.
 */
export function sayToSender(matter: MailMatter): MailContent {
  const { lead, language, agency, brand, told, texts } = matter;
  const { confirmation } = mailWords[language];
  const usual = usualTexts(lead.form, language);
  const firstName = spokenName([lead.data.firstName ?? ""].flat()[0] ?? "");
  const home = homeName(matter);
  const values = { firstName, agency: brand.name, home, form: formName(matter) };
  const say = (text: string) => fillWords(text, values).trim();
  const subject = texts.subject || usual.subject;
  const greeting = texts.greeting || usual.greeting;
  const phone = formatPhone(matter.home?.agent.phone || agency.config.phone);
  return {
    language,
    // A subject about a home that nobody knows any more says nothing.
    subject: headerText(say(home === "" && subject.includes("{home}") ? confirmation.subject : subject)),
    heading: "",
    greeting: say(firstName === "" && greeting.includes("{firstName}") ? confirmation.greetingNobody : greeting),
    paragraphs: [say(confirmation.own[lead.form]?.body ?? confirmation.body)],
    home: homeOf(matter),
    factsTitle: confirmation.sent,
    facts: told.facts.filter(({ typed }) => !typed),
    messages: told.messages.filter(({ repeated }) => repeated),
    button: null,
    signature: say(texts.signature || usual.signature),
    notes: [...(phone ? [fillWords(confirmation.call, { phone })] : []), confirmation.why],
    brand,
  };
}

/** To whoever's address it is: what was asked for in its name, and the link without which nothing comes of it. */
export function sayOptIn(matter: MailMatter): MailContent {
  const { lead, language, brand, optIn } = matter;
  const words = mailWords[language].optIn;
  const day = new Intl.DateTimeFormat(writtenAs[language], { dateStyle: "long", timeZone: "Europe/Brussels" });
  const values = { agency: brand.name, day: day.format(optIn.until) };
  const asked = subscriptionsOfForm(lead.form, lead.data).map(({ kind }) => words.asks[kind]);
  return {
    language,
    subject: headerText(fillWords(words.subject, values)),
    heading: "",
    greeting: mailWords[language].confirmation.greetingNobody,
    paragraphs: [fillWords(words.body, values)],
    home: null,
    factsTitle: "",
    facts: [{ label: words.asked, value: asked.join(", "), href: "" }],
    messages: [],
    button: { label: words.button, url: optIn.url },
    signature: fillWords(mailWords[language].confirmation.signature, values),
    notes: [fillWords(words.until, values), words.why],
    brand,
  };
}

/** To a friend: our words alone, and who it was that thought of them. */
export function sayToFriend(matter: MailMatter): MailContent {
  const { lead, language, brand, home } = matter;
  const words = mailWords[language].friend;
  const firstName = spokenName([lead.data.firstName ?? ""].flat()[0] ?? "");
  const values = { firstName, agency: brand.name, home: homeName(matter) };
  return {
    language,
    subject: headerText(fillWords(firstName ? words.subject : words.subjectNobody, values)),
    heading: "",
    greeting: mailWords[language].confirmation.greetingNobody,
    paragraphs: [fillWords(firstName ? words.body : words.bodyNobody, values)],
    home: homeOf(matter),
    factsTitle: "",
    facts: [],
    messages: [],
    button: home?.url ? { label: words.see, url: home.url } : null,
    signature: "",
    notes: [words.why],
    brand,
  };
}
