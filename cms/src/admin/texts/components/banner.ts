import type { ModelsInWords } from "../words";

export const bannerWords: ModelsInWords = {
  "shared.banner": {
    nl: {
      type: [
        "Soort banner",
        "Foto: één foto. Galerij: foto’s die in elkaar overvloeien. Film: een film zonder geluid. Panden: foto’s van panden in aanbod.",
      ],
      showSearch: ["Zoekvak", "Legt het zoekvak over de onderste rand."],
      title: ["Kop", "Kort: vijf tot acht woorden."],
      accent: ["Cursief woord", "Eén woord van de kop, precies zo geschreven."],
      text: ["Tekst onder de kop", "Eén of twee zinnen."],
      image: ["Foto", "Minstens 2000 pixels breed. Ook te zien terwijl een film of galerij laadt."],
      gallery: ["Foto’s van de galerij", "Twee tot zes, even groot."],
      videoType: [
        "Waar de film staat",
        "Een banner speelt films uit de mediabibliotheek; die van YouTube of Vimeo kunnen in een tekst staan.",
      ],
      videoUrl: [
        "Adres van de film",
        "Alleen van een film in de mediabibliotheek, zoals /uploads/film.mp4. Meestal leeg.",
      ],
      videoFile: ["Film", "Kort en zonder geluid, hoogstens 10 MB. Gaat voor op een adres."],
    },
    fr: {
      type: [
        "Type de bannière",
        "Photo : une seule photo. Galerie : des photos en fondu enchaîné. Vidéo : une vidéo muette. Biens : des photos de biens disponibles.",
      ],
      showSearch: ["Moteur de recherche", "Pose le moteur de recherche sur le bord inférieur."],
      title: ["Titre", "Court : cinq à huit mots."],
      accent: ["Mot en italique", "Un mot du titre, écrit exactement de la même façon."],
      text: ["Texte sous le titre", "Une ou deux phrases."],
      image: ["Photo", "Au moins 2000 pixels de large. Visible aussi pendant qu’une vidéo ou une galerie charge."],
      gallery: ["Photos de la galerie", "Deux à six, de la même taille."],
      videoType: [
        "Où se trouve la vidéo",
        "Une bannière joue des vidéos de la médiathèque ; celles de YouTube ou de Vimeo peuvent figurer dans un texte.",
      ],
      videoUrl: [
        "Adresse de la vidéo",
        "Uniquement d’une vidéo de la médiathèque, comme /uploads/film.mp4. Généralement vide.",
      ],
      videoFile: ["Vidéo", "Courte et muette, 10 Mo au plus. Passe avant une adresse."],
    },
  },
};
