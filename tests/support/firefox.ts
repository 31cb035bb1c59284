import { launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/house/system-packages.mjs";

/** Firefox of this system, or undefined: Playwright drives a build of its own alone, so this one is driven by WebDriver BiDi. */
export const firefoxPath = findFirefox() ?? undefined;

const named = (role: "button" | "link", name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Whether a pointer reaches it, and not the question of consent that covers the foot of the page. */
function isReached(element: Element): boolean {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const click = (page: Page, selector: string) => page.locator(selector).setTimeout(0).filter(isReached).click();

/**
 * Opens a link of a mail in a new Firefox, which is closed afterwards. It was never on the site, so it declines cookies first, as
 * a person does.
 */
export async function inFirefox(link: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launch({
    browser: "firefox",
    executablePath: firefoxPath,
    headless: true,
    timeout: 0,
    protocolTimeout: 0,
    defaultViewport: { width: 1280, height: 720 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(link, { timeout: 0 });
    await click(page, named("button", "Alles weigeren"));
    await work(page);
  } finally {
    await browser.close();
  }
}

export const pressInFirefox = (page: Page, name: string) => click(page, named("button", name));
export const followInFirefox = (page: Page, name: string) => click(page, named("link", name));

/** Waits until the page has an element of this kind with this text. */
export async function untilShown(page: Page, tag: string, text: string): Promise<void> {
  await page.waitForSelector(`::-p-xpath(//main//${tag}[normalize-space()="${text}"])`, { timeout: 0, visible: true });
}
