import type { Language } from "@gevel/config";

type Localized = Readonly<Record<Language, string>>;

/** The names of this plugin's providers, in the admin and in a person's export. */
export const providerNames = {
  leads: { nl: "Ingevulde formulieren", fr: "Formulaires envoyés", en: "Forms sent", de: "Gesendete Formulare" },
  history: {
    nl: "Notities en behandeling",
    fr: "Notes et suivi",
    en: "Notes and handling",
    de: "Notizen und Bearbeitung",
  },
  answers: { nl: "Antwoorden van ons", fr: "Nos réponses", en: "Our answers", de: "Unsere Antworten" },
  mails: { nl: "Verstuurde mails", fr: "E-mails envoyés", en: "Emails sent", de: "Gesendete E-Mails" },
  files: {
    nl: "Bestanden van mails",
    fr: "Fichiers d’e-mails",
    en: "Files of emails",
    de: "E-Mail-Dateien",
  },
  visits: { nl: "Bezoeken", fr: "Visites", en: "Viewings", de: "Besichtigungen" },
  documents: {
    nl: "Bezorgde documenten",
    fr: "Documents remis",
    en: "Documents sent",
    de: "Zugesandte Dokumente",
  },
  subscriptions: {
    nl: "Zoekwensen en nieuwsbrief",
    fr: "Recherches et newsletter",
    en: "Searches and newsletter",
    de: "Suchaufträge und Newsletter",
  },
} as const satisfies Record<string, Localized>;

/** The labels of their records. */
export const recordLabels = {
  state: { nl: "Toestand", fr: "État", en: "State", de: "Stand" },
  page: { nl: "Verstuurd vanaf", fr: "Envoyé depuis", en: "Sent from", de: "Gesendet von" },
  privacy: {
    nl: "Versie van de privacyverklaring",
    fr: "Version de la déclaration de confidentialité",
    en: "Version of the privacy statement",
    de: "Version der Datenschutzerklärung",
  },
  listing: { nl: "Woning", fr: "Bien", en: "Home", de: "Immobilie" },
  reference: { nl: "Referentie", fr: "Référence", en: "Reference", de: "Referenz" },
  assignee: { nl: "Toegewezen aan", fr: "Attribué à", en: "Assigned to", de: "Zugewiesen an" },
  note: { nl: "Notitie", fr: "Note", en: "Note", de: "Notiz" },
  answer: { nl: "Antwoord", fr: "Réponse", en: "Answer", de: "Antwort" },
  subject: { nl: "Onderwerp", fr: "Objet", en: "Subject", de: "Betreff" },
  to: { nl: "Aan", fr: "À", en: "To", de: "An" },
  by: { nl: "Door", fr: "Par", en: "By", de: "Von" },
  sent: { nl: "Verstuurd op", fr: "Envoyé le", en: "Sent on", de: "Gesendet am" },
  text: { nl: "Tekst", fr: "Texte", en: "Text", de: "Text" },
  appointment: { nl: "Bezoek", fr: "Visite", en: "Viewing", de: "Besichtigung" },
  time: { nl: "Moment", fr: "Moment", en: "Moment", de: "Zeitpunkt" },
  document: { nl: "Document", fr: "Document", en: "Document", de: "Dokument" },
  until: { nl: "Link geldig tot", fr: "Lien valable jusqu’au", en: "Link valid until", de: "Link gültig bis" },
  fetched: { nl: "Opgehaald op", fr: "Téléchargé le", en: "Fetched on", de: "Heruntergeladen am" },
  email: { nl: "E-mail", fr: "E-mail", en: "Email", de: "E-Mail" },
  confirmed: { nl: "Bevestigd op", fr: "Confirmé le", en: "Confirmed on", de: "Bestätigt am" },
  renewed: { nl: "Behouden op", fr: "Maintenu le", en: "Kept on", de: "Beibehalten am" },
  renewalSent: {
    nl: "Gevraagd of het nog gewenst is op",
    fr: "Demandé s’il est encore souhaité le",
    en: "Asked whether it is still wanted on",
    de: "Gefragt, ob noch gewünscht, am",
  },
  textVersion: {
    nl: "Versie van de tekst waarmee werd ingestemd",
    fr: "Version du texte accepté",
    en: "Version of the text that was agreed to",
    de: "Version des Textes, dem zugestimmt wurde",
  },
  paused: { nl: "Gepauzeerd op", fr: "Mis en pause le", en: "Paused on", de: "Pausiert am" },
  ended: { nl: "Stopgezet op", fr: "Arrêté le", en: "Ended on", de: "Beendet am" },
  alertedListings: { nl: "Gemelde woningen", fr: "Biens signalés", en: "Homes told of", de: "Gemeldete Immobilien" },
  mention: {
    nl: "Genoemd in een bericht van iemand anders",
    fr: "Cité dans le message d’une autre personne",
    en: "Named in somebody else’s message",
    de: "In der Nachricht einer anderen Person genannt",
  },
} as const satisfies Record<string, Localized>;
