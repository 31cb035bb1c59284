import { consentNotGiven } from "../support/answered-consent.js";
import { watchLayoutShift } from "../support/layout-shift.js";
import { openChunked } from "../support/open-chunked.js";
import { expect, phone, test } from "../support/test.js";

for (const [what, path, width] of [
  ["the first band under its head", "/nl/nieuwsbrief/", phone.width],
  ["what is said beside a form", "/nl/zoekopdracht/", 768],
  ["a table of costs", "/nl/aankoopkosten/", 768],
  ["the filters of a list", "/nl/te-koop/", 1440],
] as const)
  test(`Q-2 nothing shifts while the document still streams: ${what} @full`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: phone.height });
    const shifted = await watchLayoutShift(page);
    await openChunked(page, site, path);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await shifted()).toEqual([]);
  });

test.describe("visitors without a consent answer", () => {
  test.use({ storageState: consentNotGiven });

  test("Q-2 CONSENT-1 nothing shifts while the document still streams: the consent dialog @full", async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    const shifted = await watchLayoutShift(page);
    await openChunked(page, site, "/nl/nieuwsbrief/", 120);
    await expect(page.getByRole("dialog", { name: "Uw keuze over cookies" })).toBeVisible();
    expect(await shifted()).toEqual([]);
  });
});
