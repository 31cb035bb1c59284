import { expect, it } from "vitest";
import { calendarIn, changeAppointment, codeOf, readAppointment } from "../../support/appointments-api.js";
import type { AppointmentsApp } from "../../support/appointments-app.js";

/** Changes that a visitor makes by the link in their mail. */
export function appointmentLinkTests(app: AppointmentsApp): void {
  const { aSlot, ask, requestAppointmentByMail, mailsTo, ofLead, placesOf, to, waitUntilMailed } = app;

  it("FORM-7 the link of the mail reads without changes, moves and cancels, and its secret is stored nowhere", async () => {
    const [slot, other] = [await aSlot(0), await aSlot(1)];
    const { lead, email, token, given, mail } = await requestAppointmentByMail("linked", slot);
    const before = await ofLead(lead);
    // The page offers the file of the mail.
    const { calendar } = await readAppointment(app.cms, token);
    const lines = (file = "") => file.replaceAll("\r\n", "\n");
    expect(lines(mail && calendarIn(mail))).toBe(lines(calendar ?? undefined));
    for (let check = 0; check < 3; check += 1)
      expect(await readAppointment(app.cms, token)).toMatchObject({ isOpen: true, sequence: 0 });
    expect(await ofLead(lead)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(token);

    expect((await changeAppointment(app.cms, { token, sequence: 0, slot: other })).status).toBe(200);
    expect([await placesOf(slot), await placesOf(other)]).toEqual([0, 1]);
    const [, moved] = await mailsTo(email, 2);
    expect(moved && calendarIn(moved)).toContain(`UID:${before.uid}`);
    expect(moved && calendarIn(moved)).toContain("SEQUENCE:1");

    // A second tab that still shows the visit as it was.
    const late = await changeAppointment(app.cms, { token, sequence: 0, slot: null });
    expect([late.status, await codeOf(late)]).toEqual([409, "VISIT_CHANGED"]);

    expect((await changeAppointment(app.cms, { token, sequence: 1, slot: null })).status).toBe(200);
    expect(await readAppointment(app.cms, token)).toMatchObject({ state: "cancelled", isOpen: false, calendar: null });
    expect(await placesOf(other)).toBe(0);
    const [, , off] = await mailsTo(email, 3);
    expect(off && calendarIn(off)).toContain("METHOD:CANCEL");
    expect(off && calendarIn(off)).toContain("SEQUENCE:2");
    await waitUntilMailed();
    expect(to("info@agency.example").length).toBeGreaterThanOrEqual(3);

    // The same request again after its cancellation: booked anew, but the same event in calendars.
    expect((await ask("linked", slot, given)).status).toBe(200);
    expect(await ofLead(lead)).toMatchObject({ state: "requested", slot, sequence: 3, uid: before.uid });
    expect(await placesOf(slot)).toBe(1);
  });

  it("Q-3 no other link works", async () => {
    for (const token of ["a".repeat(43), "", "a", "../../x"])
      expect([400, 404]).toContain((await changeAppointment(app.cms, { token, sequence: 0, slot: null })).status);
  });

  it("FORM-7 two visitors who move into each other's full slot both keep their own", async () => {
    const [one, other] = [await aSlot(0), await aSlot(1)];
    const first = await requestAppointmentByMail("swap-a", one);
    const second = await requestAppointmentByMail("swap-b", other);
    const answers = await Promise.all([
      changeAppointment(app.cms, { token: first.token, sequence: 0, slot: other }),
      changeAppointment(app.cms, { token: second.token, sequence: 0, slot: one }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect([await placesOf(one), await placesOf(other)]).toEqual([1, 1]);
  });
}
