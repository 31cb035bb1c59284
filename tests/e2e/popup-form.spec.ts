import type { Page } from "@playwright/test";
import { adminApi } from "../support/admin-api.js";
import { waitForSiteText } from "../support/wait-for-site.js";
import { expect, expectAccessible, expectOnlyStatus, test } from "../support/test.js";
import { inScope } from "../support/test-scope.js";

const popups = "api::popup.popup";
const forms = "api::contact-form.contact-form";
const thanks = "/nl/bedankt/nieuwsbrief/";

/** The demo's popup with the newsletter form, published during the task. */
async function withForm(task: (title: string) => Promise<void>) {
  const staff = await adminApi("marketing");
  const [popup] = await staff.find(popups);
  const [newsletter] = await staff.find(forms, "&filters[form][$eq]=newsletter");
  const id = popup?.documentId ?? "";
  const before = await staff.read(popups, id);
  const title = `Nieuws uit de buurt ${Date.now()}`;
  const form = { connect: [{ documentId: newsletter?.documentId, locale: "nl" }] };
  const published = await staff.publish(popups, id, { ...before, title, delay: 0, form });
  expect(published.status, JSON.stringify(published.json)).toBe(200);
  try {
    await waitForSiteText("/nl/contact/").toContain(title);
    await task(title);
  } finally {
    await staff.unpublish(popups, id);
    await staff.save(popups, id, { ...before, form: { disconnect: form.connect } });
  }
}

async function openPopup(page: Page, path: string, title: string) {
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  return { dialog, form: dialog.getByRole("form") };
}

test("CHROME-8 a popup holds a form: errors show inside it, and sending it closes it at the form's thank-you page", async ({
  page,
}) => {
  await withForm(async (title) => {
    // A page with a form of its own, and one that takes no form at all.
    for (const path of inScope(["/nl/contact/", "/nl/login/"])) {
      await page.evaluate(() => sessionStorage.clear()).catch(() => {});
      const { dialog, form } = await openPopup(page, path, title);
      await expect(form).toHaveAttribute("action", thanks);
      await expectAccessible(page);
      await form.getByLabel("E-mailadres").fill("geen adres");
      await form.getByRole("button").last().click();
      await expect(form.getByLabel("E-mailadres")).toBeFocused();
      await expect(form.getByLabel("E-mailadres")).toHaveAttribute("aria-invalid", "true");
      await expect(dialog).toBeVisible();
      await form.getByLabel("E-mailadres").fill(`popup-${Date.now()}@example.org`);
      await form.getByLabel(/stuur mij de nieuwsbrief/).check();
      await form.getByRole("button").last().click();
      await expect(page).toHaveURL(thanks);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("/nl/about/");
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

test("CHROME-8 a popup with a form fits every screen, and shows server-side errors over the unchanged page @full", async ({
  page,
  complaints,
}) => {
  await withForm(async (title) => {
    const { dialog, form } = await openPopup(page, "/nl/contact/", title);
    const sendButton = form.getByRole("button").last();
    for (const [width, height] of [
      [375, 667],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await sendButton.scrollIntoViewIfNeeded();
      await expect(sendButton).toBeInViewport();
      const { wide, across } = await dialog.evaluate((element) => ({
        wide: element.scrollWidth,
        across: element.clientWidth,
      }));
      expect(wide, `${width}`).toBeLessThanOrEqual(across);
    }
    // Simulates a browser whose validation is older than the server's.
    await page.route(/\/bedankt\/nieuwsbrief/, async (route) => {
      const sent = route.request();
      const postData = (sent.postData() ?? "").replaceAll("example.org", "example").replaceAll("%40", "");
      await route.continue(sent.method() === "POST" ? { postData } : {});
    });
    await form.getByLabel("E-mailadres").fill(`popup-${Date.now()}@example.org`);
    await form.getByLabel(/stuur mij de nieuwsbrief/).check();
    await sendButton.click();
    await expect(form.getByLabel("E-mailadres")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL("/nl/contact/");
    expectOnlyStatus(complaints, 422);
  });
});
