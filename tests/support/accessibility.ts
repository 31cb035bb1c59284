import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Frame, Locator, Page } from "@playwright/test";
import { z } from "zod";

const require = createRequire(import.meta.url);
/** The minified build: each page parses it anew, and the other one is more than twice as long. */
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run: (shown: Node, options: object) => Promise<unknown> };
  }
}

/** WCAG 2.2 AA. */
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const resultSchema = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
    }),
  ),
});

/** Waits for running transitions: a notification that is still fading in has too little contrast. Loops have no end. */
async function animationsEnded(frame: Frame): Promise<void> {
  await frame.evaluate(async () => {
    const ends = ({ playState, timeline, effect }: Animation) =>
      playState === "running" &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(ends);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}

/**
 * The violations in one document, or in a part of it. Uses axe-core itself, not its Playwright package: that one allows
 * each frame one second, opens an extra page for each check and also computes all passed rules.
 */
async function findingsOf(frame: Frame, part?: Locator): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe);
  await animationsEnded(frame);
  const options = {
    runOnly: standard,
    // No two landmarks with the same name: users who jump between them could not tell them apart.
    rules: { "landmark-unique": { enabled: true } },
    resultTypes: ["violations"],
    iframes: false,
    // None of these rules reads style sheets, which it would otherwise fetch and parse again.
    preload: { assets: ["media"] },
  };
  const answer = part
    ? await part.evaluate((element, given) => window.axe.run(element, given), options)
    : await frame.evaluate((given) => window.axe.run(document, given), options);
  const { violations } = resultSchema.parse(answer);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`,
  );
}

/** A frame that may not run scripts, such as a mail's: its content is checked as a page of its own. */
async function findingsOfSandboxed(frame: Frame): Promise<string[]> {
  const page = await frame.page().context().newPage();
  try {
    await page.setContent(await frame.content());
    return await findingsOf(page.mainFrame());
  } finally {
    await page.close();
  }
}

async function runsNoScript(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false;
  const sandbox = await (await frame.frameElement()).getAttribute("sandbox");
  return sandbox !== null && !sandbox.includes("allow-scripts");
}

/** what the page as it is now breaks of WCAG 2.2 AA, its frames included; of a part, without frames. */
export async function accessibilityFindings(shown: Page | Locator): Promise<string[]> {
  if ("elementHandle" in shown) return findingsOf(shown.page().mainFrame(), shown);
  const page = shown;
  const findings: string[] = [];
  for (const frame of page.frames())
    findings.push(...(await ((await runsNoScript(frame)) ? findingsOfSandboxed(frame) : findingsOf(frame))));
  return findings;
}
