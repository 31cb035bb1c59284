import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";

/** Only the page of the search wish loads these, their words and their map. */
export const ZoneIsland = createIsland(() =>
  withMessages("saved-search", import("./zone-field")).then(({ ZoneField }) => ZoneField),
);
export const SavedSearchCountIsland = createIsland(() =>
  withMessages("saved-search", import("./saved-search-count")).then(({ SavedSearchCount }) => SavedSearchCount),
);
