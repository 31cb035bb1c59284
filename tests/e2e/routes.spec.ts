import { languages } from "@gevel/config";
import { expect, test } from "../support/test.js";
import { routeTable } from "../fixtures/route-table.js";

/** The chain of one address: every status and location until an answer that is no redirect. */
async function follow(site: string, address: string) {
  const hops: { status: number; location: string }[] = [];
  let url = new URL(address, site);
  for (;;) {
    const answer = await fetch(url, { redirect: "manual" });
    if (answer.status < 300 || answer.status > 399)
      return { hops, status: answer.status, url, html: await answer.text() };
    hops.push({ status: answer.status, location: answer.headers.get("location") ?? "" });
    url = new URL(answer.headers.get("location") ?? "", url);
  }
}

for (const id of new Set(routeTable.map((route) => route.id)))
  test(`${id} every route is reachable in every language`, async ({ site }) => {
    for (const { original, paths } of routeTable.filter((route) => route.id === id))
      for (const language of languages) {
        const address = `/${language}/${original}/`;
        const { status, hops, url, html } = await follow(site, address);
        expect.soft(status, address).toBe(200);
        expect.soft(hops.length, `LANG-8 hops from ${address}`).toBeLessThanOrEqual(1);
        expect
          .soft(
            hops.filter((hop) => hop.status !== 301),
            `LANG-8 hops from ${address}`,
          )
          .toEqual([]);
        expect.soft(html, address).toContain(`<html lang="${language}`);
        const named = paths[language];
        if (named) expect.soft(url.pathname, address).toBe(`/${language}/${named}/`);
      }
  });

test("LANG-8 redirects an unprefixed original path to its one canonical address and keeps the query", async ({
  site,
}) => {
  for (const address of [
    "/for-sale/?sort=price-up",
    "/FOR-SALE?sort=price-up",
    "/nl/for-sale?sort=price-up",
    "/nl/Te-Koop?sort=price-up",
  ]) {
    const { hops, status, url } = await follow(site, address);
    expect(hops, address).toHaveLength(1);
    expect(hops[0]?.status).toBe(301);
    expect(status).toBe(200);
    expect(`${url.pathname}${url.search}`).toBe("/nl/te-koop/?sort=price-up");
  }
});

test("ROUTE-5 redirects a listing's short address and a wrong slug to the canonical one", async ({ site }) => {
  const short = await follow(site, "/property/546/");
  expect(short.status).toBe(200);
  expect(short.hops).toHaveLength(1);
  expect(short.url.pathname).toMatch(/^\/nl\/te-(koop|huur)\/[a-z-]+\/[a-z0-9-]+\/546\/$/);
  const wrong = await follow(
    site,
    short.url.pathname.replace(/\/[a-z-]+\/[a-z0-9-]+\/546\/$/, "/elders/iets-anders/546/"),
  );
  expect(wrong.hops).toHaveLength(1);
  expect(wrong.url.pathname).toBe(short.url.pathname);
});

test("ROUTE-9 answers 404 in the right language, with header, footer, search form and a link home", async ({
  page,
  complaints,
}) => {
  for (const [path, lang] of [
    ["/nl/bestaat-niet/", "nl"],
    ["/fr/nexiste-pas/", "fr"],
    ["/xx/", "nl"],
    ["/nl/te-koop/antwerpen/geen/99999999/", "nl"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${lang}`));
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(page.getByRole("main").getByRole("search")).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href="/${lang}/"], a[href="/"]`).first()).toBeVisible();
  }
  complaints.length = 0; // Chromium writes each 404 on the console.
});

test("ROUTE-9 gives the login of an unknown language the title of the 404 page", async ({ site }) => {
  const answer = await fetch(`${site}/xx/login/`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<title>Deze pagina bestaat niet · /);
});

test("ROUTE-3 keeps thank-you pages out of search engines", async ({ page }) => {
  await page.goto("/nl/bedankt/gratis-schatting/");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("answers malformed addresses with a clear 4xx and never with a 500", async ({ site }) => {
  for (const path of [
    "/%zz",
    "/nl/%00/",
    `/${"a".repeat(9000)}`,
    "/nl/te-koop/?price=abc&page=-1&type=x&city=%F0%28",
    "/..%2f..%2fetc/passwd",
    "//evil.example/",
  ]) {
    const answer = await fetch(site + path, { redirect: "manual" });
    expect(answer.status, path).toBeLessThan(500);
  }
});
