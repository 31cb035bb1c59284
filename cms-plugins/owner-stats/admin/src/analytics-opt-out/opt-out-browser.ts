import { staffOptOutResponseSchema, staffOptOutPictureWidth } from "@gevel/config";

/** The browser functions it needs; tests have their own. */
export interface OptOutBrowser {
  /** The page of the admin that is open. */
  path: () => string;
  /** The width of the picture at an address; null where it cannot be had. */
  widthOf: (picture: string) => Promise<number | null>;
  /** When it was last led over the site, in milliseconds. */
  lastRunAt: () => number;
  navigate: (page: string) => void;
}

/** A browser that refuses the cookie there too is not led over the site at every start of the admin. */
const refreshAfterMs = 30 * 24 * 3_600_000;

/**
 * OWNER-5: a browser that is logged in to the admin is left out of the site's counting of page views. Where admin and site are of one
 * site, a picture of the site brings the cookie; else browsers take it only from a page, so it is led over one and back.
 */
export async function optOutOfAnalytics(
  get: (address: string) => Promise<{ data: unknown }>,
  browser: OptOutBrowser,
  now = Date.now(),
): Promise<void> {
  const query = new URLSearchParams({ path: browser.path() }).toString();
  const { picture, page } = staffOptOutResponseSchema.parse((await get(`/owner-stats/staff-browser?${query}`)).data);
  for (const turn of ["1", "2"]) {
    const width = await browser.widthOf(`${picture}&turn=${turn}`);
    // The site is unreachable, or the browser is opted out now.
    if (width === null || width === staffOptOutPictureWidth.known) return;
  }
  if (now - browser.lastRunAt() > refreshAfterMs) browser.navigate(page);
}
