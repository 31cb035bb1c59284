import type { PropertyType } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readShownPictures } from "../pictures/known-pictures.js";
import { readPlaces } from "../places/stored-places.js";
import type { Surroundings } from "./to-public-listing.js";

/** What any item is made public with. */
export const namesAround = async (
  strapi: Core.Strapi,
  types: readonly PropertyType[],
): Promise<Pick<Surroundings, "places" | "typeNames">> => ({
  places: await readPlaces(strapi),
  typeNames: new Map(types.map(({ webId, name }) => [webId, name])),
});

/** What these listings are made public with. */
export const surroundingsOf = async (
  strapi: Core.Strapi,
  types: readonly PropertyType[],
  listings: readonly number[],
): Promise<Surroundings> => ({
  ...(await namesAround(strapi, types)),
  pictures: await readShownPictures(strapi, listings),
});
