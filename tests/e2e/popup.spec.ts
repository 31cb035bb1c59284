import { belgianDateTime } from "@gevel/config";
import { adminApi } from "../support/admin-api.js";
import { sidePanel } from "../support/side-panel.js";
import { countClicks } from "../support/click-counter.js";
import { app } from "../support/app.js";
import { waitForSiteText } from "../support/wait-for-site.js";
import { makePlanDue } from "../support/make-plan-due.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

/** Half of what this task took before, or twelve (issue 12). */
const mostClicks = 12;
const { CMS_URL } = app.env;

/** The first Monday at least a week away in Belgium, where the day begins an hour or two before that of UTC. */
function mondayAtEight(): string {
  const day = new Date(`${belgianDateTime(new Date()).slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 + ((8 - day.getUTCDay()) % 7));
  return `${day.toISOString().slice(0, 10)}T08:00`;
}

test("CMS-10 a popup scheduled for Monday 8:00 goes live on time", async ({ browser }) => {
  const marketing = await adminApi("marketing");
  const context = await staffContext(browser, marketing);
  const page = await context.newPage();
  const clicks = await countClicks(page);
  const title = `Open huis ${Date.now()}`;
  try {
    await page.goto(`${CMS_URL}/admin`);
    await page.getByRole("link", { name: "Content Manager" }).click();
    await page.getByRole("link", { name: "Popup", exact: true }).click();
    await page.getByRole("link", { name: "Create new entry" }).first().click();
    await page.getByLabel(/^Title/).click();
    await page.keyboard.type(title);
    await page.getByRole("button", { name: "Save" }).click();
    const field = sidePanel(page, "Planning").getByRole("textbox", { name: /^Publish on/ });
    await field.click();
    await field.fill(mondayAtEight());
    await expect(sidePanel(page, "Planning").getByText(/^Monday.* at 8:00\sAM, Belgian time$/)).toBeVisible();
    await sidePanel(page, "Planning").getByRole("button", { name: "Plan" }).click();
    const planned = sidePanel(page, "Planning").getByRole("group", { name: /^Publish on/ });
    await expect(planned.getByText(/^Monday.* at 8:00\sAM$/)).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(mostClicks);

    await page.goto(`${CMS_URL}/admin/plugins/publishing`);
    await expect(page.getByRole("row", { name: new RegExp(`${title}.*Publish.*Monday`) })).toBeVisible();
    makePlanDue(title);
    await waitForSiteText("/nl/contact/").toContain(title);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText(title)).toBeHidden();
  } finally {
    const [own] = await marketing.find("api::popup.popup", `&filters[title][$eq]=${encodeURIComponent(title)}`);
    if (own) await marketing.call(`/content-manager/collection-types/api::popup.popup/${own.documentId}`, "DELETE");
    await context.close();
  }
});

test("CHROME-8 shows the popup once staff publish it, closes with Escape and stays closed for the session", async ({
  page,
}) => {
  const staff = await adminApi();
  const [popup] = await staff.find("api::popup.popup");
  const id = popup?.documentId ?? "";
  const saved = await staff.publish("api::popup.popup", id, { ...popup, delay: 0 });
  expect(saved.status).toBe(200);
  try {
    await waitForSiteText("/nl/contact/").toContain(String(popup?.title));
    await page.goto("/nl/contact/");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(String(popup?.title));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.goto("/nl/about/");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  } finally {
    await staff.unpublish("api::popup.popup", id);
  }
});
