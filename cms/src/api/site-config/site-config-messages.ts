import type { ContentTypeMessages } from "../field-messages";

export const siteConfigMessages: ContentTypeMessages = {
  name: { en: "Site configuration", nl: "Siteconfiguratie", fr: "Configuration du site" },
  filters: ["__status", "agencyName", "updatedAt", "updatedBy"],
  nl: {
    agencyName: ["Naam van het kantoor", "De site gebruikt de oudste gepubliceerde siteconfiguratie."],
    slogan: ["Slogan", "Staat in de voettekst en bij gedeelde links."],
    logo: ["Logo", "SVG, of PNG van minstens 400 pixels breed. Leeg: de naam in letters."],
    phone: ["Telefoon", "Het nummer bovenaan de site en achter de belknop op mobiel."],
    email: ["E-mail", "Het algemene adres van het kantoor."],
    offices: ["Kantoren", "Staan op de contactpagina en in de voettekst."],
    visitingHours: [
      "Bezoekuren",
      "Wanneer bezoekers een bezoek kunnen vragen. Leeg: 10:00–13:00, 14:00–16:00 en 16:00–19:00 van maandag tot zaterdag.",
    ],
    socialLinks: ["Sociale media", "De eigen profielen van het kantoor."],
    header: ["Koptekst", "Wat naast het menu bovenaan elke pagina staat."],
    topBar: ["Bovenste balk", "Links boven de koptekst en onderaan het mobiele menu."],
    headerLinks: ["Links in de koptekst", "Rechts boven het menu, en in het mobiele menu. In elke taal apart."],
    languageDefault: [
      "Standaardtaal",
      "De taal van de startpagina zonder taal in het adres, en van teksten die niet vertaald zijn.",
    ],
    languages: [
      "Talen",
      "In de volgorde van de taalkeuze. Alleen talen die in gebruik zijn, kunnen op de site gelezen worden.",
    ],
    colors: ["Kleuren", "Leeg: de kleuren van de huisstijl. Controleer of tekst erop goed leesbaar blijft."],
    section: ["Uitgelichte secties", "Kleuren van secties die opvallen."],
    propertySearch: ["Zoekvak", "Prijzen en kamers waaruit bezoekers kiezen."],
    propertyList: ["Pandenlijsten", "Hoeveel panden op een pagina, en wat de statusnummers van de panden betekenen."],
    renovationNotice: ["Renovatieplicht", "De melding bij panden in Vlaanderen met energielabel E of F."],
    identity: [
      "Wettelijke gegevens",
      "Wat de wet van een vastgoedkantoor vraagt. Het staat in de voettekst en op de contactpagina.",
    ],
    mailRecipients: [
      "Wie de mails krijgt",
      "Per formulier. Een formulier dat hier niet staat, gaat naar het algemene e-mailadres.",
    ],
    captcha: [
      "Controle van formulieren",
      "Onzichtbaar: de browser toont zelf aan dat een mens het formulier verzendt, bezoekers typen niets over. Tekens: iedereen typt de tekens van een afbeelding over.",
    ],
    countVisits: [
      "Paginaweergaven tellen",
      "Voor eigenaars en de statistieken: zonder cookies en zonder gegevens van bezoekers.",
    ],
    ownerPortal: ["Eigenaarsportaal", "Hoe eigenaars toegang krijgen, en wie ervan hoort."],
    tracking: ["Meten en adverteren", "Pas geladen nadat een bezoeker instemt. Leeg: niet gebruikt."],
  },
  fr: {
    agencyName: ["Nom de l’agence", "Le site utilise la configuration du site publiée la plus ancienne."],
    slogan: ["Slogan", "Affiché dans le pied de page et avec les liens partagés."],
    logo: ["Logo", "SVG, ou PNG d’au moins 400 pixels de large. Vide : le nom en lettres."],
    phone: ["Téléphone", "Le numéro en haut du site et derrière le bouton d’appel sur mobile."],
    email: ["E-mail", "L’adresse générale de l’agence."],
    offices: ["Bureaux", "Affichés sur la page de contact et dans le pied de page."],
    visitingHours: [
      "Heures de visite",
      "Quand les visiteurs peuvent demander une visite. Vide : 10:00–13:00, 14:00–16:00 et 16:00–19:00 du lundi au samedi.",
    ],
    socialLinks: ["Réseaux sociaux", "Les profils de l’agence."],
    header: ["En-tête", "Ce qui se trouve à côté du menu en haut de chaque page."],
    topBar: ["Barre supérieure", "Liens au-dessus de l’en-tête et à la fin du menu mobile."],
    headerLinks: [
      "Liens de l’en-tête",
      "À droite au-dessus du menu, et dans le menu mobile. Dans chaque langue séparément.",
    ],
    languageDefault: [
      "Langue par défaut",
      "La langue de la page d’accueil sans langue dans l’adresse, et des textes qui ne sont pas traduits.",
    ],
    languages: [
      "Langues",
      "Dans l’ordre du choix de la langue. Seules celles en service peuvent être lues sur le site.",
    ],
    colors: ["Couleurs", "Vide : les couleurs de la charte graphique. Vérifiez que le texte y reste bien lisible."],
    section: ["Sections mises en avant", "Couleurs des sections qui ressortent."],
    propertySearch: ["Moteur de recherche", "Les prix et les pièces que les visiteurs peuvent choisir."],
    propertyList: [
      "Listes de biens",
      "Combien de biens par page, et ce que signifient les numéros de statut des biens.",
    ],
    renovationNotice: ["Obligation de rénover", "L’avis sur les biens en Flandre avec le label énergétique E ou F."],
    identity: [
      "Mentions légales",
      "Ce que la loi demande à une agence immobilière. Affiché dans le pied de page et sur la page de contact.",
    ],
    mailRecipients: [
      "Qui reçoit les e-mails",
      "Par formulaire. Un formulaire qui n’est pas cité va à l’adresse e-mail générale.",
    ],
    captcha: [
      "Contrôle des formulaires",
      "Invisible : le navigateur prouve lui-même qu’une personne envoie le formulaire, les visiteurs ne recopient rien. Caractères : chacun recopie les caractères d’une image.",
    ],
    countVisits: [
      "Compter les pages vues",
      "Pour les propriétaires et les statistiques : sans cookies et sans données des visiteurs.",
    ],
    ownerPortal: ["Espace propriétaire", "Comment les propriétaires y entrent, et qui en est averti."],
    tracking: ["Mesure et publicité", "Chargé seulement après l’accord du visiteur. Vide : pas utilisé."],
  },
};
