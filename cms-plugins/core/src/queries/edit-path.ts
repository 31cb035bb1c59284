import type { Language } from "@gevel/config";

interface Entry {
  uid: string;
  id: string;
}

/** The form of an entry in a language; it starts a missing translation. */
export const editPath = ({ uid, id }: Entry, language: Language): string =>
  `/content-manager/collection-types/${uid}/${id}?plugins[i18n][locale]=${language}`;
