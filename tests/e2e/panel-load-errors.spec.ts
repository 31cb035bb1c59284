import { adminApi } from "../support/admin-api.js";
import { failingRequests } from "../support/failing-requests.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

test("CMS-10 OWNER-1 PROP-20 a panel beside a form that fails to load never shows as empty @full", async ({
  browser,
}) => {
  const admin = await adminApi("admin");
  const [listing] = await admin.find("plugin::properties.property");
  const [owner] = await admin.find("plugin::properties.owner");
  const context = await staffContext(browser, admin, "nl");
  const page = await context.newPage();
  const { fail, restore } = await failingRequests(
    page,
    /\/(publishing\/entries\/|owner-stats\/account$|properties\/listings\/[^/]+\/reasons)/,
  );
  fail();
  const form = (type: string, id = "") =>
    page.goto(`${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types/plugin::properties.${type}/${id}`);
  const note = (of: string) => page.getByRole("status", { name: of, exact: true });
  try {
    await form("owner", owner?.documentId);
    const access = note("Toegang tot het eigenaarsportaal");
    await expect(access).toContainText("Dit kon niet worden geladen.");

    await form("property", listing?.documentId);
    const [plan, versions] = [note("Planning"), note("Versies")];
    const reasons = note("Zonder dit op de site, omdat");
    for (const each of [plan, versions, reasons]) await expect(each).toContainText("Dit kon niet worden geladen.");
    await restore();
    // Both panels share one request.
    await plan.getByRole("button", { name: "Opnieuw proberen" }).click();
    for (const each of [plan, versions]) await expect(each).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Versies", exact: true })).toBeVisible();
    await reasons.getByRole("button", { name: "Opnieuw proberen" }).click();
    await expect(reasons).toHaveCount(0);

    await form("owner", owner?.documentId);
    await expect(page.getByRole("button", { name: /^(Uitnodigen|Opnieuw uitnodigen)/ })).toBeVisible();
    await expect(access).toHaveCount(0);
  } finally {
    await context.close();
  }
});
