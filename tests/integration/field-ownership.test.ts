import { changeLogPageSchema, importResponseSchema, type ImportResponse } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { createApiToken, logInStaff, type Staff } from "../support/strapi-accounts.js";

const listings = "/content-manager/collection-types/plugin::properties.property";
const rowSchema = z.looseObject({ documentId: z.string(), editedFields: z.array(z.string()).nullable() });

const item = (fields: Record<string, unknown> = {}) => ({
  reference: "1",
  goal: 0,
  webId: 1,
  zip: "2000",
  city: "Antwerpen",
  price: 300_000,
  bedrooms: 3,
  hasGarden: false,
  typeDescription: { nl: "Huis", fr: "Maison" },
  description: { nl: "<p>Van het kantoor</p>" },
  ...fields,
});

describe.each(databases())("fields that staff edited on $name", ({ boot }) => {
  let cms: BootedCms;
  let token: string;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot();
    token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
    staff = await logInStaff(cms);
  });

  afterAll(() => cms.close());

  async function send(source: string, ...properties: unknown[]): Promise<ImportResponse> {
    const response = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ source, mode: "partial", properties }),
    });
    const answer = importResponseSchema.parse(await response.json());
    expect(answer.summary.refused, JSON.stringify(answer)).toBe(0);
    return answer;
  }
  async function read(source: string, reference = "1") {
    const { json } = await staff.call(
      `${listings}?filters[source][$eq]=${source}&filters[reference][$eq]=${reference}&pageSize=1`,
    );
    const row = z.object({ results: z.array(rowSchema) }).parse(json).results[0];
    if (!row) throw new Error(`there is no listing of ${source}`);
    return row;
  }
  async function edit(source: string, fields: Record<string, unknown>) {
    const { documentId } = await read(source);
    const { status, json } = await staff.call(`${listings}/${documentId}`, "PUT", fields);
    expect(status, JSON.stringify(json)).toBe(200);
  }
  async function published(documentId: string) {
    const response = await fetch(`${cms.url}/api/site/feed?after=0&limit=5000`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    const { id } = z
      .object({ id: z.number() })
      .parse(await cms.strapi.db.query("plugin::properties.property").findOne({ where: { documentId } }));
    return changeLogPageSchema.parse(await response.json()).listings.find((listing) => listing.id === id);
  }

  it("API-5 survive an import that changes the listing, and the others follow the import", async () => {
    await send("a", item());
    await edit("a", { description: { nl: "<p>Van ons</p>" }, attributes: { hasGarden: true } });
    expect((await read("a")).editedFields).toEqual(["description", "hasGarden"]);

    const answer = await send("a", item({ price: 290_000, bedrooms: 4, description: { nl: "<p>Nieuw</p>" } }));
    expect(answer.results).toEqual([{ reference: "1", outcome: "updated", errors: [] }]);
    const row = await read("a");
    expect(row).toMatchObject({ price: 290_000, description: { nl: "<p>Van ons</p>" } });
    expect(row.attributes).toEqual({ bedrooms: 4, hasGarden: true });
    expect(row.editedFields).toEqual(["description", "hasGarden"]);
    expect(await published(row.documentId)).toMatchObject({
      price: 290_000,
      description: { nl: "<p>Van ons</p>" },
      attributes: { hasGarden: true, bedrooms: 4 },
    });
    // The source's values are stored: sent again, they change nothing.
    const again = await send("a", item({ price: 290_000, bedrooms: 4, description: { nl: "<p>Nieuw</p>" } }));
    expect(again.summary).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it("saving the whole form marks only the changed field as edited", async () => {
    await send("b", item());
    const { createdBy: _c, updatedBy: _u, id: _i, ...whole } = await read("b");
    await edit("b", {
      ...whole,
      attributes: { bedrooms: 5, hasGarden: false, heating: {} },
      editedFields: ["price"],
      checksum: "mine",
    });
    expect((await read("b")).editedFields).toEqual(["bedrooms"]);
    expect((await send("b", item())).summary).toMatchObject({ unchanged: 1 });
  });

  it("API-5 PROP-1 an attribute is edited alone: emptied it stays empty, per language, and others stay imported", async () => {
    const heating = { nl: "Gas", fr: "Gaz" };
    await send("one", item({ heating, kitchen: { nl: "Open" }, hasLift: true, floor: 2 }));
    await edit("one", { attributes: { hasLift: null, heating: { nl: "Warmtepomp" } } });
    expect((await read("one")).attributes).toEqual({
      ...{ floor: 2, bedrooms: 3, hasGarden: false, heating: { nl: "Warmtepomp" }, kitchen: { nl: "Open" } },
    });
    expect((await read("one")).editedFields).toEqual(["hasLift", "heating"]);

    // The feed changes all of them, and a language of one that is still its own.
    const changed = {
      heating: { nl: "Stookolie" },
      kitchen: { fr: "Ouverte" },
      hasLift: false,
      floor: 3,
      bedrooms: null,
    };
    await send("one", item(changed));
    const row = await read("one");
    expect(row.attributes).toEqual({
      ...{ floor: 3, hasGarden: false, heating: { nl: "Warmtepomp" }, kitchen: { nl: "Open", fr: "Ouverte" } },
    });
    expect((await published(row.documentId))?.attributes).toMatchObject({
      ...{ hasLift: null, bedrooms: null, floor: 3, hasGarden: false, heating: { nl: "Warmtepomp" } },
    });

    const back = await staff.call(`/properties/listings/${row.documentId}/reset-overrides`, "POST", {
      fields: ["heating"],
    });
    expect(back.json).toEqual({ editedFields: ["hasLift"] });
    await send("one", item(changed));
    expect((await read("one")).attributes).toMatchObject({ heating: { nl: "Stookolie" } });
    expect((await read("one")).attributes).not.toHaveProperty("hasLift");
  });

  it("CMS-11 an invalid attribute is named, and nothing of the save is written", async () => {
    await send("bad", item());
    const { documentId } = await read("bad");
    const { status, json } = await staff.call(`${listings}/${documentId}`, "PUT", {
      ...{ price: 1, attributes: { bedrooms: 4, energyPerformance: 30_000 } },
    });
    expect(status).toBe(400);
    expect(z.object({ error: z.object({ details: z.unknown() }) }).parse(json).error.details).toMatchObject({
      errors: [{ path: ["attributes", "energyPerformance"], message: "Give a number of at most 3,000." }],
    });
    expect(await read("bad")).toMatchObject({ price: 300_000, attributes: { bedrooms: 3 }, editedFields: null });
  });

  it("grouped fields are edited together, and an emptied one stays empty", async () => {
    await send("c", item({ latitude: 51.2, longitude: 4.4, videoUrl: "https://video.example/1" }));
    await edit("c", { latitude: 51.3, longitude: 4.4, videoUrl: "" });
    await send("c", item({ latitude: 50.8, longitude: 4.3, videoUrl: "https://video.example/2" }));
    const row = await read("c");
    expect(row.editedFields).toEqual(["latitude", "longitude", "videoUrl"]);
    expect(row).toMatchObject({ latitude: 51.3, longitude: 4.4 });
    expect(row.videoUrl ?? "").toBe("");
  });

  it("CMS-3 SEO fields belong to staff only: no import writes them, and the site has them", async () => {
    await send("seo", item());
    const seo = { metaTitle: { nl: "Stadsparel" }, isActiveSEO: { fr: false } };
    await edit("seo", { seo: { ...seo, ogTitle: { nl: " " } } });
    await send("seo", item({ price: 1 }));
    const row = await read("seo");
    expect(row).toMatchObject({ price: 1, seo, editedFields: [] });
    expect((await published(row.documentId))?.seo).toEqual(seo);
  });

  it("survive withdrawing and offering again", async () => {
    await send("d", item(), item({ reference: "2" }), item({ reference: "3" }));
    await edit("d", { attributes: { bedrooms: 7 } });
    const full = (body: object) =>
      fetch(`${cms.url}/api/properties/import`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ source: "d", mode: "full", force: true, ...body }),
      });
    await full({ properties: [item({ reference: "2" })] });
    await full({ properties: [item(), item({ reference: "2" })] });
    expect(await read("d")).toMatchObject({ attributes: { bedrooms: 7 }, withdrawnAt: null });
    expect((await read("d", "2")).editedFields).toBeNull();
  });

  it("reset to the imported value on request", async () => {
    await send("e", item());
    await edit("e", { attributes: { bedrooms: 9 }, price: 1 });
    const { documentId } = await read("e");
    const path = `/properties/listings/${documentId}/reset-overrides`;
    expect((await fetch(cms.url + path, { method: "POST" })).status).toBe(401);
    expect((await staff.call("/properties/listings/none/reset-overrides", "POST", {})).status).toBe(404);

    const part = await staff.call(path, "POST", { fields: ["price"] });
    expect(part).toMatchObject({ status: 200, json: { editedFields: ["bedrooms"] } });
    // Identical to the previous import, and still written.
    expect((await send("e", item())).summary).toMatchObject({ updated: 1 });
    expect(await read("e")).toMatchObject({ price: 300_000, attributes: { bedrooms: 9 } });

    expect((await staff.call(path, "POST", {})).json).toEqual({ editedFields: [] });
    await send("e", item());
    expect(await read("e")).toMatchObject({ attributes: { bedrooms: 3 }, editedFields: null });
    expect((await send("e", item())).summary).toMatchObject({ unchanged: 1 });
  });
});
