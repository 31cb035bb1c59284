import { expect, it } from "vitest";
import { listingAttributes, senseLimits, type ListingAttribute } from "./listing-attributes.js";

it("PROP-1 a floor and energy figures have limits, by kind or attribute; other numbers have none", () => {
  const limited = listingAttributes.flatMap((attribute: ListingAttribute) => {
    const limits = senseLimits(attribute);
    return limits ? [`${attribute.key} ${limits.min ?? ""}…${limits.max} ${limits.unit}`.trim()] : [];
  });
  expect(limited).toEqual([
    "floor -20…300",
    "energyPerformance …3000 kWh/m² a year",
    "epcTotal -1000000…10000000 kWh a year",
    "epcCo2 -1000…1000 kg CO₂/m² a year",
    "eLevel -1000…1000",
  ]);
  expect(senseLimits({ key: "x", kind: "money", group: "costs" })).toBeNull();
});
