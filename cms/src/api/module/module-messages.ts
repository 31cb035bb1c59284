import type { ContentTypeMessages } from "../field-messages";

export const moduleMessages: ContentTypeMessages = {
  name: { en: "Module", nl: "Module", fr: "Module" },
  filters: ["__status", "name", "title", "view", "position", "backgroundType", "updatedAt", "updatedBy"],
  nl: {
    name: ["Interne naam", "Hiermee vindt u deze module terug. Bezoekers zien ze niet."],
    title: ["Titel", "De kop boven de module. Leeg: geen kop."],
    titleSize: [
      "Grootte van de titel",
      "Hoofdtitel (h1): één keer per pagina, voor de belangrijkste kop. Tussentitel (h2): overal elders.",
    ],
    view: ["Weergave", "Hoe de items van de module eruitzien."],
    position: ["Rij", "Bovenaan, in het midden of onderaan de pagina."],
    description: ["Tekst", "Staat onder de titel."],
    relations: [
      "Inhoud",
      "Wat de module toont: een categorie, een formulier, een pandenlijst, een slider, een artikel of de kosten van een aankoop. Voeg er meer toe om ze na elkaar te tonen.",
    ],
    numberItemOfRow: ["Items per rij", "Op een breed scherm: 1 tot 6."],
    maxItems: ["Maximaal aantal items", "1 tot 40."],
    backgroundType: [
      "Achtergrond",
      "Kleur vult de volle breedte met de kleur hiernaast; Geen laat de achtergrond wit.",
    ],
    colorBackground: ["Achtergrondkleur", "Bv. #F6F1EC, het warme zand van de huisstijl."],
    span: ["Breedte", "In de twaalf kolommen van de pagina: 12 is de volle breedte, 10 laat een marge."],
    sm: ["Breedte op een telefoon", "1 tot 12 kolommen van de breedte hiervoor."],
    md: ["Breedte op een tablet", "1 tot 12 kolommen."],
    lg: ["Breedte op een computer", "1 tot 12 kolommen."],
  },
  fr: {
    name: ["Nom interne", "Pour retrouver ce module. Les visiteurs ne le voient pas."],
    title: ["Titre", "Le titre au-dessus du module. Vide : pas de titre."],
    titleSize: [
      "Taille du titre",
      "Titre principal (h1) : une fois par page, pour le titre le plus important. Intertitre (h2) : partout ailleurs.",
    ],
    view: ["Affichage", "L’aspect des éléments du module."],
    position: ["Rangée", "En haut, au milieu ou en bas de la page."],
    description: ["Texte", "Sous le titre."],
    relations: [
      "Contenu",
      "Ce que montre le module : une catégorie, un formulaire, une liste de biens, un diaporama, un article ou les frais d’achat. Ajoutez-en plusieurs pour les afficher l’un après l’autre.",
    ],
    numberItemOfRow: ["Éléments par rangée", "Sur un écran large : 1 à 6."],
    maxItems: ["Nombre maximal d’éléments", "1 à 40."],
    backgroundType: [
      "Arrière-plan",
      "Couleur remplit toute la largeur de la couleur ci-contre ; Aucun laisse le fond blanc.",
    ],
    colorBackground: ["Couleur d’arrière-plan", "P. ex. #F6F1EC, le sable chaud de la charte graphique."],
    span: ["Largeur", "Sur les douze colonnes de la page : 12 est la pleine largeur, 10 laisse une marge."],
    sm: ["Largeur sur téléphone", "1 à 12 colonnes de la largeur précédente."],
    md: ["Largeur sur tablette", "1 à 12 colonnes."],
    lg: ["Largeur sur ordinateur", "1 à 12 colonnes."],
  },
};
