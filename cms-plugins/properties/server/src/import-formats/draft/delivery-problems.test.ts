import { describe, expect, it } from "vitest";
import { DeliveryProblems } from "./delivery-problems.js";
import { ItemDraft } from "./item-draft.js";
import { UnreadLeaves } from "./unread-leaves.js";
import { GroupedProblems } from "../../items/grouped-problems.js";

const at = (number: number) => ({ reference: `R-${number}`, value: String(number) });

describe("API-2 the problems of a delivery", () => {
  it("are reported once with a count and the first listings", () => {
    const problems = new GroupedProblems(10);
    for (let number = 1; number <= 802; number += 1)
      problems.add({ field: "x", message: "is read by no rule", done: "left-out" }, [at(number)]);
    problems.add({ field: "y", message: "is no number", done: "left-out" }, [at(7)]);
    expect(problems.listed).toMatchObject([
      { field: "x", count: 802, reference: "R-1", value: "1", examples: [1, 2, 3, 4, 5].map(at) },
      { field: "y", count: 1, reference: "R-7", value: "7", examples: [at(7)] },
    ]);
  });

  it("are separate by action and reason, up to a limit", () => {
    const problems = new GroupedProblems(2);
    for (const message of ["a", "b", "c"]) problems.add({ field: "x", message, done: "default" }, [at(1)]);
    expect(problems.listed.map(({ message }) => message)).toEqual(["a", "b"]);
    expect(problems.leftOff).toBe(1);
  });

  it("name a listing without a reference by its position and title, and the value used instead", () => {
    const problems = new DeliveryProblems();
    new ItemDraft("first", problems).number("bedrooms", "3", "beds");
    const draft = new ItemDraft("", problems);
    draft.localized("typeDescription", "nl", "Huis met tuin", "title");
    draft.number("bedrooms", "5000", "beds");
    expect(problems.listed).toMatchObject([
      {
        ...{ reference: "", field: "beds", value: "5000" },
        message: "expected a whole number from 0 to 999; left out",
        examples: [{ reference: "", index: 1, title: "Huis met tuin", value: "5000" }],
      },
    ]);
  });

  it("name the listings with unknown fields, unless the value means no", () => {
    const problems = new DeliveryProblems();
    const unread = new UnreadLeaves({});
    unread.add([{ path: "sauna", value: "true" }], { reference: "A" });
    unread.add([{ path: "sauna", value: "false" }], { reference: "B" });
    unread.add(["0", "false", "0.00", "Nee"].map((value, index) => ({ path: `field${index}`, value })));
    unread.report(problems);
    expect(problems.listed).toMatchObject([
      { field: "sauna", reference: "A", count: 1, examples: [{ reference: "A", value: "true" }] },
    ]);
    expect(problems.listed).toHaveLength(1);
  });
});
