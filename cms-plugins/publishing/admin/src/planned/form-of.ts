import type { Planned } from "@gevel/config";

/** Where what is planned is edited. */
export const formOf = ({ uid, documentId, locale }: Planned) =>
  `/content-manager/collection-types/${uid}/${documentId}${locale && `?plugins[i18n][locale]=${locale}`}`;
