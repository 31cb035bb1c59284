import type { ContentTypeMessages } from "../field-messages";

export const pageMessages: ContentTypeMessages = {
  name: { en: "Page", nl: "Pagina", fr: "Page" },
  filters: [
    "__status",
    "title",
    "path",
    "type",
    "parent.title",
    "modules.name",
    "showPageBanner",
    "createdAt",
    "updatedAt",
    "updatedBy",
  ],
  nl: {
    title: [
      "Titel",
      "De naam van de pagina: de kop als geen banner of module er een heeft, en de tekst op het tabblad van de browser.",
    ],
    breadcrumb: ["Korte naam", "Staat in het kruimelpad. Leeg: de titel."],
    path: [
      "Adres",
      "Het laatste deel van het adres in deze taal, bv. te-koop. Kleine letters, cijfers en koppeltekens. Leeg op de startpagina.",
    ],
    parent: ["Bovenliggende pagina", "De pagina waar deze onder ligt; haar adres komt eerst. Kies ze in elke taal."],
    type: [
      "Soort pagina",
      "Pagina: een gewone pagina. Bedankpagina: na het versturen van een formulier, verborgen voor zoekmachines. Aanmeldpagina: waar eigenaars aanmelden.",
    ],
    showPageBanner: ["Banner tonen", "Uit bewaart de banner voor later."],
    showBreadCrumb: ["Kruimelpad tonen", "De weg van de startpagina hierheen, boven de titel."],
    description: [
      "Inleiding",
      "Eén of twee zinnen onder de titel. Zoekmachines tonen ze als er geen eigen beschrijving is.",
    ],
    banner: ["Banner", "De grote foto, film of diavoorstelling bovenaan. Ze is te zien als “Banner tonen” aan staat."],
    modules: [
      "Modules",
      "De blokken van de pagina, van boven naar onder. Sleep om de volgorde te wijzigen. Een module die niet in deze taal gepubliceerd is, wordt niet getoond.",
    ],
    content: ["Tekst", "Doorlopende tekst, voor pagina’s zoals de privacyverklaring. Ze komt na de modules."],
    image: ["Foto", "Te zien waar andere pagina’s naar deze verwijzen."],
    logo: ["Eigen logo", "In plaats van het logo van het kantoor op deze pagina. Meestal leeg."],
    seo: ["Zoekmachines en delen", "Lege velden worden ingevuld met de titel en de inleiding."],
    originalPath: [
      "Oorspronkelijk adres",
      "Het vaste Engelse adres dat oude links en formulieren gebruiken, bv. for-sale of feedback/site-contact; home voor de startpagina. Wijzig het niet zonder reden.",
    ],
  },
  fr: {
    title: [
      "Titre",
      "Le nom de la page : le titre là où aucune bannière ni aucun module n’en a, et l’onglet du navigateur.",
    ],
    breadcrumb: ["Nom court", "Affiché dans le fil d’Ariane. Vide : le titre."],
    path: [
      "Adresse",
      "La dernière partie de l’adresse dans cette langue, p. ex. a-vendre. Minuscules, chiffres et traits d’union. Vide pour la page d’accueil.",
    ],
    parent: [
      "Page parente",
      "La page sous laquelle celle-ci se trouve ; son adresse vient d’abord. Choisissez-la dans chaque langue.",
    ],
    type: [
      "Type de page",
      "Page : une page ordinaire. Page de remerciement : après l’envoi d’un formulaire, cachée aux moteurs de recherche. Page de connexion : où les propriétaires se connectent.",
    ],
    showPageBanner: ["Afficher la bannière", "Désactivé : la bannière est gardée pour plus tard."],
    showBreadCrumb: ["Afficher le fil d’Ariane", "Le chemin depuis l’accueil, au-dessus du titre."],
    description: [
      "Introduction",
      "Une ou deux phrases sous le titre. Les moteurs de recherche les affichent s’il n’y a pas de description propre.",
    ],
    banner: [
      "Bannière",
      "La grande photo, la vidéo ou le diaporama en haut. Visible quand « Afficher la bannière » est activé.",
    ],
    modules: [
      "Modules",
      "Les blocs de la page, de haut en bas. Faites-les glisser pour changer l’ordre. Un module qui n’est pas publié dans cette langue n’est pas affiché.",
    ],
    content: [
      "Texte",
      "Texte continu, pour des pages comme la déclaration de confidentialité. Il vient après les modules.",
    ],
    image: ["Photo", "Visible là où d’autres pages renvoient à celle-ci."],
    logo: ["Logo propre", "À la place du logo de l’agence sur cette page. Généralement vide."],
    seo: ["Moteurs de recherche et partage", "Les champs vides reprennent le titre et l’introduction."],
    originalPath: [
      "Adresse d’origine",
      "L’adresse anglaise fixe qu’utilisent les anciens liens et les formulaires, p. ex. for-sale ou feedback/site-contact ; home pour la page d’accueil. Ne la modifiez pas sans raison.",
    ],
  },
};
