import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spread, type SpreadBox } from "./pins";

const pill = { width: 92, height: 30 };
const covers = (boxes: readonly SpreadBox[], most: number) => {
  const moves = spread(boxes, most);
  const at = boxes.map(({ x, y }, index) => ({
    x: x + (moves[index]?.right ?? 0),
    y: y + (moves[index]?.down ?? 0),
  }));
  return at.some((one, index) =>
    at.some(
      (other, next) =>
        next > index && Math.abs(one.x - other.x) < pill.width && Math.abs(one.y - other.y) < pill.height,
    ),
  );
};

describe("overlapping pins", () => {
  it("PROP-5 stay where they are while there is room", () => {
    const apart = [0, 1, 2].map((step) => ({ x: step * 100, y: 0, ...pill }));
    expect(spread(apart, 90)).toEqual(apart.map(() => ({ right: 0, down: 0 })));
    expect(spread([], 90)).toEqual([]);
  });

  it("PROP-5 move apart, vertically rather than sideways, as little as needed", () => {
    const pair = [
      { x: 0, y: 0, ...pill },
      { x: 30, y: 12, ...pill },
    ];
    expect(covers(pair, 90)).toBe(false);
    const [one, other] = spread(pair, 90);
    expect(Math.hypot(one?.right ?? 0, one?.down ?? 0)).toBeLessThan(14);
    expect(Math.hypot(other?.right ?? 0, other?.down ?? 0)).toBeLessThan(14);
  });

  it("PROP-9 spread around one point, where listings hide their address", () => {
    expect(
      covers(
        Array.from({ length: 12 }, () => ({ x: 200, y: 200, ...pill })),
        400,
      ),
    ).toBe(false);
  });

  it("PROP-5 move apart anywhere, as many as a town has", () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 50 }), (places) => {
        expect(
          covers(
            places.map((at) => ({ ...at, ...pill })),
            1000,
          ),
        ).toBe(false);
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it("PROP-5 never move farther than the limit", () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), (places) => {
        const moves = spread(
          places.map((at) => ({ ...at, ...pill })),
          60,
        );
        for (const { right, down } of moves) expect(Math.hypot(right, down)).toBeLessThanOrEqual(61);
      }),
      { seed: 7, numRuns: 50 },
    );
  });
});
