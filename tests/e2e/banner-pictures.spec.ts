import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.js";

const bannerOf = (page: Page) => page.getByRole("main").locator("img").first();

test.describe("PROP-16 on a wide window at double pixel density", () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

  test("PROP-16 a banner is sharp, and no other picture is requested at its width", async ({ page }) => {
    const wide: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("width=2400")) wide.push(request.url());
    });
    // Its picture is that wide.
    await page.goto("/nl/verkopen/");
    const banner = bannerOf(page);
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/width=2400/);
    await expect.poll(() => banner.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await page.goto("/nl/te-koop/");
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(new Set(wide).size).toBe(1);
  });
});

for (const [held, viewport] of [
  ["upright", { width: 390, height: 844 }],
  ["on its side", { width: 844, height: 390 }],
] as const)
  test.describe(`PROP-16 on a phone held ${held}`, () => {
    test.use({ viewport, deviceScaleFactor: 3 });

    test(`PROP-16 a phone held ${held} never loads the width of banners`, async ({ page }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.goto("/nl/");
      await expect
        .poll(() => bannerOf(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
      expect(requested.filter((address) => address.includes("width=2400"))).toEqual([]);
    });
  });
