import { expect, test } from "../support/test.js";

test.use({ javaScriptEnabled: false });

test("Q-2 menu, search, filter, pagination and detail work without script", async ({ page }) => {
  await page.goto("/nl/");
  await page.getByRole("search").getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\//);
  await page.goto("/nl/te-koop/?bedrooms=2");
  const cards = page.getByRole("main").getByRole("article");
  expect(await cards.count()).toBeGreaterThan(5);
  await page
    .getByRole("navigation", { name: /pagina/i })
    .getByRole("link", { name: /\b2$/ })
    .click();
  await expect(page).toHaveURL(/bedrooms=2.*page=2|page=2.*bedrooms=2/);
  await cards.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/.*\/\d+\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("HOME-4 the search box sends the same parameters as with script, in one redirect", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);

  await page.goto("/nl/");
  await search.locator("summary", { hasText: "Plaats" }).click();
  await search.getByRole("checkbox", { name: /^Mortsel/ }).check();
  await search.locator("summary", { hasText: "Prijs" }).click();
  await search.getByLabel("Minimumprijs").selectOption("200000-");
  await search.getByLabel("Maximumprijs").selectOption("-500000");
  await search.locator("summary", { hasText: "Kamers" }).click();
  await search.getByRole("spinbutton", { name: "Slaapkamers" }).fill("2");
  const moves: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().isNavigationRequest()) moves.push(answer.status());
  });
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL("/nl/te-koop/?city=mortsel%7C2640&bedrooms=2&price=200000-500000");
  expect(moves).toEqual([301, 200]);
});

test("Q-2 a phone's filters open, filter and apply without script", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/nl/te-koop/");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const search = page.getByRole("search");
  await search.getByLabel("Zoekterm").fill("terras");
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/search=terras/);
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
});

test("Q-2 the menu opens without script on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/nl/");
  await page.getByRole("banner").locator('a[href="#site-menu"]').click();
  await expect(
    page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Te koop", exact: true }),
  ).toBeVisible();
});
