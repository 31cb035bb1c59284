import { deflateSync, crc32 } from "node:zlib";
import { thumbHashToAverageRGBA, thumbHashToRGBA } from "thumbhash";

/** A hash has at least six bytes; the feed may contain anything. */
function bytesOf(thumbhash: string | null): Buffer | null {
  const bytes = Buffer.from(thumbhash ?? "", "base64");
  return bytes.length < 6 ? null : bytes;
}

const within = (value: number, limit: number) => Math.max(0, Math.min(limit, Math.round(value * limit)));

/** The picture's average colour in four characters, `#a98`: a list page has no room for more. Undefined if unknown. */
export function averageColor(thumbhash: string | null): string | undefined {
  const bytes = bytesOf(thumbhash);
  if (!bytes) return undefined;
  const { r, g, b } = thumbHashToAverageRGBA(bytes);
  return `#${[r, g, b].map((part) => within(part, 15).toString(16)).join("")}`;
}

/** Half the hash's usual size: the browser smooths it when it enlarges it, and the page carries a quarter. */
const shrunkBy = 2;
/** Colours a channel, less one: what the eye sees of a blur, and half the bytes. */
const shades = 31;

/** The picture as a blur in a data address of a few hundred bytes; undefined where unknown. */
export function blurredPicture(thumbhash: string | null): string | undefined {
  const bytes = bytesOf(thumbhash);
  if (!bytes) return undefined;
  const { w, h, rgba } = thumbHashToRGBA(bytes);
  const [width, height] = [Math.max(1, Math.floor(w / shrunkBy)), Math.max(1, Math.floor(h / shrunkBy))];
  // Each row begins with its PNG filter byte: none.
  const lines = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (dx: number, dy: number) =>
          rgba[(Math.min(h - 1, y * shrunkBy + dy) * w + Math.min(w - 1, x * shrunkBy + dx)) * 4 + channel] ?? 0;
        const mean = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4 / 255;
        lines[y * (width * 3 + 1) + 1 + x * 3 + channel] = (within(mean, shades) * 255) / shades;
      }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
