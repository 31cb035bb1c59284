import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";

/** In a banner it is loaded before hydration; behind a tab of a search box, when the tab is pressed. */
export const ValuationIsland = createIsland(() =>
  withMessages("forms", import("./valuation-start")).then(({ ValuationStart }) => ValuationStart),
);
