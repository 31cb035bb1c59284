import { createIsland } from "~/islands/island";
import { whenNear } from "~/islands/when-near";

/** The chart library is as large as React: it loads after the page, and only with this one. */
export const ViewsChart = createIsland(
  () => import("./views-chart").then(({ ViewsChart: StaticHtml }) => StaticHtml),
  () => whenNear("views-chart"),
);
