import { typeset } from "../../seed/typography";
import { enumerationValues } from "./enumeration-values";
import { replacedMessages } from "./inputs/replaced-messages";
import { inputsEn } from "./inputs/inputs-en";
import { inputsFr } from "./inputs/inputs-fr";
import { inputsNl } from "./inputs/inputs-nl";
import { pageBuilderEn } from "./page-builder/page-builder-en";
import { pageBuilderFr } from "./page-builder/page-builder-fr";
import { pageBuilderNl } from "./page-builder/page-builder-nl";
import { userUid, userMessages } from "./content/user";
import { cloneMessagesEn, cloneMessagesFr, cloneMessagesNl } from "./clone-messages";
import { duplicatesEn } from "./duplicates/duplicates-en";
import { duplicatesFr } from "./duplicates/duplicates-fr";
import { duplicatesNl } from "./duplicates/duplicates-nl";
import { helpId, labelId } from "./message-ids";
import { componentMessages, typeMessages } from "./model-messages";
import { contentTypeNames } from "./content-type-names";
import { onboardingEn } from "./onboarding/onboarding-en";
import { onboardingFr } from "./onboarding/onboarding-fr";
import { onboardingNl } from "./onboarding/onboarding-nl";
import { homeEn } from "./home/home-en";
import { listingFr } from "./home/home-fr";
import { listingNl } from "./home/home-nl";
import { menuTreeEn } from "./menu-tree/menu-tree-en";
import { menuTreeFr } from "./menu-tree/menu-tree-fr";
import { menuTreeNl } from "./menu-tree/menu-tree-nl";
import { sectionsEn, sectionsFr, sectionsNl } from "./form-sections";
import { picturesEn } from "./pictures/pictures-en";
import { picturesFr } from "./pictures/pictures-fr";
import { picturesNl } from "./pictures/pictures-nl";
import { contentAuditEn } from "./content-audit/content-audit-en";
import { contentAuditFr } from "./content-audit/content-audit-fr";
import { contentAuditNl } from "./content-audit/content-audit-nl";
import { timestamps } from "./timestamps";
import { strapiFr } from "./strapi-fr";
import { strapiNl } from "./strapi-nl";
import type { FieldMessage, Translated } from "../../api/field-messages";

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

/** What our own screens say. */
const screensEn = {
  ...picturesEn,
  ...pageBuilderEn,
  ...duplicatesEn,
  ...homeEn,
  ...contentAuditEn,
  ...menuTreeEn,
  ...onboardingEn,
  ...sectionsEn,
};
const screensNl = {
  ...picturesNl,
  ...pageBuilderNl,
  ...duplicatesNl,
  ...listingNl,
  ...contentAuditNl,
  ...menuTreeNl,
  ...onboardingNl,
  ...sectionsNl,
};
const screensFr = {
  ...picturesFr,
  ...pageBuilderFr,
  ...duplicatesFr,
  ...listingFr,
  ...contentAuditFr,
  ...menuTreeFr,
  ...onboardingFr,
  ...sectionsFr,
};

/** What the admin says of our content types in its other languages, and on our own fields in all of them. */
export const messagesByLocale: Readonly<Record<"en" | Language, Texts>> = {
  en: {
    ...contentTypeNames.en,
    ...enumerationValues.en,
    ...inputsEn,
    ...screensEn,
    ...cloneMessagesEn,
    ...replacedMessages,
  },
  nl: withTypographicQuotes("nl", {
    ...strapiNl,
    ...contentTypeNames.nl,
    ...enumerationValues.nl,
    ...modelMessages("nl"),
    ...inputsNl,
    ...screensNl,
    ...cloneMessagesNl,
  }),
  fr: withTypographicQuotes("fr", {
    ...strapiFr,
    ...contentTypeNames.fr,
    ...enumerationValues.fr,
    ...modelMessages("fr"),
    ...inputsFr,
    ...screensFr,
    ...cloneMessagesFr,
  }),
};
