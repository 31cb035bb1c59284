import { demoListings } from "../../scripts/seed/listings/demo-listings.js";
import type { Page } from "@playwright/test";
import { expectListUnchanged } from "../support/expect-list-unchanged.js";
import { expect, expectAccessible, phone, test } from "../support/test.js";
import { layoutShiftsWhileStreaming } from "../support/layout-while-streaming.js";
import { watchLayoutShift } from "../support/layout-shift.js";

const top = async (page: Page, name: Parameters<Page["getByRole"]>[1] & { role: Parameters<Page["getByRole"]>[0] }) =>
  (await page.getByRole(name.role, name).first().boundingBox())?.y ?? Number.NaN;

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("PROP-7 the pictures come first and fill the width, with their number and the share button on them", async ({
    page,
  }) => {
    await page.goto("/property/546/");
    const pictures = page.getByRole("list", { name: "Foto’s" });
    const box = await pictures.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(phone.width);
    expect(box?.y).toBeLessThanOrEqual(80);
    const headline = page.getByRole("main").getByRole("heading", { level: 1 });
    expect(await top(page, { role: "heading", level: 1 })).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    await expect(headline).toBeInViewport({ ratio: 1 });
    // The breadcrumb ends with its list and has no trailing slash: the headline says the rest.
    const steps = page.getByRole("navigation", { name: "U bent hier" }).getByRole("listitem");
    await expect(steps).toHaveText(["Home", "Te koop"]);
    expect(await steps.last().evaluate((step) => getComputedStyle(step, "::after").display)).toBe("none");
    await expect(pictures.getByText(/^1\/\d+$/)).toBeInViewport({ ratio: 1 });
    const share = page.locator("summary", { hasText: "Delen" });
    const knob = await share.boundingBox();
    expect(knob?.width).toBeGreaterThanOrEqual(44);
    expect((knob?.y ?? 0) + (knob?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    await share.click();
    await expect(page.getByRole("link", { name: "Afdrukken" })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page.locator("details", { has: share }));
  });

  test("PROP-7 previous and next appear without layout shift @full", async ({ page }) => {
    const shifted = await watchLayoutShift(page);
    await page.goto("/nl/te-koop/");
    await expectListUnchanged(page, "/nl/te-koop/");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/\d+\/$/);
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Binnen uw zoekopdracht" })).toBeVisible();
    expect(await shifted()).toEqual([]);
  });

  test("PROP-7 nothing shifts while the document of a listing, its form or a list still streams @full", async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: phone });
    for (const path of ["/property/546/", "/nl/te-koop/"]) {
      await page.goto(`${site}${path}`);
      expect(await layoutShiftsWhileStreaming(page, page.url()), path).toEqual([]);
    }
    await page.goto(`${site}/property/546/`);
    const form = await page.getByRole("link", { name: "Vraag een bezoek" }).first().getAttribute("href");
    expect(await layoutShiftsWhileStreaming(page, `${site}${form}`)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Pages that cover the header, right-aligned content, and text centred beside a picture.
    for (const path of [
      "/nl/contact/vacature/",
      "/nl/te-koop/",
      "/property/546/",
      "/nl/verkopen/",
      "/nl/verhuren/",
      "/nl/team/anna-claes/",
    ])
      expect(await layoutShiftsWhileStreaming(page, `${site}${path}`), `${path} on a desktop`).toEqual([]);
    await page.close();
  });

  const sold = demoListings().findIndex(
    ({ goal, marquee, webId, publishPrice }) => goal === 0 && marquee === 3 && webId === 2 && publishPrice,
  );
  const toSavedSearch = (page: Page) =>
    page.getByRole("link", { name: "Meld mij zo’n woning" }).locator("visible=true").last();

  test("PROP-10 a sold listing offers a saved search for similar ones, and shows similar listings first", async ({
    page,
  }) => {
    const price = demoListings()[sold]?.price ?? 0;
    await page.goto(`/property/${sold + 1}/`);
    expect(await top(page, { role: "heading", name: "Vergelijkbare panden" })).toBeLessThan(
      await top(page, { role: "heading", name: "Beschrijving" }),
    );
    await expectAccessible(page);
    await toSavedSearch(page).click();
    await expect(page).toHaveURL(/\/nl\/zoekopdracht\/\?/);
    const savedSearch = page.getByRole("form");
    await expect(savedSearch.getByRole("radio", { name: "Kopen" })).toBeChecked();
    await expect(savedSearch.getByRole("checkbox", { name: "Appartement", exact: true })).toBeChecked();
    const most = Number(await savedSearch.getByLabel("Prijs tot").inputValue());
    expect(most).toBeGreaterThanOrEqual(price);
    expect(most).toBeLessThan(price * 1.2);
  });

  test("PROP-9 a link works while the script of the page's map fails to load", async ({ page }) => {
    await page.route(/\/assets\/listing-map-.*\.js$/, () => {
      // Never answered.
    });
    await page.goto(`/property/${sold + 1}/`);
    await toSavedSearch(page).click();
    await expect(page).toHaveURL(/\/nl\/zoekopdracht\/\?/);
    await expect(page.getByRole("form").getByRole("radio", { name: "Kopen" })).toBeChecked();
  });
});

test("PROP-1 printing opens the folded groups of facts", async ({ page }) => {
  await page.goto("/property/546/");
  const folded = page.locator("details", { has: page.getByRole("heading", { name: "Indeling" }) });
  await expect(folded.getByText("Slaapkamers")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(folded.getByText("Slaapkamers")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await folded.getByRole("heading").click();
  await expect(folded.getByText("Slaapkamers")).toBeVisible();
  await expectAccessible(folded);
});
