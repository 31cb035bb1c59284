import { inTransaction, newDocumentId, perStrapi, table, tableOf, type TableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { cityUid } from "../rows/content-type-uids.js";
import { readLocalized, readNumber, readText, type Row } from "../rows/read-value.js";
import { belgianPlaces } from "./belgian-places.js";
import { PlaceIndex, placeKey, type PlaceFinder } from "./place-index.js";
import type { Place } from "./place.js";

const rows = z.array(z.record(z.string(), z.unknown()));

function readPlace(row: Row, { column }: TableOf): Place {
  const latitude = readNumber(row[column("latitude")]);
  const longitude = readNumber(row[column("longitude")]);
  return {
    name: readText(row[column("name")]),
    names: readLocalized(row[column("names")]),
    zip: readText(row[column("zip")]),
    countryId: readNumber(row[column("countryId")]) ?? 0,
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  };
}

/** All cities of the CMS. */
export function readPlaces(strapi: Core.Strapi): Promise<PlaceIndex> {
  const cities = tableOf(strapi, cityUid);
  return inTransaction(strapi, async ({ trx }) => {
    const found = rows.parse(await table(strapi, trx, cities.name).orderBy("id").select("*"));
    return new PlaceIndex(found.map((row) => readPlace(row, cities)));
  });
}

/** Another one after any city was added, edited or deleted. */
function placesVersion(strapi: Core.Strapi): Promise<string> {
  const { name, column } = tableOf(strapi, cityUid);
  return inTransaction(strapi, async ({ trx }) => {
    const state: unknown = await table(strapi, trx, name)
      .count({ count: "id" })
      .max({ last: "id", edited: column("updatedAt") })
      .first();
    return JSON.stringify(state);
  });
}

const placesCache = perStrapi((strapi) => {
  let cached: { state: string; places: PlaceIndex } | null = null;
  return async () => {
    const state = await placesVersion(strapi);
    if (cached?.state === state) return cached.places;
    const places = await readPlaces(strapi);
    cached = { state, places };
    return places;
  };
});

/** The same for lookups, cached between queries: the site requests an import's listings in many parts. */
export const cachedPlaces = (strapi: Core.Strapi): Promise<PlaceFinder> => placesCache(strapi)();

/** Adds cities; an existing one stays as staff edited it. */
export function addPlaces(strapi: Core.Strapi, places: readonly Place[]): Promise<void> {
  const { name, column } = tableOf(strapi, cityUid);
  return inTransaction(strapi, async ({ trx }) => {
    const now = new Date();
    const values = places.map((place) => ({
      [column("documentId")]: newDocumentId(),
      [column("createdAt")]: now,
      [column("updatedAt")]: now,
      [column("publishedAt")]: now,
      [column("name")]: place.name,
      [column("names")]: JSON.stringify(place.names),
      [column("zip")]: place.zip,
      [column("countryId")]: place.countryId,
      [column("latitude")]: place.point?.latitude ?? null,
      [column("longitude")]: place.point?.longitude ?? null,
      [column("placeKey")]: placeKey(place),
    }));
    if (values.length > 0) await table(strapi, trx, name).insert(values).onConflict(column("placeKey")).ignore();
  });
}

/** Rows a statement: databases take so many values at once. */
const rowsAtOnce = 200;

/** Fills an empty table with all of Belgium, for staff to choose from; a city that they deleted later stays away. */
export function seedPlaces(strapi: Core.Strapi): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    const first: unknown = await table(strapi, trx, tableOf(strapi, cityUid).name).first("id");
    if (first) return;
    for (let at = 0; at < belgianPlaces.length; at += rowsAtOnce)
      await addPlaces(strapi, belgianPlaces.slice(at, at + rowsAtOnce));
  });
}
