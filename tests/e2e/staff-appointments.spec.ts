import type { Browser, Page } from "@playwright/test";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { sendLead } from "../support/leads-api.js";
import { linkOf, mailTo, sentMail } from "../support/mail-files.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";
import { freeSlotOptions, appointmentAddress } from "../support/appointment-form.js";
import { calendarIn, freeSlots, appointmentOf } from "../support/appointments-api.js";

const { CMS_URL = "", CMS_PUBLIC_URL = "", SITE_URL = "", REPLICA_SECRET = "" } = app.env;
const appointments = `${CMS_PUBLIC_URL}/admin/plugins/visits`;

/** A free slot at that share of the available ones, and the one after it: other tests choose the first ones and the last. */
async function slotsAt(share: number) {
  const free = await freeSlots({ url: CMS_URL }, { secret: REPLICA_SECRET });
  const at = Math.floor(free.length * share);
  const [slotOption, next] = [free[at], free[at + 1]];
  if (!slotOption || !next || at < 3) throw new Error(`only ${free.length} moments are free`);
  return { slotOption, next };
}

/** Books a viewing as the site does; returns the address its mails go to. */
async function booked(lastName: string, slot: string): Promise<string> {
  const lead = appointmentOf(lastName, slot);
  const email = `${lastName.toLowerCase()}@visitor.example`;
  const answer = await sendLead({ url: CMS_URL }, { ...lead, data: { ...lead.data, email } }, REPLICA_SECRET);
  expect(answer.status).toBe(200);
  return email;
}

const unique = (name: string) => `${name}${Date.now()}`;

const longDay = (day: string) =>
  new Intl.DateTimeFormat("nl", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

async function inAdmin(browser: Browser, task: (page: Page) => Promise<void>, who: "admin" | "marketing" = "admin") {
  const context = await staffContext(browser, await adminApi(who), "nl");
  try {
    await task(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The calendar file's value for one property of its viewing. */
const entryOf = (calendar: string, name: string) =>
  new RegExp(`^${name}[:;](.*)$`, "m").exec(calendar.slice(calendar.indexOf("BEGIN:VEVENT")))?.[1]?.trim();

test("FORM-7 a day that staff close is offered to no visitor, and existing viewings stay", async ({
  browser,
  page,
}) => {
  const { slotOption } = await slotsAt(1 / 2);
  const { day } = slotOption;
  const name = unique("Dicht");
  await booked(name, slotOption.key);
  const offered = async () => {
    await page.goto(appointmentAddress);
    // At the end of a week the first free slot may be in the next week, which is collapsed.
    await expect(freeSlotOptions(page).first()).toBeAttached();
    return freeSlotOptions(page, day).count();
  };
  expect(await offered()).toBeGreaterThan(0);
  await inAdmin(browser, async (staff) => {
    await staff.goto(`${appointments}?week=${day}`);
    const column = staff.getByRole("listitem").filter({ has: staff.getByRole("button", { name: `An ${name}` }) });
    await column.getByRole("button", { name: `Sluit deze dag ${longDay(day)}` }).click();
    try {
      await expect(column.getByText("Gesloten. Wat geboekt was, blijft staan")).toBeVisible();
      await expect(column.getByRole("button", { name: `An ${name}` })).toContainText("Aangevraagd");
      expect(await accessibilityFindings(staff)).toEqual([]);
      await expect.poll(offered).toBe(0);
    } finally {
      await column.getByRole("button", { name: `Open deze dag ${longDay(day)}` }).click();
    }
    await expect(column.getByText("Gesloten")).toHaveCount(0);
  });
  await expect.poll(offered).toBeGreaterThan(0);
});

test("FORM-7 staff give an agent's calendar a secret address; a renewed one invalidates the old @full", async ({
  browser,
}) => {
  const name = unique("Agenda ");
  const read = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text(), cacheControl: answer.headers.get("cache-control") };
  };
  await inAdmin(browser, async (staff) => {
    await staff.goto(appointments);
    await staff.getByRole("link", { name: "In uw agenda" }).click();
    await staff.getByRole("textbox", { name: "Naam", exact: true }).fill(name);
    await staff.getByRole("textbox", { name: "E-mailadres van de makelaar" }).fill("bo@agency.example");
    await staff.getByRole("button", { name: "Maak een adres" }).click();
    const shown = staff.getByRole("textbox", { name: `Adres van ${name}` });
    await expect(shown).toHaveValue(/\/visit-calendar\/[\w-]{43}\.ics$/);
    const first = await shown.inputValue();
    expect(first.startsWith(`${SITE_URL}/`)).toBe(true);
    const opened = await read(first);
    expect(opened).toMatchObject({ status: 200, cacheControl: "private, no-store" });
    expect(opened.text).toContain(`X-WR-CALNAME:${name}`);
    expect(await accessibilityFindings(staff)).toEqual([]);

    await staff.getByRole("button", { name: `Nieuw adres voor ${name}` }).click();
    await expect(shown).not.toHaveValue(first);
    const second = await shown.inputValue();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

    // Shown once.
    await staff.reload();
    const line = staff.getByRole("listitem").filter({ hasText: name });
    await expect(line).toBeVisible();
    expect(await staff.content()).not.toContain(new URL(second).pathname);
    await line.getByRole("button", { name: `Beëindig ${name}` }).click();
    await expect(line).toHaveCount(0);
    expect((await read(second)).status).toBe(404);
  });
});

test("FORM-7 staff confirm a viewing and move it: each mail has the same calendar event, with a higher sequence", async ({
  browser,
}) => {
  const { slotOption, next } = await slotsAt(1 / 4);
  const name = unique("Verzet");
  const email = await booked(name, slotOption.key);
  const mailed = async (sequence: number) => {
    const mail = await mailTo(email, (each) => entryOf(calendarIn({ mail: each }), "SEQUENCE") === String(sequence));
    return { mail, calendar: calendarIn({ mail }) };
  };
  const begin = (key: string) => `TZID=Europe/Brussels:${key.replace(/[-:]/g, "")}00`;
  const requested = await mailed(0);
  expect(entryOf(requested.calendar, "STATUS")).toBe("TENTATIVE");
  expect(entryOf(requested.calendar, "DTSTART")).toBe(begin(slotOption.key));

  const task = async (staff: Page) => {
    await staff.goto(`${appointments}?week=${slotOption.day}`);
    await staff.getByRole("button", { name: `An ${name}` }).click();
    const shown = staff.getByRole("dialog", { name: `An ${name}` });
    await shown.getByRole("button", { name: "Bevestig", exact: true }).click();
    await expect(shown.getByText("Bevestigd")).toBeVisible();
    const confirmed = await mailed(1);
    expect(confirmed.mail.text).toContain("Uw bezoek ligt vast.");
    expect(entryOf(confirmed.calendar, "STATUS")).toBe("CONFIRMED");
    expect(entryOf(confirmed.calendar, "UID")).toBe(entryOf(requested.calendar, "UID"));

    await shown.getByRole("combobox", { name: "Een ander tijdstip" }).click();
    await staff.getByRole("option", { name: `${longDay(next.day)}, ${next.from}–${next.until}` }).click();
    await shown.getByRole("button", { name: "Dit tijdstip opslaan" }).click();
    const moved = await mailed(2);
    expect(moved.mail.text).toContain(`tussen ${next.from} en ${next.until} uur`);
    expect(entryOf(moved.calendar, "DTSTART")).toBe(begin(next.key));
    expect(entryOf(moved.calendar, "STATUS")).toBe("CONFIRMED");
    expect(entryOf(moved.calendar, "UID")).toBe(entryOf(requested.calendar, "UID"));
    expect(moved.calendar).toContain("METHOD:PUBLISH");

    await staff.goto(`${appointments}?week=${next.day}`);
    await expect(staff.getByRole("button", { name: `An ${name}` })).toContainText(`${next.from}–${next.until}`);
  };
  await inAdmin(browser, task, "marketing");
});

test("FORM-7 a confirmed viewing is cancelled by the link of its mail, and the agency's mail leads staff to it", async ({
  browser,
  page,
}) => {
  const { slotOption } = await slotsAt(3 / 4);
  const name = unique("Afgezegd");
  const email = await booked(name, slotOption.key);
  await inAdmin(browser, async (staff) => {
    await staff.goto(`${appointments}?week=${slotOption.day}`);
    await staff.getByRole("button", { name: `An ${name}` }).click();
    await staff.getByRole("dialog").getByRole("button", { name: "Bevestig", exact: true }).click();
    const confirmed = await mailTo(email, ({ text }) => text?.includes("Uw bezoek ligt vast.") ?? false);
    await page.goto(linkOf(confirmed, "Verplaatsen of annuleren"));
    await expect(page.getByText("Bevestigd", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Annuleer het bezoek" }).click();
    await expect(page.getByText("Uw bezoek is geannuleerd.")).toBeVisible();

    const receivedMail = await sentMail(
      ({ subject }) => /annul/i.test(subject ?? "") && (subject?.includes(name) ?? false),
    );
    await staff.goto(linkOf(receivedMail, "Openen in het beheer"));
    await expect(staff.getByRole("heading", { name: `An ${name}`, level: 2 })).toBeVisible();
  });
});
