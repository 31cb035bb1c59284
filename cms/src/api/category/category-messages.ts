import type { ContentTypeMessages } from "../field-messages";

export const categoryMessages: ContentTypeMessages = {
  name: { en: "Category", nl: "Categorie", fr: "Catégorie" },
  filters: ["__status", "name", "title", "articles.title", "updatedAt", "updatedBy"],
  nl: {
    name: ["Interne naam", "Hiermee vindt u deze categorie terug. Bezoekers zien ze niet."],
    title: ["Titel", "De kop boven de artikels."],
    description: ["Inleiding", "Een zin onder de titel."],
    picture: ["Foto", "Staat naast de inleiding in weergaven die er plaats voor hebben."],
    articles: [
      "Artikels",
      "In de volgorde waarin ze getoond worden; sleep om die te wijzigen. Ook teamleden zijn artikels.",
    ],
  },
  fr: {
    name: ["Nom interne", "Pour retrouver cette catégorie. Les visiteurs ne le voient pas."],
    title: ["Titre", "Le titre au-dessus des articles."],
    description: ["Introduction", "Une phrase sous le titre."],
    picture: ["Photo", "À côté de l’introduction, dans les affichages qui ont la place."],
    articles: [
      "Articles",
      "Dans l’ordre d’affichage ; faites-les glisser pour le changer. Les membres de l’équipe sont aussi des articles.",
    ],
  },
};
