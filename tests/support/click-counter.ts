import type { Page } from "@playwright/test";

/** How often somebody pressed in the pages of a tab since; keys and typing are none. */
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
    // What was told before this is counted.
    await page.evaluate(() => undefined);
    return count;
  };
}
