import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { whenNear } from "~/islands/when-near";

/** A map is heavy: it loads when the visitor comes near it. */
export const OfficesMapIsland = createIsland(
  () => withMessages("map", import("./offices-map")).then(({ OfficesMap }) => OfficesMap),
  () => whenNear("officesMap"),
);
