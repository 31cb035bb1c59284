import { z } from "zod";
import { sharedQuery, useSharedQuery } from "@gevel/core/admin";
import type { NamedPoint } from "./geo-point";

const cities = z.object({
  results: z.array(z.object({ name: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() })),
});
const path = "/content-manager/collection-types/plugin::properties.city";
const none: readonly NamedPoint[] = [];

const queryOf = (country: number, zip: string): string =>
  new URLSearchParams({
    "filters[zip][$eq]": zip,
    "filters[countryId][$eq]": String(country),
    pageSize: "100",
  }).toString();

/** By the query that finds them. */
const zipPlaces = sharedQuery(async (get, query) =>
  cities
    .parse(await get(`${path}?${query}`))
    .results.flatMap(({ name, latitude, longitude }) =>
      latitude !== null && longitude !== null ? [{ name, latitude, longitude }] : [],
    ),
);

/** The places of a postal code whose point is known; none for whoever may not read places. */
export function useZipPlaces(zip: unknown, countryId: unknown): readonly NamedPoint[] {
  const written = typeof zip === "string" ? zip.trim() : "";
  const country = typeof countryId === "number" ? countryId : 10;
  const { query } = useSharedQuery(zipPlaces, written.length >= 3 ? queryOf(country, written) : null);
  return query.state === "loaded" ? query.answer : none;
}
