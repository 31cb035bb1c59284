import type { ModelMessages } from "../../../api/field-messages";

export const bannerMessages: ModelMessages = {
  "shared.banner": {
    nl: {
      type: [
        "Soort banner",
        "Foto: één foto. Galerij: foto’s die in elkaar overvloeien. Film: een film zonder geluid. Panden: foto’s van panden in aanbod.",
      ],
      showSearch: ["Zoekvak", "Legt het zoekvak over de onderste rand."],
      showValuation: [
        "Schatting",
        "Vraagt straat en gemeente en leidt naar het schattingsformulier: dat van deze pagina, anders van een andere. Naast het zoekvak is het daar het derde tabblad.",
      ],
      title: ["Kop", "Kort: vijf tot acht woorden."],
      accent: ["Cursief woord", "Eén woord van de kop, precies zo geschreven."],
      text: ["Tekst onder de kop", "Eén of twee zinnen."],
      image: ["Foto", "Minstens 2400 pixels breed. Ook te zien terwijl een film of galerij laadt."],
      gallery: ["Foto’s van de galerij", "Twee tot zes, even groot."],
      videoUrl: [
        "Adres van een film elders",
        "Van YouTube, Vimeo of een andere site. Bezoekers zien de foto en starten de film zelf.",
      ],
      videoFile: ["Film", "Speelt automatisch: kort en zonder geluid, hoogstens 10 MB. Gaat voor op een adres."],
    },
    fr: {
      type: [
        "Type de bannière",
        "Photo : une seule photo. Galerie : des photos en fondu enchaîné. Vidéo : une vidéo muette. Biens : des photos de biens disponibles.",
      ],
      showSearch: ["Moteur de recherche", "Pose le moteur de recherche sur le bord inférieur."],
      showValuation: [
        "Estimation",
        "Demande la rue et la commune et mène au formulaire d’estimation : celui de cette page, sinon d’une autre. À côté du moteur de recherche, c’en est le troisième onglet.",
      ],
      title: ["Titre", "Court : cinq à huit mots."],
      accent: ["Mot en italique", "Un mot du titre, écrit exactement de la même façon."],
      text: ["Texte sous le titre", "Une ou deux phrases."],
      image: ["Photo", "Au moins 2400 pixels de large. Visible aussi pendant qu’une vidéo ou une galerie charge."],
      gallery: ["Photos de la galerie", "Deux à six, de la même taille."],
      videoUrl: [
        "Adresse d’une vidéo ailleurs",
        "De YouTube, de Vimeo ou d’un autre site. Les visiteurs voient la photo et lancent eux-mêmes la vidéo.",
      ],
      videoFile: ["Vidéo", "Se lance automatiquement : courte et muette, 10 Mo au plus. Passe avant une adresse."],
    },
  },
};
