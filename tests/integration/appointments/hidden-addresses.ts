import { appointmentWeekSchema } from "@gevel/config";
import { expect, it } from "vitest";
import { staffCalendars } from "../../support/staff-calendars.js";
import { calendarIn, changeAppointment, readAppointment } from "../../support/appointments-api.js";
import type { ReceivedMail } from "../../support/mail-server.js";
import type { AppointmentsApp } from "../../support/appointments-app.js";

const street = "Geheimstraat";
const address = "Geheimstraat 77 / 9b, 2000 Antwerpen";
/** The test's staff read English. */
const staffAddress = "Geheimstraat 77 / 9b, 2000 Antwerp";
const inCalendar = `LOCATION:${address.replaceAll(",", "\\,")}`;
const cityInCalendar = "LOCATION:2000 Antwerpen";

/** All readable parts of a mail. */
const textOf = (received: ReceivedMail | undefined) =>
  received ? [received.mail.text, received.mail.html, calendarIn(received)].join("\n") : "";
const calendarOf = (received: ReceivedMail | undefined) => (received ? calendarIn(received) : "");

/** Who learns the location of a listing with a hidden address, and when. */
export function hiddenAddressTests(app: AppointmentsApp): void {
  const { aSlot, requestAppointmentByMail, change, mailsTo, ofLead, to, waitUntilMailed } = app;
  const { make, read } = staffCalendars(app);

  it("FORM-7 PROP-9 a visitor sees a hidden address while the viewing is confirmed, staff always", async () => {
    const [slot, other, third] = [await aSlot(2), await aSlot(3), await aSlot(4)];
    const { lead, email, mail, token } = await requestAppointmentByMail("hidden", slot, app.hidden);
    const { documentId } = await ofLead(lead);
    const addressOnPage = async () => (await readAppointment(app.cms, token)).home?.place;
    const inWeek = async (day: string) => {
      const { json } = await app.staff.call(`/leads/visits?from=${day.slice(0, 10)}`);
      return appointmentWeekSchema.parse(json).appointments.find((appointment) => appointment.lead === lead)?.home
        ?.place;
    };
    const staffMails = async () => {
      await waitUntilMailed();
      return to("info@agency.example").filter(({ mail: { text } }) => text?.includes("Stille woning"));
    };

    // Requested.
    expect(textOf(mail)).not.toContain(street);
    expect(calendarOf(mail)).toContain(cityInCalendar);
    expect(await addressOnPage()).toBe("2000 Antwerpen");
    expect(await inWeek(slot)).toBe(staffAddress);
    expect((await staffMails()).map(({ mail: { text } }) => text?.includes(address))).toEqual([true]);

    // Confirmed.
    expect((await change(documentId, { act: "confirm", sequence: 0 })).status).toBe(200);
    const [, confirmed] = await mailsTo(email, 2);
    expect(confirmed?.mail.text).toContain(`Waar: ${address}`);
    expect(calendarOf(confirmed)).toContain(inCalendar);
    expect(await addressOnPage()).toBe(address);

    // Moved by the visitor: to be confirmed again.
    expect((await changeAppointment(app.cms, { token, sequence: 1, slot: other })).status).toBe(200);
    const [, , moved] = await mailsTo(email, 3);
    expect(textOf(moved)).not.toContain(street);
    expect(calendarOf(moved)).toContain(cityInCalendar);
    expect(await addressOnPage()).toBe("2000 Antwerpen");
    expect(await inWeek(other)).toBe(staffAddress);

    // Moved by staff: confirmed with it.
    const [day = "", from = ""] = third.split("T");
    const until = `${String(Number(from.slice(0, 2)) + 1).padStart(2, "0")}:00`;
    expect((await change(documentId, { act: "move", sequence: 2, day, from, until })).status).toBe(200);
    const [, , , fixed] = await mailsTo(email, 4);
    expect(calendarOf(fixed)).toContain(inCalendar);

    // Cancelled.
    expect((await changeAppointment(app.cms, { token, sequence: 3, slot: null })).status).toBe(200);
    const [, , , , off] = await mailsTo(email, 5);
    expect(textOf(off)).not.toContain(street);
    expect(calendarOf(off)).toContain(cityInCalendar);
    expect(await addressOnPage()).toBe("2000 Antwerpen");

    const changes = (await staffMails()).slice(1);
    expect(changes).toHaveLength(4);
    for (const expectedChange of changes) {
      expect(expectedChange.mail.text).toContain(`Waar: ${address}`);
      expect(calendarOf(expectedChange)).toContain(inCalendar);
    }
  });

  it("FORM-7 PROP-9 the secret staff calendars contain the hidden address of a viewing, and its page does not", async () => {
    const slot = await aSlot(2);
    await requestAppointmentByMail("hidden-calendar", slot, app.hidden);
    for (const agentEmail of ["", "bo@agency.example"]) {
      await app.cms.strapi.db
        .query("plugin::leads.appointment")
        .updateMany({ where: { slot, listingId: app.hidden.id }, data: { agentEmail } });
      const { text } = await read(await make(agentEmail));
      expect(text, agentEmail || "of the agency").toContain(inCalendar);
    }
    const listed = await app.publicFeed();
    expect(listed).toContain("Stille woning");
    expect(listed).not.toContain(street);
  });
}
