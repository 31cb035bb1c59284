import { mailTextsSchema, type FormKey, type Language, type MailTexts } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { confirmationMessage, templateIn } from "../messages/messages.js";

const emptyTexts: MailTexts = { subject: "", greeting: "", signature: "" };

/** Strapi's plugin store: one entry per form and language, so that two editors save independently. */
const storeOf = (strapi: Core.Strapi, form: FormKey, language: Language) =>
  strapi.store({ type: "plugin", name: "leads", key: `mail-texts-${form}-${language}` });

/** The texts by staff; empty where they wrote none. */
export async function readMailTexts(strapi: Core.Strapi, form: FormKey, language: Language): Promise<MailTexts> {
  const stored: unknown = await storeOf(strapi, form, language).get({});
  return mailTextsSchema.catch(emptyTexts).parse(stored ?? emptyTexts);
}

export async function writeMailTexts(
  strapi: Core.Strapi,
  form: FormKey,
  language: Language,
  texts: MailTexts,
): Promise<void> {
  await storeOf(strapi, form, language).set({ value: texts });
}

/** The default texts of a form. */
export function defaultMailTexts(form: FormKey, language: Language): MailTexts {
  return {
    subject: templateIn(language, confirmationMessage("subject", form)),
    greeting: templateIn(language, "mail.confirmation.greeting"),
    signature: templateIn(language, "mail.confirmation.signature"),
  };
}
