import type { ModelMessages, Translated } from "../field-messages";

export const relationMessages: ModelMessages = {
  "relation.category": {
    nl: {
      category: [
        "Categorie",
        "Haar artikels verschijnen als kaarten, naast elkaar of als slider, zoals de weergave van de module zegt.",
      ],
    },
    fr: {
      category: [
        "Catégorie",
        "Ses articles apparaissent en cartes, côte à côte ou en diaporama, selon l’affichage du module.",
      ],
    },
  },
  "relation.contact": {
    nl: { contact: ["Contactformulier", "Het formulier met zijn titel en inleiding."] },
    fr: { contact: ["Formulaire de contact", "Le formulaire avec son titre et son introduction."] },
  },
  "relation.property-list": {
    nl: { propertyList: ["Pandenlijst", "De panden van deze lijst."] },
    fr: { propertyList: ["Liste de biens", "Les biens de cette liste."] },
  },
  "relation.slider": {
    nl: { slider: ["Slider", "Zijn slides of getuigenissen."] },
    fr: { slider: ["Diaporama", "Ses diapositives ou témoignages."] },
  },
  "relation.article": {
    nl: { article: ["Artikel", "De tekst met zijn foto."] },
    fr: { article: ["Article", "Le texte avec sa photo."] },
  },
  "relation.costs": {
    nl: {
      region: ["Gewest", "Het gewest dat er eerst staat. Bezoekers kiezen hun eigen gewest."],
      price: ["Prijs", "De prijs van het voorbeeld dat er staat voor een bezoeker er een invult."],
    },
    fr: {
      region: ["Région", "La région affichée d’abord. Les visiteurs choisissent la leur."],
      price: ["Prix", "Le prix de l’exemple affiché avant qu’un visiteur n’en saisisse un."],
    },
  },
};

/** By uid, in English too, and the heading of their group. */
export const relationNames = {
  en: {
    "relation.article": "Article",
    "relation.category": "Category",
    "relation.contact": "Contact form",
    "relation.costs": "Costs of buying",
    "relation.property-list": "Property list",
    "relation.slider": "Slider",
  },
  nl: {
    relation: "Inhoud",
    "relation.article": "Artikel",
    "relation.category": "Categorie",
    "relation.contact": "Contactformulier",
    "relation.costs": "Aankoopkosten",
    "relation.property-list": "Pandenlijst",
    "relation.slider": "Slider",
  },
  fr: {
    relation: "Contenu",
    "relation.article": "Article",
    "relation.category": "Catégorie",
    "relation.contact": "Formulaire de contact",
    "relation.costs": "Frais d’achat",
    "relation.property-list": "Liste de biens",
    "relation.slider": "Diaporama",
  },
} satisfies Translated<Readonly<Record<string, string>>> & { en: Readonly<Record<string, string>> };
