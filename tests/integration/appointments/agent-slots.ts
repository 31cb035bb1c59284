import type { Knex } from "knex";
import { expect, it } from "vitest";
import { z } from "zod";
import { appointmentMigrations } from "../../../cms-plugins/leads/server/src/appointments/appointment-tables.js";
import { applyMigrations } from "../../support/apply-migrations.js";
import { importApi, listingItem } from "../../support/import-api.js";
import { freeSlots, readAppointment } from "../../support/appointments-api.js";
import type { AppointmentsApp } from "../../support/appointments-app.js";

const config = "api::site-config.site-config";
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const reservationRow = z.object({ slot: z.string(), place: z.number(), agent: z.string(), agent_place: z.number() });
const slotColumns = ["slot", "place", "agent", "agent_place"];

interface TestListing {
  id: number;
  reference: string;
}

/** Viewings with several agents, and with nobody in particular. */
export function agentSlotTests(app: AppointmentsApp): void {
  const { ask, requestAppointmentByMail, change, ofLead, placesOf, row } = app;

  async function homeOf(reference: string, agent: { name: string; email: string }): Promise<TestListing> {
    const api = await importApi(app.cms);
    await api.send({ source: "agents", properties: [listingItem(reference, { goal: 1, price: 900, agent })] });
    const stored: unknown = await app.cms.strapi.db
      .query("plugin::properties.property")
      .findOne({ where: { reference } });
    return { id: z.object({ id: z.number() }).parse(stored).id, reference };
  }
  const ofAn = () => homeOf("of-an", { name: "An Claes", email: "An@agency.example" });
  const alsoOfAn = () => homeOf("also-of-an", { name: "An Claes", email: "an@agency.example" });
  const ofBo = () => homeOf("of-bo", { name: "Bo Maes", email: "bo@agency.example" });
  const keysFor = async (listing?: number) =>
    (await freeSlots(app.cms, listing === undefined ? {} : { listing })).map(({ key }) => key);
  /** The first slot that is free with the agents of all these listings. */
  async function freeFor(...listings: (number | undefined)[]): Promise<string> {
    const [first = [], ...others] = await Promise.all(listings.map(keysFor));
    return first.find((key) => others.every((keys) => keys.includes(key))) ?? "";
  }

  it("FORM-7 a viewing with one agent takes that agent's slot on all listings, and no other agent's", async () => {
    const [an, also, bo] = [await ofAn(), await alsoOfAn(), await ofBo()];
    const slot = await freeFor(an.id, bo.id, undefined);
    expect((await ask("with An", slot, { listing: an })).status).toBe(200);
    expect(await keysFor(an.id)).not.toContain(slot);
    expect(await keysFor(also.id)).not.toContain(slot);
    expect(await keysFor(bo.id)).toContain(slot);
    expect(await keysFor()).toContain(slot);
    expect((await ask("with An too", slot, { listing: also })).status).toBe(409);
    const rush = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(`with Bo ${at}`, slot, { listing: bo })));
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ask("with nobody in particular", slot, { listing: null })).status).toBe(200);
    expect(await placesOf(slot)).toBe(3);
  });

  it("FORM-7 a slot that staff book closes that agent's slots only", async () => {
    const [an, bo] = [await ofAn(), await ofBo()];
    const [slot = ""] = await keysFor(an.id);
    const day = slot.slice(0, 10);
    const { lead } = await requestAppointmentByMail("own-moment", slot, an);
    const { documentId, sequence } = await ofLead(lead);
    await change(documentId, { act: "move", sequence, day, from: "09:30", until: "19:30" });
    const onDay = (keys: string[]) => keys.filter((key) => key.startsWith(day));
    expect(onDay(await keysFor(an.id))).toEqual([]);
    expect(onDay(await keysFor(bo.id))).not.toEqual([]);
  });

  it("FORM-7 the visitor moves a viewing among the slots of its agent, and staff see the agent of each", async () => {
    const bo = await ofBo();
    const [first = "", second = ""] = await keysFor(bo.id);
    const { token, lead } = await requestAppointmentByMail("moving", first, bo);
    const { slots } = await readAppointment(app.cms, token);
    expect(slots.filter(({ isFree }) => isFree).map(({ key }) => key)).toEqual(await keysFor(bo.id));
    expect(slots.find(({ key }) => key === second)?.isFree).toBe(true);
    const week = z
      .object({
        appointments: z.array(z.object({ lead: z.string(), agent: z.string(), agentEmail: z.string() })),
        slots: z.array(z.object({ agentEmail: z.string() })),
      })
      .parse((await app.staff.call(`/leads/visits?from=${first.slice(0, 10)}`)).json);
    expect(week.appointments.find((appointment) => appointment.lead === lead)).toMatchObject({
      ...{ agent: "Bo Maes", agentEmail: "bo@agency.example" },
    });
    expect(week.slots.map(({ agentEmail }) => agentEmail)).toContain("bo@agency.example");
  });

  it("FORM-7 bookings from before agents had slots belong to the agent of their viewing", async () => {
    const an = await ofAn();
    const slot = await freeFor(an.id, undefined);
    await ask("before", slot, { listing: an });
    await ask("before, with nobody", slot, { listing: null });
    const alter = (change: (columns: Knex.AlterTableBuilder) => void) =>
      app.cms.strapi.db.connection.schema.alterTable("gevel_visit_places", change);
    await alter((columns) => {
      columns.dropUnique(["slot", "agent", "agent_place"], "gevel_visit_places_agent");
    });
    for (const column of ["agent", "agent_place"])
      await alter((columns) => {
        columns.dropColumn(column);
      });
    await applyMigrations(app.cms, appointmentMigrations);
    const reservations = z
      .array(reservationRow)
      .parse(await row("gevel_visit_places").where({ slot }).select(slotColumns));
    expect(reservations.map(({ agent }) => agent).toSorted()).toEqual(["", "an@agency.example"]);
    expect(await keysFor(an.id)).not.toContain(slot);
    expect((await ask("after", slot, { listing: an })).status).toBe(409);
  });

  it("FORM-7 staff may limit all agents together: of many concurrent requests only that many succeed", async () => {
    const items = [await ofAn(), await ofBo(), null];
    const documents = app.cms.strapi.documents(config);
    const [stored] = await documents.findMany({ locale: "nl" });
    const hours = { from: "20:00:00.000", until: "21:00:00.000", capacity: 5, totalCapacity: 4 };
    const data: object = { visitingHours: weekdays.map((weekday) => ({ weekday, ...hours })) };
    await documents.update({ documentId: stored?.documentId ?? "", locale: "nl", data, status: "published" });
    await expect.poll(async () => (await keysFor()).every((key) => key.endsWith("20:00"))).toBe(true);
    const slot = (await keysFor()).at(-1) ?? "";
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, at) => ask(`together ${at}`, slot, { listing: items[at % 3] ?? null })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await placesOf(slot)).toBe(4);
    for (const item of items) expect(await keysFor(item?.id)).not.toContain(slot);
  });
}
