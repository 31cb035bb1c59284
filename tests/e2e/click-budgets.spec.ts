import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { countClicks } from "../support/click-counter.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const listing = "plugin::properties.property";
const project = "plugin::properties.project";
const collections = `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types`;

/** A picture of one red pixel; the CMS requires no more. */
const point = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test("PROP-20 creating a listing with pictures and legal fields takes half the clicks of before", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  const clicks = await countClicks(page);
  let documentId: string | undefined;
  try {
    await page.goto(`${collections}/${listing}`);
    await page.getByRole("link", { name: "Create new entry" }).first().click();
    await page.getByRole("radio", { name: "For sale" }).click();
    await page.getByRole("combobox", { name: /^Type/ }).click();
    await page.getByRole("option", { name: "House", exact: true }).click();
    await page.getByRole("textbox", { name: /^Postcode/ }).click();
    await page.keyboard.type("2000");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Antwerpen");

    // Pictures chosen on this computer are added to the listing at once.
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload pictures" }).click();
    const files = ["front", "hall", "garden"].map((name) => ({
      name: `${name}.png`,
      mimeType: "image/png",
      buffer: point,
    }));
    await (await chooser).setFiles(files);
    await expect(page.getByText("3 pictures", { exact: true })).toBeVisible();

    // The legal fields are open while a listing is created.
    for (const [name, choice] of [
      ["Planning permission", /^Vg/],
      ["Allotment permit", /^Gvv/],
      ["Summons", /^Gdv/],
      ["Right of pre-emption", /^Gvkr/],
      ["P-score (plot)", /^A/],
      ["G-score (building)", /^B/],
    ] as const)
      await page.getByRole("radiogroup", { name }).getByRole("radio", { name: choice }).click();
    await page.getByRole("combobox", { name: "Zoning" }).click();
    await page.getByRole("option", { name: /^Wg\b/ }).first().click();
    await page.getByLabel("Energy performance").click();
    await page.keyboard.type("120");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("20210101-0001234567-RES-1");

    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved document")).toBeVisible();
    documentId = /\/([a-z0-9]{24})(?:\?|$)/.exec(page.url())?.[1];
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
    // 36 before: three lists of choices, five pictures to be found again, and nine attributes in closed groups.
    expect(await clicks()).toBeLessThanOrEqual(18);
    expect(await staff.read(listing, documentId ?? "")).toMatchObject({ withdrawnAt: null, goal: 0 });
  } finally {
    await context.close();
    if (documentId) await staff.call(`/content-manager/collection-types/${listing}/${documentId}`, "DELETE");
  }
});

test("CMS-18 a listing is marked sold in two clicks in the list, a unit by its switch in the price list", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [item] = await staff.find(
    listing,
    "&filters[source][$eq]=sample&filters[withdrawnAt][$null]=true&filters[goal][$eq]=0&filters[marquee][$eq]=0&sort=id:desc",
  );
  const [building] = await staff.find(project, "&sort=id:asc");
  if (!item || !building) throw new Error("the sample lacks a listing or a project");
  const reference = String(item.reference);
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  const clicks = await countClicks(page);
  try {
    await page.goto(`${collections}/${listing}?filters[$and][0][reference][$eq]=${reference}`);
    await page.getByRole("button", { name: `Status of ${reference}: On offer` }).click();
    await page.getByRole("menuitem", { name: "Sold", exact: true }).click();
    await expect(page.getByText("Listing saved")).toBeVisible();
    await expect(page.getByRole("button", { name: `Status of ${reference}: Sold` })).toBeVisible();
    expect(await clicks()).toBe(2);
    expect((await staff.read(listing, item.documentId)).marquee).not.toBe(0);

    // A click into the price lets it be typed anew.
    await page.getByRole("button", { name: new RegExp(`^Price of ${reference}: .* Change it$`) }).click();
    const price = page.getByRole("textbox", { name: `Price of ${reference} in euros` });
    await price.fill("345000");
    await price.press("Enter");
    await expect(page.getByRole("button", { name: `Price of ${reference}: €345,000. Change it` })).toBeVisible();
    expect(await staff.read(listing, item.documentId)).toMatchObject({ price: 345_000 });
    // The form was never opened.
    expect(new URL(page.url()).pathname).toMatch(/properties\.property$/);

    await page.goto(`${collections}/${project}/${building.documentId}`);
    const before = await clicks();
    const sold = page.getByRole("switch", { name: "Unit 1: Sold" });
    const was = (await sold.getAttribute("aria-checked")) === "true";
    await sold.click();
    // However long the form, its buttons stay in reach.
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeInViewport();
    await save.click();
    await expect(page.getByText("Saved document")).toBeVisible();
    expect((await clicks()) - before).toBe(2);
    const { constructions } = await staff.read(project, building.documentId);
    expect(z.array(z.looseObject({ sold: z.boolean() })).parse(constructions)[0]?.sold).toBe(!was);
  } finally {
    await context.close();
    await staff.save(listing, item.documentId, item);
    for (const [sectionName, { documentId }] of [
      ["listings", item],
      ["projects", building],
    ] as const) {
      if (sectionName === "projects") await staff.save(project, documentId, building);
      await staff.call(`/properties/${sectionName}/${documentId}/reset-overrides`, "POST", {});
    }
  }
});

test("CMS-18 the status of several listings is changed at once, and one that is rejected does not stop the others", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const found = await staff.find(
    listing,
    "&filters[source][$eq]=sample&filters[withdrawnAt][$null]=true&filters[goal][$eq]=0&filters[marquee][$eq]=0&sort=reference:desc",
  );
  const items = found.slice(0, 2);
  const [rejected, saved] = items;
  if (!rejected || !saved) throw new Error("the sample lacks two listings");
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.route(`**/content-manager/collection-types/${listing}/${rejected.documentId}`, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { name: "ValidationError", message: "Not this one", details: {} } },
      }),
    );
    await page.goto(`${collections}/${listing}?sort=reference:DESC&pageSize=100`);
    for (const { reference } of items)
      await page
        .getByRole("row", { name: new RegExp(String(reference)) })
        .getByRole("checkbox")
        .click();
    await page.getByRole("button", { name: "Change status" }).click();
    const dialog = page.getByRole("dialog", { name: "Change status" });
    await dialog.getByRole("combobox", { name: "Status" }).click();
    await page.getByRole("option", { name: "Sold", exact: true }).click();
    await dialog.getByRole("button", { name: "Change 2 listings" }).click();
    await expect(page.getByText("Listing saved")).toBeVisible();
    await expect(page.getByText(`${String(rejected.reference)} was not saved: Not this one`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect((await staff.read(listing, saved.documentId)).marquee).not.toBe(0);
    expect((await staff.read(listing, rejected.documentId)).marquee).toBe(0);
  } finally {
    await context.close();
    await staff.save(listing, saved.documentId, saved);
    await staff.call(`/properties/listings/${saved.documentId}/reset-overrides`, "POST", {});
  }
});

test("PROP-20 the board leads from a missing field of a listing to that field, and stores a reason beside it", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const fields = { goal: 0, webId: 1, zip: "1000", city: "Brussel", attributes: { energyPerformance: 120 } };
  expect((await staff.create(listing, fields)).status).toBe(201);
  const [made] = await staff.find(listing, "&filters[source][$eq]=office&sort=id:desc");
  if (!made) throw new Error("no listing was made");
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  try {
    await page.goto(
      `${app.env.CMS_PUBLIC_URL}/admin/plugins/incomplete-listings?region=brussels&source=office&lacks=blocking`,
    );
    const row = page.getByRole("row", { name: new RegExp(String(made.reference)) });
    await expect(row).toContainText("Draft");
    await expect(page.getByText(/ what the law asks; \d+ listings? (is|are) incomplete of \d+ /)).toBeVisible();
    await row.getByRole("link", { name: "CO₂ emissions" }).click();
    await expect(page.getByLabel(/^CO₂ emissions/)).toBeFocused();

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publish this listing?" });
    await expect(dialog.getByText(/Luchtklimaat|Lucht, Klimaat/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Publish anyway" }).click();
    await expect(dialog.getByText(/at least 10 characters/)).toBeVisible();
    expect(await staff.read(listing, made.documentId)).toMatchObject({ publicSince: null });
    const reason = "The certificate is ordered for Thursday.";
    await dialog.getByRole("textbox", { name: /^Why/ }).fill(reason);
    await dialog.getByRole("button", { name: "Publish anyway" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`“${reason}”`)).toBeVisible();
    expect(await staff.read(listing, made.documentId)).toMatchObject({ withdrawnAt: null });
  } finally {
    await context.close();
    await staff.call(`/content-manager/collection-types/${listing}/${made.documentId}`, "DELETE");
  }
});
