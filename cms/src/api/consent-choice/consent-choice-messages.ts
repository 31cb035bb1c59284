import type { ContentTypeMessages } from "../field-messages";

export const consentChoiceMessages: ContentTypeMessages = {
  name: { en: "Consent", nl: "Toestemming", fr: "Consentement" },
  filters: ["day", "language", "textVersion"],
  nl: {
    day: ["Dag", "In België."],
    language: ["Taal", "Waarin de bezoekers de vraag lazen."],
    textVersion: ["Versie van de tekst", "Gaat omhoog wanneer de tekst van de vraag verandert."],
    accepted: ["Alles aanvaard", "Antwoorden die alles toelieten."],
    declined: ["Alles geweigerd", "Antwoorden die alleen het noodzakelijke toelieten, ook wie zijn keuze introk."],
    chosen: ["Zelf ingesteld", "Antwoorden die een deel toelieten."],
    consentAnalyticsStorage: ["Statistieken toegelaten", "Van alle antwoorden van die dag."],
    consentAdStorage: ["Advertentiecookies toegelaten", "Van alle antwoorden van die dag."],
    consentAdUserData: ["Delen van gegevens toegelaten", "Van alle antwoorden van die dag."],
    consentAdPersonalization: ["Gepersonaliseerde advertenties toegelaten", "Van alle antwoorden van die dag."],
  },
  fr: {
    day: ["Jour", "En Belgique."],
    language: ["Langue", "Celle dans laquelle les visiteurs ont lu la question."],
    textVersion: ["Version du texte", "Augmente lorsque le texte de la question change."],
    accepted: ["Tout accepté", "Réponses qui autorisent tout."],
    declined: ["Tout refusé", "Réponses qui n’autorisent que le nécessaire, retraits compris."],
    chosen: ["Choix personnel", "Réponses qui autorisent une partie."],
    consentAnalyticsStorage: ["Statistiques autorisées", "De toutes les réponses de ce jour."],
    consentAdStorage: ["Cookies publicitaires autorisés", "De toutes les réponses de ce jour."],
    consentAdUserData: ["Partage de données autorisé", "De toutes les réponses de ce jour."],
    consentAdPersonalization: ["Publicité personnalisée autorisée", "De toutes les réponses de ce jour."],
  },
};
