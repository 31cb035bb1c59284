import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, Clusters } from "./clusters";

type Points = ConstructorParameters<typeof Clusters>[0];
const belgium: [number, number, number, number] = [2, 49, 7, 52];
const countOf = (seen: ReturnType<Clusters["within"]>) =>
  seen.reduce(
    (sum, one) => sum + (one.kind === "cluster" ? one.count : one.kind === "address" ? one.ids.length : 1),
    0,
  );

const point = fc.tuple(
  fc.double({ min: 50, max: 51.5, noNaN: true }),
  fc.double({ min: 3, max: 6, noNaN: true }),
  fc.constantFrom(0 as const, 1 as const),
);

describe("the map's clusters", () => {
  it("PROP-5 contain every match at every zoom", () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 80 }), fc.integer({ min: 6, max: 15 }), (places, zoom) => {
        const points: Points = places.map(([latitude, longitude, exact], index) => [
          index + 1,
          latitude,
          longitude,
          exact,
          null,
        ]);
        expect(countOf(new Clusters(points, 14).within(belgium, zoom))).toBe(points.length);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it("PROP-5 group overlapping pins, and split when zoomed to where they part", () => {
    const clusters = new Clusters(
      [
        [1, 51.2, 4.4, 1, 100],
        [2, 51.201, 4.401, 1, 200],
      ],
      14,
    );
    const [together] = clusters.within(belgium, 8);
    if (together?.kind !== "cluster") throw new Error("not together");
    expect(together.count).toBe(2);
    expect(clusters.within(belgium, clusters.opensAt(together.cluster)).map(({ kind }) => kind)).toEqual([
      "home",
      "home",
    ]);
  });

  it("PROP-5 have one pin for all flats of one address, at that address, and count each", () => {
    const flats: Points = Array.from({ length: 60 }, (_, index) => [index + 1, 51.23, 2.91, 1, 200_000]);
    const clusters = new Clusters([...flats, [61, 51.2, 4.4, 1, null]], 14);
    const [together, alone] = clusters.within(belgium, 15);
    expect(together).toMatchObject({ kind: "address", ids: flats.map(([id]) => id) });
    expect(together?.latitude).toBeCloseTo(51.23, 5);
    expect(together?.longitude).toBeCloseTo(2.91, 5);
    expect(alone).toMatchObject({ kind: "home", id: 61 });
    expect(clusters.within(belgium, 15)).toHaveLength(2);
    expect(countOf(clusters.within(belgium, 5))).toBe(61);
  });

  it("PROP-9 arrange listings of one area around its point, apart from each other", () => {
    const points: Points = Array.from({ length: 30 }, (_, index) => [index + 1, 51.2, 4.4, 0, null]);
    const seen = new Clusters(points, 14).within(belgium, 15);
    expect(seen).toHaveLength(30);
    expect(new Set(seen.map(({ longitude, latitude }) => `${longitude} ${latitude}`)).size).toBe(30);
    expect(seen.every((one) => one.kind === "home" && !one.exact)).toBe(true);
  });
});

it("have a bounding box of all matches", () => {
  expect(boundsOf([])).toBeNull();
  expect(
    boundsOf([
      [1, 51.2, 4.4, 1, null],
      [2, 50.8, 4.9, 0, 5],
    ]),
  ).toEqual([4.4, 50.8, 4.9, 51.2]);
});
