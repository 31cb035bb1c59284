import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const admin = `${app.env.CMS_PUBLIC_URL}/admin`;

test("FORM-11 FORM-12 staff find an address's subscriptions, end one, and go on to the person", async ({ browser }) => {
  const { CMS_URL = "", REPLICA_SECRET = "" } = app.env;
  const email = `mailed${Date.now()}@visitor.example`;
  const data = { firstName: "Ria", email, newsletterConsent: "yes" };
  await sendLead({ url: CMS_URL }, leadOf(email, { form: "newsletter", data }), REPLICA_SECRET);
  const context = await staffContext(browser, await adminApi("admin"), "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/plugins/leads/subscriptions`);
    await expect(page.getByRole("heading", { name: "Zoekopdrachten en nieuwsbrief", level: 1 })).toBeVisible();
    await page.getByRole("textbox", { name: "Mailadres" }).fill(email);
    await page.getByRole("button", { name: "Opzoeken" }).click();
    await expect(page.getByText("1 inschrijving", { exact: true })).toBeVisible();
    await expect(page.getByRole("gridcell", { name: /Niet bevestigd/ })).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("button", { name: `Stopzetten voor ${email}: Nieuwsbrief` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stopzetten", exact: true }).click();
    await expect(page.getByRole("gridcell", { name: /stopgezet door het kantoor/ })).toBeVisible();
    await page.getByRole("link", { name: `Alle gegevens: ${email}` }).click();
    await expect(page.getByRole("textbox", { name: "Mailadres" })).toHaveValue(email);
    await page.getByRole("button", { name: "Opzoeken" }).click();
    const mailed = page.getByRole("region", { name: "Zoekopdrachten en nieuwsbrief" });
    await expect(mailed.getByRole("gridcell", { name: "Nieuwsbrief", exact: true })).toBeVisible();
    expect(page.url()).not.toContain("visitor.example");
  } finally {
    await context.close();
  }
});
