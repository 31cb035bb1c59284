import { useQueryParams } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { useMarquees } from "../fields/use-marquees";
import { usePropertyTypes } from "../fields/use-property-types";

/**
 * Makes an active filter show its value by name once the names are loaded. Strapi renders it with the list, possibly
 * earlier; setting the URL, even to the same value, renders it again.
 */
function NameFilters() {
  const [, setQuery] = useQueryParams();
  const states = [usePropertyTypes().fetching.state, useMarquees().fetching.state];
  const areLoaded = states.every((state) => state === "loaded");
  const wereLoaded = useRef(areLoaded);
  useEffect(() => {
    if (areLoaded && !wereLoaded.current) setQuery({}, "push", true);
    wereLoaded.current = areLoaded;
  }, [areLoaded, setQuery]);
  return null;
}

interface Filtered {
  filters?: { $and?: readonly object[] };
}

/** In every list of the admin; only a filter of ours needs names. */
export function FilterNames() {
  const [{ query }] = useQueryParams<Filtered>();
  const filters = query.filters?.$and ?? [];
  return filters.some((filter) => "webId" in filter || "parentWebId" in filter || "marquee" in filter) ? (
    <NameFilters />
  ) : null;
}
