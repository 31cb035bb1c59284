import {
  changeLogPageSchema,
  importLimits,
  importResponseSchema,
  type ChangeLogPage,
  type ImportResponse,
} from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";

const failureSchema = z.object({
  error: z.object({ code: z.string(), fields: z.array(z.object({ field: z.string(), message: z.string() })) }),
});

interface TokenService {
  create(token: object): Promise<unknown>;
}

const item = (reference: string, fields: Record<string, unknown> = {}) => ({
  reference,
  goal: 0,
  webId: 1,
  zip: "2000",
  city: "ANTWERPEN",
  price: 300_000,
  typeDescription: { NL: `Huis ${reference}`, fr: `Maison ${reference}` },
  ...fields,
});

describe.each(databases("sql"))("the import of listings on $name", ({ boot }) => {
  let cms: BootedCms;
  let token: string;
  let tokens = 0;

  async function createToken(permissions: string[]): Promise<string> {
    tokens += 1;
    const service = z.custom<TokenService>().parse(cms.strapi.service("admin::api-token"));
    const made = await service.create({
      name: `integrator ${tokens}`,
      description: "",
      kind: "content-api",
      type: "custom",
      lifespan: null,
      permissions,
    });
    return z.object({ accessKey: z.string() }).parse(made).accessKey;
  }

  beforeAll(async () => {
    cms = await boot();
    token = await createToken(["plugin::properties.import.import"]);
  });

  afterAll(() => cms.close());

  const post = (body: BodyInit, bearer: string | null = token) =>
    fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
      body,
    });

  async function send(body: Record<string, unknown>): Promise<ImportResponse> {
    const response = await post(JSON.stringify({ mode: "partial", ...body }));
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return importResponseSchema.parse(answer);
  }

  async function refused(body: BodyInit): Promise<{ status: number; code: string; fields: string[]; message: string }> {
    const response = await post(body);
    const { error } = failureSchema.parse(await response.json());
    return {
      status: response.status,
      code: error.code,
      fields: error.fields.map(({ field }) => field),
      message: error.fields.map(({ message }) => message).join(),
    };
  }

  async function changeLog(after = 0): Promise<ChangeLogPage> {
    const response = await fetch(`${cms.url}/api/site/feed?after=${after}&limit=5000`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    expect(response.status).toBe(200);
    return changeLogPageSchema.parse(await response.json());
  }
  const revision = async () => (await changeLog()).revision;
  const outcomes = ({ results }: ImportResponse) => results.map(({ reference, outcome }) => `${reference} ${outcome}`);
  const headline = (listings: ChangeLogPage["listings"], reference: string) =>
    listings.find(({ typeDescription }) => typeDescription.nl === `Huis ${reference}`);

  it("PROP-14 starts with the nine types in their order", async () => {
    const { propertyTypes } = await changeLog();
    expect(propertyTypes?.map(({ webId, showOrder, name }) => `${webId} ${showOrder} ${name.nl}`)).toEqual([
      "1 0 Huis",
      "2 1 Appartement",
      "3 2 Studio",
      "4 3 Grond",
      "5 4 Opbrengsteigendom",
      "6 5 Commercieel",
      "7 6 Industrieel",
      "8 7 Kantoren",
      "9 8 Garage/Parking",
    ]);
  });

  it("API-1 API-2 creates, updates, skips and rejects, item by item in order", async () => {
    const source = "outcomes";
    await send({ source, properties: [item("A"), item("B"), item("C")] });
    const answer = await send({
      source,
      properties: [item("B", { price: 1 }), item("D"), item("A"), item("E", { bedrooms: "veel" }), item("D"), { x: 1 }],
    });
    expect(answer.summary).toEqual({ created: 1, updated: 1, unchanged: 1, refused: 3, withdrawn: 0 });
    expect(outcomes(answer)).toEqual(["B updated", "D created", "A unchanged", "E refused", "D refused", " refused"]);
    const [, , , bad, twice, foreign] = answer.results;
    expect(bad?.errors.map(({ field }) => field)).toEqual(["bedrooms"]);
    expect(twice?.errors).toEqual([
      { field: "reference", message: "is the reference of item 2 of this batch too; only that one was read" },
    ]);
    expect(foreign?.errors.map(({ field }) => field)).toContain("x");
    const { listings } = await changeLog();
    expect(headline(listings, "B")?.price).toBe(1);
    expect(headline(listings, "D")?.typeDescription).toEqual({ nl: "Huis D", fr: "Maison D" });
    expect(headline(listings, "E")).toBeUndefined();
  });

  it("API-2 a new notation of an unchanged item is stored, and nothing else changes", async () => {
    const source = "remembered";
    const of = { source, reference: "M1" };
    const rows = cms.strapi.db.query("plugin::properties.property");
    const row = z.object({
      rawChecksum: z.string().nullable(),
      checksum: z.string().nullable(),
      updatedAt: z.string(),
    });
    const stored = async () => row.parse(await rows.findOne({ where: of }));
    await send({ source, properties: [item("M1")] });
    const before = await stored();
    const at = await revision();
    const { reference, ...rest } = item("M1");
    const otherwise = { source, properties: [{ ...rest, price: "300000", reference }] };
    expect((await send(otherwise)).summary.unchanged).toBe(1);
    const after = await stored();
    expect(after).toEqual({ ...before, rawChecksum: after.rawChecksum });
    expect(after.rawChecksum).not.toBe(before.rawChecksum);
    expect(await revision()).toBe(at);

    // The checksum that an earlier version stored for the same item.
    await rows.updateMany({ where: of, data: { rawChecksum: "1:older" } });
    expect((await send(otherwise)).summary.unchanged).toBe(1);
    expect((await stored()).rawChecksum).toBe(after.rawChecksum);
  });

  it("keeps the id of a listing, and separates the same reference of two sources", async () => {
    await send({ source: "one", properties: [item("SAME")] });
    await send({ source: "two", properties: [item("SAME")] });
    const before = (await changeLog()).listings.filter(({ typeDescription }) => typeDescription.nl === "Huis SAME");
    expect(before).toHaveLength(2);
    await send({ source: "one", properties: [item("SAME", { price: 5 })] });
    const after = (await changeLog()).listings.filter(({ typeDescription }) => typeDescription.nl === "Huis SAME");
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ price }) => price)).toEqual([5, 300_000]);
  });

  it("API-3 withdraws listings missing from a full import, except rejected ones, and restores them later", async () => {
    const source = "full";
    const all = Array.from({ length: 10 }, (_, index) => item(`F${index}`));
    await send({ source, mode: "full", properties: all });
    const before = await changeLog();
    const missing = [...all.slice(0, 8), item("F8", { price: -1 })];
    const answer = await send({ source, mode: "full", properties: missing });
    expect(answer.summary).toEqual({ created: 0, updated: 0, unchanged: 8, refused: 1, withdrawn: 1 });
    expect(outcomes(answer).slice(-2)).toEqual(["F8 refused", "F9 withdrawn"]);
    const changes = await changeLog(before.revision);
    expect(changes.removedListings).toEqual([headline(before.listings, "F9")?.id]);
    expect((await send({ source, mode: "full", properties: missing })).summary.withdrawn).toBe(0);

    expect(outcomes(await send({ source, properties: [item("F9")] }))).toEqual(["F9 updated"]);
    expect(headline((await changeLog()).listings, "F9")?.id).toBe(headline(before.listings, "F9")?.id);
  });

  it("API-3 rejects a full import that lacks too many listings, whole, unless forced", async () => {
    const source = "guarded";
    const all = Array.from({ length: 10 }, (_, index) => item(`G${index}`));
    await send({ source, mode: "full", properties: all });
    const before = await revision();
    const few = [...all.slice(0, 7), item("G-NEW")];
    const rejection = await refused(JSON.stringify({ source, mode: "full", properties: few }));
    expect(rejection).toMatchObject({ status: 409, code: "WITHDRAWAL_REFUSED", fields: ["properties"] });
    expect(rejection.message).toContain("3 of the 10 listings");
    expect(await revision()).toBe(before);
    const forced = await send({ source, mode: "full", force: true, properties: few });
    expect(forced.summary).toMatchObject({ created: 1, withdrawn: 3 });
  });

  it("API-3 a small source may lack sold listings, but an empty import withdraws nothing", async () => {
    const source = "small";
    const all = ["1", "2", "3", "4"].map((reference) => item(reference));
    await send({ source, mode: "full", properties: all });
    expect((await send({ source, mode: "full", properties: all.slice(1) })).summary).toMatchObject({ withdrawn: 1 });
    const rejection = await refused(JSON.stringify({ source, mode: "full", properties: [] }));
    expect(rejection).toMatchObject({ status: 409, code: "WITHDRAWAL_REFUSED" });
    expect(rejection.message).toContain("an empty one may withdraw none");
  });

  it("API-2 rejects bytes that are not UTF-8, and names their item", async () => {
    const before = await revision();
    const body = (city: string) =>
      JSON.stringify({ source: "latin", mode: "partial", properties: [item("U1"), item("U2", { city })] });
    expect(await refused(Buffer.from(body("Liège"), "latin1"))).toMatchObject({
      ...{ status: 400, code: "INVALID_INPUT", fields: ["properties.1"] },
      message: "is no UTF-8 text; JSON is sent as UTF-8",
    });
    expect(await refused(Buffer.from(body("x").replace('"latin"', '"lätin"'), "latin1"))).toMatchObject({
      fields: ["body"],
    });
    expect(await refused(Buffer.from(body("x"), "utf16le"))).toMatchObject({ status: 400, fields: ["body"] });
    expect(await revision()).toBe(before);
  });

  it("API-2 rejects an ambiguous number in text, by its field, and accepts it as a number", async () => {
    const source = "two-ways";
    const answer = await send({
      source,
      properties: [
        item("N1", { price: "28.500", surfaceGround: "1.250" }),
        item("N2", { price: 28.5, surfaceGround: "1250", latitude: "51.219", longitude: "4.401" }),
        item("N3", { price: "28500" }),
      ],
      projects: [
        {
          reference: "N",
          name: "N",
          zip: "2000",
          city: "Antwerpen",
          constructions: [{ reference: "1", price: "250.000" }],
        },
      ],
    });
    expect(outcomes(answer)).toEqual(["N1 refused", "N2 created", "N3 created", "N refused"]);
    expect(answer.results.flatMap(({ errors }) => errors)).toEqual([
      {
        field: "price",
        message: "may be read as 28.5 and as 28500; send it as a number, or without the dot if it is 28500",
      },
      expect.objectContaining({ field: "surfaceGround" }),
      expect.objectContaining({ field: "constructions.0.price" }),
    ]);
    const { listings } = await changeLog();
    expect(headline(listings, "N1")).toBeUndefined();
    expect(headline(listings, "N2")).toMatchObject({ price: 28.5, attributes: { surfaceGround: 1250 } });
    expect(headline(listings, "N3")?.price).toBe(28_500);
  });

  it("API-2 rejects a webId that neither the database nor the batch has", async () => {
    const answer = await send({
      source: "types",
      properties: [item("K1", { webId: 77 }), item("K2", { webId: 78 }), item("K3", { webId: 0 }), item("K4")],
      projects: [
        { reference: "P", name: "P", zip: "2000", city: "Antwerpen", constructions: [{ reference: "1", webId: 78 }] },
      ],
      propertyTypes: [{ webId: 77, name: "Kasteel" }],
    });
    expect(outcomes(answer)).toEqual([
      "K1 created",
      "K2 refused",
      "K3 created",
      "K4 created",
      "P refused",
      "77 created",
    ]);
    expect(answer.results.flatMap(({ errors }) => errors)).toMatchObject([
      { field: "webId", message: expect.stringContaining("78 is the webId of no property type") as string },
      { field: "constructions.0.webId" },
    ]);
  });

  it("answers a missing, wrong or unscoped token before it reads the body", async () => {
    const body = JSON.stringify({ source: "token", mode: "partial", properties: [item("T")] });
    expect([401, 403]).toContain((await post(body, null)).status);
    expect((await post(body, "0".repeat(256))).status).toBe(401);
    expect((await post(body, await createToken([]))).status).toBe(403);
    expect(headline((await changeLog()).listings, "T")).toBeUndefined();
  });

  it.each([
    ["", "body"],
    ["{", "body"],
    ["[]", "body"],
    [`{"source":"x","mode":"partial","properties":[{},]}`, "properties.1"],
    [`{"source":"x","mode":"partial","properties":[{"a":tru}]}`, "properties.0"],
    [`{"source":"X!","mode":"partial","properties":[]}`, "source"],
    [`{"source":"x","mode":"all","properties":[]}`, "mode"],
    [`{"source":"x","mode":"partial"}`, "properties"],
    [`{"source":"x","mode":"partial","properties":{}}`, "properties"],
    [`{"source":"x","mode":"partial","properties":[],"projects":{}}`, "projects"],
    [`{"source":"x","mode":"partial","force":"yes","properties":[]}`, "force"],
  ])("rejects the body %j and names %j", async (body, field) => {
    const before = await revision();
    expect(await refused(body)).toMatchObject({ status: 400, code: "INVALID_INPUT", fields: [field] });
    expect(await revision()).toBe(before);
  });

  it("answers 413 to an oversize body, announced or not", async () => {
    cms.strapi.config.set("plugin::properties.bodyBytes", 4096);
    try {
      const large = JSON.stringify({
        source: "x",
        mode: "partial",
        properties: [item("L", { remark: "x".repeat(5_000_000) })],
      });
      expect(await refused(large)).toMatchObject({ status: 413, code: "BODY_TOO_LARGE", fields: ["body"] });
      const unannounced = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(large));
          controller.close();
        },
      });
      // Node's fetch requires `duplex` with a stream; the DOM's types do not have it.
      const request = {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: unannounced,
        duplex: "half",
      };
      const response = await fetch(`${cms.url}/api/properties/import`, request);
      expect(response.status).toBe(413);
    } finally {
      cms.strapi.config.set("plugin::properties.bodyBytes", 128 * 1024 * 1024);
    }
  });

  it("answers 413 to more listings than one call may have, and writes none", async () => {
    const before = await revision();
    const many = Array.from({ length: importLimits.items + 1 }, () => "{}").join(",");
    const rejection = await refused(`{"source":"many","mode":"partial","properties":[${many}]}`);
    expect(rejection).toMatchObject({ status: 413, code: "BODY_TOO_LARGE", fields: ["properties"] });
    expect(rejection.message).toContain("20001");
    expect(await revision()).toBe(before);
  });

  it("stores no script of an import", async () => {
    const evil = "<script>alert(1)</script><img src=x onerror=alert(2)><p onclick=alert(3)>Mooi</p>";
    const answer = await send({
      source: "evil",
      properties: [item("X", { description: { nl: evil }, kitchen: evil, agent: { name: evil }, priceUnitText: evil })],
    });
    expect(answer.summary.created).toBe(1);
    const listing = headline((await changeLog()).listings, "X");
    expect(listing?.description.nl).toBe("<p>Mooi</p>");
    expect(listing?.attributes.kitchen).toEqual({ nl: "Mooi" });
    expect(JSON.stringify(listing)).not.toMatch(/<script|onerror|onclick|alert/);
  });

  it("PROP-8 PROP-9 publishes no hidden address, point or price", async () => {
    const secret = {
      street: "Geheimstraat",
      houseNumber: "4711",
      boxNr: "bus Q0Z",
      latitude: 51.987654,
      price: 987_654,
    };
    await send({ source: "hidden", properties: [item("H", { ...secret, longitude: 4.123987, publishPrice: false })] });
    const { listings } = await changeLog();
    expect(headline(listings, "H")).toMatchObject({ price: null, street: "", point: { exact: false } });
    expect(JSON.stringify(listings)).not.toMatch(/Geheimstraat|4711|Q0Z|51\.987654|4\.123987|987654/);
  });

  it("a point outside its country or far from its postal code is reported and not shown", async () => {
    const own = { publishAddress: true, street: "Meir", houseNumber: "1" };
    const properties = [
      item("P1", { ...own, latitude: 51.2185, longitude: 4.4125 }),
      item("P2", { ...own, latitude: 48.85, longitude: 2.35 }),
      item("P3", { ...own, zip: "4000", city: "Liège", latitude: 51.2185, longitude: 4.4125 }),
    ];
    const answer = await send({ source: "points", properties });
    expect(answer.summary.created).toBe(3);
    expect(answer.results.map(({ problems }) => problems)).toEqual([
      undefined,
      [{ field: "latitude", value: "48.85, 2.35", message: "lies outside Belgium; the point is not shown" }],
      [
        {
          ...{ field: "latitude", value: "51.2185, 4.4125" },
          message: "lies 104 km from 4000 Liège; the point is not shown",
        },
      ],
    ]);
    const { listings } = await changeLog();
    expect(headline(listings, "P1")?.point).toEqual({ latitude: 51.2185, longitude: 4.4125, exact: true });
    expect(headline(listings, "P2")).toMatchObject({ street: "Meir", point: { latitude: 51.2199, exact: false } });
    expect(headline(listings, "P3")).toMatchObject({ point: { latitude: 50.6337, exact: false } });
    // Sent again, the items are unchanged; problems are only reported for an item that is read again.
    expect((await send({ source: "points", properties })).summary.unchanged).toBe(3);
  });

  it("staff choose from all places of Belgium, and a listing may name one in another language", async () => {
    const cities = cms.strapi.db.query("plugin::properties.city");
    expect(await cities.count({ where: { countryId: 10 } })).toBeGreaterThan(2_900);
    const before = await cities.count();
    await send({ source: "towns", properties: [item("T1", { zip: "8800", city: "ROULERS" })] });
    expect(headline((await changeLog()).listings, "T1")).toMatchObject({
      city: "Roeselare",
      cityNames: { fr: "Roulers" },
    });
    expect(await cities.count()).toBe(before);
    await cities.deleteMany({ where: { zip: "8800" } });
    await send({ source: "towns", properties: [item("T2", { zip: "8800", city: "Roulers" })] });
    expect(await cities.findMany({ where: { zip: "8800" } })).toMatchObject([{ name: "Roeselare", latitude: 50.9465 }]);
  });

  it("PROP-20 a postal code of another town is reported, and the listing is published without regional law checks", async () => {
    const town = (zip: string, city: string) => item(`${zip} ${city}`, { zip, city });
    const properties = [town("8000", "Gent"), town("4600", "Wels"), town("9999", "Brugge"), town("8000", "Bruges")];
    const { results } = await send({ source: "misplaced", properties });
    expect(results.map(({ outcome, problems = [] }) => [outcome, ...problems.map(({ field }) => field)])).toEqual([
      ["created", "zip"],
      ["created", "zip"],
      ["created", "zip"],
      ["created"],
    ]);
    expect(results[0]?.problems?.[0]).toMatchObject({
      value: "8000 Gent",
      message: expect.stringContaining("9000 Gent") as unknown,
    });
    const { listings } = await changeLog();
    const countryOf = (reference: string) => headline(listings, reference)?.countryId;
    expect(["8000 Gent", "4600 Wels", "9999 Brugge", "8000 Bruges"].map(countryOf)).toEqual([0, 0, 0, 10]);
  });

  it("API-2 an item without a reference is named by its position in its list", async () => {
    const properties = [item("I1"), { goal: "sale" }, [], item("I2", { bedrooms: "veel" })];
    const owners = [{ email: "a@example.org", properties: [] }];
    const { results } = await send({ source: "places-in-list", properties, owners });
    expect(results.map(({ reference, index, kind }) => [reference, index, kind])).toEqual([
      ["I1", undefined, undefined],
      ["", 1, undefined],
      ["", 2, undefined],
      ["I2", undefined, undefined],
      ["", 0, "owner"],
    ]);
    expect(results[3]?.errors).toEqual([
      { field: "bedrooms", message: 'expected a whole number from 0 to 999, not "veel"' },
    ]);
  });

  it("PROP-9 the site gets a city's name with the next change, whoever edited, added or deleted it", async () => {
    const cities = cms.strapi.db.query("plugin::properties.city");
    const warnings = async (reference: string) => {
      await send({ source: "renamed", properties: [item(reference, { zip: "9997", city: "Nieuwerstad" })] });
      return headline((await changeLog()).listings, reference)?.cityNames.fr;
    };
    expect(await warnings("R1")).toBe("Nieuwerstad");
    await cities.update({ where: { zip: "9997" }, data: { names: { nl: "Nieuwerstad", fr: "Villeneuve" } } });
    expect(await warnings("R2")).toBe("Villeneuve");
    await cities.deleteMany({ where: { zip: "9997" } });
    expect(await warnings("R3")).toBe("Nieuwerstad");
  });

  it("stores every kind of attribute and returns it", async () => {
    const sent = {
      surfaceLiving: 120.5,
      bedrooms: 3,
      constructionYear: 1932,
      hasLift: false,
      hasGas: true,
      epcCo2: 44,
      epcExpiryDate: "2031-05-01",
      permit: "Vg",
      viagerAges: "81 en 79",
      heating: { nl: "gas", fr: "gaz" },
    };
    await send({ source: "kinds", properties: [item("K", sent)] });
    const listing = headline((await changeLog()).listings, "K");
    expect(listing?.attributes).toMatchObject(sent);
    expect(listing?.attributes.roofMaterial).toBeNull();
  });

  it("a failure inside a batch stores none of it, and a rerun ends in the same state", async () => {
    const source = "broken";
    const properties = Array.from({ length: 300 }, (_, index) =>
      item(`K${index}`, { city: `NIEUWSTAD-${index}`, zip: "9998" }),
    );
    const before = await revision();
    // The change numbers are assigned last: a batch that finds no counter has written everything else.
    const counter = () => cms.strapi.db.connection("gevel_change_counter");
    await counter().update({ id: 2 });
    try {
      const response = await post(JSON.stringify({ source, mode: "partial", properties }));
      expect(response.status).toBe(500);
    } finally {
      await counter().update({ id: 1 });
    }
    expect(await revision()).toBe(before);
    expect(await cms.strapi.db.query("plugin::properties.property").count({ where: { source } })).toBe(0);
    expect(await cms.strapi.db.query("plugin::properties.city").count({ where: { zip: "9998" } })).toBe(0);
    expect((await send({ source, properties })).summary.created).toBe(300);
    expect(await revision()).toBe(before + 300);
  });

  it("two concurrent imports of one source end like two in sequence", async () => {
    const properties = Array.from({ length: 40 }, (_, index) => item(`P${index}`));
    const answers = await Promise.all([
      send({ source: "at-once", properties }),
      send({ source: "at-once", properties }),
    ]);
    expect(answers.map(({ summary }) => summary.created).sort()).toEqual([0, 40].sort());
    expect(answers.map(({ summary }) => summary.unchanged).sort()).toEqual([0, 40].sort());
  });

  it("staff changes reach the site like imported ones", async () => {
    await send({ source: "staff", properties: [item("Z"), item("Z2", { webId: 9 })] });
    const { listings, revision: start } = await changeLog();
    const id = headline(listings, "Z")?.id;
    const uid = "plugin::properties.property";
    const row = z
      .object({ documentId: z.string() })
      .parse(await cms.strapi.db.query(uid).findOne({ where: { id }, select: ["documentId"] }));
    const documents = cms.strapi.documents(uid);

    const edit = (data: object) => documents.update({ documentId: row.documentId, data });
    await edit({ price: 123, description: { nl: "Mooi<script>" } });
    const edited = await changeLog(start);
    expect(edited.listings.map((listing) => [listing.id, listing.price, listing.description.nl])).toEqual([
      [id, 123, "<p>Mooi</p>"],
    ]);
    await expect(edit({ pictures: [{ url: 5 }] })).rejects.toThrow("pictures.0.url");

    await cms.strapi.db.query("plugin::properties.property-type").update({
      where: { webId: 9 },
      data: { name: { nl: "Garagebox" } },
    });
    const renamed = await changeLog(edited.revision);
    expect(renamed.propertyTypes?.find(({ webId }) => webId === 9)?.name).toEqual({ nl: "Garagebox" });
    expect(renamed.listings.map(({ mainTypeName }) => mainTypeName.nl)).toEqual(["Garagebox"]);

    await documents.delete({ documentId: row.documentId });
    expect((await changeLog(renamed.revision)).removedListings).toEqual([id]);
  });

  // Last: what they import is in every later reading of the whole change log.
  it("API-1 API-2 answers a full-size batch in order, and splits it by what changed", async () => {
    const source = "large";
    const count = 1_200;
    const properties = Array.from({ length: count }, (_, at) =>
      item(`L${at}`, at % 100 === 7 ? { price: "duur" } : { price: 100_000 + at }),
    );
    const first = await send({ source, properties });
    expect(first.summary).toEqual({ created: count - 12, updated: 0, unchanged: 0, refused: 12, withdrawn: 0 });
    expect(first.results.map(({ reference }) => reference)).toEqual(properties.map(({ reference }) => reference));
    expect(first.results.filter(({ outcome }) => outcome === "refused").map(({ errors }) => errors[0]?.field)).toEqual(
      Array.from({ length: 12 }, () => "price"),
    );
    const written = await revision();

    // Every item is written differently, one has a changed value.
    const again = properties.map(({ reference, ...rest }, at) => ({
      ...rest,
      ...(at === 500 && { price: 5 }),
      reference,
    }));
    const second = await send({ source, properties: again });
    expect(second.summary).toEqual({ created: 0, updated: 1, unchanged: count - 13, refused: 12, withdrawn: 0 });
    expect(second.results[500]?.outcome).toBe("updated");
    const later = await changeLog(written);
    expect(later.listings.map(({ price }) => price)).toEqual([5]);
  });

  it("API-2 the same batch twice writes nothing, whatever notation the second has", async () => {
    const properties = Array.from({ length: 600 }, (_, index) => item(`S${index}`, { bedrooms: index % 5 }));
    await send({ source: "twice", properties });
    const before = await revision();
    const charByChar = await send({ source: "twice", properties });
    expect(charByChar.summary).toMatchObject({ unchanged: 600, created: 0, updated: 0 });
    const reordered = properties.map(({ reference, ...rest }) => ({ ...rest, price: "300000", reference }));
    expect((await send({ source: "twice", properties: reordered })).summary.unchanged).toBe(600);
    expect(await revision()).toBe(before);
  });
});
