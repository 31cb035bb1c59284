import { bannerMessages } from "../../components/shared/staff/banner-messages";
import { relationMessages } from "../../api/module/relation-messages";
import { seoMessages } from "../../components/shared/staff/seo-messages";
import { sharedMessages } from "../../components/shared/staff/shared-messages";
import { siteAgencyMessages } from "../../components/config/staff/agency-messages";
import { siteListsMessages } from "../../components/config/staff/lists-messages";
import { siteLookMessages } from "../../components/config/staff/look-messages";
import { siteServicesMessages } from "../../components/config/staff/services-messages";
import { listingHistoryMessages } from "./content/listing-history";
import { contentTypeMessages } from "../../api/content-type-messages";
import type { ModelMessages, ContentTypeMessages } from "../../api/field-messages";

const leadMessages: ContentTypeMessages = {
  name: { en: "Lead", nl: "Lead", fr: "Lead" },
  filters: ["name", "email", "phone", "message", "form", "state", "language", "listingReference", "createdAt"],
  nl: {
    name: ["Naam"],
    email: ["E-mail"],
    form: ["Formulier"],
    state: ["Status"],
    language: ["Taal"],
    page: ["Verstuurd vanop pagina"],
    listingId: ["Nummer van het pand"],
    listingReference: ["Referentie van het pand"],
    projectId: ["Nummer van het project"],
    projectName: ["Project"],
    phone: ["Telefoon"],
    message: ["Bericht"],
    data: ["Ingevuld"],
    privacyVersion: ["Versie van de privacyverklaring"],
    key: ["Sleutel van de inzending"],
    sentAt: ["Verstuurd"],
    homeTitle: ["Pand"],
    agent: ["Makelaar"],
    office: ["Kantoor"],
    assigneeId: ["Nummer van de collega"],
    personKey: ["Mailadres, zonder hoofdletters"],
    searchText: ["Zoektekst"],
    lastContactAt: ["Laatste contact"],
    doneAt: ["Afgehandeld"],
    createdAt: ["Ontvangen"],
  },
  fr: {
    name: ["Nom"],
    email: ["E-mail"],
    form: ["Formulaire"],
    state: ["Statut"],
    language: ["Langue"],
    page: ["Envoyé depuis la page"],
    listingId: ["Numéro du bien"],
    listingReference: ["Référence du bien"],
    projectId: ["Numéro du projet"],
    projectName: ["Projet"],
    phone: ["Téléphone"],
    message: ["Message"],
    data: ["Ce qui a été rempli"],
    privacyVersion: ["Version de la déclaration de confidentialité"],
    key: ["Clé de l’envoi"],
    sentAt: ["Envoyé"],
    homeTitle: ["Bien"],
    agent: ["Agent"],
    office: ["Bureau"],
    assigneeId: ["Numéro du collègue"],
    personKey: ["Adresse e-mail, sans majuscules"],
    searchText: ["Texte de recherche"],
    lastContactAt: ["Dernier contact"],
    doneAt: ["Traité"],
    createdAt: ["Reçu"],
  },
};

/** The types of the site and those of our plugins that have no words of their own, by uid. */
export const typeMessages: Readonly<Record<string, ContentTypeMessages>> = {
  ...contentTypeMessages,
  "plugin::leads.lead": leadMessages,
  ...listingHistoryMessages,
};

export const componentMessages: ModelMessages = {
  ...seoMessages,
  ...bannerMessages,
  ...sharedMessages,
  ...relationMessages,
  ...siteLookMessages,
  ...siteListsMessages,
  ...siteAgencyMessages,
  ...siteServicesMessages,
};

/** Hooks of the admin tell the English name of a content type, not its uid. */
export const uidByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(typeMessages).map(([uid, { name }]) => [name.en, uid]),
);
