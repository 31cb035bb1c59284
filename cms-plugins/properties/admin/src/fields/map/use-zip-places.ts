import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { z } from "zod";
import { keptShortly } from "../kept-shortly";
import type { NamedPoint } from "./map-view";

const cities = z.object({
  results: z.array(z.object({ name: z.string(), latitude: z.number().nullable(), longitude: z.number().nullable() })),
});
const path = "/content-manager/collection-types/plugin::properties.city";
const none: readonly NamedPoint[] = [];
const keep = keptShortly<readonly NamedPoint[]>();

/** The places of a postal code whose point is known; none for whoever may not read places. */
export function useZipPlaces(zip: unknown, countryId: unknown): readonly NamedPoint[] {
  const { get } = useFetchClient();
  const [found, setFound] = useState({ key: "", places: none });
  const written = typeof zip === "string" ? zip.trim() : "";
  const country = typeof countryId === "number" ? countryId : 10;
  const key = written.length >= 3 ? `${country} ${written}` : "";
  useEffect(() => {
    if (key === "") return;
    let current = true;
    const query = new URLSearchParams({
      "filters[zip][$eq]": written,
      "filters[countryId][$eq]": String(country),
      pageSize: "100",
    });
    keep(key, async () =>
      cities
        .parse((await get<unknown>(`${path}?${query.toString()}`)).data)
        .results.flatMap(({ name, latitude, longitude }) =>
          latitude !== null && longitude !== null ? [{ name, latitude, longitude }] : [],
        ),
    ).then(
      (places) => current && setFound({ key, places }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [get, key, written, country]);
  return found.key === key ? found.places : none;
}
