import type { Page } from "@playwright/test";

/** Returns the number of clicks in the pages of a tab since the call; keys and typing do not count. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  let count = 0;
  await page.exposeFunction("tellClick", () => (count += 1));
  await page.addInitScript(() =>
    addEventListener(
      "pointerdown",
      ({ isTrusted }) => {
        const report: unknown = Reflect.get(window, "tellClick");
        if (isTrusted && typeof report === "function") Reflect.apply(report, undefined, []);
      },
      true,
    ),
  );
  return async () => {
    // Reports sent before this have been counted.
    await page.evaluate(() => undefined);
    return count;
  };
}
