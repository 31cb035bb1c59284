import { boardSchema, type Board, type BoardFilter, type BoardListing } from "@gevel/config";
import { inAdminLanguage, useQuery } from "@gevel/core/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useSiteLanguages } from "../fields/site-config";
import { incompletePath } from "./filter-params";

const parseIncomplete = (data: unknown): Board => boardSchema.parse(data);

/** Page size of the CMS for an export. */
const exportPageSize = 1_000;

export function useIncompleteListings(filter: BoardFilter, page: number) {
  const languages = useSiteLanguages().join(",");
  return useQuery(incompletePath(filter, { languages, page }), parseIncomplete);
}

/** All listings that match a filter, fetched page by page. */
export function useAllIncompleteListings(): (filter: BoardFilter) => Promise<BoardListing[]> {
  const { get } = useFetchClient();
  const languages = useSiteLanguages().join(",");
  return async (filter) => {
    const all: BoardListing[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const path = incompletePath(filter, { languages, page, pageSize: exportPageSize });
      const incomplete = parseIncomplete((await get<unknown>(path, inAdminLanguage())).data);
      all.push(...incomplete.listings);
      pageCount = incomplete.pagination.pageCount;
    }
    return all;
  };
}
