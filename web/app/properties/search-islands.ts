import { createIsland } from "~/islands/island";

/** Both stand at the top of a page: they are loaded before the browser takes it over. */
export const ListIsland = createIsland(() => import("./list/list-page").then(({ ListPage }) => ListPage));
export const SearchBoxIsland = createIsland(() => import("./search-box/search-box").then(({ SearchBox }) => SearchBox));
