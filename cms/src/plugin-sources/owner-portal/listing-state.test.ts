import type { SiteConfig } from "@gevel/config";
import { expect, it } from "vitest";
import { listingState, type Shown } from "./listing-facts";

const marquees: SiteConfig["propertyList"]["marquees"] = [
  { value: 2, label: "In optie", state: "option" },
  { value: 4, label: "Verkocht", state: "sold" },
  { value: 14, label: "Verhuurd", state: "rented" },
];
const config = { propertyList: { marquees } };
const state = (shown: Partial<Shown>) =>
  listingState({ marquee: 0, wasPublic: true, isWithdrawn: false, ...shown }, config);

it("OWNER-2 a listing is prepared, on offer, sold or let, or withdrawn; a sold one stays sold when its source drops it", () => {
  expect(state({ wasPublic: false, isWithdrawn: true })).toBe("preparing");
  expect(state({ wasPublic: false, isWithdrawn: true, marquee: 4 })).toBe("preparing");
  expect(state({})).toBe("on-offer");
  expect(state({ marquee: 2 })).toBe("on-offer");
  expect(state({ marquee: 99 })).toBe("on-offer");
  expect(state({ marquee: 4 })).toBe("sold");
  expect(state({ marquee: 14, isWithdrawn: true })).toBe("rented");
  expect(state({ isWithdrawn: true })).toBe("withdrawn");
});
