import { createIsland } from "~/islands/island";
import { whenNear } from "~/islands/when-near";

/** The library that draws it weighs as much as React: it comes after the page, and with no other. */
export const ViewsChart = createIsland(
  () => import("./views-chart").then(({ ViewsChart: StaticHtml }) => StaticHtml),
  () => whenNear("views-chart"),
);
