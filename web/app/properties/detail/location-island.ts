import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";
import { whenNear } from "~/islands/when-near";

/** Loaded with a listing's page: not part of the shell of every page. */
export const { location: LocationIsland } = registerIslands({
  location: createIsland(
    () => withMessages("map", withMessages("detail", import("./listing-map"))).then(({ ListingMap }) => ListingMap),
    () => whenNear("location"),
  ),
});
