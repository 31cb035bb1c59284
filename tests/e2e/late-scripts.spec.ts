import { expect, test } from "../support/test.js";

test("budget 7 a pointer that rests does not start the scripts, one that moves does", async ({ context, site }) => {
  const page = await context.newPage();
  // Without its pictures the page is never loaded, which would start them too.
  await page.route(/\/pictures\?/, () => {});
  await page.goto(`${site}/nl/`, { waitUntil: "domcontentloaded" });
  const preloadsAfterMoveBy = (movementX: number) =>
    page.evaluate((by) => {
      dispatchEvent(new PointerEvent("pointermove", { movementX: by }));
      return document.querySelectorAll("link[rel=modulepreload]").length;
    }, movementX);
  expect(await preloadsAfterMoveBy(0)).toBe(0);
  expect(await preloadsAfterMoveBy(1)).toBeGreaterThan(0);
});
