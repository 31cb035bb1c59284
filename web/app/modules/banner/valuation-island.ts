import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";

/** In a banner it is there before the browser takes over the page; behind the tab of a search box it comes when that is pressed. */
export const ValuationIsland = createIsland(() =>
  withMessages("forms", import("./valuation-start")).then(({ ValuationStart }) => ValuationStart),
);
