import { rawResponse } from "./raw-response.mjs";

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const lists = { nl: "/nl/te-koop/", fr: "/fr/a-vendre/", en: "/en/for-sale/", de: "/de/zu-verkaufen/" };

/** Budget 6: what the list page weighs, in each language that the site has. */
export async function measureListHtml(app) {
  const rows = [];
  for (const [language, path] of Object.entries(lists)) {
    const answer = await fetch(app.site + path, { redirect: "manual" });
    await answer.body?.cancel();
    if (answer.status === 200) rows.push(...(await measureOne(app, language, path)));
  }
  return rows;
}

async function measureOne(app, language, path) {
  const { body } = await rawResponse(app.site + path);
  // A page that nobody asked for yet, so that it is not yet compressed at the highest level.
  const sent = await rawResponse(`${app.site}${path}?page=2`, "br");
  const row = (how, bytes, limit) => ({
    budget: 6,
    what: `HTML of the list page, ${language}, ${how}`,
    ours: kilobytes(bytes),
    other: `${limit} KB`,
    ratio: (bytes / 1024 / limit).toFixed(2),
    toReach: `≤ ${limit} KB`,
    met: bytes <= limit * 1024,
  });
  return [row("raw", body.length, 70), row("brotli, as first sent", sent.body.length, 14)];
}
