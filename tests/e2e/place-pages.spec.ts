import { z } from "zod";
import { expect, expectAccessible, phone, test } from "../support/test.js";
import { adminApi } from "../support/admin-api.js";
import { siteText, waitForSiteText } from "../support/wait-for-site.js";

const path = "/nl/te-koop/antwerpen/appartement/";
const french = "/fr/a-vendre/anvers/appartement/";
const uid = "api::place-page.place-page";
const documentOf = z.object({ data: z.object({ documentId: z.string() }) });
const configUid = "api::site-config.site-config";

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test("SEO-4 SEO-1 a place page is in the sitemap, canonical to itself, in each language, and within its budget", async ({
  site,
}) => {
  const html = await siteText(path);
  expect(canonicalOf(html)).toBe(site + path);
  expect(html).toContain(`hrefLang="fr" href="${site}${french}"`);
  expect(html).not.toContain('name="robots"');
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(70 * 1024);
  for (const [language, own] of [
    ["nl", path],
    ["fr", french],
    ["en", "/en/for-sale/antwerp/apartment/"],
    ["de", "/de/zu-verkaufen/antwerpen/wohnung/"],
  ] as const) {
    const sitemap = await siteText(`/sitemaps/${language}.xml`);
    expect(sitemap, language).toContain(`<loc>${site}${own}</loc>`);
    expect((await fetch(site + own, { redirect: "manual" })).status, own).toBe(200);
  }
  // German addresses write umlauts out; those from before lead there.
  const moved = await fetch(`${site}/de/zu-verkaufen/antwerpen/grundstuck/`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/de/zu-verkaufen/antwerpen/grundstueck/"]);
  // Every place page of the sitemap answers as one that may be indexed.
  const listed = Array.from(
    (await siteText("/sitemaps/nl.xml")).matchAll(/<loc>([^<]*\/te-huur\/[^<]*[a-z]\/)<\/loc>/g),
  );
  expect(listed.length).toBeGreaterThan(3);
  for (const [, address = ""] of listed) expect(canonicalOf(await (await fetch(address)).text())).toBe(address);
});

test("SEO-5 SEO-4 visitors go on filtering at the list's address, and page through the place", async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 1440 });
  await page.goto(path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Appartement te koop in Antwerpen");
  await main.getByRole("navigation", { name: "Pagina’s" }).getByRole("link", { name: "Pagina 2" }).click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await main.getByLabel("Sorteer op").selectOption("price-up");
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=.*type=\d+.*sort=price-up/);
  await page.goto(path);
  const nearby = main.getByRole("navigation", { name: "Zoek per plaats en type" }).getByRole("link");
  await nearby.first().click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/(?!antwerpen)[a-z-]+\/appartement\/$/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Appartement\ste\skoop\sin\s/);
});

test("SEO-4 CMS-8 CMS-10 staff introduce a place, and the site shows it once it is published", async ({ page }) => {
  const staff = await adminApi("marketing");
  const row = { name: "Antwerpen, appartement", goal: "sale", cities: ["antwerpen|2000"], type: 2 };
  const text = { title: "Een flat aan de Schelde", text: "Wonen met **zicht op het water**.", metaTitle: "Flats" };
  const types = z
    .object({ results: z.array(z.object({ webId: z.number(), name: z.record(z.string(), z.unknown()) })) })
    .parse((await staff.call("/content-manager/collection-types/plugin::properties.property-type?pageSize=100")).json);
  const type = types.results.find(({ name }) => name["nl"] === "Appartement")?.webId;
  const { documentId } = documentOf.parse((await staff.create(uid, { ...row, type, ...text })).json).data;
  try {
    expect(await siteText(path)).not.toContain("Schelde");
    expect((await staff.publish(uid, documentId, { ...row, type, ...text })).status).toBe(200);
    await waitForSiteText(path).toContain("<strong>zicht op het water</strong>");
    const html = await siteText(path);
    expect(html).toMatch(/<title>Flats · /);
    expect(html).toContain(">Een flat aan de Schelde</h1>");
    expect(await siteText(french)).not.toContain("Schelde");
    await page.setViewportSize(phone);
    await page.goto(path);
    await expectAccessible(page);

    const again = await staff.create(uid, { ...row, type, name: "Nog eens", cities: ["antwerpen|2018"] });
    expect([again.status, JSON.stringify(again.json)]).toEqual([400, expect.stringMatching(/has a text already/)]);
    const two = await staff.save(uid, documentId, { cities: ["antwerpen|2000", "gent|9000"] });
    expect([two.status, JSON.stringify(two.json)]).toEqual([400, expect.stringMatching(/Gent is another one/)]);
  } finally {
    await staff.call(`/content-manager/collection-types/${uid}/${documentId}?locale=*`, "DELETE");
  }
  await waitForSiteText(path).not.toContain("Schelde");
});

test("SEO-4 SEO-5 staff decide from how many homes a place has a page", async ({ site }) => {
  const staff = await adminApi("marketing");
  const [config] = await staff.find(configUid);
  const id = config?.documentId ?? "";
  const { propertyList } = z
    .object({ propertyList: z.record(z.string(), z.unknown()) })
    .parse(await staff.read(configUid, id));
  const from = async (placePagesFrom: number) =>
    expect(
      (await staff.publish(configUid, id, { propertyList: { id: propertyList["id"], placePagesFrom } })).status,
    ).toBe(200);
  try {
    await from(100);
    await waitForSiteText(path).toContain('name="robots" content="noindex"');
    expect(canonicalOf(await siteText(path))).toBe(`${site}/nl/te-koop/`);
    expect(await siteText("/sitemaps/nl.xml")).not.toContain(path);
    await from(0);
    await expect.poll(async () => (await fetch(site + path)).status).toBe(404);
  } finally {
    await from(3);
  }
  await waitForSiteText(path).not.toContain('name="robots"');
});
