import type { ModelMessages } from "../../../api/field-messages";

export const sharedMessages: ModelMessages = {
  "shared.link": {
    nl: {
      label: ["Woorden", "Wat de link zegt. Zeg waar hij naartoe leidt, niet “klik hier”."],
      url: ["Adres", "Alleen als hij niet naar een pagina of artikel van deze site leidt."],
      page: ["Pagina", "De pagina waar hij naartoe leidt. Het adres volgt als die pagina verhuist."],
      article: ["Artikel", "Het artikel waar hij naartoe leidt, als het geen pagina is."],
    },
    fr: {
      label: ["Texte", "Ce que dit le lien. Dites où il mène, pas « cliquez ici »."],
      url: ["Adresse", "Seulement s’il ne mène ni à une page ni à un article de ce site."],
      page: ["Page", "La page à laquelle il mène. L’adresse suit quand cette page déménage."],
      article: ["Article", "L’article auquel il mène, si ce n’est pas une page."],
    },
  },
  "shared.slide": {
    nl: {
      title: ["Titel", "Enkele woorden, boven de tekst van de slide."],
      picture: ["Foto", "Minstens 1360 pixels breed. Geef ze een alternatieve tekst in de mediabibliotheek."],
      html: ["Tekst", "Kort: op een telefoon passen twee of drie regels."],
      link: ["Link", "Waar de slide naartoe leidt. Leeg: nergens."],
    },
    fr: {
      title: ["Titre", "Quelques mots, au-dessus du texte de la diapositive."],
      picture: ["Photo", "Au moins 1360 pixels de large. Donnez-lui un texte alternatif dans la médiathèque."],
      html: ["Texte", "Court : deux ou trois lignes tiennent sur un téléphone."],
      link: ["Lien", "Où mène la diapositive. Vide : nulle part."],
    },
  },
  "shared.column": {
    nl: {
      title: ["Titel", "De kop van de kolom. Leeg: geen."],
      introHtml: ["Eerste tekst", "In grotere letters."],
      fullHtml: ["Tekst", "Onder de eerste tekst, in gewone letters."],
      links: ["Links", "Onder elkaar, in deze volgorde."],
      images: ["Foto’s", "Zoals logo’s van beroepsverenigingen."],
      sm: ["Breedte op een telefoon", "1 tot 12 kolommen; 12 is de volle breedte."],
      md: ["Breedte op een tablet", "1 tot 12 kolommen."],
      lg: ["Breedte op een computer", "1 tot 12 kolommen."],
    },
    fr: {
      title: ["Titre", "Le titre de la colonne. Vide : aucun."],
      introHtml: ["Premier texte", "En lettres plus grandes."],
      fullHtml: ["Texte", "Sous le premier texte, en lettres ordinaires."],
      links: ["Liens", "L’un sous l’autre, dans cet ordre."],
      images: ["Images", "Par exemple des logos d’organisations professionnelles."],
      sm: ["Largeur sur téléphone", "1 à 12 colonnes ; 12 est la pleine largeur."],
      md: ["Largeur sur tablette", "1 à 12 colonnes."],
      lg: ["Largeur sur ordinateur", "1 à 12 colonnes."],
    },
  },
};
