import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import { house } from "./house.js";

/** Widths every screen is looked at: mobile, tablet, desktop. */
export const widths = [375, 768, 1440] as const;

interface Watched {
  /** Errors on the console, uncaught exceptions and refused policies so far; a test that expects one empties it. */
  complaints: string[];
  site: string;
}

/** React has taken the page over: its script waits until the page has loaded. */
async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")));
}

export const test = base.extend<Watched>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const answer = await goto(...args);
      const isPage = answer?.headers()["content-type"]?.startsWith("text/html") ?? false;
      if (javaScriptEnabled && isPage && page.url().startsWith(house.env.SITE_URL ?? "")) await untilStarted(page);
      return answer;
    };
    await use(page);
  },
  baseURL: house.env.SITE_URL,
  site: house.env.SITE_URL,
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${message.text()} (${page.url()})`);
      });
      page.on("pageerror", (error) => complaints.push(`${error.message} (${page.url()})`));
      await use(complaints);
      expect(complaints, "unexpected errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Chromium writes each answer of such a status on the console; nothing else may stand there. */
export function expectOnlyStatus(complaints: string[], status: number): void {
  expect(complaints.filter((complaint) => !complaint.includes(`status of ${status}`))).toEqual([]);
  complaints.length = 0;
}

/** no finding of WCAG 2.2 AA on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
      // No two landmarks of one name: who jumps from one to the other could not tell them apart.
      rules: { "landmark-unique": { enabled: true } },
    })
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`,
    ),
  ).toEqual([]);
}
