import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.js";
import { app } from "./app.js";
import { inScope } from "./test-scope.js";

/** Widths at which every screen is tested: mobile, tablet, desktop; in a quick run mobile alone. */
export const widths = [375, 768, 1440] as const;
export const phone = { width: widths[0], height: 900 };

interface WatchedPage {
  /** Errors on the console, uncaught exceptions and refused policies so far; a test that expects one empties it. */
  complaints: string[];
  site: string;
}

/** Waits until React has hydrated the page: its script waits until the page has loaded. */
async function waitUntilStarted(page: Page): Promise<void> {
  await page
    .waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")))
    .catch((cause: unknown) => {
      throw new Error(`React has not taken ${page.url()} over`, { cause });
    });
}

/** From here on the page is on a page of the site once its script is. */
function gotoStarted(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const answer = await goto(...args);
    const isPage = answer?.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (isPage && page.url().startsWith(app.env.SITE_URL ?? "")) await waitUntilStarted(page);
    return answer;
  };
  return page;
}

/** Another tab of the same browser, with script. */
export const openTab = async (page: Page): Promise<Page> => gotoStarted(await page.context().newPage());

/** On the site's own pages, including frames: an error that a script catches itself does not appear on the console. */
function reportRejections(site: string): void {
  if (location.origin !== new URL(site).origin) return;
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`the content security policy blocks ${blockedURI} (${violatedDirective})`),
  );
}

export const test = base.extend<WatchedPage>({
  // Made by asking for it, as the page itself: a test that makes requests, or opens a browser of staff, has neither.
  page: async ({ page, javaScriptEnabled, site, complaints }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${message.text()} (${page.url()})`);
    });
    page.on("pageerror", (error) => complaints.push(`${error.message} (${page.url()})`));
    await page.addInitScript(reportRejections, site);
    await use(javaScriptEnabled ? gotoStarted(page) : page);
    expect(complaints, "unexpected errors in the browser").toEqual([]);
  },
  baseURL: app.env.SITE_URL,
  site: app.env.SITE_URL,
  complaints: async ({}, use) => {
    await use([]);
  },
});

export { expect };

/** Chromium logs each response with such a status; nothing else may be on the console. */
export function expectOnlyStatus(complaints: string[], status: number): void {
  expect(complaints.filter((complaint) => !complaint.includes(`status of ${status}`))).toEqual([]);
  complaints.length = 0;
}

/**
 * no finding of WCAG 2.2 AA on what the page shows now, or on the part of it that a test has changed: the rest of a
 * screen is tested in accessibility.spec.ts.
 */
export async function expectAccessible(shown: Page | Locator): Promise<void> {
  expect(await accessibilityFindings(shown)).toEqual([]);
}

/**
 * Q-1 Q-4: the page as loaded fits every width without accessibility violations and without horizontal scrolling. A
 * tablet has the parts and colours of a desktop, so its accessibility is not checked again.
 */
export async function expectToFitAllWidths(page: Page): Promise<void> {
  for (const width of inScope(widths)) {
    await page.setViewportSize({ ...phone, width });
    if (width !== widths[1]) await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}
