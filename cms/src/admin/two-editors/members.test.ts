import { describe, expect, it } from "vitest";
import { changedFields, differencesOf } from "./differences";
import { changedMembers, takenApart } from "./members";

const fields = ["attributes"];
const read = { city: "Gent", attributes: { bedrooms: 2, heating: { nl: "Gas" }, hasLift: true } };
const mine = { city: "Gent", attributes: { bedrooms: 3, heating: { nl: "Gas" }, hasLift: null } };
const theirs = { city: "Gent", attributes: { bedrooms: 2, heating: { nl: "Warmtepomp" }, hasLift: true } };

describe("the attributes of a listing between two editors", () => {
  it("are each a field of its own", () => {
    expect(takenApart(fields, read)).toEqual({
      city: "Gent",
      "attributes.bedrooms": 2,
      "attributes.heating": { nl: "Gas" },
      "attributes.hasLift": true,
    });
    expect(takenApart(fields, { attributes: null })).toEqual({});
  });

  it("differ one by one, each with who changed it", () => {
    const [filled, own, other] = [read, mine, theirs].map((values) => takenApart(fields, values));
    if (!filled || !own || !other) throw new Error("three of them");
    expect(
      differencesOf(Object.keys({ ...filled, ...own, ...other }), {
        filled,
        mine: own,
        read: filled,
        theirs: other,
      }).map(({ field, mineChanged, theirsChanged }) => [field, mineChanged, theirsChanged]),
    ).toEqual([
      ["attributes.bedrooms", true, false],
      ["attributes.heating", false, true],
      ["attributes.hasLift", true, false],
    ]);
  });

  it("are sent where they were changed, and as nothing where they were emptied or taken out", () => {
    const changed = changedFields(takenApart(fields, read), takenApart(fields, mine));
    expect(changedMembers("attributes", mine.attributes, changed)).toEqual({ bedrooms: 3, hasLift: null });
    expect(changedMembers("attributes", {}, ["attributes.bedrooms", "city"])).toEqual({ bedrooms: null });
  });
});
