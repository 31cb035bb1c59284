import type { BoardListing } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { filterIncomplete } from "./incomplete-controller.js";

const law = { field: "permit", reason: "empty", legal: true, blocking: true } as const;
const advice = { field: "areaApplication", reason: "empty", legal: true } as const;
const wish = { field: "street", reason: "empty", legal: false } as const;
const listing = (reference: string, missing: BoardListing["missing"], more: Partial<BoardListing> = {}) => ({
  ...{ reference, missing, percent: 80, isDraft: false },
  ...{ region: "flanders" as const, agent: "Anna", source: "crm", goal: 0 as const },
  ...more,
});
const all = [
  listing("whole", []),
  listing("wish", [wish], { agent: "Bert" }),
  listing("law", [law, wish], { region: "brussels", goal: 1 }),
  listing("worse", [law, { ...law, field: "summons" }], { source: "office", agent: "" }),
  listing("advice", [advice], { region: "wallonia" }),
  listing("less", [wish], { percent: 20 }),
];
const names = (filter: Parameters<typeof filterIncomplete>[1]) =>
  filterIncomplete(all, filter).listings.map(({ reference }) => reference);

describe("PROP-20 the list of incomplete listings", () => {
  it("leaves out complete listings, and begins with those that have most blocking gaps", () => {
    expect(names({})).toEqual(["worse", "law", "advice", "less", "wish"]);
  });

  it("counts every kind of gap under any filter, and offers all filter values", () => {
    const counts = { all: 5, blocking: 2, legal: 1, wishes: 3 };
    expect(filterIncomplete(all, {}).counts).toEqual(counts);
    expect(filterIncomplete(all, { lacks: "wishes" }).counts).toEqual(counts);
    expect(filterIncomplete(all, { region: "wallonia" })).toMatchObject({
      counts: { all: 1, blocking: 0, legal: 1, wishes: 0 },
      choices: { agents: ["Anna", "Bert"], sources: ["crm", "office"] },
    });
  });

  it.each([
    [{ region: "brussels" }, ["law"]],
    [{ agent: "Bert" }, ["wish"]],
    [{ source: "office" }, ["worse"]],
    [{ goal: 1 }, ["law"]],
    [{ goal: 0, source: "crm" }, ["advice", "less", "wish"]],
    [{ lacks: "blocking" }, ["worse", "law"]],
    [{ lacks: "legal" }, ["advice"]],
    [{ lacks: "wishes" }, ["law", "less", "wish"]],
    [{ lacks: "blocking", agent: "Bert" }, []],
  ] as const)("of %j shows %j", (filter, shown) => {
    expect(names(filter)).toEqual(shown);
  });
});
