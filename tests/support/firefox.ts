import { launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/house/system-packages.mjs";

/** Firefox of this system, or undefined: Playwright drives a build of its own alone, so this one is driven by WebDriver BiDi. */
export const firefoxPath = findFirefox() ?? undefined;

/** Does it in a new Firefox, which is closed afterwards. */
export async function inFirefox(work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launch({ browser: "firefox", executablePath: firefoxPath, headless: true });
  try {
    await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Presses the button of this name, and waits until the page has this heading. */
export async function pressInFirefox(page: Page, name: string, heading: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(0).click();
  await page.waitForSelector(`::-p-xpath(//main//h1[normalize-space()="${heading}"])`, { timeout: 0 });
}
