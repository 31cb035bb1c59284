import { describe, expect, it } from "vitest";
import { changedFields, differencesOf } from "./differences";
import { changedMembers, spreadMembers } from "./compare-by-member";

const fields = ["attributes"];
const read = { city: "Gent", attributes: { bedrooms: 2, heating: { nl: "Gas" }, hasLift: true } };
const mine = { city: "Gent", attributes: { bedrooms: 3, heating: { nl: "Gas" }, hasLift: null } };
const theirs = { city: "Gent", attributes: { bedrooms: 2, heating: { nl: "Warmtepomp" }, hasLift: true } };

describe("the attributes of a listing in an edit conflict", () => {
  it("are separate fields", () => {
    expect(spreadMembers(fields, read)).toEqual({
      city: "Gent",
      "attributes.bedrooms": 2,
      "attributes.heating": { nl: "Gas" },
      "attributes.hasLift": true,
    });
    expect(spreadMembers(fields, { attributes: null })).toEqual({});
  });

  it("differ one by one, each with its editor", () => {
    const [initial, own, other] = [read, mine, theirs].map((values) => spreadMembers(fields, values));
    if (!initial || !own || !other) throw new Error("three of them");
    expect(
      differencesOf(Object.keys({ ...initial, ...own, ...other }), {
        initial,
        mine: own,
        read: initial,
        theirs: other,
      }).map(({ field, mineChanged, theirsChanged }) => [field, mineChanged, theirsChanged]),
    ).toEqual([
      ["attributes.bedrooms", true, false],
      ["attributes.heating", false, true],
      ["attributes.hasLift", true, false],
    ]);
  });

  it("are sent when they changed, and as null when emptied or removed", () => {
    const changed = changedFields(spreadMembers(fields, read), spreadMembers(fields, mine));
    expect(changedMembers("attributes", mine.attributes, changed)).toEqual({ bedrooms: 3, hasLift: null });
    expect(changedMembers("attributes", {}, ["attributes.bedrooms", "city"])).toEqual({ bedrooms: null });
  });
});
