import type { PropertyType } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readPlaces } from "../places/stored-places.js";
import type { Surroundings } from "./to-public-listing.js";

/** What a listing is made public with. */
export async function surroundingsOf(strapi: Core.Strapi, types: readonly PropertyType[]): Promise<Surroundings> {
  return {
    places: await readPlaces(strapi),
    typeNames: new Map(types.map(({ webId, name }) => [webId, name])),
  };
}
