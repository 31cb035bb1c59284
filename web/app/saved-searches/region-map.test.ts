import { expect, it } from "vitest";
import { provinceCodes } from "@gevel/config";
import { municipalities } from "@gevel/config/server";
import map from "./region-map.json";

it("FORM-3 the map has every province and a point for every municipality, each within its frame", () => {
  expect(Object.keys(map.provinces).sort()).toEqual([...provinceCodes].sort());
  expect(Object.keys(map.points).sort()).toEqual(
    municipalities()
      .map(({ nis }) => nis)
      .sort(),
  );
  for (const [nis, [x = -1, y = -1]] of Object.entries(map.points))
    expect(x > 0 && x < map.width && y > 0 && y < map.height, nis).toBe(true);
});
