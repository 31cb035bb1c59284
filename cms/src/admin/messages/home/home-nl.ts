import type { HomeMessages } from "./home-en";

export const listingNl: HomeMessages = {
  "gevel.home.tasks": "Wat wilt u doen?",
  "gevel.home.missing": "Inhoudscontrole",
  "gevel.home.task.page": "Een pagina maken",
  "gevel.home.task.page.detail": "In twee talen, met haar modules",
  "gevel.home.task.listing": "Een pand met de hand toevoegen",
  "gevel.home.task.listing.detail": "Foto’s, wettelijke gegevens, publicatie",
  "gevel.home.task.sold": "Een pand als verkocht aanduiden",
  "gevel.home.task.sold.detail": "Zoek het op en wijzig de status",
  "gevel.home.task.lead": "Een lead beantwoorden",
  "gevel.home.task.lead.detail": "Het postvak, nieuwste eerst",
  "gevel.home.task.popup": "Een pop-up tonen",
  "gevel.home.task.popup.detail": "Een opendeurdag, vakantie, een bericht",
  "gevel.home.task.menu": "Het menu ordenen",
  "gevel.home.task.menu.detail": "Alle talen tegelijk",
  "HomePage.header.subtitle": "Nieuwe leads, de inhoudscontrole en uw meest voorkomende taken.",
};
