import type { PersonPlace as PlaceOf } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

export type PersonPlace = PlaceOf<Core.Strapi>;

const given = perStrapi((): PersonPlace[] => []);

/** Each room names its places while the CMS registers; the application those of its own. */
export function addPersonPlace(strapi: Core.Strapi, place: PersonPlace): void {
  const places = given(strapi);
  if (places.some(({ key }) => key === place.key)) throw new Error(`two places are called ${place.key}`);
  places.push(place);
}

export const personPlaces = (strapi: Core.Strapi): readonly PersonPlace[] => given(strapi);
