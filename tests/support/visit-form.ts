import type { Locator, Page } from "@playwright/test";

/** Of a home of the demo content that is on offer. */
export const visitAddress = "/property/546/bezoek/";

export const visitForm = (page: Page): Locator =>
  page.getByRole("main").getByRole("form", { name: "Vraag een bezoek aan" });

/** The moments that can be chosen; of a day, `2026-11-24`, where one is given. */
export const freeMoments = (page: Page, day = ""): Locator =>
  visitForm(page).locator(`input[name="slot"]:not([value=""])${day && `[value^="${day}T"]`}:enabled`);
