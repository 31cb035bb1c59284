import type { Page } from "@playwright/test";
import { typeCharacters } from "../support/solve-captcha.js";
import { expect, expectOnlyStatus, expectToFitAllWidths, phone, test } from "../support/test.js";

const card = (page: Page, name: string) =>
  page.getByRole("list", { name: "Nieuwbouw", exact: true }).getByRole("article").filter({ hasText: name });

test("PROP-13 ROUTE-7 the menu leads to the projects: pictures, units left, lowest price, sold out last", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/");
  await page.getByRole("navigation").getByRole("link", { name: "Nieuwbouw" }).first().click();
  await expect(page).toHaveURL("/nl/projecten/");
  const cards = page.getByRole("list", { name: "Nieuwbouw", exact: true }).getByRole("article");
  await expect(cards).toHaveCount(8);
  await expect(card(page, "Kaai 17")).toContainText("Nog 8 van 12 te koop");
  await expect(card(page, "Kaai 17")).toContainText("Vanaf");
  await expect(card(page, "Mikse Dreef")).toContainText("Prijs op aanvraag");
  await expect(cards.last()).toContainText("Uitverkocht");
  await card(page, "Residentie Moorkens").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Residentie Moorkens" })).toBeVisible();
});

test("PROP-13 a project's page has its price list, conditions, documents and similar projects", async ({ page }) => {
  await page.goto("/project/1/");
  await expect(page).toHaveURL("/nl/projecten/antwerpen/kaai-17/1/");
  // Published; the address of another project below is not.
  await expect(page.getByText("Vaartkaai 17, 2000 Antwerpen")).toBeVisible();
  const table = page.getByRole("table", { name: "Prijslijst" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Eenheid",
    "Verdieping",
    "Oppervlakte",
    "Slaapkamers",
    "Prijs",
    "Plan",
  ]);
  // Sold units are hidden until the visitor ticks the box.
  await expect(table.getByRole("rowheader")).toHaveCount(8);
  await page.getByRole("checkbox", { name: "Toon ook wat verkocht is (4)" }).check();
  await expect(table.getByRole("rowheader")).toHaveCount(12);
  await expect(table.getByText("Verkocht", { exact: true })).toHaveCount(4);
  const ground = table.getByRole("row").filter({ hasText: "Appartement 0.2" });
  await expect(ground).toContainText(/Gelijkvloers.*m².*€/s);
  await test.step("Q-1 on a phone each unit takes two lines that remain a table row", async () => {
    const { width, height } = page.viewportSize() ?? phone;
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(ground.getByRole("cell")).toHaveCount(5);
    const cell = async (text: RegExp) =>
      (await ground.getByRole("cell").filter({ hasText: text }).boundingBox())?.y ?? 0;
    // The price is beside the name, the rest below it.
    expect(await cell(/m²/)).toBeGreaterThan((await cell(/€/)) + 10);
    expect((await ground.boundingBox())?.height).toBeLessThan(100);
    await page.setViewportSize({ width, height });
  });
  // A unit that is a listing has its own page.
  await table.getByRole("rowheader", { name: "Appartement met open leefkeuken" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/antwerpen\/appartement-met-open-leefkeuken\/\d+\/$/);
  await page.goBack();
  for (const name of ["Grondplan", "Voorwaarden", "Documenten", "Andere projecten"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  const specification = page.getByRole("link", { name: /^Lastenboek/ });
  const answer = await page.request.get((await specification.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("pdf");
});

test("PROP-13 Q-2 without script visitors filter units by bedrooms, each option with its count", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto("/project/1/");
  const rows = page.getByRole("table", { name: "Prijslijst" }).getByRole("rowheader");
  const choices = page.getByRole("group", { name: "Aantal slaapkamers" }).getByRole("radio");
  const names = await page.getByRole("group", { name: "Aantal slaapkamers" }).locator("label").allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  for (const [index, name] of names.entries()) {
    await choices.nth(index).check();
    const left = /\((\d+)\)/.exec(name)?.[1];
    await expect(rows).toHaveCount(left === undefined ? 8 : Number(left));
  }
  await context.close();
});

test("PROP-13 PROP-18 Q-1 a new project names the facts still to come, a sold-out one says so, and both fit every width", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/project/8/");
  await expect(page.getByText("De eenheden van dit project worden binnenkort voorgesteld.")).toBeVisible();
  await expect(page.getByText("Voor dit project zijn er nog geen documenten.")).toBeVisible();
  await expectToFitAllWidths(page);
  await page.setViewportSize(phone);
  await page.goto("/project/6/");
  await expect(page.getByText("Alle eenheden van dit project zijn verkocht.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Prijslijst" }).getByText("€")).toHaveCount(0);
  await expectToFitAllWidths(page);
});

test("PROP-9 PROP-8 an unpublished address or price appears nowhere in the page", async ({ page }) => {
  await page.goto("/project/5/");
  await expect(page.getByRole("heading", { level: 1, name: "Mikse Dreef" })).toBeVisible();
  expect(await page.content()).not.toContain("Kasteeldreef");
  const table = page.getByRole("table", { name: "Prijslijst" });
  await expect(table.getByText("Prijs op aanvraag")).toHaveCount(4);
  await expect(table).not.toContainText("€");
});

test("LANG-5 SEO-1 the language switch stays on the project, which is canonical and in the sitemap; other addresses redirect to it", async ({
  page,
}) => {
  await page.goto("/nl/projecten/gent/iets-anders/1/");
  await expect(page).toHaveURL("/nl/projecten/antwerpen/kaai-17/1/");
  await expect(page).toHaveTitle(/^Kaai 17 · /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/nl\/projecten\/antwerpen\/kaai-17\/1\/$/,
  );
  await expect(page.locator('link[hreflang="fr"]')).toHaveAttribute("href", /\/fr\/projets\/anvers\/kaai-17\/1\/$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/pictures\/share\//);
  await expect(page.getByRole("navigation", { name: /kruimel|u bent hier/i })).toContainText("Nieuwbouw");
  await page
    .getByRole("link", { name: /FR|Français/ })
    .first()
    .click();
  await expect(page).toHaveURL("/fr/projets/anvers/kaai-17/1/");
  await expect(page.getByRole("heading", { level: 1, name: "Kaai 17" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Liste des prix" })).toBeVisible();
  const sitemap = await (await page.request.get("/sitemaps/fr.xml")).text();
  expect(sitemap).toContain("/fr/projets/anvers/kaai-17/1/");
});

test("ROUTE-9 an unknown project answers 404", async ({ request }) => {
  for (const address of ["/project/999/", "/nl/projecten/antwerpen/x/999/", "/fr/projets/anvers/x/999/"])
    expect((await request.get(address)).status(), address).toBe(404);
});

test("FORM-1 FORM-2 FORM-5 a question about a unit is checked, sent once and thanked for", async ({ page }) => {
  await page.goto("/project/1/");
  const form = page.getByRole("form", { name: "Stel uw vraag over dit project" });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole("button", { name: "Verstuur uw vraag" }).click();
  await expect(form.getByText("Vul dit veld in.").first()).toBeVisible();
  await form.getByLabel(/Over welke eenheid/).selectOption("Appartement 0.2");
  await form.getByLabel("Voornaam").fill("An");
  await form.getByLabel("Naam", { exact: true }).fill("Peeters");
  await form.getByLabel("E-mailadres").fill("an.peeters@example.be");
  await form.getByLabel("Telefoon").fill("0470 12 34 56");
  await form.getByLabel("Uw bericht").fill("Is het terras op het zuiden?");
  await form.getByRole("button", { name: "Verstuur uw vraag" }).click();
  await expect(page).toHaveURL("/nl/bedankt/nieuwbouw/");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Q-2 PROP-13 list, price list and the question form work", async ({ page, complaints }) => {
    await page.goto("/nl/projecten/");
    await card(page, "Kaai 17").getByRole("link").click();
    await expect(page).toHaveURL("/nl/projecten/antwerpen/kaai-17/1/");
    await expect(page.getByRole("table", { name: "Prijslijst" }).getByRole("rowheader")).toHaveCount(8);
    await page.getByRole("link", { name: "Vraag informatie" }).first().click();
    await expect(page).toHaveURL(/#ask$/);
    const form = page.getByRole("form", { name: "Stel uw vraag over dit project" });
    await form.getByLabel("Voornaam").fill("Jan");
    await form.getByLabel("Naam", { exact: true }).fill("Zonder Script");
    await form.getByLabel("E-mailadres").fill("jan@example");
    await form.getByLabel("Telefoon").fill("0470 12 34 57");
    await form.getByLabel("Uw bericht").fill("Graag de plannen.");
    await form.getByLabel("E-mailadres").fill("jan@example.be");
    await form.getByRole("button", { name: "Verstuur uw vraag" }).click();
    await typeCharacters(form);
    await form.getByRole("button", { name: "Verstuur uw vraag" }).click();
    await expect(page).toHaveURL("/nl/bedankt/nieuwbouw/");
    expectOnlyStatus(complaints, 422);
  });
});

for (const [name, address] of [
  ["projects in English", "/en/projects/"],
  ["a project in German", "/de/projekte/antwerpen/kaai-17/1/"],
] as const)
  test(`Q-1 ${name} has no accessibility finding and no sideways scroll @full`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await expectToFitAllWidths(page);
  });
