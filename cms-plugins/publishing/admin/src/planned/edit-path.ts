import type { Planned } from "@gevel/config";

/** Where staff change what is planned. */
export const formOf = ({ uid, documentId, locale }: Planned): string =>
  `/content-manager/collection-types/${uid}/${documentId}${locale && `?plugins[i18n][locale]=${locale}`}`;
