import { expect, test } from "../support/test.js";

const pages = ["/nl/", "/fr/", "/de/", "/nl/te-koop/", "/fr/a-vendre/"];

for (const [at, path] of pages.entries())
  test(`nothing avoidable loads before the first picture (budget 7): ${path}${at > 0 ? " @full" : ""}`, async ({
    page,
    site,
  }) => {
    const html = await (await fetch(site + path)).text();
    expect(/<link [^>]*id="chrome"[^>]*>/.exec(html)?.[0]).toContain('rel="later"');
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const chrome = page.waitForResponse(/\/chrome\.json/);
    await page.goto(site + path);
    await chrome;
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const fonts = requested.filter((name) => name.endsWith(".woff2"));
    expect(fonts).not.toEqual([]);
    // The file of rare signs: none of ours is written with them.
    expect(fonts.filter((name) => name.includes("-signs-"))).toEqual([]);
  });
