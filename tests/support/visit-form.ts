import type { Locator, Page } from "@playwright/test";
import { expect } from "./playwright-patience.js";

/** Of a home of the demo content that is on offer. */
export const visitAddress = "/property/546/bezoek/";

export const visitForm = (page: Page): Locator =>
  page.getByRole("main").getByRole("form", { name: "Vraag een bezoek aan" });

/** The moments that can be chosen; of a day, `2026-11-24`, where one is given. */
export const freeMoments = (page: Page, day = ""): Locator =>
  visitForm(page).locator(`input[name="slot"]:not([value=""])${day && `[value^="${day}T"]`}:enabled`);

/** At the end of a week a moment may be one of the next week, which is folded. */
export async function unfoldWeekOf(moment: Locator): Promise<void> {
  await expect(moment).toBeAttached();
  if (!(await moment.isVisible())) await moment.locator("xpath=ancestor::details/summary").click();
}
