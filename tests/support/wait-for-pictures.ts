import type { Page } from "@playwright/test";

/** Waits until every picture and font of the page has loaded, as a printer would. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}
