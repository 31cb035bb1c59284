import { expect } from "@playwright/test";
import { app } from "./app.js";

/** What the site answers at that path now. */
export const siteText = async (path: string): Promise<string> => (await fetch(`${app.env.SITE_URL}${path}`)).text();

/** What the site answers at that path, asked until it holds: staff's changes come to it by themselves. */
export const waitForSiteText = (path: string) =>
  expect.poll(() => siteText(path), { intervals: [100], message: `the site's ${path}` });
