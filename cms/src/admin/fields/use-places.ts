import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { placeChoices, type PlaceChoice } from "./places";

/** Places by a part of their name or postcode, as the admin's own list of them finds them. */
export function usePlaces(typed: string) {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ places: PlaceChoice[] | null }>();
  const search = typed.trim();
  useEffect(() => {
    const stop = new AbortController();
    const query = `?pageSize=50&sort=zip:ASC${search === "" ? "" : `&_q=${encodeURIComponent(search)}`}`;
    get(`/content-manager/collection-types/plugin::properties.city${query}`, { signal: stop.signal }).then(
      ({ data }: { data: unknown }) => setAnswer({ places: placeChoices(data) }),
      () => {
        if (!stop.signal.aborted) setAnswer({ places: null });
      },
    );
    return () => stop.abort();
  }, [get, search]);
  return {
    places: answer?.places ?? [],
    loading: answer === undefined,
    unavailable: answer?.places === null,
  };
}
