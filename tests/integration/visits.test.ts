import { visitWeekSchema } from "@gevel/config";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { eachDatabase, type TestCms } from "../support/each-database.js";
import { importApi, listingItem } from "../support/import-api.js";
import { sendLead } from "../support/leads-api.js";
import { setUpAgency } from "../support/mail-agency.js";
import { startMailServer, type MailServer } from "../support/mail-server.js";
import { signInStaff, type Staff } from "../support/strapi-accounts.js";
import { calendarIn, changeVisit, codeOf, freeSlots, readVisit, tokensIn, visitOf } from "../support/visits-api.js";

const visits = "plugin::leads.appointment";
const row = z.object({
  documentId: z.string(),
  lead: z.string(),
  slot: z.string().nullable(),
  state: z.string(),
  sequence: z.number(),
  uid: z.string(),
  tokenHash: z.string(),
});

describe.each(eachDatabase)("visits on $name", ({ boot }) => {
  let cms: TestCms;
  let server: MailServer;
  let staff: Staff;
  let home: { id: number; reference: string };

  beforeAll(async () => {
    server = await startMailServer();
    cms = await boot({
      settings: () => ({ SMTP_URL: server.url, MAIL_FROM: "no-reply@agency.example", MAIL_WORK: "on" }),
    });
    await setUpAgency(cms);
    const api = await importApi(cms);
    const letting = {
      ...{ goal: 1, price: 1000, minimumIncome: 3000, maximumPersons: 2, chargesRenter: 85, inventoryCost: 150 },
      ...{ street: "Meir", houseNumber: "1", publishAddress: true, typeDescription: { nl: "Appartement aan de Meir" } },
    };
    await api.send({ source: "visits", properties: [listingItem("letting-1", letting)] });
    const stored: unknown = await cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { reference: "letting-1" } });
    home = { id: z.object({ id: z.number() }).parse(stored).id, reference: "letting-1" };
    staff = await signInStaff(cms);
  });

  afterAll(async () => {
    await cms.close();
    await server.goDown();
  });

  beforeEach(() => {
    server.received.length = 0;
  });

  const ofLead = async (lead: string) => row.parse(await cms.strapi.db.query(visits).findOne({ where: { lead } }));
  const sent = async (answer: Response) => z.object({ id: z.string() }).parse(await answer.json()).id;
  const ask = (name: string, slot: string, given = {}) =>
    sendLead(cms, visitOf(name, slot, { listing: home, ...given }));
  const places = async () =>
    z.array(z.object({ slot: z.string() })).parse(await cms.strapi.db.connection("gevel_visit_places").select("slot"));
  const placesOf = async (slot: string) => (await places()).filter((place) => place.slot === slot).length;
  const aSlot = async (at = 0) => (await freeSlots(cms))[at]?.key ?? "";
  const to = (address: string) => server.received.filter((mail) => mail.to.includes(address));
  const mailsTo = async (address: string, count: number) => {
    await expect.poll(() => to(address).length).toBe(count);
    return to(address);
  };
  const untilMailed = () =>
    expect
      .poll(async () => cms.strapi.db.connection("gevel_outbox").where({ state: "waiting" }).select("id"))
      .toEqual([]);
  const change = (documentId: string, body: object) => staff.call(`/leads/visits/${documentId}`, "POST", body);

  it("FORM-7 of 50 who book the last place at once exactly one gets it, and nothing of the others is stored", async () => {
    const slot = await aSlot();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(`rush ${at}`, slot)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(["APPOINTMENTS_FULL"]));
    expect(await placesOf(slot)).toBe(1);
    expect(await cms.strapi.db.query(visits).count({ where: { slot } })).toBe(1);
    expect(await cms.strapi.db.query("plugin::leads.lead").count({ where: { name: { $startsWith: "An rush" } } })).toBe(
      1,
    );
    expect((await freeSlots(cms)).map(({ key }) => key)).not.toContain(slot);
  });

  it("FORM-5 FORM-7 the same wish sent at once and again is one visit in one place", async () => {
    const slot = await aSlot();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask("twice", slot)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await ask("twice", slot)).status).toBe(200);
    expect(await placesOf(slot)).toBe(1);
  });

  it("FORM-7 ERR-2 what the site kept while the CMS was away is a request without a moment", async () => {
    const slot = await aSlot();
    const lead = await sent(await ask("late", slot, { sentAt: new Date().toISOString() }));
    expect(await ofLead(lead)).toMatchObject({ slot: null, state: "requested" });
    expect(await placesOf(slot)).toBe(0);
  });

  it("FORM-7 asks without a moment where none was chosen, and refuses what is none", async () => {
    expect((await ask("no moment", "")).status).toBe(200);
    for (const slot of ["2020-01-07T10:00", "2026-11-24T10:01", "2026-02-31T10:00", "x", "<b>"])
      expect((await ask(`odd ${slot}`, slot)).status, slot).toBe(409);
  });

  it("FORM-7 L6 tells the visitor the moment and the terms, with the visit for a calendar", async () => {
    const slot = await aSlot();
    await ask("mailed", slot, { data: { ...visitOf("mailed", slot).data, email: "mailed@visitor.example" } });
    const [mail] = await mailsTo("mailed@visitor.example", 1);
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

  it("FORM-7 the link of the mail reads without changing, moves and takes off, and its secret stands nowhere", async () => {
    const [slot, other] = [await aSlot(0), await aSlot(1)];
    const data = { ...visitOf("linked", slot).data, email: "linked@visitor.example" };
    const lead = await sent(await ask("linked", slot, { data }));
    const [mail] = await mailsTo("linked@visitor.example", 1);
    const token = (mail && tokensIn(mail, "my-visit")[0]) ?? "";
    const before = await ofLead(lead);
    for (let look = 0; look < 3; look += 1)
      expect(await readVisit(cms, token)).toMatchObject({ isOpen: true, sequence: 0 });
    expect(await ofLead(lead)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(token);

    expect((await changeVisit(cms, { token, sequence: 0, slot: other })).status).toBe(200);
    expect([await placesOf(slot), await placesOf(other)]).toEqual([0, 1]);
    const [, moved] = await mailsTo("linked@visitor.example", 2);
    expect(moved && calendarIn(moved)).toContain(`UID:${before.uid}`);
    expect(moved && calendarIn(moved)).toContain("SEQUENCE:1");

    // A second tab that still shows the visit as it was.
    const late = await changeVisit(cms, { token, sequence: 0, slot: null });
    expect([late.status, await codeOf(late)]).toEqual([409, "VISIT_CHANGED"]);

    expect((await changeVisit(cms, { token, sequence: 1, slot: null })).status).toBe(200);
    expect(await readVisit(cms, token)).toMatchObject({ state: "cancelled", isOpen: false });
    expect(await placesOf(other)).toBe(0);
    const [, , off] = await mailsTo("linked@visitor.example", 3);
    expect(off && calendarIn(off)).toContain("METHOD:CANCEL");
    expect(off && calendarIn(off)).toContain("SEQUENCE:2");
    await untilMailed();
    expect(to("info@agency.example").length).toBeGreaterThanOrEqual(3);

    // The same wish once more, after it was taken off: booked anew, in calendars the same visit.
    expect((await ask("linked", slot, { data })).status).toBe(200);
    expect(await ofLead(lead)).toMatchObject({ state: "requested", slot, sequence: 3, uid: before.uid });
    expect(await placesOf(slot)).toBe(1);
  });

  it("Q-3 no other link leads anywhere", async () => {
    for (const token of ["a".repeat(43), "", "a", "../../x"])
      expect([400, 404]).toContain((await changeVisit(cms, { token, sequence: 0, slot: null })).status);
  });

  it("FORM-7 two who move into each other's last place both stay, and none is lost", async () => {
    const [one, other] = [await aSlot(0), await aSlot(1)];
    const tokenOf = async (name: string, slot: string) => {
      const email = `${name}@visitor.example`;
      await ask(name, slot, { data: { ...visitOf(name, slot).data, email } });
      const [mail] = await mailsTo(email, 1);
      return (mail && tokensIn(mail, "my-visit")[0]) ?? "";
    };
    const [first, second] = [await tokenOf("swap-a", one), await tokenOf("swap-b", other)];
    const answers = await Promise.all([
      changeVisit(cms, { token: first, sequence: 0, slot: other }),
      changeVisit(cms, { token: second, sequence: 0, slot: one }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect([await placesOf(one), await placesOf(other)]).toEqual([1, 1]);
  });

  it("FORM-7 staff see the week, confirm, move and take off; the second of two is refused", async () => {
    const slot = await aSlot(2);
    const data = { ...visitOf("staffed", slot).data, email: "staffed@visitor.example" };
    const lead = await sent(await ask("staffed", slot, { data }));
    const week = visitWeekSchema.parse((await staff.call(`/leads/visits?from=${slot.slice(0, 10)}`)).json);
    const shown = week.visits.find((visit) => visit.lead === lead);
    expect(shown).toMatchObject({ state: "requested", name: "An staffed", home: { title: "Appartement aan de Meir" } });
    const { documentId } = await ofLead(lead);

    const confirm = () => change(documentId, { act: "confirm", sequence: 0 });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ofLead(lead)).toMatchObject({ state: "confirmed", sequence: 1 });
    const [, confirmed] = await mailsTo("staffed@visitor.example", 2);
    expect(confirmed?.mail.subject).toBe("Uw bezoek aan Appartement aan de Meir is bevestigd");
    expect(confirmed && calendarIn(confirmed)).toContain("STATUS:CONFIRMED");
    const moved = await change(documentId, {
      act: "move",
      sequence: 1,
      day: "2030-01-07",
      from: "08:00",
      until: "09:00",
    });
    expect(moved.status).toBe(200);
    expect(await ofLead(lead)).toMatchObject({ state: "confirmed", slot: "2030-01-07T08:00", sequence: 2 });
    expect(await placesOf(slot)).toBe(0);
    const past = await change(documentId, {
      act: "move",
      sequence: 2,
      day: "2020-01-07",
      from: "08:00",
      until: "09:00",
    });
    expect(past.status).toBe(400);
  });

  it("FORM-7 of two who write a note at once the second is told", async () => {
    const lead = await sent(await ask("noted", ""));
    const { documentId } = await ofLead(lead);
    const both = await Promise.all([
      change(documentId, { act: "note", was: "", note: "Sleutel bij de buren" }),
      change(documentId, { act: "note", was: "", note: "Hond" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("FORM-7 a day that staff close is offered no more, and its visits stay", async () => {
    const slot = await aSlot(5);
    const lead = await sent(await ask("closed", slot));
    const day = slot.slice(0, 10);
    expect((await staff.call("/leads/closed-day", "PUT", { day, closed: true })).status).toBe(200);
    expect((await freeSlots(cms)).filter((free) => free.day === day)).toEqual([]);
    expect((await ask("too late", slot)).status).toBe(409);
    expect(await ofLead(lead)).toMatchObject({ slot, state: "requested" });
    expect((await staff.call("/leads/closed-day", "PUT", { day, closed: false })).status).toBe(200);
  });

  it("FORM-7 a visit goes with its lead, and its place is free again", async () => {
    const slot = await aSlot(3);
    const lead = await sent(await ask("erased", slot));
    await cms.strapi.documents("plugin::leads.lead").delete({ documentId: lead });
    expect(await cms.strapi.db.query(visits).count({ where: { lead } })).toBe(0);
    expect(await placesOf(slot)).toBe(0);
  });

  it("FORM-7 an agent's calendar says who comes, that of the agency does not, and neither once it is ended", async () => {
    const slot = await aSlot(4);
    const lead = await sent(await ask("calendar", slot));
    await cms.strapi.db.query(visits).update({ where: { lead }, data: { agentEmail: "Bo@agency.example" } });
    const make = async (agentEmail: string) => {
      const made = await staff.call("/leads/visit-calendars", "POST", { name: `of ${agentEmail}`, agentEmail });
      return new URL(z.object({ url: z.string() }).parse(made.json).url).pathname;
    };
    const read = async (path: string) => {
      const answer = await fetch(cms.url + path);
      return { answer, text: (await answer.text()).replace(/\r\n[ \t]/g, "") };
    };
    const [own, whole] = [await make("bo@agency.example"), await make("")];
    const ofAgent = await read(own);
    expect(ofAgent.answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(ofAgent.answer.headers.get("cache-control")).toBe("no-store");
    expect(ofAgent.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(ofAgent.text).toContain("An calendar");
    const ofAll = await read(whole);
    expect(ofAll.text.match(/BEGIN:VEVENT/g)?.length ?? 0).toBeGreaterThan(1);
    expect(ofAll.text).not.toContain("An calendar");
    expect((await read(own.replace(/.{5}\.ics$/, "AAAAA.ics"))).answer.status).toBe(404);
    const { calendars } = z
      .object({ calendars: z.array(z.object({ id: z.number(), agentEmail: z.string() })) })
      .parse((await staff.call("/leads/visit-calendars")).json);
    for (const { id } of calendars) await staff.call(`/leads/visit-calendars/${id}`, "DELETE");
    expect((await read(own)).answer.status).toBe(404);
  });

  it("FORM-7 what breaks off before its end leaves no lead, no visit and no place taken", async () => {
    const slot = await aSlot();
    // A builder does all that it was ever told once more: one for each.
    const rename = (from: string, to: string) => cms.strapi.db.connection.schema.renameTable(from, to);
    await rename("gevel_outbox", "gevel_outbox_away");
    try {
      expect((await ask("broken off", slot)).status).toBe(500);
    } finally {
      await rename("gevel_outbox_away", "gevel_outbox");
    }
    expect(await placesOf(slot)).toBe(0);
    expect(await cms.strapi.db.query(visits).count({ where: { slot } })).toBe(0);
    expect((await ask("broken off", slot)).status).toBe(200);
    expect(await placesOf(slot)).toBe(1);
  });

  it("Q-3 nobody asks or changes without the site's secret or a right of their own", async () => {
    for (const path of ["visit-slots", "visits/read", "visits/change", "documents/read", "documents/fetch"]) {
      const method = path === "visit-slots" ? "GET" : "POST";
      expect((await fetch(`${cms.url}/api/leads/${path}`, { method })).status, path).toBe(401);
    }
    for (const path of ["/leads/visits?from=2026-11-23", "/leads/visit-calendars"])
      expect((await fetch(cms.url + path)).status, path).toBe(401);
  });

  // The last one: the hours are others afterwards.
  it("FORM-7 hours that staff change leave the visits that were made, and a place for each of them", async () => {
    const slot = await aSlot(2);
    const lead = await sent(await ask("before the change", slot));
    const config = "api::site-config.site-config";
    const [stored] = await cms.strapi.documents(config).findMany({ locale: "nl" });
    const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    const { until } = z
      .object({ until: z.string() })
      .parse(await cms.strapi.db.query(visits).findOne({ where: { lead } }));
    // Begins while that visit still goes on.
    const from = `${until.slice(0, 2) === "13" ? "12" : until.slice(0, 2) === "16" ? "15" : "18"}:30:00.000`;
    const data: object = {
      visitingHours: weekdays.map((weekday) => ({ weekday, from, until: "20:00:00.000", capacity: 1 })),
    };
    await cms.strapi
      .documents(config)
      .update({ documentId: stored?.documentId ?? "", locale: "nl", data, status: "published" });
    await expect.poll(async () => (await freeSlots(cms)).every(({ key }) => key.endsWith(from.slice(0, 5)))).toBe(true);
    const day = slot.slice(0, 10);
    expect((await freeSlots(cms)).some((free) => free.day === day)).toBe(false);
    expect((await ask("beside it", `${day}T${from.slice(0, 5)}`)).status).toBe(409);
    expect(await ofLead(lead)).toMatchObject({ slot, state: "requested" });
  });
});
