import type { Language } from "../site/languages.js";
import { formMessagesDe } from "./form-messages-de.js";
import { formMessagesEn } from "./form-messages-en.js";
import { formMessagesFr } from "./form-messages-fr.js";
import { formMessagesNl } from "./form-messages-nl.js";

/** By the ids of messages: `forms.name.<form>`, `forms.field.<field>`, `forms.option.<field>.<value>`. */
export type FormMessages = Readonly<Record<string, string>>;

/** The words of every language, for servers: a browser loads those of its own. */
export const formMessages: Readonly<Record<Language, FormMessages>> = {
  nl: formMessagesNl,
  fr: formMessagesFr,
  en: formMessagesEn,
  de: formMessagesDe,
};
