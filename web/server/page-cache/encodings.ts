import { brotliCompressSync, constants, gzipSync, type BrotliOptions } from "node:zlib";

export const encodings = ["identity", "gzip", "br"] as const;
export type Encoding = (typeof encodings)[number];

/** Enough for every browser's and robot's spelling; beyond it headers are read anew each time. */
const rememberedHeaders = 500;
const remembered = new Map<string, Encoding>();

/** The best of ours that an Accept-Encoding header allows. */
export function selectEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const cached = remembered.get(header);
  if (cached) return cached;
  const chosen = parse(header);
  if (remembered.size < rememberedHeaders && header.length < 200) remembered.set(header, chosen);
  return chosen;
}

function parse(header: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const allows = (name: string) => (quality.get(name) ?? quality.get("*") ?? 0) > 0;
  if (allows("br")) return "br";
  return allows("gzip") ? "gzip" : "identity";
}

export const brotliText = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** What a visitor waits for. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br") return brotliCompressSync(body, brotliText(body, 5));
  return encoding === "gzip" ? gzipSync(body, { level: 6 }) : body;
}
