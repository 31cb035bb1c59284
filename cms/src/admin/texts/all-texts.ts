import { typeset } from "../../seed/typography";
import { choices } from "./choices";
import { changedWords } from "./inputs/changed-words";
import { inputsEn } from "./inputs/inputs-en";
import { inputsFr } from "./inputs/inputs-fr";
import { inputsNl } from "./inputs/inputs-nl";
import { buildingEn } from "./building/building-en";
import { buildingFr } from "./building/building-fr";
import { buildingNl } from "./building/building-nl";
import { userUid, userWords } from "./content/user";
import { copiesEn, copiesFr, copiesNl } from "./copies";
import { duplicatesEn } from "./duplicates/duplicates-en";
import { duplicatesFr } from "./duplicates/duplicates-fr";
import { duplicatesNl } from "./duplicates/duplicates-nl";
import { helpId, labelId } from "./message-ids";
import { componentWords, typeWords } from "./models";
import { names } from "./names";
import { groupsEn, groupsFr, groupsNl } from "./groups/groups";
import { guideEn } from "./guide/guide-en";
import { guideFr } from "./guide/guide-fr";
import { guideNl } from "./guide/guide-nl";
import { homeEn } from "./home/home-en";
import { homeFr } from "./home/home-fr";
import { homeNl } from "./home/home-nl";
import { menuOrderEn } from "./menu-order/menu-order-en";
import { menuOrderFr } from "./menu-order/menu-order-fr";
import { menuOrderNl } from "./menu-order/menu-order-nl";
import { partsEn, partsFr, partsNl } from "./parts";
import { picturesEn } from "./pictures/pictures-en";
import { picturesFr } from "./pictures/pictures-fr";
import { picturesNl } from "./pictures/pictures-nl";
import { siteHealthEn } from "./site-health/site-health-en";
import { siteHealthFr } from "./site-health/site-health-fr";
import { siteHealthNl } from "./site-health/site-health-nl";
import { stamps } from "./stamps";
import { strapiFr } from "./strapi-fr";
import type { FieldWords, Words } from "../../staff/field-words";

type Language = keyof Words<unknown>;
type Texts = Readonly<Record<string, string>>;

const fieldTexts = (uid: string, fields: Readonly<Record<string, FieldWords>>): [id: string, text: string][] =>
  Object.entries(fields).flatMap(([field, [label, help]]) => [
    [labelId(uid, field), label],
    ...(help === undefined ? [] : [[helpId(uid, field), help] satisfies [string, string]]),
  ]);

const modelTexts = (language: Language): Texts =>
  Object.fromEntries([
    ...Object.entries(typeWords).flatMap(([uid, words]) =>
      fieldTexts(uid, { ...stamps[language], ...words[language] }),
    ),
    ...fieldTexts(userUid, { ...stamps[language], ...userWords[language] }),
    ...Object.entries(componentWords).flatMap(([uid, words]) => fieldTexts(uid, words[language])),
  ]);

const inPrint = (language: Language, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, typeset(text, language)]));

/** What our own screens say. */
const screensEn = {
  ...picturesEn,
  ...buildingEn,
  ...duplicatesEn,
  ...homeEn,
  ...siteHealthEn,
  ...menuOrderEn,
  ...groupsEn,
  ...guideEn,
  ...partsEn,
};
const screensNl = {
  ...picturesNl,
  ...buildingNl,
  ...duplicatesNl,
  ...homeNl,
  ...siteHealthNl,
  ...menuOrderNl,
  ...groupsNl,
  ...guideNl,
  ...partsNl,
};
const screensFr = {
  ...picturesFr,
  ...buildingFr,
  ...duplicatesFr,
  ...homeFr,
  ...siteHealthFr,
  ...menuOrderFr,
  ...groupsFr,
  ...guideFr,
  ...partsFr,
};

/** What the admin says of our content types in its other languages, and on our own fields in all of them. */
export const textsByLocale: Readonly<Record<"en" | Language, Texts>> = {
  en: { ...names.en, ...choices.en, ...inputsEn, ...screensEn, ...copiesEn, ...changedWords },
  nl: inPrint("nl", { ...names.nl, ...choices.nl, ...modelTexts("nl"), ...inputsNl, ...screensNl, ...copiesNl }),
  fr: inPrint("fr", {
    ...strapiFr,
    ...names.fr,
    ...choices.fr,
    ...modelTexts("fr"),
    ...inputsFr,
    ...screensFr,
    ...copiesFr,
  }),
};
