import type { Room } from "../room.js";
import { stopMarks, watchMarks } from "./erase-marks.js";
import { ensureViewTables } from "./view-tables.js";
import { viewsController } from "./views-controller.js";

/** Page visits of homes: taken over from the site, counted by day, and read for owners and staff. */
export const viewsRoom: Room = {
  controllers: { views: viewsController },
  routes: [
    { method: "POST", path: "/views", handler: "views.take", config: { auth: false } },
    { method: "GET", path: "/views/salts", handler: "views.salts", config: { auth: false } },
  ],
  async bootstrap(strapi) {
    await ensureViewTables(strapi);
    await watchMarks(strapi);
  },
  destroy: stopMarks,
};
