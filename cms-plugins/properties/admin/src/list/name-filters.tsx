import { useQueryParams } from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { useMarquees } from "../fields/use-marquees";
import { usePropertyTypes } from "../fields/use-property-types";

/**
 * A filter in force tells its value by name once the names are known. Strapi draws it when the list does, which may be
 * before; it draws it again when the address is set, be it to what it is.
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
