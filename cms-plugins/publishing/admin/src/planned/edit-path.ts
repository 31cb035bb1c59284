import type { Planned } from "@gevel/config";

/** The form where staff change a plan. */
export const formOf = ({ uid, documentId, locale }: Planned): string =>
  `/content-manager/collection-types/${uid}/${documentId}${locale && `?plugins[i18n][locale]=${locale}`}`;
