import type { Language, LeadState } from "@gevel/config";

/** The export's own texts, beside those of visitors and forms. */
export interface ExportMessages {
  columns: readonly string[];
  states: Readonly<Record<LeadState, string>>;
}

const columns = (line: string) => line.split("|");

export const exportMessages: Readonly<Record<Language, ExportMessages>> = {
  nl: {
    columns: columns(
      "Ontvangen|Formulier|Status|Toegewezen aan|Naam|E-mail|Telefoon|Bericht|Pand|Referentie|Kantoor|Makelaar|Taal|Andere antwoorden|Verstuurd vanaf|Versie van de privacyverklaring",
    ),
    states: { new: "Nieuw", "in-progress": "In behandeling", done: "Afgehandeld" },
  },
  fr: {
    columns: columns(
      "Reçu le|Formulaire|Statut|Attribué à|Nom|E-mail|Téléphone|Message|Bien|Référence|Bureau|Agent|Langue|Autres réponses|Envoyé depuis|Version de la déclaration de confidentialité",
    ),
    states: { new: "Nouveau", "in-progress": "En cours", done: "Traité" },
  },
  en: {
    columns: columns(
      "Received|Form|Status|Assigned to|Name|Email|Phone|Message|Listing|Reference|Office|Agent|Language|Other answers|Sent from|Version of the privacy statement",
    ),
    states: { new: "New", "in-progress": "In progress", done: "Done" },
  },
  de: {
    columns: columns(
      "Eingegangen|Formular|Status|Zugewiesen an|Name|E-Mail|Telefon|Nachricht|Immobilie|Referenz|Büro|Makler|Sprache|Weitere Antworten|Gesendet von|Version der Datenschutzerklärung",
    ),
    states: { new: "Neu", "in-progress": "In Bearbeitung", done: "Erledigt" },
  },
};
