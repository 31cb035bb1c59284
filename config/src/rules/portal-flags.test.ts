import { describe, expect, it } from "vitest";
import { portalFlags } from "./portal-flags.js";

const course = { isOnOffer: true, liveDays: 30, enquiries: 2, sold: { homes: 8, averageDays: 45.4 } };
const keys = (more: Partial<typeof course>) => portalFlags({ ...course, ...more }).map(({ key }) => key);

describe("OWNER-2 what is worth a word", () => {
  it("is nothing where the sale goes as others do", () => expect(keys({})).toEqual([]));

  it("is a home of seven days or more that nobody asked about in seven", () => {
    expect(portalFlags({ ...course, liveDays: 7, enquiries: 0 })).toEqual([
      { key: "gone-quiet", numbers: { days: 7, enquiries: 0, live: 7 } },
    ]);
    expect(keys({ liveDays: 6, enquiries: 0 })).toEqual([]);
    expect(keys({ enquiries: 1 })).toEqual([]);
  });

  it("is a home that takes longer than the agency's own average, where that is of five homes or more", () => {
    expect(portalFlags({ ...course, liveDays: 46 })).toEqual([
      { key: "longer-than-usual", numbers: { live: 46, usual: 45, homes: 8 } },
    ]);
    expect(keys({ liveDays: 45 })).toEqual([]);
    expect(keys({ liveDays: 300, sold: { homes: 4, averageDays: 10 } })).toEqual([]);
  });

  it("is nothing of a home that is not on offer", () => {
    expect(keys({ isOnOffer: false, liveDays: 300, enquiries: 0 })).toEqual([]);
  });
});
