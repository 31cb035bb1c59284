import { expect, type Locator, type Page } from "@playwright/test";

/** Of a demo listing that is on offer. */
export const appointmentAddress = "/property/546/bezoek/";

export const appointmentForm = (page: Page): Locator =>
  page.getByRole("main").getByRole("form", { name: "Vraag een bezoek aan" });

/** The slots that can be chosen; only those of one day, such as `2026-11-24`, if given. */
export const freeSlotOptions = (page: Page, day = ""): Locator =>
  appointmentForm(page).locator(`input[name="slot"]:not([value=""])${day && `[value^="${day}T"]`}:enabled`);

/** At the end of a week a slot may be in the next week, which is collapsed. */
export async function expandWeekOf(slotOption: Locator): Promise<void> {
  await expect(slotOption).toBeAttached();
  if (!(await slotOption.isVisible())) await slotOption.locator("xpath=ancestor::details/summary").click();
}
