import { typeset } from "../../content/first-content/typography";
import type { FieldMessage, Translated } from "../../api/field-messages";
import en from "../translations/en.json";
import fr from "../translations/fr.json";
import nl from "../translations/nl.json";
import { userUid, userMessages } from "./content/user";
import { contentTypeNames } from "./content-type-names";
import { enumerationValues } from "./enumeration-values";
import { helpId, labelId } from "./message-ids";
import { componentMessages, typeMessages } from "./model-messages";
import { replacedMessages } from "./replaced-messages";
import { timestamps } from "./timestamps";

type Language = keyof Translated<unknown>;
type Texts = Readonly<Record<string, string>>;

const fieldMessages = (uid: string, fields: Readonly<Record<string, FieldMessage>>): [id: string, text: string][] =>
  Object.entries(fields).flatMap(([field, [label, help]]) => [
    [labelId(uid, field), label],
    ...(help === undefined ? [] : [[helpId(uid, field), help] satisfies [string, string]]),
  ]);

const modelMessages = (language: Language): Texts =>
  Object.fromEntries([
    ...Object.entries(typeMessages).flatMap(([uid, messages]) =>
      fieldMessages(uid, { ...timestamps[language], ...messages[language] }),
    ),
    ...fieldMessages(userUid, { ...timestamps[language], ...userMessages[language] }),
    ...Object.entries(componentMessages).flatMap(([uid, messages]) => fieldMessages(uid, messages[language])),
  ]);

const withTypographicQuotes = (language: Language, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, typeset(text, language)]));

const translated = (language: Language, texts: Texts): Texts =>
  withTypographicQuotes(language, {
    ...contentTypeNames[language],
    ...enumerationValues[language],
    ...modelMessages(language),
    ...texts,
  });

/** Labels and help of our content types in the admin's other languages, and the texts of our own screens in all of them. */
export const messagesByLocale: Readonly<Record<"en" | Language, Texts>> = {
  en: { ...contentTypeNames.en, ...enumerationValues.en, ...en, ...replacedMessages },
  nl: translated("nl", nl),
  fr: translated("fr", fr),
};
