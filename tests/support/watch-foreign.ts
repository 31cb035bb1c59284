import type { Page } from "@playwright/test";
import { house } from "./house.js";

/** Answers other hosts itself, and tells what was asked of them. */
export async function watchForeign(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== house.env.SITE_URL && /^https?:$/.test(url.protocol),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
    },
  );
  return asked;
}
