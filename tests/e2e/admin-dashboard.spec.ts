import { leadResponseSchema } from "@gevel/config";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { countClicks } from "../support/click-counter.js";
import { app } from "../support/app.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const admin = `${app.env.CMS_PUBLIC_URL}/admin`;
const page = "api::page.page";

test("CMS-13 staff see a broken link on the first screen, fix it in place, and it disappears", async ({ browser }) => {
  const api = await adminApi("marketing");
  const [disclaimer] = await api.find(page, "&filters[originalPath][$eq]=disclaimer");
  const id = disclaimer?.documentId ?? "";
  const whole = await api.read(page, id);
  const content = `${typeof whole.content === "string" ? whole.content : ""}\n<p><a href="/nl/nergens-te-vinden/">Lees meer hierover</a></p>`;
  expect((await api.publish(page, id, { ...whole, content })).status).toBe(200);
  const context = await staffContext(browser, api, "nl");
  const staff = await context.newPage();
  try {
    await staff.goto(`${admin}/`);
    await expect(staff.getByRole("link", { name: /^\d+ pand(?:en missen| mist) wat de wet vraagt/ })).toHaveAttribute(
      "href",
      /\/plugins\/incomplete-listings\?lacks=blocking$/,
    );
    await staff.getByRole("link", { name: /^\d+ defecte link/ }).click();
    await expect(staff.getByRole("heading", { name: "Inhoudscontrole", level: 1 })).toBeVisible();
    const row = staff.getByRole("row", { name: /Lees meer hierover/ });
    await expect(row).toContainText("Dit adres staat niet op de site.");
    expect(await accessibilityFindings(staff)).toEqual([]);
    await row.getByRole("link", { name: /oplossen/ }).click();
    await expect(staff).toHaveURL(new RegExp(`${page}/${id}\\?.*locale\\]?=nl`));
    await api.publish(page, id, whole);
    await staff.goto(`${admin}/site-health/links`);
    await expect(staff.getByRole("link", { name: /^Defecte links/ })).toBeVisible();
    await expect(row).toBeHidden();
    await staff.getByRole("link", { name: /^Pagina’s/ }).click();
    await expect(staff.getByRole("link", { name: "Disclaimer, Deutsch: Ontbreekt" })).toBeVisible();
  } finally {
    await api.publish(page, id, whole);
    await context.close();
  }
});

test("FORM-11 staff answer a lead from the first screen in at most 12 clicks, after dismissing the onboarding once", async ({
  browser,
}) => {
  // Logs in as the administrator: the accounts of the other tests would get the onboarding over their first screen.
  const api = await adminApi("admin");
  const name = `Begin${Date.now()}`;
  const { CMS_URL = "", REPLICA_SECRET = "" } = app.env;
  const data = { ...leadOf("").data, lastName: name, email: `${name.toLowerCase()}@visitor.example` };
  const sent = await sendLead({ url: CMS_URL }, leadOf(`home ${name}`, { data }), REPLICA_SECRET);
  leadResponseSchema.parse(await sent.json());
  const context = await staffContext(browser, api, "nl");
  await api.call("/onboarding/first-steps", "PUT", { seen: false });
  const staff = await context.newPage();
  const clicks = await countClicks(staff);
  try {
    await staff.goto(`${admin}/`);
    const first = staff.getByRole("dialog", { name: "Welkom. Waar wilt u beginnen?" });
    await expect(first.getByRole("link", { name: /^Een lead beantwoorden/ })).toBeVisible();
    await first.getByRole("button", { name: "Begrepen" }).click();
    await expect(first).toBeHidden();
    await staff.getByRole("link", { name: new RegExp(name) }).click();
    await staff.getByRole("button", { name: "Antwoorden per mail" }).click();
    await staff.getByRole("textbox", { name: "Antwoord" }).click();
    await staff.keyboard.type("PS U bent welkom.");
    await staff.getByRole("button", { name: "Versturen" }).click();
    await expect(staff.getByText(/PS U bent welkom\./)).toBeVisible();
    expect(await clicks()).toBeLessThanOrEqual(12);
    await staff.goto(`${admin}/`);
    await expect(staff.getByRole("heading", { name: "Wat wilt u doen?" })).toBeVisible();
    await expect(staff.getByRole("link", { name: /^Een pagina maken/ })).toBeVisible();
    await expect(first).toBeHidden();
  } finally {
    await context.close();
  }
});

test("CMS-8 staff who forgot their password read who gives a new one, and find no form that cannot work", async ({
  page: staff,
}) => {
  await staff.goto(`${admin}/auth/login`);
  await staff.getByRole("link", { name: /^Wachtwoord vergeten\?/ }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText(/^Een beheerder van deze site geeft u een nieuw/);
  await expect(staff.getByRole("textbox")).toHaveCount(0);
  await expect(staff.getByRole("button", { name: "Verzenden" })).toHaveCount(0);
  await staff.getByRole("link", { name: "Klaar om in te loggen?" }).click();
  await expect(staff.getByRole("textbox", { name: /^E-mail/ })).toBeVisible();
});
