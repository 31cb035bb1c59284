import type { Language } from "./languages.js";

/**
 * Path segments per language: the lists of homes for sale, of homes to let and of projects where staff publish no page
 * of theirs (ROUTE-7), a listing's subpages, the owner portal and the favourites.
 */
export const pathSegments: Record<Language, Record<PathSegment, string>> = {
  nl: {
    sale: "te-koop",
    rent: "te-huur",
    projects: "projecten",
    visit: "bezoek",
    info: "informatie",
    documents: "documenten",
    friend: "doorsturen",
    print: "afdrukken",
    portal: "mijn-woning",
    favourites: "favorieten",
  },
  fr: {
    sale: "a-vendre",
    rent: "a-louer",
    projects: "projets",
    visit: "visite",
    info: "informations",
    documents: "documents",
    friend: "envoyer-a-un-ami",
    print: "imprimer",
    portal: "mon-bien",
    favourites: "favoris",
  },
  en: {
    sale: "for-sale",
    rent: "for-rent",
    projects: "projects",
    visit: "viewing",
    info: "information",
    documents: "documents",
    friend: "send-to-a-friend",
    print: "print",
    portal: "my-home",
    favourites: "saved-homes",
  },
  de: {
    sale: "zu-verkaufen",
    rent: "zu-vermieten",
    projects: "projekte",
    visit: "besichtigung",
    info: "informationen",
    documents: "dokumente",
    friend: "weiterempfehlen",
    print: "drucken",
    portal: "mein-objekt",
    favourites: "merkliste",
  },
};

export type PathSegment =
  | "sale"
  | "rent"
  | "projects"
  | "visit"
  | "info"
  | "documents"
  | "friend"
  | "print"
  | "portal"
  | "favourites";
