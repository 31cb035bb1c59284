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
import { duplicatesEn } from "./duplicates/duplicates-en";
import { duplicatesFr } from "./duplicates/duplicates-fr";
import { duplicatesNl } from "./duplicates/duplicates-nl";
import { helpId, labelId } from "./message-ids";
import { componentMessages, typeMessages } from "./model-messages";
import { contentTypeNames } from "./content-type-names";
import { onboardingEn } from "./onboarding/onboarding-en";
import { onboardingFr } from "./onboarding/onboarding-fr";
import { onboardingNl } from "./onboarding/onboarding-nl";
import { homeEn, type HomeMessages } from "./home/home-en";
import { menuTreeEn } from "./menu-tree/menu-tree-en";
import { menuTreeFr } from "./menu-tree/menu-tree-fr";
import { menuTreeNl } from "./menu-tree/menu-tree-nl";
import { sectionsEn, sectionsFr, sectionsNl } from "./form-sections";
import { picturesEn, type PictureTexts } from "./pictures/pictures-en";
import { picturesNl } from "./pictures/pictures-nl";
import { contentAuditEn } from "./content-audit/content-audit-en";
import { contentAuditFr } from "./content-audit/content-audit-fr";
import { contentAuditNl } from "./content-audit/content-audit-nl";
import { timestamps } from "./timestamps";
import type { FieldMessage, Translated } from "../../api/field-messages";

const picturesFr: PictureTexts = {
  "gevel.pictures.title": "Textes alternatifs",
  "gevel.pictures.subtitle":
    "Ce que montre chaque image, pour qui ne la voit pas. Une langue sans texte reçoit celui de la langue par défaut, sinon le titre à côté de l’image.",
  "gevel.pictures.show": "Images à afficher",
  "gevel.pictures.all": "Toutes les images ({count, number})",
  "gevel.pictures.lacking": "Sans texte : {language} ({count, number})",
  "gevel.pictures.none": "Chaque image a un texte.",
  "gevel.pictures.save": "Enregistrer",
  "gevel.pictures.saved": "Enregistré.",
  "gevel.pictures.failed": "Non enregistré. Réessayez.",
  "gevel.pictures.leave": "Certains textes ne sont pas encore enregistrés. Quitter quand même ?",
  "gevel.pictures.previous": "Page précédente",
  "gevel.pictures.next": "Page suivante",
  "gevel.pictures.page": "Page {page} sur {pageCount}",
  "upload.form.input.description.file-alt":
    "Dans la langue par défaut du site. Les autres langues se trouvent dans le menu sous « Textes alternatifs ».",
};

const listingNl: HomeMessages = {
  "gevel.home.tasks": "Wat wilt u doen?",
  "gevel.home.missing": "Inhoudscontrole",
  "gevel.home.task.page": "Een pagina maken",
  "gevel.home.task.page.detail": "In twee talen, met haar modules",
  "gevel.home.task.listing": "Een pand met de hand toevoegen",
  "gevel.home.task.listing.detail": "Foto’s, wettelijke gegevens, publicatie",
  "gevel.home.task.sold": "Een pand als verkocht aanduiden",
  "gevel.home.task.sold.detail": "Zoek het op en wijzig de status",
  "gevel.home.task.lead": "Een lead beantwoorden",
  "gevel.home.task.lead.detail": "Het postvak, nieuwste eerst",
  "gevel.home.task.popup": "Een pop-up tonen",
  "gevel.home.task.popup.detail": "Een opendeurdag, vakantie, een bericht",
  "gevel.home.task.menu": "Het menu ordenen",
  "gevel.home.task.menu.detail": "Alle talen tegelijk",
  "HomePage.header.subtitle": "Nieuwe leads, de inhoudscontrole en uw meest voorkomende taken.",
};

const listingFr: HomeMessages = {
  "gevel.home.tasks": "Que voulez-vous faire ?",
  "gevel.home.missing": "Audit du contenu",
  "gevel.home.task.page": "Créer une page",
  "gevel.home.task.page.detail": "En deux langues, avec ses modules",
  "gevel.home.task.listing": "Ajouter un bien à la main",
  "gevel.home.task.listing.detail": "Photos, données légales, publication",
  "gevel.home.task.sold": "Marquer un bien comme vendu",
  "gevel.home.task.sold.detail": "Cherchez-le et changez son statut",
  "gevel.home.task.lead": "Répondre à un lead",
  "gevel.home.task.lead.detail": "La boîte de réception, du plus récent au plus ancien",
  "gevel.home.task.popup": "Afficher un popup",
  "gevel.home.task.popup.detail": "Portes ouvertes, congés, un message",
  "gevel.home.task.menu": "Ordonner le menu",
  "gevel.home.task.menu.detail": "Toutes les langues à la fois",
  "HomePage.header.subtitle": "Nouveaux leads, audit du contenu et vos tâches les plus fréquentes.",
};

/** Strapi's French where it has none, or says another word than the rest of the admin. */
const strapiFr: Readonly<Record<string, string>> = {
  "content-manager.containers.list.filters.status": "Statut",
  "content-manager.containers.List.statusFilter.draft": "Brouillon (jamais publié)",
  "content-manager.containers.List.statusFilter.published": "Publié (tout)",
  "content-manager.containers.List.statusFilter.publishedModified": "Publié (modifié)",
  "content-manager.containers.List.statusFilter.publishedUnmodified": "Publié (inchangé)",
  "content-manager.containers.list.autoCloneModal.error.unique": "Cette valeur ne peut exister deux fois.",
  "content-manager.listView.validation.errors.title": "À corriger",
  "content-manager.listView.validation.errors.message":
    "Vérifiez que tous les champs sont valides avant de publier (champs obligatoires, longueur, etc.)",
  "HomePage.addWidget.button": "Ajouter un widget",
  "app.utils.unpublish": "Dépublier",
};

/** Strapi's Dutch where a button says another word than Strapi's messages and ours. */
const strapiNl: Readonly<Record<string, string>> = {
  "global.save": "Opslaan",
  "app.utils.publish": "Publiceren",
  "app.utils.unpublish": "Depubliceren",
};

const why = "content-manager.containers.list.autoCloneModal.error.relation";

/** Why an entry is not copied at once; what Strapi says of it no longer holds (see clone-without-owned-relations.ts). */
const cloneMessagesEn = { [why]: "These stay with the original: the copy begins without them." };
const cloneMessagesNl = { [why]: "Die blijven bij het origineel: de kopie begint zonder." };
const cloneMessagesFr = { [why]: "Elles restent à l’original : la copie commence sans elles." };

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
