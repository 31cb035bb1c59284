import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./browser.mjs";

const limit = 130;

/** Budget 5: the script that a browser really loads before anyone consents to anything. */
export async function measureScript(app) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  try {
    const rows = [];
    for (const [name, path] of Object.entries(app.paths)) {
      const files = await scriptsOf(browser, app.site + path);
      const sum = files.reduce((total, { bytes }) => total + bytes, 0);
      const biggest = [...files].sort((a, b) => b.bytes - a.bytes).slice(0, 8);
      console.log(
        `  ${name}: ${biggest.map(({ file, bytes }) => `${file} ${(bytes / 1024).toFixed(1)}`).join(", ")} …`,
      );
      rows.push({
        budget: 5,
        what: `script before consent, gzip, ${name} (${files.length} files)`,
        ours: `${(sum / 1024).toFixed(1)} KB`,
        other: `${limit} KB`,
        ratio: (sum / 1024 / limit).toFixed(2),
        toReach: `≤ ${limit} KB`,
        met: sum <= limit * 1024,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function scriptsOf(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "nl-BE" });
  const page = await context.newPage();
  const bodies = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() !== "script" && !/\.m?js(\?|$)/.test(answer.url())) return;
    const file = new URL(answer.url()).pathname.split("/").at(-1);
    bodies.push(answer.body().then((body) => ({ file, bytes: gzipSync(body, { level: 6 }).length })));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const files = await Promise.all(bodies);
  await context.close();
  return [...new Map(files.map((found) => [found.file, found])).values()];
}
