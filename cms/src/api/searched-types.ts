import type { SearchedType } from "@gevel/kit";
import { siteContentTypes } from "./content-types";

/** What the lists of contents show of each entry and staff look for, by uid. */
export const searchedTypes: Readonly<Record<string, SearchedType>> = Object.fromEntries(
  Object.values(siteContentTypes).flatMap(({ uid, searched }) => (searched ? [[uid, searched]] : [])),
);
