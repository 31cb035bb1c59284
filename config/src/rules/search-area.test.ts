import { describe, expect, it } from "vitest";
import { areaCorners } from "../site/area-corners.js";
import { boundsOfArea, isInArea, isUnreadable, parseArea, serializeArea } from "./search-area.js";

const corners = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${(51 + Math.sin(at) / 10).toFixed(4)}_${(4 + Math.cos(at) / 10).toFixed(4)}`,
  ).join("_");

describe("an area drawn by a visitor", () => {
  it("PROP-3 has its corners in the address, to eleven metres", () => {
    const area = parseArea("51.20004_4.40006_51.3_4.4_51.25_4.5");
    expect(area).toEqual([
      [51.2, 4.4001],
      [51.3, 4.4],
      [51.25, 4.5],
    ]);
    expect(serializeArea(area ?? [])).toBe("51.2_4.4001_51.3_4.4_51.25_4.5");
    expect(parseArea(null)).toBeNull();
    expect(parseArea("")).toBeNull();
    expect(parseArea(corners(areaCorners.most))).toHaveLength(areaCorners.most);
  });

  it.each([
    ["no corners", "_"],
    ["two corners", "51.2_4.4_51.3_4.5"],
    ["too many corners", corners(areaCorners.most + 1)],
    ["10,000 corners", corners(10_000)],
    ["half a corner", "51.2_4.4_51.3_4.5_51.4"],
    ["a line", "51.2_4.4_51.2_4.5_51.2_4.6"],
    ["a point beyond the poles", "51.2_4.4_99_4.5_51.3_4.6"],
    ["words", "unreadable"],
    ["numbers in other notations", "5e1_4_52_4_52_0x5"],
    ["no finite number", "NaN_Infinity_1_2_3_4"],
  ])("PROP-3 PROP-18 with %s is unreadable, and has one short address", (_what, text) => {
    const area = parseArea(text);
    expect(isUnreadable(area)).toBe(true);
    expect(serializeArea(area ?? [[0, 0]])).toBe("unreadable");
  });

  it("A3 contains points within its edge, not in its bays", () => {
    // A horseshoe, open to the north.
    const area = [
      [51, 4],
      [51, 4.4],
      [51.4, 4.4],
      [51.4, 4.3],
      [51.1, 4.3],
      [51.1, 4.1],
      [51.4, 4.1],
      [51.4, 4],
    ] as const;
    expect(boundsOfArea(area)).toEqual({ south: 51, north: 51.4, west: 4, east: 4.4 });
    expect([isInArea(area, 51.05, 4.2), isInArea(area, 51.3, 4.05), isInArea(area, 51.3, 4.35)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isInArea(area, 51.3, 4.2), isInArea(area, 51.5, 4.2), isInArea(area, 51.2, 4.5)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
