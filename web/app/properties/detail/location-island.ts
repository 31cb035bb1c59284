import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";
import { whenNear } from "~/islands/when-near";

/** Comes with a listing's page: the shell of every page need not know it. */
export const { location: LocationIsland } = registerIslands({
  location: createIsland(
    () => withMessages("map", withMessages("detail", import("./listing-map"))).then(({ ListingMap }) => ListingMap),
    () => whenNear("location"),
  ),
});
