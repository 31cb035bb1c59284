import { topBarIcons } from "@gevel/config";
import type { ModelMessages } from "../../../api/field-messages";

/** The header and appearance of the site. */
export const siteLookMessages: ModelMessages = {
  "config.language": {
    nl: {
      code: ["Taal", "Elke taal één keer."],
      use: ["In gebruik", "Uit: bezoekers kunnen de site niet in deze taal lezen."],
    },
    fr: {
      code: ["Langue", "Chaque langue une seule fois."],
      use: ["En service", "Désactivé : les visiteurs ne peuvent pas lire le site dans cette langue."],
    },
  },
  "config.header": {
    nl: {
      showFreeEvaluation: ["Schattingsknop", "Voor een gratis schatting. Niet op de startpagina."],
      freeEvaluationLabel: ["Tekst op die knop", "Bv. Gratis schatting."],
      showLanguageSwitcher: ["Taalkeuze", "Laat bezoekers de taal wisselen van de pagina waarop ze zijn."],
      showOwnerLogin: ["Aanmelden voor eigenaars", "De link waarmee eigenaars de verkoop van hun pand volgen."],
    },
    fr: {
      showFreeEvaluation: ["Bouton d’estimation", "Pour une estimation gratuite. Pas sur la page d’accueil."],
      freeEvaluationLabel: ["Texte de ce bouton", "P. ex. Estimation gratuite."],
      showLanguageSwitcher: ["Choix de la langue", "Permet aux visiteurs de changer la langue de la page où ils sont."],
      showOwnerLogin: [
        "Connexion des propriétaires",
        "Le lien par lequel les propriétaires suivent la vente de leur bien.",
      ],
    },
  },
  "config.top-bar-item": {
    nl: {
      label: ["Woorden", "Kort: één tot drie woorden, of een telefoonnummer."],
      published: ["Getoond", "Uit bewaart het item voor later."],
      icon: ["Pictogram", `${topBarIcons.join(", ")}. Leeg: geen, en een stip waar er een kleur is.`],
      color: ["Kleur", "Leeg: de kleur van de tekst."],
      link: [
        "Link",
        "Voor een telefoonnummer gebruikt u tel:+3231234567 als adres, voor e-mail mailto:info@example.be.",
      ],
    },
    fr: {
      label: ["Texte", "Court : un à trois mots, ou un numéro de téléphone."],
      published: ["Affiché", "Désactivé : l’élément est gardé pour plus tard."],
      icon: ["Icône", `${topBarIcons.join(", ")}. Vide : aucune, et un point s’il y a une couleur.`],
      color: ["Couleur", "Vide : la couleur du texte."],
      link: [
        "Lien",
        "Pour un numéro de téléphone, l’adresse est tel:+3231234567 ; pour un e-mail, mailto:info@example.be.",
      ],
    },
  },
  "config.section": {
    nl: {
      bgColor: ["Achtergrond", "Het warme zand van de huisstijl is #F6F1EC."],
      textColor: ["Tekst", "Moet goed leesbaar zijn op de achtergrond."],
      public: ["Deze kleuren gebruiken", "Uit: de kleuren van de huisstijl."],
    },
    fr: {
      bgColor: ["Arrière-plan", "Le sable chaud de la charte graphique est #F6F1EC."],
      textColor: ["Texte", "Doit être bien lisible sur l’arrière-plan."],
      public: ["Utiliser ces couleurs", "Désactivé : les couleurs de la charte graphique."],
    },
  },
  "config.colors": {
    nl: {
      accent: ["Accent", "Knoppen en links. Witte letters moeten er goed op te lezen zijn."],
      accentDark: ["Donker accent", "Knoppen onder de muisaanwijzer."],
      highlight: ["Zachte achtergrond", "Achter secties die opvallen."],
    },
    fr: {
      accent: ["Accent", "Boutons et liens. Des lettres blanches doivent y être bien lisibles."],
      accentDark: ["Accent foncé", "Boutons sous le pointeur."],
      highlight: ["Arrière-plan doux", "Derrière les sections qui ressortent."],
    },
  },
};
