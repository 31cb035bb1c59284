import { failureSchema, importRecordDetailSchema, importHistorySchema, type ChangeLogPage } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem as listing, outcomes, type ImportApi } from "../support/import-api.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const entries = "/content-manager/collection-types/plugin::properties.project";
const rowSchema = z.looseObject({ documentId: z.string(), editedFields: z.array(z.string()).nullable() });

const project = (reference: string, fields: Record<string, unknown> = {}) => ({
  reference,
  zip: "2000",
  city: "ANTWERPEN",
  name: { NL: `Residentie ${reference}`, fr: `Résidence ${reference}` },
  ...fields,
});

describe.each(databases())("the import of projects on $name", ({ boot }) => {
  let cms: BootedCms;
  let api: ImportApi;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot();
    api = await importApi(cms);
    staff = await logInStaff(cms);
  });

  afterAll(() => cms.close());

  const { post, send, feed }: Omit<ImportApi, "token"> = {
    post: (body) => api.post(body),
    send: (body) => api.send(body),
    feed: (after) => api.feed(after),
  };
  const named = ({ projects }: ChangeLogPage, reference: string) =>
    projects.find(({ name }) => name.nl === `Residentie ${reference}`);
  async function stored(source: string, reference: string) {
    const { json } = await staff.call(
      `${entries}?filters[source][$eq]=${source}&filters[reference][$eq]=${reference}&pageSize=1`,
    );
    const [row] = z.object({ results: z.array(rowSchema) }).parse(json).results;
    if (!row) throw new Error(`there is no project ${reference} of ${source}`);
    return row;
  }
  async function edit(source: string, reference: string, fields: Record<string, unknown>) {
    const { documentId } = await stored(source, reference);
    return staff.call(`${entries}/${documentId}`, "PUT", fields);
  }

  it("API-1 API-2 creates, updates, skips and rejects, with answers after those of the listings", async () => {
    const source = "outcomes";
    await send({ source, projects: [project("A"), project("B"), project("C")] });
    const answer = await send({
      source,
      properties: [listing("A"), listing("Z", { price: -1 })],
      projects: [
        project("B", { soldOut: true }),
        project("A"),
        project("D"),
        project("E", { constructions: [{ reference: "1", price: "veel" }] }),
        project("D"),
        { x: 1 },
      ],
    });
    expect(answer.summary).toEqual({ created: 2, updated: 1, unchanged: 1, refused: 4, withdrawn: 0 });
    expect(outcomes(answer)).toEqual([
      "listing A created",
      "listing Z refused",
      "project B updated",
      "project A unchanged",
      "project D created",
      "project E refused",
      "project D refused",
      "project  refused",
    ]);
    expect(answer.results[5]?.errors.map(({ field }) => field)).toEqual(["constructions.0.price"]);
    expect(answer.results[6]?.errors).toEqual([
      { field: "reference", message: "is the reference of item 3 of this batch too; only that one was read" },
    ]);
    const now = await feed();
    expect(named(now, "B")?.soldOut).toBe(true);
    expect(named(now, "D")?.name).toEqual({ nl: "Residentie D", fr: "Résidence D" });
    expect(named(now, "E")).toBeUndefined();
  });

  it("API-2 the same projects twice write nothing, whatever notation the second has", async () => {
    const units = [{ reference: "1", floor: 2, price: 250_000 }];
    await send({ source: "twice", projects: [project("T", { constructions: units })] });
    const before = (await feed()).revision;
    const again = await send({ source: "twice", projects: [project("T", { constructions: units })] });
    expect(again.summary).toMatchObject({ unchanged: 1, created: 0, updated: 0 });
    const otherwise = [{ price: "250000", floor: "2", reference: "1" }];
    const rewritten = await send({ source: "twice", projects: [project("T", { constructions: otherwise })] });
    expect(rewritten.summary.unchanged).toBe(1);
    expect((await feed()).revision).toBe(before);
  });

  it("PROP-13 reaches the replica as it changes, and a listing names its project by one key", async () => {
    const { revision } = await feed();
    const constructions = [
      { reference: "0.1", webId: 2, floor: 0, surface: 84.5, bedrooms: 2, price: 315_000, sold: true },
      { reference: "1.1", name: { nl: "Appartement 1.1" }, price: 329_000, plan: "/uploads/plan.jpg" },
    ];
    await send({
      source: "units",
      properties: [listing("2.1", { projectReference: "U" }), listing("alone")],
      projects: [project("U", { constructions, deliveryDate: "2028-06-30", delivery: { nl: "Zomer 2028" } })],
    });
    const { projects, listings } = await feed(revision);
    const [only] = projects;
    expect(only).toMatchObject({
      key: "units/U",
      city: "Antwerpen",
      cityNames: { fr: "Anvers" },
      deliveryDate: "2028-06-30",
      delivery: { nl: "Zomer 2028" },
    });
    expect(only?.constructions).toEqual([
      {
        ...{ reference: "0.1", name: {}, webId: 2, floor: 0, surface: 84.5, bedrooms: 2 },
        ...{ price: 315_000, sold: true, plan: "" },
        typeName: { nl: "Appartement", fr: "Appartement", en: "Apartment", de: "Wohnung" },
      },
      {
        ...{ reference: "1.1", name: { nl: "Appartement 1.1" }, webId: null, floor: null, surface: null },
        ...{ bedrooms: null, price: 329_000, sold: false, plan: "/uploads/plan.jpg", typeName: {} },
      },
    ]);
    expect(listings.map(({ projectReference }) => projectReference).sort()).toEqual(["", "units/U"]);
    expect(projects).toHaveLength(1);
  });

  it("keeps the id of a project, and separates the same reference of two sources", async () => {
    await send({ source: "one", projects: [project("SAME")] });
    await send({ source: "two", projects: [project("SAME")] });
    const ids = async () =>
      (await feed()).projects
        .filter(({ name }) => name.nl === "Residentie SAME")
        .map(({ id, key }) => `${id} ${key}`)
        .sort();
    const before = await ids();
    expect(before).toHaveLength(2);
    await send({ source: "two", projects: [project("SAME", { projectNumber: "7" })] });
    expect(await ids()).toEqual(before);
  });

  it("PROP-8 PROP-9 publishes no address or price that is not public", async () => {
    const secret = {
      street: "Geheimstraat",
      houseNumber: "7777",
      boxNr: "bus 99",
      latitude: 51.123456,
      longitude: 4.654321,
      constructions: [{ reference: "1", price: 987_654 }],
    };
    await send({ source: "secret", projects: [project("S", { ...secret, publishPrice: false })] });
    expect(JSON.stringify(await feed())).not.toMatch(/Geheimstraat|7777|bus 99|51\.123456|4\.654321|987654/);
    await send({ source: "secret", projects: [project("S", { ...secret, publicAddress: true })] });
    expect(named(await feed(), "S")).toMatchObject({
      street: "Geheimstraat",
      point: { latitude: 51.123456, exact: true },
      constructions: [{ price: 987_654 }],
    });
  });

  it("API-3 a full import withdraws missing projects, within the limit, and leaves them alone when it names none", async () => {
    const source = "full";
    const ten = Array.from({ length: 10 }, (_, index) => project(`F${index}`));
    const items = [listing("1"), listing("2")];
    await send({ source, properties: items, projects: ten });

    const without = await send({ source, mode: "full", properties: items });
    expect(without.summary).toMatchObject({ unchanged: 2, withdrawn: 0 });

    const { revision } = await feed();
    const refused = await post({ source, mode: "full", properties: [], projects: ten.slice(3) });
    expect(refused.status).toBe(409);
    const { error } = failureSchema.parse(await refused.json());
    expect(error).toMatchObject({ code: "WITHDRAWAL_REFUSED", fields: [{ field: "properties" }] });
    const rejectedToo = await post({ source, mode: "full", properties: items, projects: ten.slice(3) });
    expect(failureSchema.parse(await rejectedToo.json()).error.fields).toMatchObject([
      { field: "projects", message: expect.stringContaining("withdraw 3 of the 10 projects") as string },
    ]);
    expect((await feed()).revision).toBe(revision);

    const storedEntry = await send({ source, mode: "full", properties: items, projects: ten.slice(1) });
    expect(outcomes(storedEntry).filter((outcome) => outcome.endsWith("withdrawn"))).toEqual(["project F0 withdrawn"]);
    const after = await feed(revision);
    expect(after.removedProjects).toHaveLength(1);
    expect(named(await feed(), "F0")).toBeUndefined();

    await send({ source, projects: [project("F0")] });
    expect(named(await feed(), "F0")?.id).toBe(after.removedProjects[0]);
    const forced = await send({ source, mode: "full", force: true, properties: items, projects: [] });
    expect(forced.summary.withdrawn).toBe(10);
  });

  it("API-5 is in the import log with its counts and rejected items", async () => {
    await send({ source: "noted", projects: [project("N"), project("M", { zip: "" })] });
    const { json } = await staff.call("/properties/imports?pageSize=1");
    const [last] = importHistorySchema.parse(json).imports;
    expect(last).toMatchObject({ source: "noted", summary: { created: 1, refused: 1 } });
    const detail = importRecordDetailSchema.parse((await staff.call(`/properties/imports/${last?.id}`)).json);
    expect(detail.refusedItems).toMatchObject([{ reference: "M", errors: [{ field: "zip" }] }]);
  });

  it("CMS-11 staff edits are validated, reach the site and survive the import until reset", async () => {
    const source = "staff";
    await send({ source, projects: [project("X", { delivery: "Zomer 2028" })] });
    const wrong = await edit(source, "X", { constructions: [{ reference: "1", price: "veel" }] });
    expect(wrong.status).toBe(400);
    expect(JSON.stringify(wrong.json)).toContain("constructions.0.price");

    const units = [{ reference: "1", name: { nl: "<b>Eén</b>" }, price: 1 }];
    // CMS-3: no import writes it, and it cannot be reset to the source.
    const seo = { pageTitle: { nl: "Wonen aan de kaai" } };
    expect((await edit(source, "X", { constructions: units, soldOut: true, seo })).status).toBe(200);
    expect(named(await feed(), "X")).toMatchObject({
      soldOut: true,
      constructions: [{ reference: "1", name: { nl: "Eén" }, price: 1, sold: false }],
    });

    await send({ source, projects: [project("X", { delivery: "Herfst 2028", constructions: [{ reference: "9" }] })] });
    expect(named(await feed(), "X")).toMatchObject({
      delivery: { nl: "Herfst 2028" },
      soldOut: true,
      constructions: [{ reference: "1" }],
    });
    const { documentId, editedFields } = await stored(source, "X");
    expect(editedFields).toEqual(["constructions", "soldOut"]);
    const given = await staff.call(`/properties/projects/${documentId}/reset-overrides`, "POST", {});
    expect(given).toMatchObject({ status: 200, json: { editedFields: [] } });
    await send({ source, projects: [project("X", { constructions: [{ reference: "9" }] })] });
    expect(named(await feed(), "X")).toMatchObject({ soldOut: false, constructions: [{ reference: "9" }], seo });
  });

  it("PROP-2 uses a type's new name without an import", async () => {
    await send({ source: "types", projects: [project("Y", { constructions: [{ reference: "1", webId: 3 }] })] });
    const { revision } = await feed();
    const type: unknown = await cms.strapi.db
      .query("plugin::properties.property-type")
      .findOne({ where: { webId: 3 } });
    const { documentId } = rowSchema.pick({ documentId: true }).parse(type);
    const path = `/content-manager/collection-types/plugin::properties.property-type/${documentId}`;
    expect((await staff.call(path, "PUT", { name: { nl: "Flat" } })).status).toBe(200);
    expect(named(await feed(revision), "Y")?.constructions[0]?.typeName).toEqual({ nl: "Flat" });
  });
});
