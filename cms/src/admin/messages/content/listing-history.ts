import type { ContentTypeMessages } from "../../../api/field-messages";

const sourceNl = [
  "Bron",
  "Office voor wat medewerkers schreven. Een programma overschrijft wat het zelf stuurde wanneer het dat gewijzigd stuurt.",
] as const;
const sourceFr = [
  "Source",
  "Office pour ce que les collaborateurs ont écrit. Un programme réécrit ce qu’il a envoyé lorsqu’il l’envoie modifié.",
] as const;
const listingNl = ["Pand", "Het pand waarbij dit hoort; de eigenaars zien het in hun portaal."] as const;
const listingFr = ["Bien", "Le bien concerné ; ses propriétaires le voient dans leur espace."] as const;

const visitMessages: ContentTypeMessages = {
  name: { en: "Viewing", nl: "Bezoek", fr: "Visite" },
  filters: ["at", "state", "visitor", "feedbackReleased", "property.reference", "source"],
  nl: {
    property: listingNl,
    at: ["Wanneer", "Wanneer het bezoek is of was."],
    state: ["Status", "Gepland, gebeurd of geannuleerd."],
    visitor: ["Bezoeker", "Voor het kantoor. Eigenaars lezen alleen de initialen."],
    feedback: ["Reactie", "Wat de bezoeker zei, in de woorden die de eigenaar mag lezen."],
    feedbackReleased: ["Eigenaar mag het lezen", "Zolang dit uit staat, leest de eigenaar geen reactie."],
    source: sourceNl,
    reference: ["Referentie"],
  },
  fr: {
    property: listingFr,
    at: ["Quand", "Le moment de la visite."],
    state: ["Statut", "Prévue, effectuée ou annulée."],
    visitor: ["Visiteur", "Pour l’agence. Les propriétaires n’en lisent que les initiales."],
    feedback: ["Réaction", "Ce que le visiteur a dit, dans les mots que le propriétaire peut lire."],
    feedbackReleased: [
      "Lisible par le propriétaire",
      "Tant que c’est désactivé, le propriétaire ne lit aucune réaction.",
    ],
    source: sourceFr,
    reference: ["Référence"],
  },
};

const communicationMessages: ContentTypeMessages = {
  name: { en: "Communication", nl: "Communicatie", fr: "Communication" },
  filters: ["at", "way", "subject", "visibleToOwner", "property.reference", "source"],
  nl: {
    property: listingNl,
    at: ["Wanneer", "Wanneer het verstuurd of gezegd werd."],
    way: ["Manier", "Per mail, telefoon, brief, bericht of in een gesprek."],
    subject: ["Onderwerp", "Eén regel; de eigenaar leest die in de geschiedenis."],
    text: ["Tekst", "Wat er geschreven of afgesproken werd. Namen van anderen horen hier niet."],
    visibleToOwner: ["Eigenaar ziet het", "Uit: het blijft op kantoor."],
    source: sourceNl,
    reference: ["Referentie"],
  },
  fr: {
    property: listingFr,
    at: ["Quand", "Le moment de l’envoi ou de l’échange."],
    way: ["Moyen", "Par e-mail, téléphone, lettre, message ou lors d’un entretien."],
    subject: ["Objet", "Une ligne ; le propriétaire la lit dans l’historique."],
    text: ["Texte", "Ce qui a été écrit ou convenu. Les noms d’autres personnes n’ont pas leur place ici."],
    visibleToOwner: ["Visible pour le propriétaire", "Désactivé : cela reste à l’agence."],
    source: sourceFr,
    reference: ["Référence"],
  },
};

const onlineMediumMessages: ContentTypeMessages = {
  name: { en: "Online medium", nl: "Online medium", fr: "Média en ligne" },
  filters: ["name", "url", "fromDay", "untilDay", "property.reference", "source"],
  nl: {
    property: listingNl,
    name: ["Naam", "Van het portaal of de site, zoals eigenaars die kennen."],
    url: ["Adres", "Van de advertentie, met https:// ervoor."],
    fromDay: ["Van", "De eerste dag dat het daar te zien is."],
    untilDay: ["Tot", "De laatste dag; leeg zolang het er staat."],
    source: sourceNl,
    reference: ["Referentie"],
  },
  fr: {
    property: listingFr,
    name: ["Nom", "Du portail ou du site, tel que les propriétaires le connaissent."],
    url: ["Adresse", "De l’annonce, précédée de https://."],
    fromDay: ["Du", "Le premier jour d’affichage."],
    untilDay: ["Au", "Le dernier jour ; vide tant que l’annonce est affichée."],
    source: sourceFr,
    reference: ["Référence"],
  },
};

/** What is written of a home's history. */
export const listingHistoryMessages: Readonly<Record<string, ContentTypeMessages>> = {
  "plugin::owner-stats.visit": visitMessages,
  "plugin::owner-stats.communication": communicationMessages,
  "plugin::owner-stats.online-medium": onlineMediumMessages,
};
