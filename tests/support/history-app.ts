import { belgianDay, dayAfter } from "@gevel/config";
import { afterAll, beforeAll } from "vitest";
import { z } from "zod";
import type { BootedCms } from "./boot-cms.js";
import type { TestDatabase } from "./databases.js";
import { historyApi, type HistoryApi } from "./history-api.js";
import { importApi, listingItem, type ImportApi } from "./import-api.js";
import { logInOwner, type OwnerApi } from "./owner-api.js";
import { logInStaff, type Staff } from "./strapi-accounts.js";

type Fields = Record<string, unknown>;

export const today = belgianDay(new Date());
export const yesterday = dayAfter(today, -1);

/** An activity of the first listing by default. */
export const visit = (reference: string, fields: Fields = {}) => ({
  ...{ reference, property: "H-1", at: `${yesterday}T10:00:00Z`, state: "done", visitor: "Jan Peeters" },
  ...fields,
});
export const communication = (reference: string, fields: Fields = {}) => ({
  ...{ reference, property: "H-1", at: `${yesterday}T09:00:00Z` },
  ...{ way: "mail", subject: "Eerste week", text: "Het loopt." },
  ...fields,
});

/** When the listings came on the market: a source sends it each time, otherwise it is no longer known. */
export const since = "2026-10-01T08:00:00Z";

const history = z.object({ runNow: z.custom<(now?: number) => Promise<boolean>>() });

/**
 * For a whole `describe`: three listings, two of them owned by An Claes, with clients that import and read their
 * activities.
 */
export function historyApp(boot: TestDatabase["boot"]) {
  let cms: BootedCms;
  let listings: ImportApi;
  let api: HistoryApi;
  let owner: OwnerApi;
  let staff: Staff;
  beforeAll(async () => {
    cms = await boot();
    listings = await importApi(cms);
    api = await historyApi(cms);
    staff = await logInStaff(cms);
    await listings.send({
      source: "crm",
      properties: [
        listingItem("H-1", { street: "Dorpsstraat", houseNumber: "4", publishPrice: false, createdAt: since }),
        listingItem("H-2"),
        listingItem("H-3"),
      ],
      owners: [
        { reference: "O-1", email: "an@owners.example", name: "An Claes", language: "fr", properties: ["H-1", "H-2"] },
      ],
    });
    owner = await logInOwner(cms, "An@Owners.example");
  });
  afterAll(() => cms.close());
  return {
    get cms() {
      return cms;
    },
    get listings() {
      return listings;
    },
    get api() {
      return api;
    },
    get owner() {
      return owner;
    },
    get staff() {
      return staff;
    },
    /** Runs the job that records changes of prices and statuses. */
    runNow: (now?: number) => history.parse(cms.strapi.plugin("owner-stats").service("history")).runNow(now),
    async homeOf(reference: string) {
      const listing = (await owner.me()).homes.find((each) => each.reference === reference);
      if (!listing) throw new Error(`no home ${reference}`);
      return listing;
    },
  };
}
