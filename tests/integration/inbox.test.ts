import { describe } from "vitest";
import { eachDatabase } from "../support/each-database.js";
import { inboxHouse } from "../support/inbox-house.js";
import { foundLeads } from "./inbox/found-leads.js";
import { whoMayRead } from "./inbox/who-may-read.js";
import { workedLeads } from "./inbox/worked-leads.js";

/** One house for all that is about the inbox: starting one takes longer than the tests. */
describe.each(eachDatabase)("the inbox of staff on $name", ({ boot }) => {
  const house = inboxHouse(boot);
  foundLeads(house);
  workedLeads(house);
  whoMayRead(house);
});
