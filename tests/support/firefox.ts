import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/dev/system-packages.mjs";

/** Firefox of this system, or undefined: Playwright drives a build of its own alone, so this one is driven by WebDriver BiDi. */
export const firefoxPath = findFirefox() ?? undefined;

const named = (role: "button" | "link", name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Whether a pointer reaches it, and not the question of consent that covers the foot of the page. */
function isReached(element: Element): boolean {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

async function click(page: Page, role: "button" | "link", name: string): Promise<void> {
  const found = () => page.$(named(role, name));
  const isReady = async () => (await (await found())?.evaluate(isReached)) ?? false;
  // A page that is being left answers nothing.
  await expect.poll(() => isReady().catch(() => false), { message: `the ${role} "${name}" in Firefox` }).toBe(true);
  await (await found())?.click();
}

/**
 * Opens a link of a mail in a new Firefox, which is closed afterwards. It has never been on the site, so it declines
 * cookies first, as a visitor does. Its downloads go to the folder.
 */
export async function inFirefox(link: string, task: (page: Page, downloads: string) => Promise<void>): Promise<void> {
  const downloads = await mkdtemp(join(tmpdir(), "gevel-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath: firefoxPath,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: { "browser.download.folderList": 2, "browser.download.dir": downloads },
  });
  try {
    const page = await browser.newPage();
    await page.goto(link, { timeout: 120_000 });
    await pressInFirefox(page, "Alles weigeren");
    await task(page, downloads);
  } finally {
    await browser.close();
    await rm(downloads, { recursive: true, force: true });
  }
}

export const pressInFirefox = (page: Page, name: string) => click(page, "button", name);
export const followInFirefox = (page: Page, name: string) => click(page, "link", name);

/** Waits until the page has an element of this kind with this text. */
export async function waitUntilShown(page: Page, tag: string, text: string): Promise<void> {
  const isShown = async () =>
    (await (await page.$(`::-p-xpath(//main//${tag}[normalize-space()="${text}"])`))?.isVisible()) ?? false;
  await expect.poll(() => isShown().catch(() => false), { message: `"${text}" in Firefox` }).toBe(true);
}

/** Types into the field that this label is of. */
export async function fillInFirefox(page: Page, label: string, text: string): Promise<void> {
  const field = () => page.$(`::-p-xpath(//main//input[@id=//label[normalize-space()="${label}"]/@for])`);
  await expect
    .poll(async () => (await field().catch(() => null)) !== null, { message: `the field "${label}" in Firefox` })
    .toBe(true);
  await (await field())?.type(text);
}

/** Waits for a complete file in the folder. */
export async function downloadedFile(downloads: string): Promise<string> {
  // Firefox writes beside it until it is whole.
  const whole = async () => {
    const names = await readdir(downloads);
    return names.some((name) => name.endsWith(".part")) ? undefined : names[0];
  };
  const content = async () => {
    const name = await whole();
    return name === undefined ? "" : readFile(join(downloads, name), "utf8");
  };
  await expect.poll(content, { message: "a whole file in the folder of downloads" }).not.toBe("");
  return content();
}
