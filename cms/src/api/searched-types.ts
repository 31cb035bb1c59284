import type { SearchableType } from "@gevel/core";
import { siteContentTypes } from "./content-types";

/** The columns that the content lists show and search, by uid. */
export const searchedTypes: Readonly<Record<string, SearchableType>> = Object.fromEntries(
  Object.values(siteContentTypes).flatMap(({ uid, searched }) => (searched ? [[uid, searched]] : [])),
);
