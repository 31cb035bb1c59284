import { createIsland } from "~/islands/island";

/** At the top of a page, where there is one: it is loaded before the browser takes that over. */
export const BannerIsland = createIsland(() => import("./banner").then(({ Banner }) => Banner));
