import type { Page } from "@playwright/test";

/** Requests of a page that wait until `fail` and are cut off from then on; `mend` lets those that follow through. */
export async function failingRequests(
  page: Page,
  address: RegExp,
): Promise<{ fail: () => void; restore: () => Promise<void> }> {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(address, async (route) => {
    await failing;
    await route.abort();
  });
  return { fail, restore: () => page.unroute(address) };
}
