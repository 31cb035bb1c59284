import { belgianDay, dayAfter, appointmentWeekSchema } from "@gevel/config";
import { expect, it } from "vitest";
import { z } from "zod";
import { staffCalendars } from "../../support/staff-calendars.js";
import { calendarIn, freeSlots, unfolded } from "../../support/appointments-api.js";
import type { AppointmentsApp } from "../../support/appointments-app.js";

/** What staff see and change, and what their calendars contain. */
export function staffCalendarTests(app: AppointmentsApp): void {
  const { aSlot, ask, asked, requestAppointmentByMail, change, mailsTo, ofLead, placesOf, query } = app;
  const { make, read, renew } = staffCalendars(app);

  it("FORM-7 staff see the week, confirm, move and cancel; the second of two is rejected", async () => {
    const slot = await aSlot(2);
    const { lead, email } = await requestAppointmentByMail("staffed", slot);
    const week = appointmentWeekSchema.parse((await app.staff.call(`/leads/visits?from=${slot.slice(0, 10)}`)).json);
    const shown = week.appointments.find((appointment) => appointment.lead === lead);
    expect(shown).toMatchObject({ state: "requested", name: "An staffed", home: { title: "Appartement aan de Meir" } });
    const { documentId } = await ofLead(lead);

    const confirm = () => change(documentId, { act: "confirm", sequence: 0 });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ofLead(lead)).toMatchObject({ state: "confirmed", sequence: 1 });
    const [, confirmed] = await mailsTo(email, 2);
    expect(confirmed?.mail.subject).toBe("Uw bezoek aan Appartement aan de Meir is bevestigd");
    expect(confirmed && calendarIn(confirmed)).toContain("STATUS:CONFIRMED");

    const today = belgianDay(new Date());
    const move = (sequence: number, day: string) =>
      change(documentId, { act: "move", sequence, day, from: "08:00", until: "09:00" });
    // Later than what visitors are offered.
    const later = dayAfter(today, 60);
    expect((await move(1, later)).status).toBe(200);
    expect(await ofLead(lead)).toMatchObject({ state: "confirmed", slot: `${later}T08:00`, sequence: 2 });
    expect(await placesOf(slot)).toBe(0);
    expect((await move(2, dayAfter(today, -1))).status).toBe(400);
  });

  it("FORM-7 of two who write a note at once the second gets a conflict", async () => {
    const { documentId } = await ofLead(await asked("noted", ""));
    const both = await Promise.all([
      change(documentId, { act: "note", was: "", note: "Sleutel bij de buren" }),
      change(documentId, { act: "note", was: "", note: "Hond" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("FORM-7 a day that staff close is no longer offered, and its viewings stay", async () => {
    const slot = await aSlot(5);
    const lead = await asked("closed", slot);
    const day = slot.slice(0, 10);
    expect((await app.staff.call("/leads/closed-day", "PUT", { day, closed: true })).status).toBe(200);
    expect((await freeSlots(app.cms)).filter((free) => free.day === day)).toEqual([]);
    expect((await ask("too late", slot)).status).toBe(409);
    expect(await ofLead(lead)).toMatchObject({ slot, state: "requested" });
    expect((await app.staff.call("/leads/closed-day", "PUT", { day, closed: false })).status).toBe(200);
  });

  it("FORM-7 an agent's calendar names the visitor, the agency's does not, and renewed or ended addresses stop working", async () => {
    const slot = await aSlot(4);
    const lead = await asked("calendar", slot);
    await query().update({ where: { lead }, data: { agentEmail: "Bo@agency.example" } });
    const [own, whole] = [await make("bo@agency.example"), await make("")];
    const ofAgent = await read(own);
    expect(ofAgent.answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(ofAgent.answer.headers.get("cache-control")).toBe("private, no-store");
    expect(ofAgent.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(ofAgent.text).toContain("An calendar");
    const ofAll = await read(whole);
    expect(ofAll.text.match(/BEGIN:VEVENT/g)?.length ?? 0).toBeGreaterThan(1);
    expect(ofAll.text).not.toContain("An calendar");
    expect((await read(own.replace(/.{5}\.ics$/, "AAAAA.ics"))).answer.status).toBe(404);
    const { calendars } = z
      .object({ calendars: z.array(z.object({ id: z.number(), agentEmail: z.string() })) })
      .parse((await app.staff.call("/leads/visit-calendars")).json);
    const ofBo = calendars.find(({ agentEmail }) => agentEmail !== "");
    const renewed = await renew(ofBo?.id ?? 0);
    expect((await read(own)).answer.status).toBe(404);
    expect((await read(renewed)).text).toBe(ofAgent.text);
    expect((await app.staff.call("/leads/visit-calendars/999999/renewal", "POST")).status).toBe(404);
    for (const { id } of calendars) await app.staff.call(`/leads/visit-calendars/${id}`, "DELETE");
    expect((await read(renewed)).answer.status).toBe(404);
  });

  it("FORM-7 a calendar address of the CMS reads the same as the site's, and both share one limit", async () => {
    const file = await make("");
    const readBefore = () => fetch(`${app.cms.url}/api/leads/calendar/${file}`);
    const before = await readBefore();
    expect([before.status, before.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect((await read(file)).text).toBe(unfolded(await before.text()));
    for (let times = 2; times < 60; times++) expect((await read(file)).answer.status).toBe(200);
    const rejected = await readBefore();
    expect([rejected.status, (await read(file)).answer.status]).toEqual([429, 429]);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("FORM-7, ERR-2 while the CMS is away a calendar program gets a retry time", async () => {
    const { answer } = await read(`${"t".repeat(43)}.ics`, "http://127.0.0.1:9");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "300"]);
  });

  it("Q-3 nobody reads or changes viewings without the site's secret or a permission", async () => {
    for (const path of [
      "visit-slots",
      "visits/read",
      "visits/change",
      "calendars/read",
      "documents/read",
      "documents/fetch",
    ]) {
      const method = path === "visit-slots" ? "GET" : "POST";
      expect((await fetch(`${app.cms.url}/api/leads/${path}`, { method })).status, path).toBe(401);
    }
    for (const path of ["/leads/visits?from=2026-11-23", "/leads/visit-calendars"])
      expect((await fetch(app.cms.url + path)).status, path).toBe(401);
  });
}
