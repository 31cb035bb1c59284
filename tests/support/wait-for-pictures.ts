import type { Page } from "@playwright/test";

/** Every picture of the page is there, and the letters it is set in: what a printer would wait for. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
}
