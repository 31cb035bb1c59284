import { isTranslation, screens } from "../fixtures/pages.js";
import { scrollThrough, watchLayoutShift } from "../support/layout-shift.js";
import { expect, expectToFitAllWidths, phone, test } from "../support/test.js";
import { isFullScope } from "../support/test-scope.js";

/** One of each kind; the others are of the same parts. */
const kinds = ["home", "for sale", "place", "listing", "contact"];

for (const [name, address] of screens) {
  const tag = isTranslation(address) || !kinds.includes(name) ? " @full" : "";
  test(`Q-1 ${name} does not shift on a phone and has no accessibility finding or sideways scroll at any width${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shifted = await watchLayoutShift(page);
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    if (isFullScope) await scrollThrough(page);
    expect(await shifted()).toEqual([]);
    await expectToFitAllWidths(page);
  });
}

test("Q-1 the skip link leads past the menu, and the page stays whole", async ({ page }) => {
  for (const path of ["/nl/", "/nl/projecten/antwerpen/kaai-17/1/"]) {
    await page.goto(path);
    // From then on React Router hears of each anchor, while parts of the page wait to come near.
    await page.waitForFunction("window.__remixRouter?.state.initialized");
    const main = page.getByRole("main");
    const before = await main.getByRole("heading").allTextContents();
    await page.getByRole("link", { name: "Naar de inhoud" }).press("Enter");
    await expect(page).toHaveURL(/#content$/);
    await page.evaluate(() => new Promise((rendered) => requestIdleCallback(() => requestAnimationFrame(rendered))));
    expect(await main.getByRole("heading").allTextContents()).toEqual(before);
  }
});

test("Q-1 the page for an unknown address has no accessibility finding", async ({ page, complaints }) => {
  await page.setViewportSize(phone);
  await page.goto("/nl/bestaat-niet/");
  await expectToFitAllWidths(page);
  complaints.length = 0; // Chromium writes each 404 on the console.
});

test("Q-1 no screen shifts on a desktop @full", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifted = await watchLayoutShift(page);
  for (const [name, address] of screens.filter(([, path]) => !isTranslation(path))) {
    await page.goto(address);
    await scrollThrough(page);
    expect.soft(await shifted(), name).toEqual([]);
  }
});
