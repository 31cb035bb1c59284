import type { BrowserContext, Page } from "@playwright/test";
import { statisticsSchema } from "@gevel/config";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { person } from "../support/human-browser.js";
import { staffContext } from "../support/staff-context.js";
import { expect, expectToFitAllWidths, test } from "../support/test.js";

const owners = `${app.env.CMS_PUBLIC_URL}/admin/plugins/owner-stats`;
/** A listing without an owner, from those that staff see, which are the most visited ones. */
let listing = 0;

async function visibleListings() {
  const { json } = await (await adminApi("marketing")).call("/owner-stats/statistics?days=7");
  return statisticsSchema.parse(json).homes;
}

const counted = async (id: number) => (await visibleListings()).find((shown) => shown.id === id)?.views ?? 0;

test.beforeAll(async () => {
  for (const { id } of (await visibleListings()).slice(20)) {
    if (listing > 0) return;
    const page = await fetch(`${app.env.SITE_URL}/property/${id}/`);
    if (page.ok) listing = id;
  }
});

/** The id that the page reports, once its page view is on the site's disk. */
async function reportedBy(page: Page, walk: () => Promise<unknown>): Promise<string | null> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/api/views")),
    walk(),
  ]);
  expect(answer.status()).toBe(204);
  return answer.request().postData();
}

async function asVisitor(context: BrowserContext, task: (page: Page) => Promise<void>) {
  try {
    await task(await context.newPage());
  } finally {
    await context.close();
  }
}

test("OWNER-5 a visitor is counted once per listing, also when browsing to the next; a list counts nothing", async ({
  browser,
}) => {
  const before = await counted(listing);
  await asVisitor(await browser.newContext(person(1)), async (page) => {
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/views") && sent.push(request.postData() ?? ""));
    await page.goto(`${app.env.SITE_URL}/nl/te-koop/`);
    await page.locator("main article a").first().click();
    const first = await reportedBy(page, () => page.waitForURL(/\/\d+\/$/));
    expect(first).toBe(/\/(\d+)\/$/.exec(page.url())?.[1]);
    expect(await reportedBy(page, () => page.goto(`${app.env.SITE_URL}/property/${listing}/`))).toBe(String(listing));
    expect(await reportedBy(page, () => page.reload())).toBe(String(listing));
    expect(sent).toEqual([first, String(listing), String(listing)]);
  });
  await expect.poll(() => counted(listing)).toBe(before + 1);
});

test("OWNER-5 a visitor who opts out is not counted until they opt in again @full", async ({ browser }) => {
  const before = await counted(listing);
  await asVisitor(await browser.newContext(person(2)), async (page) => {
    await page.goto(`${app.env.SITE_URL}/uncounted/`);
    await expectToFitAllWidths(page);
    await page.getByRole("button", { name: "Tel deze browser niet mee" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Uw bezoeken tellen niet mee" })).toBeVisible();
    await reportedBy(page, () => page.goto(`${app.env.SITE_URL}/property/${listing}/`));
    await page.goto(`${app.env.SITE_URL}/nl/uncounted/`);
    await page.getByRole("button", { name: "Tel deze browser weer mee" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Uw bezoeken tellen mee" })).toBeVisible();
    await reportedBy(page, () => page.goto(`${app.env.SITE_URL}/property/${listing}/`));
  });
  // Page views are delivered in order: once the second has arrived, the first would have too.
  await expect.poll(() => counted(listing)).toBe(before + 1);
});

test("OWNER-5 a browser that is logged in to the admin is not counted, without a click @full", async ({ browser }) => {
  const before = await counted(listing);
  const staff = await staffContext(browser, await adminApi("marketing"), "nl");
  // With the test browser's own user agent it would not be counted anyway.
  await staff.setExtraHTTPHeaders({ "user-agent": person(5).userAgent });
  await asVisitor(staff, async (page) => {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin`);
    await expect
      .poll(async () => (await staff.cookies(app.env.SITE_URL)).map(({ name }) => name))
      .toContain("gevel_uncounted");
    await expect(page).toHaveURL(`${app.env.CMS_PUBLIC_URL}/admin`);
    await reportedBy(page, () => page.goto(`${app.env.SITE_URL}/property/${listing}/`));
  });
  await asVisitor(await browser.newContext(person(4)), async (page) => {
    await reportedBy(page, () => page.goto(`${app.env.SITE_URL}/property/${listing}/`));
  });
  // Page views are delivered in order.
  await expect.poll(() => counted(listing)).toBe(before + 1);
});

test("OWNER-6 staff see page views by listing and agent with a chart, and export them", async ({ browser }) => {
  await asVisitor(await browser.newContext(person(3)), async (page) => {
    await reportedBy(page, () => page.goto(`${app.env.SITE_URL}/property/${listing}/`));
  });
  await expect.poll(() => counted(listing)).toBeGreaterThan(0);
  await asVisitor(await staffContext(browser, await adminApi("marketing"), "nl"), async (page) => {
    // The address from before these screens shared one link.
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/page-visits?days=365`);
    await expect(page).toHaveURL(`${owners}/statistics?days=365`);
    await expect(page.getByRole("heading", { level: 1, name: "Paginaweergaven" })).toBeVisible();
    await expect(page.getByRole("img", { name: /in één week/ })).toBeVisible();
    await page.getByRole("combobox", { name: "Periode" }).click();
    await page.getByRole("option", { name: "Laatste 30 dagen" }).click();
    await expect(page).toHaveURL(/days=30/);
    // Their role may not see owners.
    const parts = page.getByRole("navigation", { name: "Onderdelen van de eigenaars" });
    await expect(parts.getByRole("link", { name: "Paginaweergaven" })).toHaveAttribute("aria-current", "page");
    await expect(parts.getByRole("link", { name: "Toegang" })).toHaveCount(0);
    await expect(page.getByRole("img", { name: /paginaweergaven van .* tot en met/ })).toBeVisible();
    await page.getByText("Toon als tabel").click();
    await expect(page.getByRole("columnheader", { name: "Dag" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Per pand" })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Exporteren als CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("visits.csv");
    await expect(page.getByRole("link", { name: "Tel mij niet mee in deze browser" })).toHaveAttribute(
      "href",
      `${app.env.SITE_URL}/uncounted/`,
    );
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/owner-reports`);
    await expect(page).toHaveURL(`${owners}/reports`);
  });
});
