import { leadResponseSchema, leadDetailSchema, mailListSchema } from "@gevel/config";
import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { countClicks } from "../support/click-counter.js";
import { failingRequests } from "../support/failing-requests.js";
import { app } from "../support/app.js";
import { leadOf, sendLead } from "../support/leads-api.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test, widths } from "../support/test.js";
import { inScope } from "../support/test-scope.js";

const inbox = `${app.env.CMS_PUBLIC_URL}/admin/plugins/leads/inbox`;

/** A lead with a unique last name. */
async function leadFrom(lastName: string): Promise<string> {
  const { CMS_URL = "", REPLICA_SECRET = "" } = app.env;
  const data = { ...leadOf("").data, lastName, email: `${lastName.toLowerCase()}@visitor.example` };
  const response = await sendLead({ url: CMS_URL }, leadOf(`inbox ${lastName}`, { data }), REPLICA_SECRET);
  return leadResponseSchema.parse(await response.json()).id;
}

const uniqueName = (begin: string) => `${begin}${Date.now()}`;

/** Presses a key until the element has the focus; a page that never focuses it fails by timeout. */
async function pressUntilFocused(page: Page, key: string, name: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(":focus")).toHaveAccessibleName(name, { timeout: 100 });
  }).toPass();
}

test("FORM-11 staff find a lead, read it, add a note, close and answer it by keyboard alone", async ({ browser }) => {
  const api = await adminApi("marketing");
  const name = uniqueName("Toets");
  const lead = await leadFrom(name);
  const context = await staffContext(browser, api, "nl");
  const page = await context.newPage();
  try {
    await page.goto(inbox);
    await expect(page.getByRole("heading", { name: "Postvak", level: 1 })).toBeVisible();
    await page.getByRole("searchbox", { name: "Zoeken op naam, e-mail of telefoon" }).focus();
    await page.keyboard.type(name.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "1 lead" })).toBeAttached();
    const row = page.getByRole("list", { name: "Postvak" }).getByRole("link", { name: new RegExp(name) });
    await expect(row).toBeVisible();

    await row.focus();
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: `An ${name}`, level: 2 });
    await expect(heading).toBeFocused();
    await expect(page.getByText("0470 12 34 56").first()).toBeVisible();
    await expect(page.getByText("Is er een tuin?").first()).toBeVisible();

    await page.getByRole("combobox", { name: "Status" }).last().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: "In behandeling" }).press("Enter");
    await expect(page.getByText(/van Nieuw naar In behandeling/)).toBeVisible();

    await page.getByRole("textbox", { name: "Notitie voor collega’s" }).focus();
    await page.keyboard.type("Belt liever na zes.");
    await pressUntilFocused(page, "Tab", /^Notitie toevoegen$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Belt liever na zes.")).toBeVisible();

    await page.getByRole("button", { name: "Antwoorden per mail" }).press("Enter");
    const answer = page.getByRole("textbox", { name: "Antwoord" });
    await expect(answer).toHaveValue(/^Dag An,/);
    await answer.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nPS Ja, er is een tuin.");
    await pressUntilFocused(page, "Tab", /^Versturen$/);
    await page.keyboard.press("Enter");
    await expect(page.getByText("PS Ja, er is een tuin.")).toBeVisible();
    await expect
      .poll(async () => mailListSchema.parse((await api.call(`/leads/mails?lead=${lead}`)).json).counts.sent)
      .toBe(3);

    await page.getByRole("link", { name: "Terug naar de lijst" }).press("Enter");
    await expect(row).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`search=${name.toLowerCase()}`));
  } finally {
    await context.close();
  }
});

test("FORM-11 a lead is answered in four clicks from the menu, and then is of who answered", async ({ browser }) => {
  const api = await adminApi("marketing");
  const name = uniqueName("Klik");
  const lead = await leadFrom(name);
  const context = await staffContext(browser, api, "nl");
  const page = await context.newPage();
  const clicks = await countClicks(page);
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin`);
    await page.getByRole("navigation").getByRole("link", { name: "Leads", exact: true }).click();
    await page
      .getByRole("list", { name: "Postvak" })
      .getByRole("link", { name: new RegExp(name) })
      .click();
    await page.getByRole("button", { name: "Antwoorden per mail" }).click();
    const answer = page.getByRole("textbox", { name: "Antwoord" });
    await answer.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\nJa, er is een tuin.");
    await page.getByRole("button", { name: "Versturen" }).click();
    // These tests have no mail server: nobody is told that somebody got a mail.
    await expect(page.getByText(/^Er is geen mailserver ingesteld: .* krijgt niets/)).toBeVisible();
    await expect(page.getByText(/van Nieuw naar In behandeling/)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveText("In behandeling");
    expect(await clicks()).toBe(4);
    const { state, assignee } = leadDetailSchema.parse((await api.call(`/leads/inbox/${lead}`)).json).lead;
    expect({ state, assigned: assignee !== null }).toEqual({ state: "in-progress", assigned: true });
  } finally {
    await context.close();
  }
});

test("FORM-11 arrows go from lead to lead, and the list shows the changed state", async ({ browser }) => {
  const api = await adminApi("marketing");
  const name = uniqueName("Pijl");
  const ids = [await leadFrom(`${name}een`), await leadFrom(`${name}twee`)];
  const context = await staffContext(browser, api, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${inbox}?search=${name.toLowerCase()}`);
    const links = page.getByRole("list", { name: "Postvak" }).getByRole("link");
    await expect(links).toHaveCount(2);
    await links.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(links.first()).toBeFocused();
    await page.getByRole("button", { name: `De lead van An ${name}twee wijzigen` }).click();
    await page.getByRole("menuitem", { name: "Markeren als: Afgehandeld" }).click();
    await expect
      .poll(async () => leadDetailSchema.parse((await api.call(`/leads/inbox/${ids[1]}`)).json).lead.state)
      .toBe("done");
    await expect(links).toHaveCount(2);
  } finally {
    await context.close();
  }
});

test("FORM-11 two editors: the second sees the first's change, and nothing is overwritten @full", async ({
  browser,
}) => {
  const [admin, marketing] = [await adminApi("admin"), await adminApi("marketing")];
  const name = uniqueName("Samen");
  const lead = await leadFrom(name);
  const context = await staffContext(browser, marketing, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${inbox}/${lead}`);
    await expect(page.getByRole("heading", { name: `An ${name}`, level: 2 })).toBeVisible();
    const changed = await admin.call(`/leads/inbox/${lead}/state`, "PUT", { was: "new", to: "done" });
    expect(changed.status).toBe(200);
    await page.getByRole("combobox", { name: "Status" }).last().click();
    await page.getByRole("option", { name: "In behandeling" }).click();
    await expect(page.getByText(/Een collega heeft dit intussen gewijzigd/)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Status" }).last()).toHaveText(/Afgehandeld/);
  } finally {
    await context.close();
  }
});

test("Q-1 the inbox and a lead fit every width and are accessible @full", async ({ browser }) => {
  const lead = await leadFrom(uniqueName("Breed"));
  const context = await staffContext(browser, await adminApi("admin"), "nl");
  const page = await context.newPage();
  try {
    for (const path of ["", `/${lead}`]) {
      await page.goto(inbox + path);
      await expect(page.getByRole("heading", { level: path ? 2 : 1 }).first()).toBeVisible();
      for (const width of inScope(widths))
        await test.step(`${path ? "the lead" : "the inbox"} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 500 });
          await expect(page.getByRole("heading", { level: path ? 2 : 1 }).first()).toBeVisible();
          // A tablet has the parts and colours of a desktop.
          if (width !== widths[1]) expect(await accessibilityFindings(page)).toEqual([]);
          const { scrollWidth, scrollHeight } = await page.evaluate(() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return { scrollWidth, scrollHeight };
          });
          expect(scrollWidth).toBeLessThanOrEqual(width);
          // The admin scrolls a part of itself: a second bar beside it would lead to nothing.
          expect(scrollHeight).toBeLessThanOrEqual(500);
        });
    }
  } finally {
    await context.close();
  }
});

test("FORM-12 an administrator looks a person up, and confirms twice before anything is erased", async ({
  browser,
}) => {
  const name = uniqueName("Wis");
  await leadFrom(name);
  const address = `${name.toLowerCase()}@visitor.example`;
  const context = await staffContext(browser, await adminApi("admin"), "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/leads/person`);
    await page.getByRole("textbox", { name: "Mailadres" }).fill(address.toUpperCase());
    await page.getByRole("button", { name: "Opzoeken" }).click();
    await expect(page.getByText("Ingevulde formulieren: 1")).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exporteren om te lezen" }).click();
    expect((await download).suggestedFilename()).toBe("person.html");
    await page.getByRole("button", { name: "Wissen…" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("button", { name: "Definitief wissen" })).toBeDisabled();
    await dialog.getByRole("textbox", { name: "Typ het mailadres nog eens" }).fill(address);
    await dialog.getByRole("button", { name: "Definitief wissen" }).click();
    await expect(page.getByText("Onder dit adres wordt niets bewaard.")).toBeVisible();
  } finally {
    await context.close();
  }
});

test("FORM-11 the inbox filters show as loading or failed, and load on retry @full", async ({ browser }) => {
  const name = uniqueName("Keuze");
  const lead = await leadFrom(name);
  const context = await staffContext(browser, await adminApi("marketing"), "nl");
  const page = await context.newPage();
  const choices = await failingRequests(page, /\/leads\/inbox-choices/);
  try {
    await page.goto(`${inbox}/${lead}?search=${name.toLowerCase()}`);
    const filters = page.getByRole("status", { name: "Formulier, Toegewezen aan, Kantoor, Makelaar" });
    const handling = page.getByRole("status", { name: "Toegewezen aan", exact: true });
    for (const note of [filters, handling]) await expect(note).toHaveText("De lijst wordt geladen…");
    choices.fail();
    for (const note of [filters, handling])
      await expect(note).toContainText("De lijst kon niet worden geladen; wat gekozen is, blijft.");
    const menu = page.getByRole("button", { name: `De lead van An ${name} wijzigen` });
    await menu.click();
    await expect(page.getByRole("menuitem", { name: /^De lijst kon niet worden geladen/ })).toBeDisabled();
    await choices.restore();
    await page.getByRole("menuitem", { name: "Opnieuw proberen" }).click();
    for (const note of [filters, handling]) await expect(note).toHaveText("");
    await menu.click();
    await expect(page.getByRole("menuitem", { name: /^Toewijzen aan/ }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Formulier" }).click();
    await expect(page.getByRole("option").nth(1)).toBeVisible();
  } finally {
    await context.close();
  }
});

test("FORM-11 FORM-12 lead data that fails to load never shows as empty @full", async ({ browser }) => {
  const name = uniqueName("Stil");
  const lead = await leadFrom(name);
  const context = await staffContext(browser, await adminApi("admin"), "nl");
  const page = await context.newPage();
  const failed = "Dit kon niet worden geladen.";
  const { fail, restore } = await failingRequests(
    page,
    /(?<!plugins)\/leads\/(answers|mails|mail-files|subscriptions\/search|inbox\/[^/?]+)(\/|\?|$)/,
  );
  fail();
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/leads/files`);
    await expect(page.getByText(/^Er is iets misgegaan/)).toBeVisible();
    await expect(page.getByText("Er is nog geen mail.")).toHaveCount(0);

    await page.goto(`${inbox}/${lead}`);
    await expect(page.getByText("Deze lead kon niet worden geladen. Misschien is hij verwijderd.")).toBeVisible();

    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/leads/person`);
    await page.getByRole("textbox", { name: "Mailadres" }).fill(`${name.toLowerCase()}@visitor.example`);
    await page.getByRole("button", { name: "Opzoeken" }).click();
    await expect(page.getByRole("status", { name: "Zoekopdrachten en nieuwsbrief" })).toContainText(failed);

    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types/plugin::leads.lead/${lead}`);
    const mails = page.getByRole("status", { name: "Mails" });
    const answers = page.getByRole("status", { name: "Ingevuld" });
    for (const note of [mails, answers]) await expect(note).toContainText(failed);
    await restore();
    for (const note of [mails, answers]) {
      await note.getByRole("button", { name: "Opnieuw proberen" }).click();
      await expect(note).toHaveCount(0);
    }
    await expect(page.getByText("Is er een tuin?").first()).toBeVisible();
  } finally {
    await context.close();
  }
});
