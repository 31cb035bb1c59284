import { expect } from "@playwright/test";
import { app } from "./app.js";

/** The site's response at that path now. */
export const siteText = async (path: string): Promise<string> => (await fetch(`${app.env.SITE_URL}${path}`)).text();

/** The site's response at that path, polled until it matches: staff's changes reach the site by themselves. */
export const waitForSiteText = (path: string) =>
  expect.poll(() => siteText(path), { intervals: [100], message: `the site's ${path}` });
