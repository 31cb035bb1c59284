import type { TypeInWords } from "../../../staff/field-words";

export const leadWords: TypeInWords = {
  name: { en: "Lead", nl: "Lead", fr: "Lead" },
  filters: ["name", "email", "form", "state", "language", "page", "listingReference", "createdAt"],
  nl: {
    name: ["Naam"],
    email: ["E-mail"],
    form: ["Formulier"],
    state: ["Stand"],
    language: ["Taal"],
    page: ["Verstuurd vanop pagina"],
    listingId: ["Nummer van het pand"],
    listingReference: ["Referentie van het pand"],
    data: ["Ingevulde velden"],
    privacyVersion: ["Versie van de privacyverklaring"],
    key: ["Sleutel van de inzending"],
    createdAt: ["Ontvangen"],
  },
  fr: {
    name: ["Nom"],
    email: ["E-mail"],
    form: ["Formulaire"],
    state: ["Suivi"],
    language: ["Langue"],
    page: ["Envoyé depuis la page"],
    listingId: ["Numéro du bien"],
    listingReference: ["Référence du bien"],
    data: ["Champs remplis"],
    privacyVersion: ["Version de la déclaration de confidentialité"],
    key: ["Clé de l’envoi"],
    createdAt: ["Reçu"],
  },
};
