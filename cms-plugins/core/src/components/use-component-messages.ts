import { useIntl } from "react-intl";

/** Texts that the screens of all plugins share. */
const en = {
  refresh: "Refresh",
  actions: "Actions",
  previous: "Previous page",
  next: "Next page",
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

const nl: typeof en = {
  refresh: "Vernieuwen",
  actions: "Acties",
  previous: "Vorige pagina",
  next: "Volgende pagina",
  page: (page, pageCount) => `Pagina ${page} van ${pageCount}`,
};

const fr: typeof en = {
  refresh: "Actualiser",
  actions: "Actions",
  previous: "Page précédente",
  next: "Page suivante",
  page: (page, pageCount) => `Page ${page} sur ${pageCount}`,
};

const byLocale: Readonly<Record<string, typeof en>> = { en, nl, fr };

/** In the language of the admin; in English where it has another. */
export const componentMessages = (locale: string): typeof en => byLocale[locale] ?? en;

export const useComponentMessages = () => componentMessages(useIntl().locale);
