import { createIsland } from "~/islands/island";

/** Both are at the top of a page, so they are loaded before hydration. */
export const ListIsland = createIsland(() => import("./list/list-page").then(({ ListPage }) => ListPage));
export const SearchBoxIsland = createIsland(() => import("./search-box/search-box").then(({ SearchBox }) => SearchBox));
