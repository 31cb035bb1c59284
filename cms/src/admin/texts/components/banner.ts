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
      text: ["Tekst onder de kop"],
      image: ["Foto", "Minstens 2000 pixels breed. Ook te zien terwijl een film of galerij laadt."],
      gallery: ["Foto’s van de galerij", "Twee tot zes, even groot."],
      videoType: [
        "Waar de film staat",
        "Bestand: in de mediabibliotheek. Een film elders wordt niet ongevraagd geladen: dan staat de foto er.",
      ],
      videoUrl: ["Adres van de film"],
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
      text: ["Texte sous le titre"],
      image: ["Photo", "Au moins 2000 pixels de large. Visible aussi pendant qu’une vidéo ou une galerie charge."],
      gallery: ["Photos de la galerie", "Deux à six, de la même taille."],
      videoType: [
        "Où se trouve la vidéo",
        "Fichier : dans la médiathèque. Une vidéo hébergée ailleurs n’est pas chargée d’office : la photo la remplace.",
      ],
      videoUrl: ["Adresse de la vidéo"],
      videoFile: ["Vidéo", "Courte et muette, 10 Mo au plus. Passe avant une adresse."],
    },
  },
};
