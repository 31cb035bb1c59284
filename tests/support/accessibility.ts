import axe from "axe-core";
import type { Frame, Page } from "@playwright/test";
import { z } from "zod";

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

/**
 * What one document breaks. axe-core itself, not its Playwright package: that gives each frame one second, opens a
 * page more for each question and works out all that is right as well.
 */
async function findingsOf(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const options = {
    runOnly: standard,
    // No two landmarks of one name: who jumps from one to the other could not tell them apart.
    rules: { "landmark-unique": { enabled: true } },
    resultTypes: ["violations"],
    iframes: false,
  };
  const { violations } = resultSchema.parse(await frame.evaluate(`axe.run(document, ${JSON.stringify(options)})`));
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`,
  );
}

/** what the page as it is now breaks of WCAG 2.2 AA, its frames included. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const frame of page.frames()) findings.push(...(await findingsOf(frame)));
  return findings;
}
