import type { PropertyType } from "@gevel/config";
import type { ChangeKind } from "@gevel/change-feed";
import type { Core } from "@strapi/strapi";
import { readShownPictures } from "../pictures/known-pictures.js";
import { keptPlaces } from "../places/stored-places.js";
import type { Surroundings } from "../items/surroundings.js";
import { readPriceDrops } from "./price-drops.js";

/** What these items of a kind are made public with. */
export const surroundingsOf = async (
  strapi: Core.Strapi,
  types: readonly PropertyType[],
  kind: ChangeKind,
  items: readonly number[],
): Promise<Surroundings> => ({
  places: await keptPlaces(strapi),
  typeNames: new Map(types.map(({ webId, name }) => [webId, name])),
  pictures: await readShownPictures(strapi, kind, items),
  drops: kind === "property" ? await readPriceDrops(strapi, items) : new Map(),
});
