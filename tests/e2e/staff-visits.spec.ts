import type { Browser, Page } from "@playwright/test";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { house } from "../support/house.js";
import { sendLead } from "../support/leads-api.js";
import { linkOf, mailTo, sentMail } from "../support/mail-files.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";
import { freeMoments, visitAddress } from "../support/visit-form.js";
import { calendarIn, freeSlots, visitOf } from "../support/visits-api.js";

const { CMS_URL = "", CMS_PUBLIC_URL = "", SITE_URL = "", REPLICA_SECRET = "" } = house.env;
const visits = `${CMS_PUBLIC_URL}/admin/plugins/visits`;

/** A free moment so far on in what is offered, and the one after it: other tests choose the first ones and the last. */
async function momentsAt(share: number) {
  const free = await freeSlots({ url: CMS_URL }, { secret: REPLICA_SECRET });
  const at = Math.floor(free.length * share);
  const [moment, next] = [free[at], free[at + 1]];
  if (!moment || !next || at < 3) throw new Error(`only ${free.length} moments are free`);
  return { moment, next };
}

/** Asked for as the site asks; the address its mails go to. */
async function booked(lastName: string, slot: string): Promise<string> {
  const lead = visitOf(lastName, slot);
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

async function asStaff(browser: Browser, work: (page: Page) => Promise<void>, who: "admin" | "marketing" = "admin") {
  const context = await staffContext(browser, await adminApi(who), "nl");
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What a calendar file says of its visit. */
const said = (calendar: string, name: string) =>
  new RegExp(`^${name}[:;](.*)$`, "m").exec(calendar.slice(calendar.indexOf("BEGIN:VEVENT")))?.[1]?.trim();

test("FORM-7 a day that staff close is offered to no visitor, and who booked it keeps the visit", async ({
  browser,
  page,
}) => {
  const { moment } = await momentsAt(1 / 2);
  const { day } = moment;
  const name = unique("Dicht");
  await booked(name, moment.key);
  const offered = async () => {
    await page.goto(visitAddress);
    await expect(freeMoments(page).first()).toBeVisible();
    return freeMoments(page, day).count();
  };
  expect(await offered()).toBeGreaterThan(0);
  await asStaff(browser, async (staff) => {
    await staff.goto(`${visits}?week=${day}`);
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

test("FORM-7 staff give an agent's calendar a secret address; once it has another, the old one is dead", async ({
  browser,
}) => {
  const name = unique("Agenda ");
  const read = async (address: string) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text(), kept: answer.headers.get("cache-control") };
  };
  await asStaff(browser, async (staff) => {
    await staff.goto(visits);
    await staff.getByRole("link", { name: "In uw agenda" }).click();
    await staff.getByRole("textbox", { name: "Naam", exact: true }).fill(name);
    await staff.getByRole("textbox", { name: "E-mailadres van de makelaar" }).fill("bo@agency.example");
    await staff.getByRole("button", { name: "Maak een adres" }).click();
    const shown = staff.getByRole("textbox", { name: `Adres van ${name}` });
    await expect(shown).toHaveValue(/\/visit-calendar\/[\w-]{43}\.ics$/);
    const first = await shown.inputValue();
    expect(first.startsWith(`${SITE_URL}/`)).toBe(true);
    const opened = await read(first);
    expect(opened).toMatchObject({ status: 200, kept: "private, no-store" });
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

test("FORM-7 staff confirm a visit and move it: each mail has the same visit for the calendar, one change on", async ({
  browser,
}) => {
  const { moment, next } = await momentsAt(1 / 4);
  const name = unique("Verzet");
  const email = await booked(name, moment.key);
  const mailed = async (sequence: number) => {
    const mail = await mailTo(email, (each) => said(calendarIn({ mail: each }), "SEQUENCE") === String(sequence));
    return { mail, calendar: calendarIn({ mail }) };
  };
  const begin = (key: string) => `TZID=Europe/Brussels:${key.replace(/[-:]/g, "")}00`;
  const asked = await mailed(0);
  expect(said(asked.calendar, "STATUS")).toBe("TENTATIVE");
  expect(said(asked.calendar, "DTSTART")).toBe(begin(moment.key));

  const work = async (staff: Page) => {
    await staff.goto(`${visits}?week=${moment.day}`);
    await staff.getByRole("button", { name: `An ${name}` }).click();
    const shown = staff.getByRole("dialog", { name: `An ${name}` });
    await shown.getByRole("button", { name: "Bevestig", exact: true }).click();
    await expect(shown.getByText("Bevestigd")).toBeVisible();
    const confirmed = await mailed(1);
    expect(confirmed.mail.text).toContain("Uw bezoek ligt vast.");
    expect(said(confirmed.calendar, "STATUS")).toBe("CONFIRMED");
    expect(said(confirmed.calendar, "UID")).toBe(said(asked.calendar, "UID"));

    await shown.getByRole("combobox", { name: "Een ander moment" }).click();
    await staff.getByRole("option", { name: `${longDay(next.day)}, ${next.from}–${next.until}` }).click();
    await shown.getByRole("button", { name: "Leg dit moment vast" }).click();
    const moved = await mailed(2);
    expect(moved.mail.text).toContain(`tussen ${next.from} en ${next.until} uur`);
    expect(said(moved.calendar, "DTSTART")).toBe(begin(next.key));
    expect(said(moved.calendar, "STATUS")).toBe("CONFIRMED");
    expect(said(moved.calendar, "UID")).toBe(said(asked.calendar, "UID"));
    expect(moved.calendar).toContain("METHOD:PUBLISH");

    await staff.goto(`${visits}?week=${next.day}`);
    await expect(staff.getByRole("button", { name: `An ${name}` })).toContainText(`${next.from}–${next.until}`);
  };
  await asStaff(browser, work, "marketing");
});

test("FORM-7 a confirmed visit is taken off by the link of its mail, and the agency's mail leads staff to it", async ({
  browser,
  page,
}) => {
  const { moment } = await momentsAt(3 / 4);
  const name = unique("Afgezegd");
  const email = await booked(name, moment.key);
  await asStaff(browser, async (staff) => {
    await staff.goto(`${visits}?week=${moment.day}`);
    await staff.getByRole("button", { name: `An ${name}` }).click();
    await staff.getByRole("dialog").getByRole("button", { name: "Bevestig", exact: true }).click();
    const confirmed = await mailTo(email, ({ text }) => text?.includes("Uw bezoek ligt vast.") ?? false);
    await page.goto(linkOf(confirmed, "Verplaatsen of annuleren"));
    await expect(page.getByText("Bevestigd", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Annuleer het bezoek" }).click();
    await expect(page.getByText("Uw bezoek is geannuleerd.")).toBeVisible();

    const told = await sentMail(({ subject }) => /annul/i.test(subject ?? "") && (subject?.includes(name) ?? false));
    await staff.goto(linkOf(told, "Openen in het beheer"));
    await expect(staff.getByRole("heading", { name: `An ${name}`, level: 2 })).toBeVisible();
  });
});
