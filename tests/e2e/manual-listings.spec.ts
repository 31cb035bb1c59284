import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const listing = "plugin::properties.property";
const project = "plugin::properties.project";
const collections = `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types`;

test("PROP-20 a listing made by hand is a draft that lists the legally required fields before publication @full", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const listingFields = { goal: 0, webId: 1, zip: "2000", city: "Antwerpen", price: 300_000 };
  expect((await staff.create(listing, listingFields)).status).toBe(201);
  const [made] = await staff.find(listing, "&filters[source][$eq]=office&sort=id:desc");
  if (!made) throw new Error("no listing was made");
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${listing}?sort=updatedAt:DESC`);
    const row = page.getByRole("row", { name: new RegExp(String(made.reference)) });
    await expect(row).toContainText("Draft");
    await expect(row).toContainText(/House, Antwerpen/);

    await page.goto(`${collections}/${listing}/${made.documentId}`);
    await expect(page.getByRole("heading", { level: 1, name: /^M-0\d{3}$/ })).toBeVisible();
    // Its dates cannot be edited in the form: the button is the only way.
    await expect(page.getByText(/^A draft: not on the site yet/)).toHaveCount(2);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publish this listing?" });
    await expect(dialog.getByRole("listitem").filter({ hasText: /score/i }).first()).toBeVisible();
    await dialog.getByRole("textbox", { name: /^Why/ }).fill("The certificate is ordered.");
    await dialog.getByRole("button", { name: "Publish anyway" }).click();
    await expect(page.getByText("Saved document")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
    await expect(page.getByText(/^A draft: not on the site yet/)).toHaveCount(0);
    expect(await staff.read(listing, made.documentId)).toMatchObject({ withdrawnAt: null });
  } finally {
    await context.close();
    await staff.call(`/content-manager/collection-types/${listing}/${made.documentId}`, "DELETE");
  }
});

test("PROP-13 a project made by hand is a draft that lists the fields visitors look for, on a phone and in French @full", async ({
  browser,
  site,
}) => {
  const staff = await adminApi("marketing");
  const name = { nl: `De Kaai ${Date.now()}` };
  expect((await staff.create(project, { zip: "9000", city: "Gent", name })).status).toBe(201);
  const [made] = await staff.find(project, "&filters[source][$eq]=office&sort=id:desc");
  if (!made) throw new Error("no project was made");
  const context = await staffContext(browser, staff, "fr");
  const page = await context.newPage();
  await page.setViewportSize({ width: 375, height: 800 });
  const onSite = async () => (await fetch(`${site}/nl/projecten/`)).text();
  try {
    expect(await onSite()).not.toContain(name.nl);
    await page.goto(`${collections}/${project}/${made.documentId}`);
    await expect(page.getByRole("heading", { level: 1, name: /^P-\d{4}$/ })).toBeVisible();
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publier ce projet ?" });
    await expect(dialog.getByRole("listitem")).toContainText(["Rue", "Nom (Français)"]);
    await expect(dialog.getByRole("listitem").filter({ hasText: "Nom (Nederlands)" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Publier quand même" }).click();
    await expect(page.getByRole("button", { name: "Publier", exact: true })).toHaveCount(0);
    await expect.poll(onSite).toContain(name.nl);
  } finally {
    await context.close();
    await staff.call(`/content-manager/collection-types/${project}/${made.documentId}`, "DELETE");
  }
});
