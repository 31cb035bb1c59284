import type { SeedPage } from "../../../content/first-content/seed-types";
import { cookiePolicy } from "./legal/cookies";
import { disclaimer } from "./legal/disclaimer";
import { privacyEn } from "./legal/privacy-en";
import { privacyFr } from "./legal/privacy-fr";
import { privacyNl } from "./legal/privacy-nl";

export const legalPages: SeedPage[] = [
  {
    key: "privacy",
    type: "page",
    originalPath: "privacy",
    path: { nl: "privacy-statement", fr: "declaration-de-confidentialite", en: "privacy-statement" },
    title: { nl: "Privacyverklaring", fr: "Déclaration de confidentialité", en: "Privacy statement" },
    breadcrumb: { nl: "Privacyverklaring", fr: "Confidentialité", en: "Privacy statement" },
    content: { nl: privacyNl, fr: privacyFr, en: privacyEn },
    seo: {
      metaDescription: {
        nl: "Welke persoonsgegevens Travee verwerkt, waarom, hoe lang, en hoe u uw rechten uitoefent.",
        fr: "Quelles données personnelles Travee traite, pourquoi, combien de temps, et comment exercer vos droits.",
        en: "Which personal data Travee processes, why, for how long, and how to exercise your rights.",
      },
    },
  },
  {
    key: "cookie-policy",
    type: "page",
    originalPath: "cookie-policy",
    path: { nl: "cookie-policy", fr: "politique-de-cookies", en: "cookie-policy" },
    title: { nl: "Cookiebeleid", fr: "Politique de cookies", en: "Cookie policy" },
    breadcrumb: { nl: "Cookiebeleid", fr: "Cookies", en: "Cookie policy" },
    content: cookiePolicy,
    seo: {
      metaDescription: {
        nl: "Welke cookies deze website gebruikt, waarvoor, hoe lang, en hoe u uw keuze wijzigt.",
        fr: "Quels cookies ce site utilise, pourquoi, combien de temps, et comment modifier votre choix.",
        en: "Which cookies this website uses, what for, for how long, and how to change your choice.",
      },
    },
  },
  {
    key: "disclaimer",
    type: "page",
    originalPath: "disclaimer",
    path: { nl: "disclaimer", fr: "mentions-legales", en: "disclaimer" },
    title: { nl: "Disclaimer", fr: "Mentions légales", en: "Disclaimer" },
    breadcrumb: { nl: "Disclaimer", fr: "Mentions légales", en: "Disclaimer" },
    content: disclaimer,
    seo: {
      metaDescription: {
        nl: "Uitgever, aansprakelijkheid, auteursrecht en klachtenregeling van deze website.",
        fr: "Éditeur, responsabilité, droit d'auteur et plaintes concernant ce site.",
        en: "Publisher, liability, copyright and complaints for this website.",
      },
    },
  },
];
