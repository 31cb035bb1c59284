import { randomUUID } from "node:crypto";
import {
  leadDetailSchema,
  erasureResponseSchema,
  personalDataExportResponseSchema,
  personalDataSummarySchema,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { agencyApp } from "../support/agency-app.js";
import { databases } from "../support/databases.js";
import { leadOf } from "../support/leads-api.js";
import { mailFilesWith, tablesWith } from "../support/find-personal-data.js";
import { freeSlots, appointmentOf } from "../support/appointments-api.js";

const leadUid = "plugin::leads.lead";
const testimonialUid = "api::testimonial.testimonial";
const listed = z.object({ testimonials: z.array(z.object({ documentId: z.string() })) });
const contact = z.object({ lastContactAt: z.coerce.date() });

describe.each(databases())("personal data in leads on $name", ({ boot }) => {
  const app = agencyApp(boot);
  const { send, row, waitUntilMailed } = app;
  const request = (path: string, body: object) => app.staff.call(`/leads/persons/${path}`, "POST", body);
  const find = async (address: string) =>
    personalDataSummarySchema.parse((await request("search", { address })).json).places;
  const countsOf = async (address: string) =>
    Object.fromEntries((await find(address)).map(({ key, count }) => [key, count]));
  const erase = async (address: string) =>
    erasureResponseSchema.parse(
      (await request("erase", { address, typed: address, seen: await countsOf(address) })).json,
    ).erased;
  const eventsOf = async (lead: string) =>
    leadDetailSchema.parse((await app.staff.call(`/leads/inbox/${lead}`)).json).events;
  const result = async (lead: string) =>
    (await eventsOf(lead)).flatMap((event) => (event.kind === "told" ? [{ text: event.text, url: event.url }] : []));

  const visit = async (name: string, email: string) => {
    const slot = (await freeSlots(app.cms))[0]?.key ?? "";
    return send(appointmentOf(name, slot, { data: { ...appointmentOf(name, slot).data, email } }));
  };
  const testimonial = (name: string, email: string) =>
    send(
      leadOf(name, {
        form: "testimonial",
        data: {
          ...{ rating: "5", testimonial: "Vlot en eerlijk.", firstName: "Ria", lastName: "Kamer", email },
          ...{ city: "Gent", fileReference: "", publishConsent: "yes" },
        },
      }),
    );
  const newsletter = (name: string, email: string) =>
    send(leadOf(name, { form: "newsletter", data: { firstName: "Ria", email, newsletterConsent: "yes" } }));

  /** A document that was sent and fetched, and an alert mail, stored as their features do. */
  async function documentOf(lead: string) {
    const link = { lead, listing: 1, url: "/uploads/epc.pdf", name: "EPC", round: 0, until: Date.now() + 1000 };
    await row("gevel_document_links").insert({ ...link, token_hash: randomUUID() });
    const made = z.object({ id: z.number() }).parse(await row("gevel_document_links").where({ lead }).first());
    await row("gevel_document_fetches").insert({ link: made.id, at: Date.now() });
  }
  async function alertMail(lead: string, recipients: string) {
    const savedSearch = z.object({ id: z.number() }).parse(await row("gevel_subscriptions").where({ lead }).first());
    const key = randomUUID();
    await row("gevel_alert_mails").insert({ key, subscription: savedSearch.id });
    await row("gevel_alerts").insert({
      ...{
        subscription: savedSearch.id,
        kind: "property",
        item: 1,
        reason: "new",
        found_at: 1,
        digest_at: 1,
        mail: key,
      },
    });
    await row("gevel_outbox").insert({
      ...{ lead: key, kind: "alert", part: "", message_id: `<${key}@agency.example>`, state: "sent", tries: 1 },
      ...{ refusals: 0, created_at: 1, next_at: 1, sent_at: 1, recipients, subject: "Nieuw voor u" },
    });
    return key;
  }

  it("FORM-12 is exported, and erased without a trace of the address or of any of its leads", async () => {
    const address = "ria.kamer@visitor.example";
    const visited = await visit("ria", address);
    const subscribedLead = await newsletter("ria newsletter", address);
    const leads = [visited, subscribedLead, await testimonial("ria said", address)];
    await documentOf(visited);
    const mail = await alertMail(subscribedLead, address);
    const bo = await visit("bo", "bo@visitor.example");
    const boAppointment = z.object({ documentId: z.string() });
    const { documentId } = boAppointment.parse(
      await app.cms.strapi.db.query("plugin::leads.appointment").findOne({ where: { lead: bo } }),
    );
    const about = { act: "note", was: "", note: `Komt met ${address}` };
    expect((await app.staff.call(`/leads/visits/${documentId}`, "POST", about)).status).toBe(200);
    await waitUntilMailed();

    const counts = await countsOf(address);
    expect(counts).toMatchObject({ leads: 3, visits: 2, documents: 1, subscriptions: 1, testimonials: 1 });
    const { result: export_ } = personalDataExportResponseSchema.parse((await request("export", { address })).json);
    const text = JSON.stringify(export_);
    for (const output of ["EPC", "Vlot en eerlijk.", "Nieuw voor u", "Viewing requested"])
      expect(text).toContain(output);

    expect(await erase(address)).toBe(true);
    expect(Object.values(await countsOf(address)).every((count) => count === 0)).toBe(true);
    for (const word of [address, mail, ...leads]) expect([word, await tablesWith(app.cms, word)]).toEqual([word, []]);
    expect(await row("gevel_document_fetches").select("id")).toEqual([]);
    expect(await row("gevel_alerts").select("id")).toEqual([]);
    expect(await mailFilesWith(app.cms, address)).toBe(0);
    expect(await row("leads_appointments").where({ lead: bo }).first()).toMatchObject({ note: "Komt met …" });
    expect(await row("gevel_visit_places").select("visit")).toEqual([{ visit: bo }]);
  });

  it("FORM-12 is deleted with a lead that staff delete, except a testimonial they published", async () => {
    const address = "tom@visitor.example";
    const [waiting, shown] = [await testimonial("tom one", address), await testimonial("tom two", address)];
    const visited = await visit("tom", address);
    const documents = app.cms.strapi.documents(testimonialUid);
    const [draft] = await documents.findMany({ locale: "nl", filters: { lead: shown } });
    await documents.publish({ documentId: draft?.documentId ?? "", locale: "nl" });
    await waitUntilMailed();
    for (const lead of [waiting, shown, visited]) await app.cms.strapi.documents(leadUid).delete({ documentId: lead });
    expect(await tablesWith(app.cms, visited)).toEqual([]);
    expect(await documents.findMany({ locale: "nl", filters: { lead: waiting } })).toEqual([]);
    expect(await documents.findMany({ locale: "nl", status: "published", filters: { lead: shown } })).toHaveLength(1);
  });

  it("FORM-12 erasing its writer removes a published testimonial from the site", async () => {
    const address = "lien@visitor.example";
    const lead = await testimonial("lien", address);
    const documents = app.cms.strapi.documents(testimonialUid);
    const [draft] = await documents.findMany({ locale: "nl", filters: { lead } });
    await documents.publish({ documentId: draft?.documentId ?? "", locale: "nl" });
    await waitUntilMailed();
    expect(await countsOf(address)).toMatchObject({ leads: 1, testimonials: 1 });
    expect(await erase(address)).toBe(true);
    expect(await tablesWith(app.cms, lead)).toEqual([]);
  });

  it("FORM-12 erasing removes it from a module's slider, draft and published, and leaves the rest unchanged", async () => {
    const [address, other] = ["nele@visitor.example", "piet@visitor.example"];
    const leads = [await testimonial("nele", address), await testimonial("piet", other)];
    const documents = app.cms.strapi.documents(testimonialUid);
    const shown = [];
    for (const lead of leads) {
      const [draft] = await documents.findMany({ locale: "nl", filters: { lead } });
      const documentId = draft?.documentId ?? "";
      await documents.publish({ documentId, locale: "nl" });
      shown.push(documentId);
    }
    const sliders = app.cms.strapi.documents("api::slider.slider");
    const data = { name: "Klanten", kind: "testimonials" as const, testimonials: shown };
    const slider = await sliders.create({ locale: "nl", data });
    await sliders.publish({ documentId: slider.documentId, locale: "nl" });
    const modules = app.cms.strapi.documents("api::module.module");
    const relation = { __component: "relation.slider" as const, slider: slider.documentId };
    const module = await modules.create({ locale: "nl", data: { name: "Klanten", relations: [relation] } });
    await modules.publish({ documentId: module.documentId, locale: "nl" });
    await waitUntilMailed();
    expect(await erase(address)).toBe(true);
    expect(await tablesWith(app.cms, leads[0] ?? "")).toEqual([]);
    for (const status of ["draft", "published"] as const) {
      const where = { documentId: slider.documentId, locale: "nl", status, populate: { testimonials: true } };
      const left = listed.parse(await sliders.findOne(where)).testimonials;
      expect([status, left.map(({ documentId }) => documentId)]).toEqual([status, [shown[1]]]);
    }
  });

  it("FORM-11 includes the lead's activity: viewing, downloaded documents, confirmed subscriptions", async () => {
    const lead = await visit("story", "story@visitor.example");
    await documentOf(lead);
    const events = await result(lead);
    expect(events[0]?.text).toMatch(/^Viewing requested: .+ between \d\d:\d\d and \d\d:\d\d/);
    expect(events[0]?.url).toMatch(/^\/plugins\/visits\?week=\d{4}-\d\d-\d\d$/);
    expect(events).toContainEqual({ text: "Document fetched: EPC", url: "" });
    const subscribed = await newsletter("story newsletter", "story@visitor.example");
    expect(await result(subscribed)).toEqual([]);
    await row("gevel_subscriptions").where({ lead: subscribed }).update({ confirmed_at: Date.now() });
    expect((await result(subscribed)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Confirmed by the link: ./),
    ]);
  });

  it("FORM-7 FORM-12 a changed viewing is contact: retention counts from it", async () => {
    const lead = await visit("counted", "counted@visitor.example");
    const long = new Date("2020-01-01T00:00:00.000Z").toISOString();
    await app.cms.strapi.db.query(leadUid).update({ where: { documentId: lead }, data: { lastContactAt: long } });
    const read = async () =>
      contact.parse(await app.cms.strapi.db.query(leadUid).findOne({ where: { documentId: lead } })).lastContactAt;
    expect((await read()).toISOString()).toBe(long);
    const { documentId } = z
      .object({ documentId: z.string() })
      .parse(await app.cms.strapi.db.query("plugin::leads.appointment").findOne({ where: { lead } }));
    const confirmed = await app.staff.call(`/leads/visits/${documentId}`, "POST", { act: "confirm", sequence: 0 });
    expect(confirmed.status).toBe(200);
    expect((await read()).getTime()).toBeGreaterThan(Date.now() - 600_000);
  });
});
