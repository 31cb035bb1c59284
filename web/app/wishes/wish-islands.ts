import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";

/** Only the page of the search wish loads these, their words and their map. */
export const ZoneIsland = createIsland(() =>
  withMessages("wish", import("./zone-field")).then(({ ZoneField }) => ZoneField),
);
export const WishCountIsland = createIsland(() =>
  withMessages("wish", import("./wish-count")).then(({ WishCount }) => WishCount),
);
