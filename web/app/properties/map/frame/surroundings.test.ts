import { expect, it } from "vitest";
import { placeCircle, surroundingsOf, withAir } from "./draw-map";

/** On a ball of the earth's size. */
function kilometres(
  [fromLongitude, fromLatitude]: readonly [number, number],
  [longitude, latitude]: readonly [number, number],
) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, along] = [radians(latitude - fromLatitude), radians(longitude - fromLongitude)];
  const half =
    Math.sin(up / 2) ** 2 + Math.cos(radians(latitude)) * Math.cos(radians(fromLatitude)) * Math.sin(along / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

it.each([49.6, 51.2, 53])(
  "PROP-9 the circle around a hidden address is two true kilometres wide at %s degrees",
  (latitude) => {
    for (const corner of placeCircle([1, latitude, 4.4, 0, null]))
      expect(kilometres([4.4, latitude], corner)).toBeCloseTo(2, 1);
  },
);

it("PROP-9 a listing shows its street where there are tiles, a hidden one its whole circle, and otherwise both the towns around", () => {
  const wide = (exact: 0 | 1, hasStreets: boolean) => {
    const [west, south, east, north] = surroundingsOf([1, 51.2, 4.4, exact, null], hasStreets);
    return [kilometres([west, 51.2], [east, 51.2]), kilometres([4.4, south], [4.4, north])].map(
      (km) => Math.round(km * 10) / 10,
    );
  };
  expect(wide(1, true)).toEqual([0.8, 0.8]);
  expect(wide(1, false)).toEqual([7, 7]);
  expect([wide(0, true), wide(0, false)]).toEqual([
    [4, 4],
    [7, 7],
  ]);
});

it("CMS-5 offices are inside the map and not on its edges", () => {
  const [west, south, east, north] = withAir([4.3, 51.2, 4.5, 51.3]);
  for (const [shown, wanted] of [
    [west, 4.26],
    [south, 51.18],
    [east, 4.54],
    [north, 51.36],
  ] as const)
    expect(shown).toBeCloseTo(wanted);
});
