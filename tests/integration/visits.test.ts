import { describe } from "vitest";
import { eachDatabase } from "../support/each-database.js";
import { visitsHouse } from "../support/visits-house.js";
import { bookedVisits } from "./visits/booked-visits.js";
import { changingHours } from "./visits/changing-hours.js";
import { visitsToHiddenHomes } from "./visits/visits-to-hidden-homes.js";
import { visitsByLink } from "./visits/visits-by-link.js";
import { visitsOfStaff } from "./visits/visits-of-staff.js";
import { visitsPerAgent } from "./visits/visits-per-agent.js";

/** One house for all that is about visits: starting one takes longer than the tests. */
describe.each(eachDatabase)("visits on $name", ({ boot }) => {
  const house = visitsHouse(boot);
  bookedVisits(house);
  visitsByLink(house);
  visitsOfStaff(house);
  visitsToHiddenHomes(house);
  // The last two: the hours are others afterwards.
  changingHours(house);
  visitsPerAgent(house);
});
