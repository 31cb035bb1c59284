import { visitWeekSchema } from "@gevel/config";
import { expect, it } from "vitest";
import { staffCalendars } from "../../support/staff-calendars.js";
import { calendarIn, changeVisit, readVisit } from "../../support/visits-api.js";
import type { ReceivedMail } from "../../support/mail-server.js";
import type { VisitsHouse } from "../../support/visits-house.js";

const street = "Geheimstraat";
const address = "Geheimstraat 77 / 9b, 2000 Antwerpen";
/** Staff of the test read English. */
const addressForStaff = "Geheimstraat 77 / 9b, 2000 Antwerp";
const inCalendar = `LOCATION:${address.replaceAll(",", "\\,")}`;
const cityInCalendar = "LOCATION:2000 Antwerpen";

/** All of a mail that somebody can read. */
const textOf = (received: ReceivedMail | undefined) =>
  received ? [received.mail.text, received.mail.html, calendarIn(received)].join("\n") : "";
const calendarOf = (received: ReceivedMail | undefined) => (received ? calendarIn(received) : "");

/** Who learns, and when, where a home is whose address is hidden. */
export function visitsToHiddenHomes(house: VisitsHouse): void {
  const { aSlot, askedByMail, change, mailsTo, ofLead, to, untilMailed } = house;
  const { make, read } = staffCalendars(house);

  it("FORM-7 PROP-9 a visitor knows a hidden address while the visit is confirmed, staff at any time", async () => {
    const [slot, other, third] = [await aSlot(2), await aSlot(3), await aSlot(4)];
    const { lead, email, mail, token } = await askedByMail("hidden", slot, house.hidden);
    const { documentId } = await ofLead(lead);
    const toldOnPage = async () => (await readVisit(house.cms, token)).home?.place;
    const inWeek = async (day: string) => {
      const { json } = await house.staff.call(`/leads/visits?from=${day.slice(0, 10)}`);
      return visitWeekSchema.parse(json).visits.find((visit) => visit.lead === lead)?.home?.place;
    };
    const staffMails = async () => {
      await untilMailed();
      return to("info@agency.example").filter(({ mail: { text } }) => text?.includes("Stille woning"));
    };

    // Requested.
    expect(textOf(mail)).not.toContain(street);
    expect(calendarOf(mail)).toContain(cityInCalendar);
    expect(await toldOnPage()).toBe("2000 Antwerpen");
    expect(await inWeek(slot)).toBe(addressForStaff);
    expect((await staffMails()).map(({ mail: { text } }) => text?.includes(address))).toEqual([true]);

    // Confirmed.
    expect((await change(documentId, { act: "confirm", sequence: 0 })).status).toBe(200);
    const [, confirmed] = await mailsTo(email, 2);
    expect(confirmed?.mail.text).toContain(`Waar: ${address}`);
    expect(calendarOf(confirmed)).toContain(inCalendar);
    expect(await toldOnPage()).toBe(address);

    // Moved by the visitor: to be confirmed again.
    expect((await changeVisit(house.cms, { token, sequence: 1, slot: other })).status).toBe(200);
    const [, , moved] = await mailsTo(email, 3);
    expect(textOf(moved)).not.toContain(street);
    expect(calendarOf(moved)).toContain(cityInCalendar);
    expect(await toldOnPage()).toBe("2000 Antwerpen");
    expect(await inWeek(other)).toBe(addressForStaff);

    // Moved by staff: confirmed with it.
    const [day = "", from = ""] = third.split("T");
    const until = `${String(Number(from.slice(0, 2)) + 1).padStart(2, "0")}:00`;
    expect((await change(documentId, { act: "move", sequence: 2, day, from, until })).status).toBe(200);
    const [, , , fixed] = await mailsTo(email, 4);
    expect(calendarOf(fixed)).toContain(inCalendar);

    // Cancelled.
    expect((await changeVisit(house.cms, { token, sequence: 3, slot: null })).status).toBe(200);
    const [, , , , off] = await mailsTo(email, 5);
    expect(textOf(off)).not.toContain(street);
    expect(calendarOf(off)).toContain(cityInCalendar);
    expect(await toldOnPage()).toBe("2000 Antwerpen");

    const changes = (await staffMails()).slice(1);
    expect(changes).toHaveLength(4);
    for (const told of changes) {
      expect(told.mail.text).toContain(`Waar: ${address}`);
      expect(calendarOf(told)).toContain(inCalendar);
    }
  });

  it("FORM-7 PROP-9 the secret calendars of staff say where a visit to a hidden address is, and its page does not", async () => {
    const slot = await aSlot(2);
    await askedByMail("hidden-calendar", slot, house.hidden);
    for (const agentEmail of ["", "bo@agency.example"]) {
      await house.cms.strapi.db
        .query("plugin::leads.appointment")
        .updateMany({ where: { slot, listingId: house.hidden.id }, data: { agentEmail } });
      const { text } = await read(await make(agentEmail));
      expect(text, agentEmail || "of the agency").toContain(inCalendar);
    }
    const listed = await house.publicFeed();
    expect(listed).toContain("Stille woning");
    expect(listed).not.toContain(street);
  });
}
