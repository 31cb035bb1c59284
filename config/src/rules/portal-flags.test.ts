import { describe, expect, it } from "vitest";
import { portalFlags } from "./portal-flags.js";

const course = { isOnOffer: true, liveDays: 30, enquiries: 2, sold: { homes: 8, averageDays: 45.4 } };
const keys = (more: Partial<typeof course>) => portalFlags({ ...course, ...more }).map(({ key }) => key);

describe("OWNER-2 the portal flags", () => {
  it("are none for an ordinary sale", () => expect(keys({})).toEqual([]));

  it("include a listing of seven days or more without a lead in seven", () => {
    expect(portalFlags({ ...course, liveDays: 7, enquiries: 0 })).toEqual([
      { key: "gone-quiet", numbers: { days: 7, enquiries: 0, live: 7 } },
    ]);
    expect(keys({ liveDays: 6, enquiries: 0 })).toEqual([]);
    expect(keys({ enquiries: 1 })).toEqual([]);
  });

  it("include a listing slower than the agency's average, from five listings on", () => {
    expect(portalFlags({ ...course, liveDays: 46 })).toEqual([
      { key: "longer-than-usual", numbers: { live: 46, usual: 45, homes: 8 } },
    ]);
    expect(keys({ liveDays: 45 })).toEqual([]);
    expect(keys({ liveDays: 300, sold: { homes: 4, averageDays: 10 } })).toEqual([]);
  });

  it("are none for a listing that is not on offer", () => {
    expect(keys({ isOnOffer: false, liveDays: 300, enquiries: 0 })).toEqual([]);
  });
});
