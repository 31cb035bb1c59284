import { choices } from "./choices";
import { helpId, labelId } from "./message-ids";
import { componentWords, contentTypeWords } from "./models";
import { names } from "./names";
import { stamps } from "./stamps";
import type { FieldWords, Words } from "./words";

type Language = keyof Words<unknown>;
type Texts = Readonly<Record<string, string>>;

const fieldTexts = (uid: string, fields: Readonly<Record<string, FieldWords>>): [id: string, text: string][] =>
  Object.entries(fields).flatMap(([field, [label, help]]) => [
    [labelId(uid, field), label],
    ...(help === undefined ? [] : [[helpId(uid, field), help] satisfies [string, string]]),
  ]);

const modelTexts = (language: Language): Texts =>
  Object.fromEntries([
    ...Object.entries(contentTypeWords).flatMap(([uid, words]) =>
      fieldTexts(uid, { ...stamps[language], ...words[language] }),
    ),
    ...Object.entries(componentWords).flatMap(([uid, words]) => fieldTexts(uid, words[language])),
  ]);

/** What the admin says of our content types in its other languages. */
export const textsByLocale: Readonly<Record<"en" | Language, Texts>> = {
  en: {},
  nl: { ...names.nl, ...choices.nl, ...modelTexts("nl") },
  fr: { ...names.fr, ...choices.fr, ...modelTexts("fr") },
};
