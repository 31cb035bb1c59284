import { readFileSync } from "node:fs";
import type { SlotOption } from "@gevel/config";
import type { Page } from "@playwright/test";
import { readSlots } from "../../web/app/appointments/read-slots.js";
import { typeCharacters } from "../support/solve-captcha.js";
import { fontsSettled, openWithDelayedFonts } from "../support/delayed-fonts.js";
import { watchLayoutShift } from "../support/layout-shift.js";
import { linkOf, mailTo } from "../support/mail-files.js";
import { expect, expectAccessible, expectOnlyStatus, phone, test } from "../support/test.js";
import {
  appointmentAddress as address,
  freeSlotOptions as free,
  expandWeekOf,
  appointmentForm as form,
} from "../support/appointment-form.js";

const thanks = /\/nl\/bedankt\//;

async function fillIn(page: Page, name: string) {
  await form(page).getByLabel("Voornaam").fill("An");
  await form(page).getByLabel(/^Naam/).fill(name);
  await form(page).getByLabel("E-mailadres").fill(`${name}@visitor.example`);
}

const send = (page: Page) => form(page).getByRole("button", { name: "Vraag het bezoek aan" }).click();

test("FORM-7 a visitor picks and sends a slot by keyboard alone, on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  await expandWeekOf(free(page).first());
  await expandWeekOf(free(page).nth(1));
  await expectAccessible(page.getByRole("main"));
  const preferences = form(page).getByRole("group", { name: /Welke dagen/ });
  await expect(preferences).toBeHidden();
  await form(page).getByRole("button", { name: "Vraag het bezoek aan" }).click();
  await expect(form(page).getByRole("group", { name: "Kies een moment" })).toBeFocused();
  await form(page)
    .getByLabel(/^Een ander moment/)
    .check();
  await expect(preferences).toBeVisible();
  await free(page).first().focus();
  await page.keyboard.press("Space");
  await expect(free(page).first()).toBeChecked();
  await expect(preferences).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(free(page).nth(1)).toBeChecked();
  await fillIn(page, "toetsen");
  await form(page).getByRole("button", { name: "Vraag het bezoek aan" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(thanks);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

/** The first week is full and a day of the next one closed, whatever the database contains. */
const crowded = (slots: readonly SlotOption[]) => {
  const days = [...new Set(slots.map(({ day }) => day))];
  const [monday = ""] = days.filter((day) => new Date(day).getUTCDay() === 1 && day !== days[0]);
  return slots
    .filter(({ day }) => day !== monday)
    .map((slot) => (slot.day < monday ? { ...slot, isFree: false } : slot));
};

for (const width of [phone.width, 1440])
  for (const [what, change] of [
    ["what is free", (slots: readonly SlotOption[]) => slots],
    ["a week that is taken and a day that is closed", crowded],
  ] as const)
    test(`FORM-7 ${what} appears without layout shift, ${width} px wide @full`, async ({ page }) => {
      await page.setViewportSize({ ...phone, width });
      const shifted = await watchLayoutShift(page);
      let answer = () => {};
      const release = new Promise<void>((resolve) => (answer = resolve));
      await page.route("**/visit-slots.json", async (route) => {
        await release;
        let slots: SlotOption[] | null = null;
        await expect.poll(async () => (slots = readSlots(await (await route.fetch()).json()))).not.toBeNull();
        await route.fulfill({ json: { slots: change(slots ?? []) } });
      });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await form(page).getByRole("group", { name: "Kies een moment" }).scrollIntoViewIfNeeded();
      await shifted();
      answer();
      await expect(
        form(page)
          .getByText(/\d+ vrij/)
          .first(),
      ).toBeVisible();
      expect(await shifted()).toEqual([]);
    });

for (const width of [phone.width, 1440])
  test(`FORM-7 late fonts shift nothing of the form, ${width} px wide @full`, async ({ page }) => {
    await page.setViewportSize({ ...phone, width });
    const shifted = await watchLayoutShift(page);
    const releaseFonts = await openWithDelayedFonts(page, address);
    await page.waitForURL(/\/546\/bezoek\/$/, { waitUntil: "commit" });
    await expect(form(page).getByRole("group", { name: "Kies een moment" })).toBeVisible();
    await shifted();
    releaseFonts();
    await fontsSettled(page);
    expect(await shifted()).toEqual([]);
  });

test("FORM-7 the slots load again on request where the CMS did not answer", async ({ page }) => {
  await page.route("**/visit-slots.json*", (route) => route.fulfill({ json: { slots: null } }));
  await page.goto(address);
  await expect(
    form(page)
      .getByText(/^De vrije momenten konden niet geladen worden/)
      .first(),
  ).toBeVisible();
  await expect(form(page).getByText(/geen vrije momenten/)).toHaveCount(0);
  await page.unroute("**/visit-slots.json*");
  await form(page).getByRole("button", { name: "Probeer opnieuw" }).click();
  await expect(
    form(page)
      .getByText(/\d+ vrij/)
      .first(),
  ).toBeVisible();
  await expect(form(page).getByText(/^De vrije momenten konden/)).toHaveCount(0);
});

test("FORM-7 a visitor who misses the last place keeps the typed text and picks again @full", async ({
  page,
  context,
  complaints,
}) => {
  const second = await context.newPage();
  await page.goto(address);
  await second.goto(address);
  const chosen = (await free(page).last().getAttribute("value")) ?? "";
  for (const [tab, name] of [
    [page, "eerste"],
    [second, "tweede"],
  ] as const) {
    await expect(free(tab).first()).toBeVisible();
    await form(tab).locator("details").last().locator("summary").click();
    await form(tab).locator(`input[name="slot"][value="${chosen}"]`).check();
    await fillIn(tab, name);
  }
  await send(page);
  await expect(page).toHaveURL(thanks);
  await send(second);
  await expect(form(second).getByRole("alert")).toContainText("De afspraken zijn volzet.");
  await expect(form(second).locator(`input[name="slot"][value="${chosen}"]`)).toBeDisabled();
  await expect(form(second).getByLabel(/^Naam/)).toHaveValue("tweede");
  await free(second).first().check();
  await send(second);
  await expect(second).toHaveURL(thanks);
  expectOnlyStatus(complaints, 409);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("FORM-7 the slots are in a page that no cache stores, and one is picked and sent", async ({
    page,
    complaints,
  }) => {
    await page.goto(address);
    await form(page).getByRole("link", { name: "Bekijk de vrije momenten" }).click();
    await expect(free(page).first()).toBeVisible();
    const open = await page.reload();
    expect(open?.headers()["cache-control"]).toBe("no-store");
    await free(page).first().check();
    const chosen = await free(page).first().getAttribute("value");
    await fillIn(page, "zonder");
    await send(page);
    await expect(form(page).locator(`input[name="slot"][value="${chosen}"]`)).toBeChecked();
    await typeCharacters(form(page));
    await send(page);
    await expect(page).toHaveURL(thanks);
    expectOnlyStatus(complaints, 422);
  });
});

/** Requests a viewing as a visitor does; returns the address its mails go to. */
async function requestAppointment(page: Page): Promise<string> {
  const name = `verplaats-${Date.now()}`;
  await page.goto(address);
  const slotOption = free(page).nth(2);
  await expandWeekOf(slotOption);
  await slotOption.check();
  await fillIn(page, name);
  await send(page);
  await expect(page).toHaveURL(thanks);
  return `${name}@visitor.example`;
}

const changeLink = "Verplaatsen of annuleren";

test("FORM-7 a viewing is moved and cancelled by the link of its mail, and opening the link changes nothing", async ({
  page,
  complaints,
}) => {
  const email = await requestAppointment(page);
  const path = new URL(linkOf(await mailTo(email), changeLink)).pathname;
  const seen = await page.request.get(path);
  expect([seen.status(), seen.headers()["cache-control"]]).toEqual([200, "no-store"]);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Uw bezoek", level: 1 })).toBeVisible();
  await expect(page.getByText("Aangevraagd: we bevestigen dit moment nog")).toBeVisible();
  await test.step("it can be put in a calendar", async () => {
    const downloaded = page.waitForEvent("download");
    await page.getByRole("link", { name: "Zet in uw agenda" }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe("visit.ics");
    expect(readFileSync(await file.path(), "utf8")).toMatch(/UID:visit-[^]*STATUS:TENTATIVE/);
  });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Verplaats het bezoek" }).click();
  await expect(page.getByRole("alert")).toContainText("Kies eerst een moment.");
  await page.getByRole("main").locator("details").last().locator("summary").click();
  await page.locator('input[name="slot"]:enabled').last().check();
  await page.getByRole("button", { name: "Verplaats het bezoek" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw bezoek is verplaatst." })).toBeFocused();
  expectOnlyStatus(complaints, 422);

  const moved = await mailTo(email, ({ subject }) => subject?.endsWith("is verplaatst") ?? false);
  await page.goto(linkOf(moved, changeLink));
  await page.getByRole("button", { name: "Annuleer het bezoek" }).click();
  await expect(page.getByText("Uw bezoek is geannuleerd.")).toBeVisible();
  await expect(page.getByText("Dit bezoek kan hier niet meer gewijzigd worden.")).toBeVisible();

  const ended = await mailTo(email, ({ subject }) => subject?.endsWith("gaat niet door") ?? false);
  await page.goto(linkOf(ended, "Kies een ander moment"));
  await page.getByRole("main").getByRole("link", { name: "Vraag een bezoek aan" }).first().click();
  await expect(free(page).first()).toBeAttached();
});
