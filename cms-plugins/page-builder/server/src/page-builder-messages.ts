import type { Language } from "@gevel/config";
import { languageName, type StaffText } from "@gevel/core";

const messageIn = (
  build: { [Words in keyof StaffText]: (language: string) => string },
  language: Language,
): StaffText => ({
  nl: build.nl(languageName(language, "nl")),
  fr: build.fr(languageName(language, "fr")),
  en: build.en(languageName(language, "en")),
});

export const isGone: StaffText = {
  nl: "Deze pagina bestaat niet meer. Misschien heeft een collega ze net verwijderd.",
  fr: "Cette page n’existe plus. Un collègue vient peut-être de la supprimer.",
  en: "This page no longer exists. A colleague may just have deleted it.",
};

export const notWritten = (language: Language): StaffText =>
  messageIn(
    {
      nl: (name) => `Deze pagina bestaat niet in het ${name}: sla ze daar eerst op.`,
      fr: (name) => `Cette page n’existe pas en ${name} : enregistrez-la d’abord dans cette langue.`,
      en: (name) => `This page does not exist in ${name}: save it there first.`,
    },
    language,
  );

export const notOfTheSite = (language: Language): StaffText =>
  messageIn(
    {
      nl: (name) => `De site bestaat niet in het ${name}. Zet die taal eerst aan in de siteconfiguratie.`,
      fr: (name) => `Le site n’existe pas en ${name}. Activez d’abord cette langue dans la configuration du site.`,
      en: (name) => `The site does not exist in ${name}. Switch that language on in the site configuration first.`,
    },
    language,
  );

export const defaultFirst = (language: Language): StaffText =>
  messageIn(
    {
      nl: (name) => `Maak deze pagina eerst in het ${name}: dat lezen bezoekers waar een andere taal onvolledig is.`,
      fr: (name) =>
        `Créez d’abord cette page en ${name} : c’est ce que lisent les visiteurs quand une autre langue est incomplète.`,
      en: (name) => `Create this page in ${name} first: visitors read that where another language is incomplete.`,
    },
    language,
  );

export const parentFirst = (title: string, language: Language): StaffText =>
  messageIn(
    {
      nl: (name) => `Deze pagina staat onder “${title}”, en die bestaat niet in het ${name}. Maak die eerst.`,
      fr: (name) => `Cette page se trouve sous « ${title} », qui n’existe pas en ${name}. Créez-la d’abord.`,
      en: (name) => `This page is under “${title}”, which does not exist in ${name}. Create that one first.`,
    },
    language,
  );

export const allThere = (language: Language): StaffText =>
  messageIn(
    {
      nl: (name) => `Deze pagina en haar modules bestaan al in het ${name}.`,
      fr: (name) => `Cette page et ses modules existent déjà en ${name}.`,
      en: (name) => `This page and its modules already exist in ${name}.`,
    },
    language,
  );

/** Before a module's own refusal. */
export const moduleNamed = (title: string): StaffText => ({
  nl: `Module “${title}”: `,
  fr: `Module « ${title} » : `,
  en: `Module “${title}”: `,
});
