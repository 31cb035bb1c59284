import { screens } from "../fixtures/screens.js";
import { expect, expectAccessible, test, widths } from "../support/test.js";

for (const [name, address] of screens) {
  test(`Q-1 ${name} has no accessibility finding and no sideways scroll at any width`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test("Q-1 the page for an unknown address has no accessibility finding", async ({ page, complaints }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/nl/bestaat-niet/");
    await expectAccessible(page);
  }
  complaints.length = 0; // Chromium writes each 404 on the console.
});
