import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, expectAccessible, test } from "../support/test.js";
import { inScope } from "../support/test-scope.js";

const address = "/nl/aankoopkosten/";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("PROP-19 a visitor calculates the costs of buying, and a loan by the month", async ({ page }) => {
      await page.goto(address);
      const form = page.getByRole("form", { name: "Kosten en lening berekenen" });
      await expect(form.getByRole("row", { name: /^Registratiebelasting/ })).toContainText("€ 7.000");
      await form.getByLabel("Prijs van de woning").fill("€ 300.000");
      await form.getByLabel("Gewest").selectOption("Brussel");
      await form.getByLabel("Bedrag van de lening").fill("100.000");
      await form.getByLabel("Looptijd in jaren").fill("20");
      await form.getByLabel("Rentevoet per jaar, in %").fill("2");
      await form.getByRole("button", { name: "Bereken per maand" }).click();
      await expect(page).toHaveURL(/costs-region=brussels.*-by-month$/);
      await expect(form.getByRole("row", { name: /^Registratierechten/ })).toContainText("€ 12.500");
      await expect(form).toContainText("€ 505,03 per maand");
      await expect(form).toContainText("geen aanbod van krediet");
      await expect(form.getByLabel("Prijs van de woning")).toHaveValue("€ 300.000");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${address}$`));
      if (javaScriptEnabled) await expectAccessible(page.getByRole("main"));
    });

    test("PROP-19 an invalid amount shows an error at its field, and nothing typed is lost", async ({ page }) => {
      await page.goto(address);
      const form = page.getByRole("form", { name: "Kosten en lening berekenen" });
      await form.getByLabel("Prijs van de woning").fill("1.250,5 euro of zo");
      await form.getByLabel("Voor u wordt dit", { exact: true }).selectOption("Elke andere aankoop");
      await form.getByLabel("Looptijd in jaren").fill("-3");
      await form.getByRole("button", { name: "Bereken", exact: true }).click();
      await expect(page).toHaveURL(/costs-buyer=other/);
      const price = form.getByLabel("Prijs van de woning");
      await expect(price).toHaveValue("1.250,5 euro of zo");
      await expect(price).toHaveAccessibleDescription(/hele euro’s/);
      await expect(form.getByLabel("Looptijd in jaren")).toHaveAccessibleDescription(/van 1 tot 40/);
      await expect(form.getByLabel("Bedrag van de lening")).toHaveAccessibleDescription("Vul dit in.");
      await expect(form.getByLabel("Voor u wordt dit", { exact: true })).toHaveValue("other");
      await expect(form.getByRole("link", { name: "Prijs van de woning" })).toBeVisible();
      await expect(form).not.toContainText("NaN");
      if (javaScriptEnabled) await expectAccessible(page.getByRole("main"));
    });
  });

async function listingForSale(page: Page): Promise<string> {
  await page.goto("/nl/te-koop/");
  const cards = page.getByRole("list", { name: "Resultaten" }).getByRole("article").filter({ hasText: "€" });
  return z.string().parse(await cards.first().getByRole("link").first().getAttribute("href"));
}

const loanOf = (page: Page) => page.getByRole("form", { name: "Kosten en lening berekenen" });

test("PROP-19 a listing's costs and loan follow each key, begin with an example, then with the last loan entered", async ({
  page,
}) => {
  const path = await listingForSale(page);
  await page.goto(path);
  const loan = loanOf(page);
  await loan.scrollIntoViewIfNeeded();
  await expect(loan).toContainText("Een voorbeeld om mee te rekenen, geen voorstel");
  await expect(loan.getByRole("button")).toHaveCount(0);
  await loan.getByLabel("Bedrag van de lening").fill("100000");
  await loan.getByLabel("Looptijd in jaren").fill("20");
  await loan.getByLabel("Rentevoet per jaar, in %").fill("2");
  await expect(loan.getByRole("status")).toContainText("€ 505,03");
  await expect(loan).toContainText("Met uw eigen cijfers.");
  await expect(loan).toContainText("geen aanbod van krediet");
  // Another kind of buyer: other duties, in the table and in what one needs.
  const own = loan.getByRole("definition").first();
  const before = await own.textContent();
  await loan.getByLabel("Voor u wordt dit").selectOption("Elke andere aankoop");
  await expect(page.getByRole("columnheader", { name: "Elke andere aankoop" })).toBeVisible();
  await expect(own).not.toHaveText(before ?? "");
  // A mistake is named once the field is left.
  await loan.getByLabel("Looptijd in jaren").fill("250");
  await expect(loan.getByRole("status")).not.toContainText("€ 505,03");
  await expect(loan.getByText(/hele jaren/)).toHaveCount(0);
  await loan.getByLabel("Bedrag van de lening").focus();
  await expect(loan.getByLabel("Looptijd in jaren")).toHaveAccessibleDescription(/hele jaren/);
  await expectAccessible(page.getByRole("main"));

  await page.goto("/property/546/");
  await loan.scrollIntoViewIfNeeded();
  await expect(loan.getByLabel("Bedrag van de lening")).toHaveValue("100000");
  await expect(loan).toContainText("Met de cijfers die u de vorige keer invulde.");
  await expect(loan.getByRole("status")).toContainText("€ 505,03");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PROP-19 the server calculates a listing's costs and loan, and keeps what was entered", async ({ page }) => {
    await page.goto("/property/546/");
    const loan = loanOf(page);
    await loan.getByLabel("Bedrag van de lening").fill("250.000");
    await loan.getByLabel("Rentevoet per jaar, in %").fill("3,25");
    await loan.getByRole("button", { name: "Bereken" }).click();
    await expect(page).toHaveURL(/loan=250\.000.*#costs$/);
    await expect(loan).toContainText("€ 1.212,04");
    await expect(loan.getByLabel("Rentevoet per jaar, in %")).toHaveValue("3,25");
  });
});

test("PROP-19 Q-1 the purchase costs fit a listing's page at 320 px, in each language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const lang of inScope(["nl", "fr", "en", "de"])) {
    await page.goto(`/${lang}/property/546/`);
    await expect(page.getByRole("main").getByRole("table").first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBe(320);
  }
});

test("PROP-19 each language has its own calculator page, and nothing overflows at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of inScope([address, "/fr/frais-d-achat/", "/en/costs-of-buying/", "/de/kaufnebenkosten/"])) {
    await page.goto(`${path}?costs-price=999999999&loan=999999999&loan-years=40&loan-rate=25`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole("main")).not.toContainText(/NaN|properties\./);
  }
});
