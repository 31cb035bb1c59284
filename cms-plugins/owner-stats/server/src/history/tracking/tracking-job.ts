import { ensureChangeTables } from "@gevel/change-log";
import { backgroundJob } from "@gevel/core";
import { trackingJobTable } from "../history-tables.js";
import { trackListings } from "./track-listings.js";
import { eraseVisitors } from "./erase-visitors.js";

/** Writes down what becomes of prices and states, soon after it happened. */
export const trackingJob = backgroundJob({
  table: trackingJobTable,
  restMs: 5_000,
  isPausable: true,
  failed: "activity: recording changed prices and statuses failed",
  prepare: ensureChangeTables,
  async round(strapi, goOn, now) {
    await eraseVisitors(strapi, new Date(now));
    return trackListings(strapi, goOn, new Date(now));
  },
});
