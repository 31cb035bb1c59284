import { ensureChangeTables } from "@gevel/change-feed";
import { backgroundWork } from "@gevel/kit";
import { homeWorkTable } from "../history-tables.js";
import { followHomes } from "./follow-homes.js";
import { forgetVisitors } from "./forget-visitors.js";

/** Writes down what becomes of prices and states, soon after it happened. */
export const homesWatch = backgroundWork({
  table: homeWorkTable,
  restMs: 5_000,
  givesWay: true,
  failed: "prices and states of homes could not be followed",
  prepare: ensureChangeTables,
  async round(strapi, goOn, now) {
    await forgetVisitors(strapi, new Date(now));
    return followHomes(strapi, goOn, new Date(now));
  },
});
