import type { SearchableType } from "@gevel/core";
import { siteContentTypes } from "./content-types";

/** What the lists of contents show of each entry and staff look for, by uid. */
export const searchedTypes: Readonly<Record<string, SearchableType>> = Object.fromEntries(
  Object.values(siteContentTypes).flatMap(({ uid, searched }) => (searched ? [[uid, searched]] : [])),
);
