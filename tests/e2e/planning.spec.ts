import { belgianClock } from "@gevel/config";
import type { Page } from "@playwright/test";
import { adminApi } from "../support/admin-api.js";
import { countClicks } from "../support/count-clicks.js";
import { house } from "../support/house.js";
import { letPlanComeDue } from "../support/plan-time.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

/** Half of what these tasks took before, or twelve (issue 12). */
const mostClicks = 12;
const { CMS_URL, SITE_URL } = house.env;

const site = async (path: string) => (await fetch(`${SITE_URL}${path}`)).text();
const onTheSite = (path: string) => expect.poll(() => site(path), { intervals: [100] });
/** Beside the form; Strapi's own names for them are not there. */
const panel = (page: Page, name: string) =>
  page.getByRole("complementary").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The Monday after this one, at eight. */
function mondayAtEight(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 + ((8 - day.getUTCDay()) % 7));
  return `${belgianClock(day).slice(0, 10)}T08:00`;
}

test("CMS-10 a popup is planned for Monday 8:00 and goes live when its time comes", async ({ browser }) => {
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
    const field = panel(page, "Planning").getByRole("textbox", { name: "Goes live on" });
    await field.click();
    await field.fill(mondayAtEight());
    await expect(panel(page, "Planning").getByText(/^Monday.* at 8:00\sAM, Belgian time$/)).toBeVisible();
    await panel(page, "Planning").getByRole("button", { name: "Plan" }).click();
    const planned = panel(page, "Planning").getByRole("group", { name: "Goes live on" });
    await expect(planned.getByText(/^Monday.* at 8:00\sAM$/)).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(mostClicks);

    await page.goto(`${CMS_URL}/admin/plugins/publishing`);
    await expect(page.getByRole("row", { name: new RegExp(`${title}.*Goes live.*Monday`) })).toBeVisible();
    letPlanComeDue(title);
    await onTheSite("/nl/contact/").toContain(title);
    await page.getByRole("button", { name: "Look again" }).click();
    await expect(page.getByText(title)).toBeHidden();
  } finally {
    const [own] = await marketing.find("api::popup.popup", `&filters[title][$eq]=${encodeURIComponent(title)}`);
    if (own) await marketing.call(`/content-manager/collection-types/api::popup.popup/${own.documentId}`, "DELETE");
    await context.close();
  }
});

test("CMS-10 a page is restored to last week", async ({ browser }) => {
  const marketing = await adminApi("marketing");
  const [disclaimer] = await marketing.find("api::page.page", "&filters[originalPath][$eq]=disclaimer");
  const id = disclaimer?.documentId ?? "";
  const [lastWeek, now] = [`Vorige week ${Date.now()}`, `Aangepast per vergissing ${Date.now()}`];
  for (const title of [lastWeek, now]) await marketing.publish("api::page.page", id, { title });
  await onTheSite("/nl/disclaimer/").toContain(now);

  const context = await staffContext(browser, marketing);
  const page = await context.newPage();
  const clicks = await countClicks(page);
  await page.goto(`${CMS_URL}/admin`);
  await page.getByRole("link", { name: "Content Manager" }).click();
  await page.getByRole("link", { name: "Page", exact: true }).click();
  await page.getByRole("gridcell", { name: now }).click();
  await panel(page, "Versions")
    .getByRole("button", { name: /^Version of/ })
    .nth(1)
    .click();
  const dialog = page.getByRole("dialog", { name: /^Version of/ });
  await expect(dialog.getByRole("row", { name: new RegExp(`Title.*${now}.*${lastWeek}`) })).toBeVisible();
  await dialog.getByRole("button", { name: "Restore as draft" }).click();
  await expect(page.getByLabel(/^Title/).first()).toHaveValue(lastWeek);
  expect(await site("/nl/disclaimer/")).toContain(now);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await onTheSite("/nl/disclaimer/").toContain(lastWeek);
  expect(await clicks()).toBeLessThanOrEqual(mostClicks);
  await context.close();
});
