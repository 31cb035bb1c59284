import { formKeys, formMessages, type FormKey, type LeadDetail, type MailContent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readAnswer } from "./stored-answer.js";
import type { AnyLead } from "../lead/stored-lead.js";
import { pluginSettings } from "../settings/plugin-settings.js";
import { headerText, mailboxText } from "../mail/address-text.js";
import { brandOf } from "../mail/brand-of.js";
import { factsOfAnyLead } from "../mail/facts-of-lead.js";
import { fillPlaceholders, greetingName } from "../mail/fill-placeholders.js";
import { mailSources } from "../mail/mail-sources.js";
import { readMailTexts, defaultMailTexts } from "../mail/mail-texts.js";
import { agencyRecipients } from "../mail/recipients.js";
import { messagesIn } from "../messages/messages.js";

/** A form that there is no more is answered as the general one. */
const formOf = ({ form }: AnyLead): FormKey => formKeys.find((key) => key === form) ?? "site-contact";

/** The recipients of an answer, and the agency address that receives replies to it. */
async function addressesOf(strapi: Core.Strapi, lead: AnyLead) {
  const sources = mailSources(strapi);
  const agency = await sources.agency(lead.language);
  const home = lead.listingId === null ? null : await sources.home(lead.listingId, lead.language);
  const member = lead.memberId === null ? null : await sources.member(lead.memberId, lead.language);
  const [staff] = agencyRecipients(formOf(lead), agency, home?.agent ?? member);
  const replyTo = staff ? mailboxText({ name: agency.config.agencyName, address: staff }) : "";
  return { agency, home, replyTo, to: lead.email ?? "" };
}

/** FORM-11: an answer as it could begin: in the visitor's language, by staff's own greeting and signature. */
export async function answerDraft(strapi: Core.Strapi, lead: AnyLead): Promise<LeadDetail["draft"]> {
  if (!lead.email) return null;
  const { agency, home, replyTo, to } = await addressesOf(strapi, lead);
  const form = formOf(lead);
  const defaults = defaultMailTexts(form, lead.language);
  const { greeting, signature } = await readMailTexts(strapi, form, lead.language);
  const firstName = greetingName([lead.data["firstName"] ?? ""].flat()[0] ?? "");
  const about = home?.title || lead.listingReference || (formMessages[lead.language][`forms.name.${lead.form}`] ?? "");
  const values = { firstName, agency: agency.config.agencyName, home: home?.title ?? "", form: about };
  const begin = greeting || defaults.greeting;
  const hello =
    firstName === "" && begin.includes("{firstName}")
      ? messagesIn(lead.language)("mail.confirmation.greetingNoName")
      : fillPlaceholders(begin, values);
  return {
    to,
    replyTo,
    subject: headerText(`Re: ${about}`).slice(0, 150),
    text: [hello, "", "", fillPlaceholders(signature || defaults.signature, values)].join("\n"),
  };
}

/** The answer by staff as it is sent, with the lead's own text below it. Null if it was erased meanwhile. */
export async function renderAnswer(strapi: Core.Strapi, lead: AnyLead, key: string) {
  const answer = await readAnswer(strapi, key);
  if (!answer) return null;
  const { agency, replyTo, to } = await addressesOf(strapi, lead);
  const { siteUrl } = pluginSettings(strapi);
  const choiceLabel = (source: Parameters<ReturnType<typeof mailSources>["choice"]>[0], value: string) =>
    mailSources(strapi).choice(source, value, lead.language);
  const { messages } = await factsOfAnyLead(lead, lead.language, choiceLabel);
  const content: MailContent = {
    language: lead.language,
    subject: headerText(answer.subject),
    heading: "",
    greeting: "",
    paragraphs: answer.text.split(/\n{2,}/).map((part) => part.trim()),
    home: null,
    factsTitle: "",
    facts: [],
    messages,
    button: null,
    signature: "",
    notes: [],
    brand: brandOf(agency.config, siteUrl),
  };
  return { content, addresses: { to: to ? [to] : [], replyTo: replyTo || undefined }, attachments: [] };
}
