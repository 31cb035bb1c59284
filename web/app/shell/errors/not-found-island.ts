import { createIsland } from "~/islands/island";

/** Other pages do not load its script or that of its search field. */
export const NotFoundIsland = createIsland(() =>
  import("./not-found-screen").then(({ NotFoundScreen }) => NotFoundScreen),
);
