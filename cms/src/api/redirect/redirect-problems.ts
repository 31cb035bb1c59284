import type { Language } from "@gevel/config";
import { languageName } from "../../staff-language/language-name";
import type { StaffText } from "../../validation/staff-text";

export const noOldAddress: StaffText = {
  nl: "Vul het oude adres in, bv. oude-pagina.",
  fr: "Indiquez l'ancienne adresse, p. ex. ancienne-page.",
  en: "Write the old address, e.g. oude-pagina.",
};

export const ofAnotherSite: StaffText = {
  nl: "Dit is een adres van een andere site. Vul een oud adres van deze site in, bv. oude-pagina.",
  fr: "C'est l'adresse d'un autre site. Indiquez une ancienne adresse de ce site, p. ex. ancienne-page.",
  en: "This is an address of another site. Write an old address of this one, e.g. oude-pagina.",
};

export const alreadyRedirected: StaffText = {
  nl: "Er is al een doorverwijzing vanaf dit adres.",
  fr: "Il existe déjà une redirection depuis cette adresse.",
  en: "There is a redirect from this address already.",
};

export const overAListing: StaffText = {
  nl: "Op dit adres staat een pand of project dat op de site is; niemand zou het nog te zien krijgen. Haal het eerst van de site.",
  fr: "Un bien ou un projet en ligne se trouve à cette adresse et plus personne ne le verrait. Retirez-le d'abord du site.",
  en: "A listing or project that is on the site is at this address, and nobody would see it any more. Take it off the site first.",
};

/** Of a language in which this version never holds. */
export function ofALanguage(language: Language): StaffText {
  const [nl, fr, en] = [languageName(language, "nl"), languageName(language, "fr"), languageName(language, "en")];
  return {
    nl: `Dit adres hoort bij het ${nl}. Vul het in bij de versie in het ${nl}, of laat /${language} weg.`,
    fr: `Cette adresse est en ${fr}. Indiquez-la dans la version en ${fr}, ou supprimez /${language}.`,
    en: `This address is one in ${en}. Write it in the ${en} version, or leave out /${language}.`,
  };
}

interface HiddenPage {
  title: string;
  /** Null where it is the language of the redirect. */
  language: Language | null;
  /** What would do the same in the redirect's own language alone. */
  instead: { language: Language; path: string } | null;
}

const overAPageHere = (title: string): StaffText => ({
  nl: `Op dit adres staat de pagina “${title}”; niemand zou ze nog te zien krijgen. Geef die pagina eerst een ander adres.`,
  fr: `La page « ${title} » se trouve à cette adresse et plus personne ne la verrait. Donnez-lui d'abord une autre adresse.`,
  en: `The page “${title}” is at this address, and nobody would see it any more. Give that page another address first.`,
});

export function overAPage({ title, language, instead }: HiddenPage): StaffText {
  if (language === null) return overAPageHere(title);
  const where: StaffText = {
    nl: `Op dit adres staat in het ${languageName(language, "nl")} de pagina “${title}”; niemand zou ze nog te zien krijgen.`,
    fr: `En ${languageName(language, "fr")}, la page « ${title} » se trouve à cette adresse et plus personne ne la verrait.`,
    en: `In ${languageName(language, "en")}, the page “${title}” is at this address, and nobody would see it any more.`,
  };
  if (instead === null)
    return {
      nl: `${where.nl} Geef die pagina eerst een ander adres.`,
      fr: `${where.fr} Donnez-lui d'abord une autre adresse.`,
      en: `${where.en} Give that page another address first.`,
    };
  const address = `/${instead.language}/${instead.path}`;
  return {
    nl: `${where.nl} Schrijf ${address} om alleen in het ${languageName(instead.language, "nl")} door te verwijzen, of geef die pagina eerst een ander adres.`,
    fr: `${where.fr} Écrivez ${address} pour ne rediriger qu'en ${languageName(instead.language, "fr")}, ou donnez d'abord une autre adresse à cette page.`,
    en: `${where.en} Write ${address} to redirect in ${languageName(instead.language, "en")} alone, or give that page another address first.`,
  };
}

export const inARing = (way: string): StaffText => ({
  nl: `Bezoekers zouden in een kring lopen: ${way}. Kies een ander adres.`,
  fr: `Les visiteurs tourneraient en rond : ${way}. Choisissez une autre adresse.`,
  en: `Visitors would go round in a ring: ${way}. Choose another address.`,
});
