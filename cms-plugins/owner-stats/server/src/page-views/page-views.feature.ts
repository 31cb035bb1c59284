import type { Feature } from "../feature.js";
import { stopMarksJob, startMarksJob } from "./erase-marks.js";
import { viewsController } from "./page-views-controller.js";

/** Page views of listings: received from the site, counted by day, and read by owners and staff. */
export const pageViewsFeature: Feature = {
  controllers: { views: viewsController },
  routes: [
    { method: "POST", path: "/views", handler: "views.take", config: { auth: false } },
    { method: "GET", path: "/views/salts", handler: "views.salts", config: { auth: false } },
  ],
  async bootstrap(strapi) {
    await startMarksJob(strapi);
  },
  destroy: stopMarksJob,
};
