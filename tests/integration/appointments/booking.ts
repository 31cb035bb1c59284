import { expect, it } from "vitest";
import { calendarIn, codeOf, freeSlots } from "../../support/appointments-api.js";
import type { AppointmentsApp } from "../../support/appointments-app.js";

/** Requests that a visitor makes by the form. */
export function bookingTests(app: AppointmentsApp): void {
  const { aSlot, ask, asked, requestAppointmentByMail, ofLead, placesOf, query } = app;

  it("FORM-7 of 50 who book the last place at once exactly one gets it, and the others store nothing", async () => {
    const slot = await aSlot();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`rush ${at}`, slot)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejected = answers.filter(({ status }) => status === 409);
    expect(rejected).toHaveLength(49);
    expect(new Set(await Promise.all(rejected.map(codeOf)))).toEqual(new Set(["APPOINTMENTS_FULL"]));
    expect(await placesOf(slot)).toBe(1);
    expect(await query().count({ where: { slot } })).toBe(1);
    const leads = app.cms.strapi.db.query("plugin::leads.lead");
    expect(await leads.count({ where: { name: { $startsWith: "An rush" } } })).toBe(1);
    expect((await freeSlots(app.cms)).map(({ key }) => key)).not.toContain(slot);
  });

  it("FORM-5 FORM-7 the same request sent at once and again is one viewing in one place", async () => {
    const slot = await aSlot();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask("twice", slot)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await ask("twice", slot)).status).toBe(200);
    expect(await placesOf(slot)).toBe(1);
  });

  it("FORM-7 ERR-2 a request queued by the site while the CMS was away has no slot", async () => {
    const slot = await aSlot();
    const lead = await asked("late", slot, { sentAt: new Date().toISOString() });
    expect(await ofLead(lead)).toMatchObject({ slot: null, state: "requested" });
    expect(await placesOf(slot)).toBe(0);
  });

  it("FORM-7 accepts a request without a slot, and rejects an invalid slot", async () => {
    expect((await ask("no moment", "")).status).toBe(200);
    for (const slot of ["2020-01-07T10:00", "2026-11-24T10:01", "2026-02-31T10:00", "x", "<b>"])
      expect((await ask(`odd ${slot}`, slot)).status, slot).toBe(409);
  });

  it("FORM-7 L6 mails the visitor the time and the terms, with a calendar file", async () => {
    const slot = await aSlot();
    const { mail } = await requestAppointmentByMail("mailed", slot);
    const text = (mail?.mail.text ?? "").replace(/\u00a0/g, " ");
    for (const line of [
      "Minimuminkomen: € 3.000 per maand",
      "Aantal personen: hoogstens 2",
      "Eerste maand huur: € 1.000, te betalen bij de ondertekening",
      "Kosten en lasten: € 85 per maand",
      "Aandeel in de plaatsbeschrijving: € 150",
      "Huurwaarborg: 3 maanden huur (€ 3.000)",
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/Wanneer: .* tussen \d\d:\d\d en \d\d:\d\d uur/);
    const calendar = mail ? calendarIn(mail) : "";
    expect(calendar).toContain("METHOD:PUBLISH");
    expect(calendar).toContain("STATUS:TENTATIVE");
    expect(calendar).toContain(`DTSTART;TZID=Europe/Brussels:${slot.replace(/[-:]/g, "")}00`);
    expect(calendar).toContain("SEQUENCE:0");
  });

  it("FORM-7 a viewing is deleted with its lead, and its slot is free again", async () => {
    const slot = await aSlot(3);
    const lead = await asked("erased", slot);
    await app.cms.strapi.documents("plugin::leads.lead").delete({ documentId: lead });
    expect(await query().count({ where: { lead } })).toBe(0);
    expect(await placesOf(slot)).toBe(0);
  });

  it("FORM-7 an interrupted booking leaves no lead, no viewing and no taken slot", async () => {
    const slot = await aSlot();
    // A schema builder runs all of its earlier statements again, so each call gets a new one.
    const rename = (from: string, to: string) => app.cms.strapi.db.connection.schema.renameTable(from, to);
    await rename("gevel_outbox", "gevel_outbox_away");
    try {
      expect((await ask("broken off", slot)).status).toBe(500);
    } finally {
      await rename("gevel_outbox_away", "gevel_outbox");
    }
    expect(await placesOf(slot)).toBe(0);
    expect(await query().count({ where: { slot } })).toBe(0);
    expect((await ask("broken off", slot)).status).toBe(200);
    expect(await placesOf(slot)).toBe(1);
  });
}
