import { useIntl } from "react-intl";

/** Texts shown while data is missing: the choices of a field, or a part of a screen. */
const en = {
  choices: {
    waiting: "Loading the list…",
    closed: "You may not read this list; what was chosen stays.",
    unreachable: "The list could not be loaded; what was chosen stays.",
  },
  part: {
    waiting: "Loading…",
    closed: "You may not read this.",
    unreachable: "This could not be loaded.",
  },
  reload: "Try again",
};

const nl: typeof en = {
  choices: {
    waiting: "De lijst wordt geladen…",
    closed: "U mag deze lijst niet lezen; wat gekozen is, blijft.",
    unreachable: "De lijst kon niet worden geladen; wat gekozen is, blijft.",
  },
  part: {
    waiting: "Wordt geladen…",
    closed: "U mag dit niet lezen.",
    unreachable: "Dit kon niet worden geladen.",
  },
  reload: "Opnieuw proberen",
};

const fr: typeof en = {
  choices: {
    waiting: "Chargement de la liste…",
    closed: "Vous ne pouvez pas lire cette liste ; le choix reste tel quel.",
    unreachable: "La liste n’a pas pu être chargée ; le choix reste tel quel.",
  },
  part: {
    waiting: "Chargement…",
    closed: "Vous ne pouvez pas lire ceci.",
    unreachable: "Le chargement a échoué.",
  },
  reload: "Réessayer",
};

const byLocale: Readonly<Record<string, typeof en>> = { en, nl, fr };

/** In the language of the admin; in English where it has another. */
export const loadStateMessages = (locale: string): typeof en => byLocale[locale] ?? en;

export const useLoadStateMessages = () => loadStateMessages(useIntl().locale);
