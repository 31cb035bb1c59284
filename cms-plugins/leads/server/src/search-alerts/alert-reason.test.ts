import { describe, expect, it } from "vitest";
import { noFeatures, type SearchableListing } from "@gevel/config";
import { alertReason } from "./alert-reason.js";

const home = (price: number): SearchableListing => ({
  goal: 0,
  price,
  rooms: [],
  webIds: [1],
  features: noFeatures,
  zones: [],
});
const reason = (
  before: number | null,
  now: number,
  { matchedBefore = true, lowestMailed = null as number | null } = {},
) => alertReason({ before: before === null ? null : home(before), now: home(now), matchedBefore, lowestMailed });

describe("FORM-9 the reason for an alert about a listing", () => {
  it.each([
    ["it was never on offer", reason(null, 300), "new"],
    ["it did not match before", reason(400, 300, { matchedBefore: false }), "new"],
    ["its price went down", reason(300, 299.5), "price-299.5"],
    ["its price went up", reason(300, 301), null],
    ["its price is unchanged", reason(300, 300), null],
    ["it fell back to the mailed price", reason(320, 300, { lowestMailed: 300 }), null],
    ["it fell below the mailed price", reason(320, 299, { lowestMailed: 300 }), "price-299"],
    ["it fell, after a rise that was not mailed", reason(320, 310), "price-310"],
    ["its price became one on request", reason(300, NaN), null],
    ["a price on request became known", reason(NaN, 300), null],
    ["both are on request", reason(NaN, NaN), null],
  ])("FORM-9 %s", (_case, told, expected) => expect(told).toBe(expected));
});
