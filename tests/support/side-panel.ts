import type { Locator, Page } from "@playwright/test";

/** A panel beside a form of the admin; Strapi's own names for them are not there. */
export const sidePanel = (page: Page, name: string): Locator =>
  page.getByRole("complementary").filter({ has: page.getByRole("heading", { name, exact: true }) });
