import type { Page } from "@playwright/test";
import { expect } from "./test.js";

/**
 * The browser stores the list for a listing's page (last-list.ts) once React has hydrated that part of the page, which
 * comes after the document: on a busy machine the visitor may have left before.
 */
export async function expectListUnchanged(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("gevel:list"))).toBe(address);
}
