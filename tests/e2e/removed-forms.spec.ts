import type { Page } from "@playwright/test";
import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { acceptProofOfWork, rejectProofOfWork, solveProofOfWork, typeCharacters } from "../support/solve-captcha.js";
import { expect, expectAccessible, expectOnlyStatus, phone, test } from "../support/test.js";

const path = "/nl/nieuwsbrief/";
const thanks = /\/nl\/bedankt\/nieuwsbrief\/$/;
const [pageType, formType] = ["api::page.page", "api::contact-form.contact-form"];
const related = z.object({
  results: z.array(z.object({ id: z.number(), documentId: z.string(), locale: z.string() })),
});
const opened = (page: Page) => page.getByRole("main").getByRole("form", { name: "Vier keer per jaar" });
const returned = (page: Page) => page.getByRole("region", { name: "Uw formulier is er nog" });
const form = (page: Page) => returned(page).getByRole("form", { name: "Nieuwsbrief" });
const html = async () => (await fetch(app.env.SITE_URL + path)).text();

/** The page's form in the CMS, the changes that staff make to it while a visitor fills it in, and a way to undo them. */
async function formOfStaff() {
  const staff = await adminApi("marketing");
  const [own] = await staff.find(formType, "&filters[title][$eq]=Vier keer per jaar");
  const id = own?.documentId ?? "";
  const [where] = await staff.find(pageType, "&filters[originalPath][$eq]=newsletter");
  const pageId = where?.documentId ?? "";
  const { json } = await staff.call(`/content-manager/relations/${pageType}/${pageId}/modules?locale=nl`);
  const modules = related.parse(json).results;
  expect(await html()).toContain(`value="${id}"`);
  const publish = async (uid: string, documentId: string, data: unknown) => {
    expect((await staff.publish(uid, documentId, data)).status).toBe(200);
  };
  return {
    async takeAway() {
      await publish(pageType, pageId, { modules: { disconnect: modules } });
      await expect.poll(html, { intervals: [50] }).not.toContain(`value="${id}"`);
    },
    async makeAnother() {
      await publish(formType, id, { ...own, form: "contact-me" });
      await expect.poll(html, { intervals: [50] }).toContain('value="contact-me"');
    },
    async putBack() {
      await publish(formType, id, { ...own, form: "newsletter" });
      await publish(pageType, pageId, { modules: { connect: modules } });
      await expect.poll(html, { intervals: [50] }).toMatch(new RegExp(`value="newsletter"[^]*value="${id}"`));
    },
  };
}

async function fillIn(page: Page) {
  await opened(page).getByLabel("Voornaam").fill("An");
  await opened(page).getByLabel("E-mailadres").fill(`an-${Date.now()}@visitor.example`);
  await opened(page)
    .getByLabel(/stuur mij de nieuwsbrief/)
    .check();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("FORM-2 Q-2 a form that staff remove meanwhile returns with all typed text, and is sent", async ({
    page,
    complaints,
  }) => {
    const staff = await formOfStaff();
    await page.goto(path);
    await fillIn(page);
    await staff.takeAway();
    try {
      await opened(page).getByRole("button").last().click();
      await expect(returned(page)).toContainText("Alles wat u typte, staat er nog");
      await expect(returned(page).getByRole("link", { name: "030 00 00 10" }).first()).toBeVisible();
      await expect(form(page).getByRole("alert")).toBeFocused();
      await expect(form(page).getByLabel("Voornaam")).toHaveValue("An");
      await expect(form(page).getByLabel(/stuur mij de nieuwsbrief/)).toBeChecked();
      await typeCharacters(form(page));
      await form(page).getByRole("button").last().click();
      await expect(page).toHaveURL(thanks);
    } finally {
      await staff.putBack();
    }
    expectOnlyStatus(complaints, 422);
  });
});

test("FORM-2 a form that staff replace meanwhile returns as it was, beside the new one @full", async ({
  page,
  complaints,
}) => {
  const staff = await formOfStaff();
  await rejectProofOfWork(page);
  await page.goto(path);
  await fillIn(page);
  await staff.makeAnother();
  try {
    // Wrong characters: right ones would be accepted at once.
    await opened(page).getByLabel("Neem de tekens over").fill("nope");
    await opened(page).getByRole("button", { name: "Schrijf mij in" }).click();
    await expect(form(page).getByLabel("Neem de tekens over")).toBeFocused();
    await expect(form(page).getByLabel("Voornaam")).toHaveValue("An");
    await expectAccessible(page);
    await acceptProofOfWork(page);
    await solveProofOfWork(form(page));
    await form(page).getByRole("button", { name: "Versturen" }).click();
    await expect(page).toHaveURL(thanks);
  } finally {
    await staff.putBack();
  }
  expectOnlyStatus(complaints, 422);
});
