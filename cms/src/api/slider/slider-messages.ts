import type { ContentTypeMessages } from "../field-messages";

export const sliderMessages: ContentTypeMessages = {
  name: { en: "Slider", nl: "Slider", fr: "Diaporama" },
  filters: ["__status", "name", "title", "kind", "testimonialChoice", "testimonials.name", "updatedAt", "updatedBy"],
  nl: {
    name: ["Interne naam", "Hiermee vindt u deze slider terug. Bezoekers zien ze niet."],
    title: ["Titel", "De kop boven de slider. Leeg: geen kop."],
    kind: ["Soort", "Foto’s toont de slides hieronder; Getuigenissen toont wat klanten zeggen."],
    slidesPerView: ["Slides naast elkaar", "Op een breed scherm: 1 tot 4."],
    autoplay: [
      "Automatisch schuiven",
      "Bezoekers kunnen hem altijd pauzeren, en hij staat stil voor wie om minder beweging vraagt.",
    ],
    slides: ["Slides", "Voor een slider met foto’s. Sleep om de volgorde te wijzigen."],
    testimonialChoice: [
      "Welke getuigenissen",
      "Nieuwste eerst: elke gepubliceerde getuigenis, de recentste eerst, na die u koos. Alleen gekozen: enkel die u koos.",
    ],
    testimonials: [
      "Gekozen getuigenissen",
      "Voor een slider met getuigenissen. Sleep om de volgorde te wijzigen. Geen: de nieuwste verschijnen automatisch.",
    ],
  },
  fr: {
    name: ["Nom interne", "Pour retrouver ce diaporama. Les visiteurs ne le voient pas."],
    title: ["Titre", "Le titre au-dessus du diaporama. Vide : pas de titre."],
    kind: ["Genre", "Photos affiche les diapositives ci-dessous ; Témoignages affiche ce que disent les clients."],
    slidesPerView: ["Diapositives côte à côte", "Sur un écran large : 1 à 4."],
    autoplay: [
      "Défilement automatique",
      "Les visiteurs peuvent toujours le mettre en pause, et il reste immobile pour qui demande moins d’animations.",
    ],
    slides: ["Diapositives", "Pour un diaporama de photos. Faites-les glisser pour changer l’ordre."],
    testimonialChoice: [
      "Quels témoignages",
      "Plus récents d’abord : chaque témoignage publié, le plus récent en premier, après ceux que vous avez choisis. Uniquement choisis : seulement ceux-là.",
    ],
    testimonials: [
      "Témoignages choisis",
      "Pour un diaporama de témoignages. Faites-les glisser pour changer l’ordre. Aucun : les plus récents apparaissent automatiquement.",
    ],
  },
};
