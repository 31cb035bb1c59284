import { createIsland } from "~/islands/island";

/** Other pages do without its script, and that of its search field. */
export const NotFoundIsland = createIsland(() =>
  import("./not-found-screen").then(({ NotFoundScreen }) => NotFoundScreen),
);
