import type { ContentTypeMessages } from "../field-messages";

export const articleMessages: ContentTypeMessages = {
  name: { en: "Article", nl: "Artikel", fr: "Article" },
  filters: ["__status", "kind", "title", "path", "parent.title", "jobTitle", "email", "date", "updatedAt", "updatedBy"],
  nl: {
    title: ["Titel", "Voor een teamlid: voornaam en naam."],
    kind: ["Soort", "Artikel: een tekst. Teamlid: iemand van het team. Klantverhaal: het verhaal van een klant."],
    intro: ["Inleiding", "Twee of drie zinnen, op kaarten en boven de tekst."],
    html: ["Tekst", "De volledige tekst, op de eigen pagina van het artikel en in de grote weergaven."],
    picture: ["Foto", "Minstens 1360 pixels breed. Geef ze een alternatieve tekst in de mediabibliotheek."],
    date: ["Datum", "Voor nieuws en verhalen van klanten."],
    jobTitle: ["Functie", "Alleen voor teamleden."],
    phone: ["Telefoon", "Alleen voor teamleden. Zoals u het nummer schrijft: 0475 12 34 56."],
    email: ["E-mail", "Alleen voor teamleden."],
    path: [
      "Adres",
      "Het volledige adres van het artikel in deze taal, bv. team/anna-claes. Leeg: het artikel heeft geen eigen pagina.",
    ],
    parent: ["Bovenliggende pagina", "De pagina die in het kruimelpad voor deze komt. Kies ze in elke taal."],
    breadcrumb: ["Korte naam", "Staat in het kruimelpad. Leeg: de titel."],
    originalPath: [
      "Oorspronkelijk adres",
      "Het vaste Engelse adres waarnaar oude links verwijzen, bv. reviews/familie-peeters. Wijzig het niet zonder reden.",
    ],
    seo: ["Zoekmachines en delen", "Lege velden worden ingevuld met de titel en de inleiding."],
  },
  fr: {
    title: ["Titre", "Pour un membre de l’équipe : prénom et nom."],
    kind: [
      "Genre",
      "Article : un texte. Membre de l’équipe : une personne de l’équipe. Récit de client : l’histoire d’un client.",
    ],
    intro: ["Introduction", "Deux ou trois phrases, sur les cartes et au-dessus du texte."],
    html: ["Texte", "Le texte complet, sur la page de l’article et dans les grands affichages."],
    picture: ["Photo", "Au moins 1360 pixels de large. Donnez-lui un texte alternatif dans la médiathèque."],
    date: ["Date", "Pour les actualités et les récits de clients."],
    jobTitle: ["Fonction", "Membres de l’équipe uniquement."],
    phone: ["Téléphone", "Membres de l’équipe uniquement. Comme vous écrivez le numéro : 0475 12 34 56."],
    email: ["E-mail", "Membres de l’équipe uniquement."],
    path: [
      "Adresse",
      "L’adresse complète de l’article dans cette langue, p. ex. equipe/anna-claes. Vide : l’article n’a pas de page à lui.",
    ],
    parent: ["Page parente", "La page qui précède celle-ci dans le fil d’Ariane. Choisissez-la dans chaque langue."],
    breadcrumb: ["Nom court", "Affiché dans le fil d’Ariane. Vide : le titre."],
    originalPath: [
      "Adresse d’origine",
      "L’adresse anglaise fixe qu’utilisent les anciens liens, p. ex. reviews/familie-peeters. Ne la modifiez pas sans raison.",
    ],
    seo: ["Moteurs de recherche et partage", "Les champs vides reprennent le titre et l’introduction."],
  },
};
