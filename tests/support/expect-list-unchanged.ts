import type { Page } from "@playwright/test";
import { expect } from "./test.js";

/**
 * The browser keeps the list for the page of a home (last-list.ts). It does so once React has taken over that part of the page,
 * which comes after the document: on a busy machine late enough to be left before.
 */
export async function expectListUnchanged(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("gevel:list"))).toBe(address);
}
