import { boardSchema, type Board, type BoardFilter, type BoardListing } from "@gevel/config";
import { inAdminLanguage, useAsked } from "@gevel/kit/admin";
import { useFetchClient } from "@strapi/strapi/admin";
import { useSiteLanguages } from "../fields/site-config";
import { boardPath } from "./board-place";

const readBoard = (data: unknown): Board => boardSchema.parse(data);

/** How many the CMS gives at once to who takes all of them along. */
const exported = 1_000;

export function useBoard(filter: BoardFilter, page: number) {
  const languages = useSiteLanguages().join(",");
  return useAsked(boardPath(filter, { languages, page }), readBoard);
}

/** All that a filter asks for, page by page. */
export function useWholeBoard(): (filter: BoardFilter) => Promise<BoardListing[]> {
  const { get } = useFetchClient();
  const languages = useSiteLanguages().join(",");
  return async (filter) => {
    const all: BoardListing[] = [];
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const path = boardPath(filter, { languages, page, pageSize: exported });
      const board = readBoard((await get<unknown>(path, inAdminLanguage())).data);
      all.push(...board.listings);
      pageCount = board.pagination.pageCount;
    }
    return all;
  };
}
