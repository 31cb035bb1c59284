import type { HomeMessages } from "./home-en";

export const listingFr: HomeMessages = {
  "gevel.home.tasks": "Que voulez-vous faire ?",
  "gevel.home.missing": "Audit du contenu",
  "gevel.home.task.page": "Créer une page",
  "gevel.home.task.page.detail": "En deux langues, avec ses modules",
  "gevel.home.task.listing": "Ajouter un bien à la main",
  "gevel.home.task.listing.detail": "Photos, données légales, publication",
  "gevel.home.task.sold": "Marquer un bien comme vendu",
  "gevel.home.task.sold.detail": "Cherchez-le et changez son statut",
  "gevel.home.task.lead": "Répondre à un lead",
  "gevel.home.task.lead.detail": "La boîte de réception, du plus récent au plus ancien",
  "gevel.home.task.popup": "Afficher un popup",
  "gevel.home.task.popup.detail": "Portes ouvertes, congés, un message",
  "gevel.home.task.menu": "Ordonner le menu",
  "gevel.home.task.menu.detail": "Toutes les langues à la fois",
  "HomePage.header.subtitle": "Nouveaux leads, audit du contenu et vos tâches les plus fréquentes.",
};
