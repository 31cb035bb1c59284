import type { ContentTypeMessages } from "../field-messages";

export const testimonialMessages: ContentTypeMessages = {
  name: { en: "Testimonial", nl: "Getuigenis", fr: "Témoignage" },
  filters: [
    "__status",
    "name",
    "place",
    "text",
    "date",
    "rating",
    "verified",
    "fileReference",
    "article.title",
    "updatedAt",
  ],
  nl: {
    name: ["Naam", "Zoals de klant genoemd wil worden, bv. Familie Peeters."],
    place: ["Plaats", "De gemeente van het pand, bv. Berchem."],
    text: ["Woorden", "Wat de klant zei. Verander de betekenis niet als u inkort."],
    date: ["Datum", "Wanneer de klant het zei. Bezoekers zien maand en jaar."],
    rating: ["Sterren", "1 tot 5. Leeg: geen sterren."],
    verified: [
      "Nagekeken",
      "Alleen aan als u nagekeken hebt dat dit een echte klant is: de site zegt dat aan bezoekers, zoals de wet vraagt.",
    ],
    fileReference: [
      "Dossier",
      "Nummer van de verkoop of verhuur waarmee u deze klant kent. Het wordt nergens getoond. Wat via het formulier kwam, is alleen mét een dossier nagekeken.",
    ],
    article: ["Volledig verhaal", "Een artikel van de soort Klantverhaal dat meer vertelt."],
  },
  fr: {
    name: ["Nom", "Comme le client veut être nommé, p. ex. Famille Peeters."],
    place: ["Lieu", "La commune du bien, p. ex. Namur."],
    text: ["Paroles", "Ce que le client a dit. Ne changez pas le sens si vous abrégez."],
    date: ["Date", "Quand le client l’a dit. Les visiteurs voient le mois et l’année."],
    rating: ["Étoiles", "1 à 5. Vide : pas d’étoiles."],
    verified: [
      "Vérifié",
      "Activé seulement si vous avez vérifié que c’est un vrai client : le site le dit aux visiteurs, comme la loi le demande.",
    ],
    fileReference: [
      "Dossier",
      "Numéro de la vente ou de la location par lequel vous connaissez ce client. Il n’est montré nulle part. Ce qui vient du formulaire n’est vérifié qu’avec un dossier.",
    ],
    article: ["Récit complet", "Un article du genre Récit de client qui en raconte plus."],
  },
};
