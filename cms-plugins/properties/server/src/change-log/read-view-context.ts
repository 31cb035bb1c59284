import type { PropertyType } from "@gevel/config";
import type { ChangeKind } from "@gevel/change-log";
import type { Core } from "@strapi/strapi";
import { readPictureResolver } from "../pictures/resolve-pictures.js";
import { cachedPlaces } from "../places/stored-places.js";
import type { ViewContext } from "../items/view-context.js";
import { offerEnds, priceDrops } from "./listing-history.js";

/** The data needed to build the public views of these items of a kind. */
export const readViewContext = async (
  strapi: Core.Strapi,
  types: readonly PropertyType[],
  kind: ChangeKind,
  items: readonly number[],
): Promise<ViewContext> => ({
  places: await cachedPlaces(strapi),
  typeNames: new Map(types.map(({ webId, name }) => [webId, name])),
  pictures: await readPictureResolver(strapi, kind, items),
  drops: kind === "property" ? await priceDrops.read(strapi, items) : new Map(),
  ends: kind === "property" ? await offerEnds.read(strapi, items) : new Map(),
});
