import { expect, type Locator, type Page } from "@playwright/test";

/** Of a home of the demo content that is on offer. */
export const appointmentAddress = "/property/546/bezoek/";

export const appointmentForm = (page: Page): Locator =>
  page.getByRole("main").getByRole("form", { name: "Vraag een bezoek aan" });

/** The moments that can be chosen; of a day, `2026-11-24`, where one is given. */
export const freeSlotOptions = (page: Page, day = ""): Locator =>
  appointmentForm(page).locator(`input[name="slot"]:not([value=""])${day && `[value^="${day}T"]`}:enabled`);

/** At the end of a week a moment may be one of the next week, which is folded. */
export async function expandWeekOf(slotOption: Locator): Promise<void> {
  await expect(slotOption).toBeAttached();
  if (!(await slotOption.isVisible())) await slotOption.locator("xpath=ancestor::details/summary").click();
}
