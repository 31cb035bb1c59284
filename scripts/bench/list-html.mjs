import { gzipSync } from "node:zlib";
import { rawAnswer } from "./raw-answer.mjs";

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** Budget 6: what the list page weighs. */
export async function measureListHtml(house) {
  const { body } = await rawAnswer(house.site + house.paths.list);
  const row = (how, bytes, limit) => ({
    budget: 6,
    what: `HTML of the list page, ${how}`,
    ours: kilobytes(bytes),
    other: `${limit} KB`,
    ratio: (bytes / 1024 / limit).toFixed(2),
    toReach: `≤ ${limit} KB`,
    met: bytes <= limit * 1024,
  });
  return [row("raw", body.length, 60), row("gzip", gzipSync(body, { level: 6 }).length, 12)];
}
