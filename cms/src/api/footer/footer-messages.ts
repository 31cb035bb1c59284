import type { ContentTypeMessages } from "../field-messages";

export const footerMessages: ContentTypeMessages = {
  name: { en: "Footer", nl: "Voettekst", fr: "Pied de page" },
  filters: ["__status", "name", "updatedAt", "updatedBy"],
  nl: {
    name: ["Interne naam", "De site gebruikt de oudste gepubliceerde voettekst."],
    columns: ["Kolommen", "Van links naar rechts. Sleep om de volgorde te wijzigen."],
    bottomLinks: ["Laatste regel", "Links naar de privacyverklaring, de cookies en de disclaimer."],
  },
  fr: {
    name: ["Nom interne", "Le site utilise le pied de page publié le plus ancien."],
    columns: ["Colonnes", "De gauche à droite. Faites-les glisser pour changer l’ordre."],
    bottomLinks: ["Dernière ligne", "Liens vers la déclaration de confidentialité, les cookies et l’avertissement."],
  },
};
