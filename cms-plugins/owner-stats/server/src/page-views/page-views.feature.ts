import type { Feature } from "../feature.js";
import { marksJob } from "./erase-marks.js";
import { viewsController } from "./page-views-controller.js";

/** Page views of listings: received from the site, counted by day, and read by owners and staff. */
export const pageViewsFeature: Feature = {
  controllers: { views: viewsController },
  routes: [
    { method: "POST", path: "/views", handler: "views.take", config: { auth: false } },
    { method: "GET", path: "/views/salts", handler: "views.salts", config: { auth: false } },
  ],
  register: (strapi) => marksJob.register(strapi),
  async bootstrap(strapi) {
    marksJob.start(strapi);
  },
  destroy: (strapi) => marksJob.stop(strapi),
};
