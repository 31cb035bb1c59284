import type { Language } from "@gevel/config";

interface Entry {
  uid: string;
  id: string;
}

/** Where an entry is edited in a language; one that it lacks begins there. */
export const editPath = ({ uid, id }: Entry, language: Language): string =>
  `/content-manager/collection-types/${uid}/${id}?plugins[i18n][locale]=${language}`;
