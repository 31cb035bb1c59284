import { screens } from "../fixtures/screens.js";
import { expect, expectToFitAllWidths, phone, test } from "../support/test.js";

for (const [name, address] of screens) {
  test(`Q-1 ${name} has no accessibility finding and no sideways scroll at any width`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectToFitAllWidths(page);
  });
}

test("Q-1 the page for an unknown address has no accessibility finding", async ({ page, complaints }) => {
  await page.setViewportSize(phone);
  await page.goto("/nl/bestaat-niet/");
  await expectToFitAllWidths(page);
  complaints.length = 0; // Chromium writes each 404 on the console.
});
