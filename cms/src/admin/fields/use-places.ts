import { sharedQuery, useSharedQuery, type QueryStatus } from "@gevel/core/admin";
import { useState } from "react";
import { placeChoices, type PlaceChoice } from "./places";

const path = "/content-manager/collection-types/plugin::properties.city?pageSize=50&sort=zip:ASC";

/** By a part of their name or postcode, as the admin's own list of places finds them. */
const placesBy = sharedQuery(async (get, search) =>
  placeChoices(await get(search === "" ? path : `${path}&_q=${encodeURIComponent(search)}`)),
);

/** Places by what is typed; those of the letter before until they are known. */
export function usePlaces(typed: string): { places: readonly PlaceChoice[]; fetching: QueryStatus } {
  const { query, reload } = useSharedQuery(placesBy, typed.trim());
  const [places, setPlaces] = useState<readonly PlaceChoice[]>([]);
  if (query.state === "loaded" && query.answer !== places) setPlaces(query.answer);
  return { places, fetching: { state: query.state, reload } };
}
