import { describe, expect, it } from "vitest";
import { formatBits, qrMatrix } from "./qr-matrix";
import { errorCorrection } from "./reed-solomon";

/** The seven rows of a corner's mark. */
const mark = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const corner = (rows: boolean[][], x: number, y: number) =>
  rows.slice(y, y + 7).map((row) =>
    row
      .slice(x, x + 7)
      .map(Number)
      .join(""),
  );

describe("a QR code", () => {
  it("Q-4 corrects as the standard's own example does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("Q-4 says its level and mask as the standard's table does", () => {
    expect([0, 1, 5, 7].map((mask) => formatBits(mask).toString(2).padStart(15, "0"))).toEqual([
      "101010000010010",
      "101000100100101",
      "100000011001110",
      "100101010100000",
    ]);
  });

  it("Q-4 grows with its text, has its three corners, and none for what is too long", () => {
    for (const [length, size] of [
      [14, 21],
      [15, 25],
      [42, 29],
      [62, 33],
      [84, 37],
      [106, 41],
    ] as const) {
      const rows = qrMatrix("x".repeat(length)) ?? [];
      expect(rows.length).toBe(size);
      for (const [x, y] of [
        [0, 0],
        [size - 7, 0],
        [0, size - 7],
      ] as const)
        expect(corner(rows, x, y)).toEqual(mark);
    }
    expect(qrMatrix("x".repeat(107))).toBeNull();
  });
});
