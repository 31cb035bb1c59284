import { expect, test } from "../support/test.js";

test("LANG-5 PROP-6 a language switch keeps the page and all its filters, after client-side filtering", async ({
  page,
}) => {
  const numberOf = async () =>
    /^\d+/.exec((await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent()) ?? "")?.[0];
  await page.goto("/nl/te-koop/?type=2&price=100000-&sort=price-up");
  const everywhere = await numberOf();
  const search = page.getByRole("search");
  await search.locator("summary", { hasText: "Plaats" }).click();
  const cityOption = search.getByRole("group", { name: "Plaats" }).getByRole("checkbox").first();
  const value = await cityOption.getAttribute("value");
  await cityOption.check();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/city=/);
  const requested = new URL(page.url()).searchParams.toString();
  // The address changes first, the list a moment later.
  await expect.poll(numberOf).not.toBe(everywhere);
  const found = await numberOf();
  await page.getByRole("link", { name: /^fr/i }).first().click();
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?/);
  expect(new URL(page.url()).searchParams.toString()).toBe(requested);
  await expect(page.locator("html")).toHaveAttribute("lang", /^fr/);
  await expect.poll(numberOf).toBe(found);
  await expect(page.locator(`input[name="city"][value="${value}"]`)).toBeChecked();
});

test("LANG-5 switches the language of a listing's page on the same listing", async ({ page }) => {
  await page.goto("/property/540/");
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/.*\/540\/$/);
  await page.getByRole("link", { name: /^en/i }).first().click();
  await expect(page).toHaveURL(/\/en\/for-(sale|rent)\/.*\/540\/$/);
});

test("LANG-4 serves a page without German text in Dutch, says so, and points search engines at the Dutch page", async ({
  site,
}) => {
  const html = await (await fetch(`${site}/de/privacy/`)).text();
  expect(html).toMatch(/<html lang="de/);
  expect(html.slice(html.indexOf("<main"))).toMatch(/ lang="nl/);
  expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`${site}/nl/privacy-statement/`);
});

test("LANG-4 leaves untranslated pages out of that language's sitemap", async ({ site }) => {
  const sitemap = async (language: string) => (await fetch(`${site}/sitemaps/${language}.xml`)).text();
  expect(await sitemap("nl")).toContain("/nl/privacy-statement/");
  expect(await sitemap("de")).not.toContain("privacy");
});

const links = (html: string, attributes: RegExp) =>
  Array.from(html.matchAll(/<link [^>]*>/g), ([link]) => link).flatMap((link) =>
    attributes.test(link) ? (/href="([^"]*)"/.exec(link)?.[1] ?? []) : [],
  );

test("LANG-5 offers alternates with x-default and its own canonical address", async ({ site }) => {
  const html = await (await fetch(`${site}/nl/te-koop/?sort=price-up`)).text();
  for (const language of ["nl", "fr", "en", "x-default"])
    expect(links(html, new RegExp(`rel="alternate".*hreflang="${language}"`, "i")), language).toHaveLength(1);
  expect(links(html, /rel="canonical"/)).toEqual([`${site}/nl/te-koop/`]);
});

test("LANG-4 SEO-1 a listing without German text is canonical in Dutch, in head and sitemap alike", async ({
  site,
}) => {
  const [german, dutch] = await Promise.all(
    ["de", "nl"].map(async (language) => (await fetch(`${site}/${language}/property/541/`)).text()),
  );
  const [canonical = ""] = links(dutch ?? "", /rel="canonical"/);
  expect(canonical).toMatch(/\/nl\/te-(koop|huur)\/.*\/541\/$/);
  expect(links(german ?? "", /rel="canonical"/)).toEqual([canonical]);
  expect(links(german ?? "", /hreflang/i)).toEqual([]);
  expect(german).toMatch(/<html lang="de/);
  expect(links(dutch ?? "", /hreflang="x-default"/i)).toEqual([canonical]);
  expect(links(dutch ?? "", /hreflang="de"/i)).toEqual([]);
  const sitemap = async (language: string) => (await fetch(`${site}/sitemaps/${language}.xml`)).text();
  expect(await sitemap("nl")).toContain(`<loc>${canonical}</loc>`);
  expect(await sitemap("nl")).toContain(`hreflang="x-default" href="${canonical}"`);
  // Projects are written in German, and every third listing of the sample.
  const numbered = Array.from((await sitemap("de")).matchAll(/<loc>([^<]*\/\d+\/)<\/loc>/g), ([, address]) => address);
  const others = numbered.filter((address) => !address?.includes("/de/projekte/"));
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((address) => Number(/(\d+)\/$/.exec(address ?? "")?.[1]) % 3 !== 0)).toEqual([]);
});

test("LANG-5 PROP-4 each page of a list is its own canonical, with links to the previous and the next", async ({
  site,
}) => {
  const second = await (await fetch(`${site}/fr/a-vendre/?page=2`)).text();
  expect(links(second, /rel="canonical"/)).toEqual([`${site}/fr/a-vendre/?page=2`]);
  expect(links(second, /rel="prev"/)).toEqual([`${site}/fr/a-vendre/`]);
  expect(links(second, /rel="next"/)).toEqual([`${site}/fr/a-vendre/?page=3`]);
  expect(links(second, /hreflang="nl"/i)).toEqual([`${site}/nl/te-koop/?page=2`]);
  const narrowed = await (await fetch(`${site}/fr/a-vendre/?bedrooms=1&page=2`)).text();
  expect(links(narrowed, /rel="canonical"/)).toEqual([`${site}/fr/a-vendre/`]);
});

test("LANG-8 an address with several errors redirects once", async ({ site }) => {
  for (const [requested, right] of [
    ["/for-sale?page=1", "/nl/te-koop/"],
    ["/FR/Te-Koop?city=Gent%7C9000&page=1", "/fr/a-vendre/?city=gent%7C9000"],
  ]) {
    const answer = await fetch(`${site}${requested}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, right]);
    expect((await fetch(`${site}${right}`, { redirect: "manual" })).status).toBe(200);
  }
});

test("CMS-3 SEO-2 a review names its customer in structured data, and every kind of page is described", async ({
  site,
}) => {
  for (const path of ["/nl/", "/nl/te-koop/", "/nl/projecten/", "/nl/contact/", "/fr/services/", "/property/540/"]) {
    expect(await (await fetch(site + path)).text(), path).toMatch(/<meta name="description" content="[^"]*\S{2}/);
  }
  const html = await (await fetch(`${site}/nl/onze-klanten-aan-het-woord/familie-peeters/`)).text();
  expect(html).toContain('"author":{"@type":"Person","name":"Familie Peeters"}');
});
