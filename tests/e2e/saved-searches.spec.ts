import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectOnlyStatus, test } from "../support/test.js";
import { openWithDelayedScript } from "../support/delayed-script.js";
import { watchLayoutShift } from "../support/layout-shift.js";

const form = (page: Page) => page.getByRole("main").getByRole("form", { name: "Uw zoekopdracht" });
const step = (page: Page, name: RegExp) => form(page).getByRole("heading", { name });

async function fillInContact(page: Page) {
  // FORM-1: how to be addressed is not required, and what is offered is up to staff.
  await expect(
    form(page)
      .getByRole("group", { name: /^Aanspreking/ })
      .getByRole("radio"),
  ).toHaveCount(2);
  await form(page).getByLabel("Voornaam").fill("An");
  await form(page).getByLabel(/^Naam/).fill("Peeters");
  await form(page).getByLabel("E-mailadres").fill("an@visitor.example");
  await form(page).getByLabel("Telefoon").fill("0470123456");
}

test("FORM-3 a visitor completes the steps by keyboard alone, with the focus on each step's heading", async ({
  page,
}) => {
  await page.goto("/nl/zoekopdracht/");
  await expect(step(page, /Stap 1 van 4/)).toBeVisible();
  await form(page).getByRole("radio", { name: "Kopen" }).focus();
  await page.keyboard.press("Space");
  const next = form(page).getByRole("button", { name: "Verder" });
  await next.focus();
  await page.keyboard.press("Enter");
  // Without a type the form stays on this step and shows the error.
  await expect(step(page, /Stap 1 van 4/)).toBeVisible();
  await expectAccessible(form(page));
  const type = form(page).getByRole("checkbox", { name: "Huis", exact: true });
  await type.focus();
  await page.keyboard.press("Space");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(step(page, /Stap 2 van 4: Waar/)).toBeFocused();

  await form(page).getByRole("searchbox", { name: "Zoek een gemeente" }).focus();
  await page.keyboard.type("prov antw");
  await form(page).getByRole("checkbox", { name: "Provincie Antwerpen" }).focus();
  await page.keyboard.press("Space");
  await expect(form(page).getByRole("button", { name: "Provincie Antwerpen weghalen" })).toBeVisible();
  await expect(form(page).getByText(/Nu (past|passen) \d+ woning/)).toBeVisible();
  await expectAccessible(form(page));
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(step(page, /Stap 3 van 4: Wat moet de woning hebben/)).toBeFocused();
  await form(page).getByLabel("EPC-label, minstens").selectOption("C");
  await form(page).getByRole("checkbox", { name: "Tuin" }).press("Space");
  await expectAccessible(form(page));

  await form(page).getByRole("button", { name: "Terug" }).press("Enter");
  await expect(step(page, /Stap 2 van 4/)).toBeFocused();
  await expect(form(page).getByRole("button", { name: "Provincie Antwerpen weghalen" })).toBeVisible();
  await next.press("Enter");
  await expect(form(page).getByLabel("EPC-label, minstens")).toHaveValue("c");
  await next.press("Enter");
  await expect(step(page, /Stap 4 van 4/)).toBeFocused();
  await expectAccessible(form(page));
  await fillInContact(page);
  await form(page).getByRole("button", { name: "Bewaar mijn zoekopdracht" }).press("Enter");
  await expect(page).toHaveURL(/\/nl\/bedankt\/zoekopdracht\/$/);
});

test("FORM-3 the map offers the same choices as the list, and loads on this page only", async ({ page }) => {
  const maps: string[] = [];
  page.on("request", (request) => /region-map/.test(request.url()) && maps.push(request.url()));
  await page.goto("/nl/contact/");
  expect(maps).toEqual([]);
  await page.goto("/nl/zoekopdracht/");
  await form(page).getByRole("radio", { name: "Kopen" }).check();
  await form(page).getByRole("checkbox", { name: "Huis", exact: true }).check();
  await form(page).getByRole("button", { name: "Verder" }).click();
  // Hidden from assistive technology, which has the list: found by its title.
  await form(page).locator("svg path", { hasText: "Provincie Limburg" }).click({ force: true });
  await expect(form(page).getByRole("button", { name: "Provincie Limburg weghalen" })).toBeVisible();
  expect(maps.length).toBeGreaterThan(0);
});

test("FORM-3 Q-2 the page has each zone once, and keeps the ones ticked before its script loads @full", async ({
  page,
  site,
}) => {
  const html = await (await fetch(`${site}/nl/zoekopdracht/`)).text();
  expect(html.match(/municipality:11002/g)).toHaveLength(1);
  expect(html.match(/Aartselaar/g)).toHaveLength(1);
  const release = await openWithDelayedScript(page, "/nl/zoekopdracht/");
  await form(page).locator("summary", { hasText: "Provincie Luxemburg" }).click();
  await form(page).getByRole("checkbox", { name: "Aarlen", exact: true }).check();
  await form(page).getByRole("radio", { name: "Kopen" }).check();
  await form(page).getByRole("checkbox", { name: "Huis", exact: true }).check();
  release();
  await form(page).getByRole("button", { name: "Verder" }).click();
  await expect(form(page).getByRole("button", { name: "Aarlen weghalen" })).toBeVisible();
  await form(page).getByRole("searchbox", { name: "Zoek een gemeente" }).fill("aa");
  // Municipalities in the order of their names, whatever the province.
  const found = form(page).getByRole("group", { name: "Gevonden" }).getByRole("checkbox");
  await expect(found.first()).toHaveAccessibleName("Aalst");
});

test("FORM-3 a search continues as a saved search", async ({ page }) => {
  await page.goto("/nl/te-koop/?bedrooms=2&price=-600000&surface=100&epc=c&garden=1");
  const ways = page.getByRole("link", { name: "Bewaar deze zoekopdracht" });
  // Beside what is set, and where the list ends.
  await expect(ways).toHaveCount(2);
  await ways.first().click();
  await expect(page).toHaveURL(/\/nl\/zoekopdracht\/\?/);
  await expect(form(page).getByRole("radio", { name: "Kopen" })).toBeChecked();
  await expect(form(page).getByLabel("Prijs tot")).toHaveValue("600000");
  await expect(form(page).getByLabel("Slaapkamers, minstens")).toHaveValue("2");
  await expect(form(page).getByLabel("Oppervlakte vanaf (m²)")).toHaveValue("100");
  await expect(form(page).getByLabel("EPC-label, minstens")).toHaveValue("c");
  await expect(form(page).getByRole("checkbox", { name: "Tuin", includeHidden: true })).toBeChecked();
});

for (const width of [375, 1440])
  test(`FORM-3 the steps appear without layout shift though their script is late, ${width} px wide @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchLayoutShift(page);
    const release = await openWithDelayedScript(page, "/nl/zoekopdracht/");
    // Scrolls to the end of the form meanwhile.
    await form(page).getByRole("button").last().scrollIntoViewIfNeeded();
    release();
    await expect(form(page).getByRole("button", { name: "Verder" })).toBeVisible();
    await expect(form(page).getByRole("searchbox", { includeHidden: true })).toBeAttached();
    expect(await shifted()).toEqual([]);
  });

test("FORM-3 at 375 px nothing is wider than the window in any step", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/nl/zoekopdracht/?goal=buy");
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isTooWide()).toBe(false);
  await form(page).getByRole("checkbox", { name: "Huis", exact: true }).check();
  await form(page).getByRole("button", { name: "Verder" }).click();
  await expect(step(page, /Stap 2 van 4/)).toBeVisible();
  expect(await isTooWide()).toBe(false);
});

test("FORM-12 an unknown link says so, and no cache or search engine stores the page", async ({ page, complaints }) => {
  const answer = await page.goto("/fr/subscription/m.nobody..AAAAAAAAAAAAAAAAAAAAAAAA/");
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": /noindex/ });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne fonctionne plus");
  expectOnlyStatus(complaints, 404);
});

test("SEO-3 a list links the RSS of its language, which a reader parses", async ({ page }) => {
  await page.goto("/nl/te-koop/");
  const changes = page.locator('link[type="application/rss+xml"]');
  await expect(changes).toHaveAttribute("href", "/nl/rss.xml");
  const first = await page.request.get("/nl/rss.xml");
  expect(first.headers()["content-type"]).toContain("application/rss+xml");
  const again = await page.request.get("/nl/rss.xml", { headers: { "if-none-match": first.headers()["etag"] ?? "" } });
  expect(again.status()).toBe(304);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  test("FORM-3 Q-2 the saved-search form is one page, and keeps its choices", async ({ page, complaints }) => {
    await page.goto("/nl/zoekopdracht/");
    for (const name of [/Stap 1/, /Stap 2/, /Stap 3/, /Stap 4/]) await expect(step(page, name)).toBeVisible();
    await form(page).getByRole("radio", { name: "Kopen" }).check();
    await form(page).getByRole("checkbox", { name: "Huis", exact: true }).check();
    await form(page).locator("summary", { hasText: "Provincie Luxemburg" }).click();
    await form(page).getByRole("checkbox", { name: "Aarlen", exact: true }).check();
    await form(page).evaluate((element) => element.setAttribute("novalidate", ""));
    await form(page).getByRole("button").last().click();
    await expect(form(page).getByRole("alert")).toBeFocused();
    await expect(form(page).getByRole("checkbox", { name: "Aarlen", exact: true })).toBeChecked();
    expectOnlyStatus(complaints, 422);
  });
});
