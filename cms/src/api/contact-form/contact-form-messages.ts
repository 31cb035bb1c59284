import type { ContentTypeMessages } from "../field-messages";

export const contactFormMessages: ContentTypeMessages = {
  name: { en: "Contact form", nl: "Contactformulier", fr: "Formulaire de contact" },
  filters: ["__status", "name", "form", "title", "updatedAt", "updatedBy"],
  nl: {
    name: ["Interne naam", "Hiermee vindt u dit formulier terug. Bezoekers zien ze niet."],
    form: [
      "Formulier",
      "Bepaalt de velden, en waar de antwoorden terechtkomen. Een getuigenis wacht op uw goedkeuring.",
    ],
    title: ["Titel", "De kop boven het formulier."],
    submitLabel: [
      "Tekst op de knop",
      "Zeg wat er gebeurt, bv. Vraag mijn schatting aan. Leeg: de gewone tekst van het formulier.",
    ],
    introHtml: ["Inleiding", "Staat tussen de titel en de velden."],
    picture: ["Foto", "Staat op brede schermen naast het formulier."],
  },
  fr: {
    name: ["Nom interne", "Pour retrouver ce formulaire. Les visiteurs ne le voient pas."],
    form: ["Formulaire", "Détermine les champs, et où vont les réponses. Un témoignage attend votre accord."],
    title: ["Titre", "Le titre au-dessus du formulaire."],
    submitLabel: [
      "Texte du bouton",
      "Dites ce qui va se passer, p. ex. Demander mon estimation. Vide : le texte habituel du formulaire.",
    ],
    introHtml: ["Introduction", "Entre le titre et les champs."],
    picture: ["Photo", "À côté du formulaire sur les écrans larges."],
  },
};
