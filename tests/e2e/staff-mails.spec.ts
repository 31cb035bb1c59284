import { leadResponseSchema, mailListSchema } from "@gevel/config";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { linkOf, sentMail } from "../support/mail-files.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const admin = `${app.env.CMS_PUBLIC_URL}/admin`;
const staff = () => adminApi("marketing");

test("FORM-11 staff see the delivery state of a lead's mails, and read the lead in plain text", async ({ browser }) => {
  const { CMS_URL = "", REPLICA_SECRET = "" } = app.env;
  const lastName = `Peeters${Date.now()}`;
  const data = { ...leadOf("").data, lastName };
  const response = await sendLead({ url: CMS_URL }, leadOf(lastName, { data }), REPLICA_SECRET);
  const { id: lead } = leadResponseSchema.parse(await response.json());
  const api = await staff();
  await expect
    .poll(async () => mailListSchema.parse((await api.call(`/leads/mails?lead=${lead}`)).json).counts.sent)
    .toBe(2);
  const context = await staffContext(browser, api, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/plugins/leads/mails`);
    await expect(page.getByRole("heading", { name: "Mails", level: 1 })).toBeVisible();
    await expect(page.getByText("Er is geen mailserver ingesteld")).toBeVisible();
    await page
      .getByRole("button", { name: `Open de lead van An ${lastName}` })
      .first()
      .click();
    await expect(page.getByText("0470 12 34 56").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Wat ingevuld werd" }).getByText("Is er een tuin?")).toBeVisible();
    await expect(page.getByText("Naar het kantoor")).toBeVisible();
    await expect(page.getByText("Bevestiging", { exact: true })).toBeVisible();

    const receivedMail = await sentMail(({ subject }) => subject?.includes(lastName) ?? false);
    await page.goto(linkOf(receivedMail, "Openen in het beheer"));
    await expect(page.getByRole("heading", { name: `An ${lastName}`, level: 2 })).toBeVisible();
  } finally {
    await context.close();
  }
});

test("FORM-11 an administrator edits a mail's texts with a preview beside them, and opens its attachments", async ({
  browser,
}) => {
  const context = await staffContext(browser, await adminApi(), "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/plugins/leads/mails`);
    await page.getByRole("link", { name: "Teksten en voorvertoning" }).click();
    const mail = page.frameLocator('iframe[title="Als HTML"]');
    await expect(mail.getByText("Dag An,", { exact: true })).toBeVisible();
    await page.getByRole("textbox", { name: "Aanhef" }).fill("Goeiedag {firstName}");
    await expect(mail.getByText("Goeiedag An", { exact: true })).toBeVisible();
    await expect(page.getByText("Nog niet opgeslagen")).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("textbox", { name: "Stuur een testmail naar" }).fill("sam@gevel.example");
    await page.getByRole("button", { name: "Versturen" }).click();
    await expect(page.getByText("De testmail is verstuurd.")).toBeVisible();
    await page.getByRole("link", { name: "Bestanden" }).click();
    // Other tests send mails at the same time: the newest file need not be this one.
    const testMail = page.getByRole("row").filter({ has: page.getByRole("gridcell", { name: "sam@gevel.example" }) });
    await testMail
      .getByRole("button", { name: /^Lees / })
      .first()
      .click();
    await expect(page.frameLocator('iframe[title="Als HTML"]').getByText("Goeiedag An", { exact: true })).toBeVisible();
  } finally {
    await context.close();
  }
});
