import type { ContentTypeMessages } from "../field-messages";

export const popupMessages: ContentTypeMessages = {
  name: { en: "Popup", nl: "Pop-up", fr: "Pop-up" },
  filters: ["__status", "title", "updatedAt", "updatedBy"],
  nl: {
    title: ["Titel", "De pop-up verschijnt zolang dit item gepubliceerd is. Depubliceer het om hem weg te halen."],
    delay: ["Wachttijd in seconden", "0 toont hem meteen. Wie hem sloot, ziet hem tijdens hetzelfde bezoek niet meer."],
    descriptionHtml: ["Tekst", "Twee of drie zinnen."],
    media: ["Foto of film", "Niet verplicht, staat boven de tekst."],
    form: [
      "Formulier",
      "Niet verplicht, staat onder de tekst: een kort formulier, zoals de nieuwsbrief of een contactformulier. Na het versturen sluit de pop-up en volgt de bedankpagina.",
    ],
    link: ["Knop", "Waar de knop naartoe leidt. Leeg: alleen een knop om te sluiten."],
  },
  fr: {
    title: ["Titre", "Le pop-up s’affiche tant que cette entrée est publiée. Dépubliez-la pour le retirer."],
    delay: ["Délai en secondes", "0 l’affiche tout de suite. Qui l’a fermé ne le revoit pas pendant la même visite."],
    descriptionHtml: ["Texte", "Deux ou trois phrases."],
    media: ["Photo ou vidéo", "Facultatif, au-dessus du texte."],
    form: [
      "Formulaire",
      "Facultatif, sous le texte : un formulaire court, comme la newsletter ou un formulaire de contact. Une fois envoyé, le pop-up se ferme et la page de remerciement suit.",
    ],
    link: ["Bouton", "Où mène le bouton. Vide : seulement un bouton pour fermer."],
  },
};
