import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";
import { inScope } from "../support/test-scope.js";

const address = `${app.env.CMS_PUBLIC_URL}/admin/settings/jobs`;

test("an administrator sees the jobs of all plugins and runs one now", async ({ browser }) => {
  const context = await staffContext(browser, await adminApi("admin"), "nl");
  const staff = await context.newPage();
  try {
    await staff.goto(address);
    await expect(staff.getByRole("heading", { name: "Taken", level: 1 })).toBeVisible();
    await expect(staff.getByRole("row")).toHaveCount(10);
    const row = staff.getByRole("row", { name: /Wissen van verlopen aanvragen/ });
    const answer = staff.waitForResponse((response) => response.url().endsWith("/admin/jobs/leads.retention/run"));
    await row.getByRole("button", { name: "Nu uitvoeren: Wissen van verlopen aanvragen" }).click();
    expect((await answer).status()).toBe(200);
    await expect(row.getByText(/Gelukt/)).toBeVisible();
    for (const width of inScope([375, 768, 1440])) {
      await staff.setViewportSize({ width, height: 800 });
      expect(await accessibilityFindings(staff)).toEqual([]);
    }
  } finally {
    await context.close();
  }
});

test("marketing staff may not see the jobs", async ({ browser }) => {
  const context = await staffContext(browser, await adminApi("marketing"), "nl");
  const staff = await context.newPage();
  try {
    await staff.goto(address);
    await expect(staff.getByRole("heading", { name: "Taken", level: 1 })).toBeHidden();
  } finally {
    await context.close();
  }
});
