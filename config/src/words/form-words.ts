import type { Language } from "../site/languages.js";
import { formWordsDe } from "./form-words-de.js";
import { formWordsEn } from "./form-words-en.js";
import { formWordsFr } from "./form-words-fr.js";
import { formWordsNl } from "./form-words-nl.js";

/** By the ids of messages: `forms.name.<form>`, `forms.field.<field>`, `forms.option.<field>.<value>`. */
export type FormWords = Readonly<Record<string, string>>;

/** The words of every language, for servers: a browser loads those of its own. */
export const formWords: Readonly<Record<Language, FormWords>> = {
  nl: formWordsNl,
  fr: formWordsFr,
  en: formWordsEn,
  de: formWordsDe,
};
