import { areaCorners } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { simplified } from "./area-tools";

const pixelOf = ([x, y]: readonly [number, number]) => ({ x, y });
const circle = (corners: number) =>
  Array.from({ length: corners }, (_, at) => {
    const turn = (at / corners) * 2 * Math.PI;
    return [200 + 100 * Math.cos(turn), 200 + 100 * Math.sin(turn)] as const;
  });

describe("simplifying a drawn area", () => {
  it("A3 keeps its shape in as many corners as an address holds", () => {
    const retained = simplified(circle(4000), pixelOf);
    expect(retained.length).toBeLessThanOrEqual(areaCorners.most);
    expect(retained.length).toBeGreaterThan(8);
    for (const [x, y] of retained) expect(Math.hypot(x - 200, y - 200)).toBeCloseTo(100);
  });

  it("A3 keeps the corners of a square, and no others", () => {
    const side = Array.from({ length: 100 }, (_, at) => at);
    const square = [
      ...side.map((at) => [at, 0] as const),
      ...side.map((at) => [100, at] as const),
      ...side.map((at) => [100 - at, 100] as const),
      ...side.map((at) => [0, 100 - at] as const),
    ];
    expect(simplified(square, pixelOf)).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 1],
    ]);
    expect(simplified([], pixelOf)).toEqual([]);
  });

  it("A3 reduces a scribble of 10,000 corners to the limit", () => {
    const scribble = Array.from({ length: 10_000 }, (_, at) => [(at * 7919) % 700, (at * 104_729) % 500] as const);
    expect(simplified(scribble, pixelOf).length).toBeLessThanOrEqual(areaCorners.most);
  });
});
