import { gzipSync } from "node:zlib";
import { rawAnswer } from "./raw-answer.mjs";

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const lists = { nl: "/nl/te-koop/", fr: "/fr/a-vendre/", en: "/en/for-sale/", de: "/de/zu-verkaufen/" };

/** Budget 6: what the list page weighs, in each language that the site has. */
export async function measureListHtml(house) {
  const rows = [];
  for (const [language, path] of Object.entries(lists)) {
    const answer = await fetch(house.site + path, { redirect: "manual" });
    await answer.body?.cancel();
    if (answer.status === 200) rows.push(...(await measureOne(house, language, path)));
  }
  return rows;
}

async function measureOne(house, language, path) {
  const { body } = await rawAnswer(house.site + path);
  const row = (how, bytes, limit) => ({
    budget: 6,
    what: `HTML of the list page, ${language}, ${how}`,
    ours: kilobytes(bytes),
    other: `${limit} KB`,
    ratio: (bytes / 1024 / limit).toFixed(2),
    toReach: `≤ ${limit} KB`,
    met: bytes <= limit * 1024,
  });
  return [row("raw", body.length, 64), row("gzip", gzipSync(body, { level: 6 }).length, 14)];
}
