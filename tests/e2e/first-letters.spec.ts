import type { Page } from "@playwright/test";
import { watchLayoutShift } from "../support/layout-shift.js";
import { fontsSettled, openWithDelayedFonts } from "../support/delayed-fonts.js";
import { expect, test, widths } from "../support/test.js";

// A first visit: nothing is cached, and the cookie panel is open.
test.use({ storageState: { cookies: [], origins: [] } });

/** The fonts in which an element's text is rendered, as the browser names them. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return [...new Set(fonts.map(({ familyName }) => familyName))];
}

async function expectBrandLetters(page: Page): Promise<void> {
  expect(await fontsOf(page, "main h1")).toEqual(["Instrument Serif"]);
  // A variable font is named by the first of its weights.
  expect(await fontsOf(page, "#consent p:not([id])")).toEqual([expect.stringMatching(/^Figtree/)]);
}

const pages = [
  "/nl/",
  "/en/",
  "/nl/te-koop/",
  "/de/zu-verkaufen/",
  "/fr/nos-clients-temoignent/",
  "/en/reviews/familie-peeters/",
  "/fr/declaration-de-confidentialite/",
  "/en/privacy-statement/",
  "/de/home/fuehlen-sie-sich-wie-zu-hause/",
];

for (const [at, path] of ["/nl/", "/fr/a-vendre/", "/en/privacy-statement/"].entries())
  test(`Q-2 a first view has the brand's letters: ${path}${at > 0 ? " @full" : ""}`, async ({ page }) => {
    await page.goto(path);
    await fontsSettled(page);
    await expectBrandLetters(page);
  });

for (const width of widths)
  test(`Q-2 letters that come after the first paint are shown and move little at ${width} px @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 375 ? 667 : 900 });
    const shifted = await watchLayoutShift(page);
    for (const address of pages) {
      const lettersMayCome = await openWithDelayedFonts(page, address);
      await page.waitForURL((url) => url.pathname === address, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
      expect(await fontsOf(page, "main h1")).not.toContain("Instrument Serif");
      lettersMayCome();
      await fontsSettled(page);
      await expectBrandLetters(page);
      expect(await shifted(), address).toEqual([]);
      await page.unrouteAll();
    }
  });
