import { screens } from "../fixtures/pages.js";
import { scrollThrough, watchLayoutShift } from "../support/layout-shift.js";
import { expect, expectToFitAllWidths, phone, test } from "../support/test.js";

for (const [name, address] of screens) {
  test(`Q-1 ${name} does not shift on a phone and has no accessibility finding or sideways scroll at any width`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const shifted = await watchLayoutShift(page);
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await scrollThrough(page);
    expect(await shifted()).toEqual([]);
    await expectToFitAllWidths(page);
  });
}

test("Q-1 the page for an unknown address has no accessibility finding", async ({ page, complaints }) => {
  await page.setViewportSize(phone);
  await page.goto("/nl/bestaat-niet/");
  await expectToFitAllWidths(page);
  complaints.length = 0; // Chromium writes each 404 on the console.
});

test("Q-1 no screen shifts on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shifted = await watchLayoutShift(page);
  // A translation has the parts of its Dutch screen.
  for (const [name, address] of screens.filter(([, path]) => !/^\/(fr|en|de)\//.test(path))) {
    await page.goto(address);
    await scrollThrough(page);
    expect.soft(await shifted(), name).toEqual([]);
  }
});
