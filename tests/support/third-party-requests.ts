import type { Page } from "@playwright/test";
import { app } from "./app.js";

/** Answers requests to other hosts itself, and returns the list of them. */
export async function interceptThirdParties(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== app.env.SITE_URL && /^https?:$/.test(url.protocol),
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
    },
  );
  return requested;
}
