import { languages } from "@gevel/config";
import { z } from "zod";
import { screens } from "../fixtures/pages.js";
import { expect, test } from "../support/test.js";

const node = z.looseObject({ "@type": z.string() });
const document = z.strictObject({ "@context": z.literal("https://schema.org"), "@graph": z.array(node).min(1) });
const crumbs = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url() })),
});

const blocksOf = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), ([, json = ""]) => json);

/** The structured data of a page of the real server; empty if it has none. */
async function structuredDataOf(site: string, path: string) {
  const html = await (await fetch(site + path)).text();
  const blocks = blocksOf(html).map((json) => document.parse(JSON.parse(json)));
  return { html, blocks, nodes: blocks.flatMap((block) => block["@graph"]) };
}

test("SEO-2 every indexable screen has one block of structured data of its kind, with complete addresses", async ({
  site,
}) => {
  const expected: Record<string, string[]> = {
    home: ["WebSite", "RealEstateAgent", "Review"],
    contact: ["RealEstateAgent", "BreadcrumbList"],
    "for sale": ["BreadcrumbList"],
    place: ["BreadcrumbList"],
    projects: ["ItemList"],
    listing: ["RealEstateListing", "BreadcrumbList"],
    project: ["RealEstateListing", "BreadcrumbList"],
    article: ["Article", "BreadcrumbList"],
    "team member": ["ProfilePage", "BreadcrumbList"],
    "thank you": [],
    login: [],
  };
  for (const [name, path] of screens) {
    const { html, blocks, nodes } = await structuredDataOf(site, path);
    const isIndexed = !html.includes('<meta name="robots" content="noindex"/>');
    expect(blocks.length, name).toBeLessThanOrEqual(isIndexed ? 1 : 0);
    const types = nodes.map((found) => found["@type"]);
    expect(types, name).toEqual(expect.arrayContaining(expected[name] ?? []));
    // Every address is absolute.
    for (const [, address] of JSON.stringify(nodes).matchAll(/"(?:url|item|image|logo)":"([^"]*)"/g))
      expect(address, name).toMatch(/^https?:\/\//);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("SEO-2 ROUTE-6 its breadcrumbs match those on the page", async ({ page, site }) => {
    for (const path of ["/nl/te-koop/", "/property/546/", "/fr/project/1/", "/nl/contact/u-wenst-te-verkopen/"]) {
      await page.goto(path);
      const shown = await page
        .getByRole("navigation", { name: /kruimel|bent hier|êtes ici|ariane/i })
        .getByRole("listitem")
        .allTextContents();
      const { nodes } = await structuredDataOf(site, new URL(page.url()).pathname);
      const [list] = nodes.flatMap((found) => (found["@type"] === "BreadcrumbList" ? [crumbs.parse(found)] : []));
      expect(
        list?.itemListElement.map(({ name }) => name),
        path,
      ).toEqual(shown);
      expect(list?.itemListElement.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
    }
  });
});

test("SEO-2 CMS-6 the agency has its offices with hours, legal numbers and networks, the same in every language", async ({
  site,
}) => {
  const agency = z.object({
    "@id": z.string(),
    url: z.url(),
    vatID: z.string().min(1),
    sameAs: z.array(z.url()).min(1),
    department: z
      .array(z.object({ name: z.string(), openingHoursSpecification: z.array(z.object({ opens: z.string() })).min(2) }))
      .min(2),
  });
  const ids = new Set<string>();
  const hours = new Set<string>();
  for (const language of languages) {
    const { nodes } = await structuredDataOf(site, `/${language}/`);
    const [found] = nodes.flatMap((one) => (one["@type"] === "RealEstateAgent" ? [agency.parse(one)] : []));
    expect(found?.url).toBe(`${site}/${language}/`);
    ids.add(found?.["@id"] ?? "");
    hours.add(JSON.stringify(found?.department.map(({ openingHoursSpecification }) => openingHoursSpecification)));
  }
  expect([ids.size, hours.size]).toEqual([1, 1]);
});

test("SEO-2 structured data does not stay after client-side navigation", async ({ page }) => {
  await page.goto("/nl/");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL(/\/nl\/contact\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
