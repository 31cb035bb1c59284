import { expect, expectAccessible, test } from "../support/test.js";

const sale = "/nl/te-koop/";

test("PROP-10 a sold listing says within how many days it was sold, and when", async ({ page }) => {
  await page.goto(`${sale}?sold=1`);
  const pages = page.getByRole("navigation", { name: "Pagina’s" });
  await pages
    .getByRole("link", { name: /^Pagina \d+$/ })
    .last()
    .click();
  const sold = page.getByRole("list", { name: "Resultaten" }).getByRole("article").filter({ hasText: "Verkocht" });
  await sold.last().getByRole("link").click();
  await expect(page.getByText(/Verkocht in \d+ dagen, in [a-z]+\s\d{4}\./)).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("PROP-10 sold listings are in no list or count until a visitor includes them, and then come last", async ({
      page,
    }) => {
      const cards = page.getByRole("list", { name: "Resultaten" }).getByRole("article");
      const sold = cards.filter({ hasText: "Verkocht" });
      await page.goto(sale);
      await expect(cards.first()).toBeVisible();
      const headingText = await page.getByRole("status").getByRole("heading").textContent();
      await expect(sold).toHaveCount(0);
      await page.getByRole("link", { name: /^Toon ook \d+ verkochte woningen$/ }).click();
      await expect(page).toHaveURL(/\?sold=1$/);
      await expect(page.getByRole("heading", { name: /ook verkochte$/ })).toBeVisible();
      await expect(cards.first()).not.toContainText("Verkocht");
      await page
        .getByRole("navigation", { name: "Pagina’s" })
        .getByRole("link", { name: /^Pagina \d+$/ })
        .last()
        .click();
      await expect(sold.last()).toBeVisible();
      await expect(cards.last()).toContainText("Verkocht");
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("link", { name: "Verwijder filter: Met verkochte" }).click();
      await expect(page).toHaveURL(new RegExp(`${sale}$`));
      await expect(page.getByRole("status").getByRole("heading")).toHaveText(headingText ?? "");
    });

    test("PROP-10 the choice stays when another filter is set", async ({ page }) => {
      await page.goto(`${sale}?sold=1`);
      const search = page.getByRole("search");
      await search.getByLabel("Zoekterm").fill("Berchem");
      await search.getByRole("button", { name: /^Toon/ }).click();
      await expect(page).toHaveURL(/search=Berchem/);
      await expect(page).toHaveURL(/sold=1/);
    });
  });
