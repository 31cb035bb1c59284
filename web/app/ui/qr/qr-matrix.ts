import { errorCorrection } from "./reed-solomon";

/** Versions 1 to 6 at correction level M: size is 17 + 4 × version, and blocks are alike. */
const versions = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
] as const;

const masks: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

const bitOf = (value: number, at: number) => ((value >> at) & 1) === 1;

/** The whole message in codewords: mode, length, bytes, padding, and what corrects them; blocks take turns. */
function codewords(bytes: Uint8Array, { blocks, data, correction }: (typeof versions)[number]): number[] {
  const room = blocks * data;
  const bits = [0b0100, bytes.length, ...bytes].map((value, at) => value.toString(2).padStart(at === 0 ? 4 : 8, "0"));
  const text = `${bits.join("")}0000`.slice(0, room * 8);
  const filled = text.padEnd(Math.ceil(text.length / 8) * 8, "0").match(/.{8}/g) ?? [];
  const message = filled.map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; message.length < room; pad ^= 0xec ^ 0x11) message.push(pad);
  const parts = Array.from({ length: blocks }, (_, block) => message.slice(block * data, (block + 1) * data));
  const corrections = parts.map((part) => errorCorrection(part, correction));
  const takingTurns = (lists: number[][], length: number) =>
    Array.from({ length }, (_, at) => lists.map((list) => list[at] ?? 0)).flat();
  return [...takingTurns(parts, data), ...takingTurns(corrections, correction)];
}

/** Level M and the mask, with their own check bits. */
export function formatBits(mask: number): number {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
}

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  /** What is no part of the message. */
  readonly fixed: boolean[][];

  constructor(size: number) {
    this.size = size;
    const empty = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.dark = empty();
    this.fixed = empty();
  }

  set(x: number, y: number, dark: boolean): void {
    const [row, kept] = [this.dark[y], this.fixed[y]];
    if (!row || !kept || x < 0 || x >= this.size) return;
    row[x] = dark;
    kept[x] = true;
  }

  /** Rings around a middle: those of a corner, or of the alignment mark. */
  rings(middleX: number, middleY: number, radius: number, isDark: (ring: number) => boolean): void {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++)
        this.set(middleX + x, middleY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  }

  format(mask: number): void {
    const bits = formatBits(mask);
    const last = this.size - 1;
    for (let at = 0; at < 15; at++) {
      const dark = bitOf(bits, at);
      if (at < 6) this.set(8, at, dark);
      else if (at < 8) this.set(8, at + 1, dark);
      else if (at === 8) this.set(7, 8, dark);
      else this.set(14 - at, 8, dark);
      if (at < 8) this.set(last - at, 8, dark);
      else this.set(8, last - 14 + at, dark);
    }
    this.set(8, last - 7, true);
  }

  /** Two columns at a time, up and down, from the right. */
  *messagePlaces(): Generator<readonly [x: number, y: number]> {
    let upward = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = upward ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) if (this.fixed[y]?.[x] === false) yield [x, y];
      }
      upward = !upward;
    }
  }
}

function emptyGrid(version: number): Grid {
  const grid = new Grid(17 + 4 * version);
  const last = grid.size - 1;
  for (let at = 0; at <= last; at++) {
    grid.set(6, at, at % 2 === 0);
    grid.set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const)
    grid.rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) grid.rings(last - 6, last - 6, 2, (ring) => ring !== 1);
  grid.format(0);
  return grid;
}

/** How hard it is to read: runs of one colour and squares of one colour. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  let sum = 0;
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  for (const line of [...rows, ...columns])
    for (const run of line
      .map((dark) => (dark ? "1" : "0"))
      .join("")
      .match(/0{5,}|1{5,}/g) ?? [])
      sum += run.length - 2;
  rows.slice(1).forEach((row, y) =>
    row.slice(1).forEach((dark, x) => {
      const above = rows[y];
      if (row[x] === dark && above?.[x] === dark && above[x + 1] === dark) sum += 3;
    }),
  );
  return sum;
}

/** Rows of a QR code, dark or not; null for a text that is too long for the sizes a page has room for. */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const at = versions.findIndex(({ blocks, data }) => bytes.length + 2 <= blocks * data);
  const version = versions[at];
  if (!version) return null;
  const message = codewords(bytes, version);
  const drawn = masks.map((isFlipped, mask) => {
    const grid = emptyGrid(at + 1);
    let bit = 0;
    for (const [x, y] of grid.messagePlaces()) {
      const dark = bitOf(message[bit >> 3] ?? 0, 7 - (bit & 7));
      const row = grid.dark[y];
      if (row) row[x] = dark !== (isFlipped(x, y) === 0);
      bit++;
    }
    grid.format(mask);
    return grid.dark;
  });
  return drawn.reduce((best, rows) => (penalty(rows) < penalty(best) ? rows : best));
}
