import { withMessages } from "~/i18n/load-messages";
import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";
import { whenNear } from "~/islands/when-near";

/** Loaded with a listing's page: not part of the shell of every page. */
export const { costs: CostsIsland } = registerIslands({
  costs: createIsland(
    () =>
      withMessages("costs", withMessages("detail", import("./costs-section"))).then(({ CostsSection }) => CostsSection),
    () => whenNear("costs"),
  ),
});
