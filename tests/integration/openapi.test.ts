import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listingAttributes } from "@gevel/config";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { copyFirstStart } from "../support/first-start.js";
import { createApiToken } from "../support/strapi-accounts.js";

const jsonContent = z.object({ "application/json": z.object({ schema: z.object({ $ref: z.string() }) }) });
const examples = z.record(z.string(), z.object({ summary: z.string(), value: z.unknown() }));
const operation = z.object({
  requestBody: z.object({ content: z.record(z.string(), z.object({ examples: examples.optional() })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: jsonContent })),
});
const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.partialRecord(z.enum(["get", "post", "put"]), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

describe("the description of the API", () => {
  let cms: BootedCms;
  let dataDir: string;
  let token: string;
  let described: z.infer<typeof documentSchema>;
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { uri: true, email: true, date: true, "date-time": true },
  });

  const createToken = (permissions: string[]) => createApiToken(cms, `integrator ${permissions.length}`, permissions);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-openapi-"));
    await copyFirstStart(dataDir);
    cms = await bootCms({ dataDir });
    token = await createToken(["plugin::properties.import.import", "plugin::owner-stats.import.import"]);
    const response = await fetch(`${cms.url}/api/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    described = documentSchema.parse(await response.json());
    ajv.addSchema({ ...described, $id: "openapi" });
  });

  afterAll(async () => {
    await cms.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const importPath = "/api/properties/import";
  const importFormatsPath = "/api/properties/feeds";
  const historyPath = "/api/owner-stats/import";
  const sourcesPath = "/api/properties/sources";
  const sourcePath = "/api/properties/sources/{source}";

  /** Why a value does not match the named schema; null if it does. */
  function against(name: string, value: unknown): string | null {
    const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
    if (!validate) throw new Error(`the description has no schema ${name}`);
    return validate(value) === true ? null : ajv.errorsText(validate.errors);
  }

  interface Call {
    query?: string;
    bearer?: string | null;
    method?: "get" | "post" | "put";
    /** In place of what the path names in braces. */
    source?: string;
  }

  /** Sends the request and validates the response against the description of its status. */
  async function send(
    path: string,
    body: string | undefined,
    { query = "", bearer = token, method = "post", source = "" }: Call = {},
  ) {
    const response = await fetch(`${cms.url}${path.replace("{source}", source)}${query}`, {
      method: method.toUpperCase(),
      headers: { "content-type": "application/json", ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
      ...(body !== undefined && { body }),
    });
    const answer: unknown = await response.json();
    const promised = described.paths[path]?.[method]?.responses[String(response.status)];
    expect(promised, `${response.status} is not described: ${JSON.stringify(answer)}`).toBeDefined();
    const name = promised?.content["application/json"].schema.$ref.split("/").at(-1) ?? "";
    expect(against(name, answer), `${name}: ${JSON.stringify(answer).slice(0, 500)}`).toBeNull();
    return { status: response.status, answer };
  }

  const listing = (fields: Record<string, unknown> = {}) => ({
    reference: "X-1",
    goal: 0,
    webId: 1,
    zip: "2000",
    city: "Antwerpen",
    ...fields,
  });
  const batch = (properties: unknown[], more: Record<string, unknown> = {}) =>
    JSON.stringify({ source: "described", mode: "partial", properties, ...more });

  it("API-4 is OpenAPI 3.1 whose every schema is valid JSON Schema, and needs no token", () => {
    expect(described.openapi).toBe("3.1.0");
    expect(Object.keys(described.paths)).toEqual([importPath, importFormatsPath, sourcesPath, sourcePath, historyPath]);
    for (const name of Object.keys(described.components.schemas)) against(name, {});
    expect(Object.keys(described.components.schemas)).toContain("Listing");
  });

  it("API-4 documents correctly how a source's settings are set and read", async () => {
    const bearer = await createToken(["find", "findOne", "update"].map((name) => `plugin::properties.sources.${name}`));
    const put = { method: "put", source: "described-source", bearer } as const;
    const bodies = described.paths[sourcePath]?.put?.requestBody?.content["application/json"]?.examples ?? {};
    expect(Object.keys(bodies).length).toBeGreaterThan(1);
    for (const [name, { value }] of Object.entries(bodies)) {
      expect(against("ImportSourceSettings", value), name).toBeNull();
      expect((await send(sourcePath, JSON.stringify(value), put)).status, name).toBe(200);
    }
    expect((await send(sourcePath, '{"mode":"all"}', put)).status).toBe(400);
    expect(against("ImportSourceSettings", { mode: "all" })).not.toBeNull();
    expect((await send(sourcePath, undefined, { ...put, method: "get" })).status).toBe(200);
    expect((await send(sourcePath, undefined, { ...put, method: "get", source: "none" })).status).toBe(404);
    expect((await send(sourcesPath, undefined, { method: "get", bearer })).status).toBe(200);
    expect((await send(sourcesPath, undefined, { method: "get" })).status).toBe(403);
  });

  it("API-4 names every field of a listing and its requirements", () => {
    const { properties, required } = z
      .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
      .parse(described.components.schemas.Listing);
    expect(required.toSorted()).toEqual(["city", "goal", "reference", "webId", "zip"]);
    for (const { key } of listingAttributes) expect(properties, key).toHaveProperty(key);
    expect(JSON.stringify(properties)).not.toContain("{}");
  });

  it("API-4 every field of an import has a description and an example, and the import accepts all examples", async () => {
    const field = z.looseObject({ description: z.string(), examples: z.tuple([z.unknown()]) });
    const lists = { Listing: "properties", Project: "projects", PropertyType: "propertyTypes", Owner: "owners" };
    const history = ["Visit", "Communication", "OnlineMedium", "PortalNumber", "PriceChange", "OfferEnd"];
    const items: Record<string, object[]> = {};
    for (const name of [...Object.keys(lists), "ImportRequest", "HistoryImportRequest", ...history]) {
      const { properties } = z
        .object({ properties: z.record(z.string(), field) })
        .parse(described.components.schemas[name]);
      const example = Object.fromEntries(
        Object.entries(properties).map(
          ([
            key,
            {
              examples: [first],
            },
          ]) => [key, first],
        ),
      );
      items[name] = [example];
    }
    const sent = Object.fromEntries(Object.entries(lists).map(([name, list]) => [list, items[name]]));
    const { answer } = await send(importPath, JSON.stringify({ source: "examples", mode: "partial", ...sent }));
    const { results } = z
      .object({ results: z.array(z.object({ outcome: z.string(), errors: z.array(z.unknown()) })) })
      .parse(answer);
    expect(results.map(({ errors }) => errors)).toEqual([[], [], [], []]);
  });

  it.each([
    ["the least", {}, true],
    ["numbers as text", { constructions: [{ reference: "1", price: "250000", floor: "-1" }] }, true],
    ["an empty date", { deliveryDate: "" }, true],
    ["a floor in words", { constructions: [{ reference: "1", floor: "gelijkvloers" }] }, false],
    ["a unit without its reference", { constructions: [{ price: 1 }] }, false],
    ["a field of a listing", { goal: 0 }, false],
  ])("API-4 API-1 agrees with the import about a project with %s", async (_, fields, isTaken) => {
    const item = { reference: "PR-1", zip: "2000", city: "Antwerpen", ...fields };
    expect(against("Project", item) === null).toBe(isTaken);
    const { answer } = await send(importPath, batch([], { source: "described-projects", projects: [item] }));
    const { results } = z.object({ results: z.array(z.object({ outcome: z.string() })) }).parse(answer);
    expect(results[0]?.outcome !== "refused").toBe(isTaken);
  });

  it.each([
    ["PropertyType", "the least", { webId: 7 }, true],
    ["PropertyType", "numbers as text", { webId: "7", showOrder: "3" }, true],
    ["PropertyType", "a name by upper-case language", { webId: 7, name: { NL: "Industrie" } }, true],
    ["PropertyType", "a type that it is a kind of", { webId: 7, parentWebId: "1" }, true],
    ["PropertyType", "none that it is a kind of", { webId: 7, parentWebId: 0 }, true],
    ["PropertyType", "a parent in words", { webId: 7, parentWebId: "Huis" }, false],
    ["PropertyType", "no number", { name: "Kasteel" }, false],
    ["PropertyType", "a number too high", { webId: 10_000, name: "Kasteel" }, false],
    ["PropertyType", "yes in words", { webId: 7, sale: "yes" }, false],
    ["PropertyType", "an unknown field", { webId: 7, colour: "red" }, false],
    ["Owner", "the least", { reference: "1", email: "a@example.org", properties: [] }, true],
    [
      "Owner",
      "a language in capitals",
      { reference: "2", email: "B@example.org", properties: [], language: "FR" },
      true,
    ],
    ["Owner", "empty texts", { reference: "3", email: "c@example.org", properties: [], language: "", name: "" }, true],
    ["Owner", "a wrong address", { reference: "4", email: "nobody", properties: [] }, false],
    ["Owner", "no listings", { reference: "5", email: "d@example.org" }, false],
    ["Owner", "an unknown language", { reference: "6", email: "e@example.org", properties: [], language: "it" }, false],
    ["Owner", "a number for a listing", { reference: "7", email: "f@example.org", properties: [1] }, false],
  ])("API-4 API-1 agrees with the import about a %s with %s", async (schema, _name, item, used) => {
    expect(against(schema, item) === null, against(schema, item) ?? "").toBe(used);
    const list = schema === "Owner" ? "owners" : "propertyTypes";
    const { answer } = await send(importPath, batch([], { source: "described-others", [list]: [item] }));
    const { results } = z.object({ results: z.array(z.object({ outcome: z.string() })) }).parse(answer);
    expect(results[0]?.outcome !== "refused").toBe(used);
  });

  it("API-4 its examples import without changes", async () => {
    const imports = described.paths[importPath]?.post?.requestBody?.content["application/json"]?.examples ?? {};
    const outcomes: Record<string, string[]> = {};
    for (const [name, { value }] of Object.entries(imports)) {
      if (name !== "oneRefused") expect(against("ImportRequest", value), name).toBeNull();
      const { status, answer } = await send(importPath, JSON.stringify(value));
      expect(status).toBe(200);
      const { results } = z.object({ results: z.array(z.object({ outcome: z.string() })) }).parse(answer);
      outcomes[name] = results.map(({ outcome }) => outcome);
    }
    expect(outcomes).toEqual({
      partial: ["created", "created"],
      oneRefused: ["created", "refused"],
      withProject: ["created", "created"],
      withOwner: ["created", "created", "created"],
      full: ["created"],
    });

    const deliveries =
      described.paths[importFormatsPath]?.post?.requestBody?.content["application/xml"]?.examples ?? {};
    expect(Object.keys(deliveries)).toEqual(["kyero"]);
    for (const { value } of Object.values(deliveries)) {
      const { status, answer } = await send(importFormatsPath, z.string().parse(value), { query: "?source=my-portal" });
      expect(status).toBe(200);
      expect(answer).toMatchObject({ summary: { created: 1, refused: 0 } });
    }
  });

  it("API-4 OWNER-7 agrees with the activity import, and its examples are accepted", async () => {
    const properties = [listing({ reference: "A-1" })];
    await send(importPath, batch(properties, { source: "my-crm" }));
    const body = described.paths[historyPath]?.post?.requestBody?.content["application/json"]?.examples ?? {};
    for (const [name, { value }] of Object.entries(body)) {
      expect(against("HistoryImportRequest", value), name).toBeNull();
      const { status, answer } = await send(historyPath, JSON.stringify(value));
      expect([name, status]).toEqual([name, 200]);
      expect(answer).toMatchObject({ summary: { updated: 0, unchanged: 0, refused: 0 } });
    }
    expect(Object.keys(body)).toEqual(["visits", "numbers", "prices"]);

    const medium = { reference: "M-1", property: "A-1", name: "Zimmo", url: "https://zimmo.example" };
    const items: [schema: string, list: string, item: object][] = [
      ["Visit", "visits", { reference: "V-1", property: "A-1", at: "2026-01-01T10:00:00Z", state: "planned" }],
      ["Visit", "visits", { reference: "V-2", property: "A-1", at: "2026-01-01", state: "planned" }],
      ["Visit", "visits", { reference: "V-3", property: "A-1", at: "2026-01-01T10:00:00Z", state: "soon" }],
      ["Communication", "communications", { reference: "C-1", property: "A-1" }],
      ["OnlineMedium", "onlineMedia", { ...medium, until: "" }],
      ["OnlineMedium", "onlineMedia", { ...medium, reference: "M-2", until: "soon" }],
      ["PortalNumber", "numbers", { property: "A-1", day: "2026-01-01", views: 3 }],
      ["PortalNumber", "numbers", { property: "A-1", day: "2026-01-01", views: 1.5 }],
      ["PriceChange", "prices", { property: "A-1", at: "2026-01-01T10:00:00Z", before: 3, after: "2.5" }],
      ["PriceChange", "prices", { property: "A-1", at: "2026-01-01T10:00:00Z", before: 3, after: 0 }],
      ["OfferEnd", "ends", { property: "A-1", at: "soon" }],
    ];
    for (const [schema, list, item] of items) {
      const { answer } = await send(historyPath, JSON.stringify({ source: "my-crm", [list]: [item] }));
      const { summary } = z.object({ summary: z.object({ refused: z.number() }) }).parse(answer);
      expect([item, against(schema, item) === null]).toEqual([item, summary.refused === 0]);
    }
    expect((await send(historyPath, "{}")).status).toBe(400);
    expect((await send(historyPath, "{}", { bearer: await createToken([]) })).status).toBe(403);
    expect((await send(historyPath, "{}", { bearer: "wrong" })).status).toBe(401);
  });

  it.each([
    ["a number as text", listing({ price: "1250.50", bedrooms: "3" }), true],
    ["a degree as text", listing({ latitude: "51.219", longitude: "4.401" }), true],
    ["a text that may be thousands", listing({ price: "28.500" }), false],
    ["texts by upper-case language", listing({ typeDescription: { NL: "Huis", FR: null } }), true],
    ["a postal code as a number", listing({ zip: 2000 }), true],
    ["type ids divided by commas", listing({ webIds: "1, 2" }), true],
    ["an empty text", listing({ bedrooms: "", price: "" }), true],
    ["an upload as picture", listing({ pictures: [{ url: "/uploads/a.jpg" }] }), true],
    ["no goal", { ...listing(), goal: undefined }, false],
    ["an empty text for the goal", listing({ goal: "" }), false],
    ["a negative price", listing({ price: -1 }), false],
    ["rooms in words", listing({ bedrooms: "three" }), false],
    ["an unknown field", listing({ colour: "red" }), false],
    ["a list instead of a text", listing({ description: ["Huis"] }), false],
    ["a text in a language that is a number", listing({ description: { nl: 5 } }), false],
    ["no object", 5, false],
  ])("API-4 agrees with the import about %s", async (_name, item, used) => {
    const { answer } = await send(importPath, batch([item]));
    const { summary } = z.object({ summary: z.object({ refused: z.number() }) }).parse(answer);
    expect(summary.refused === 0).toBe(used);
    const asSent: unknown = JSON.parse(JSON.stringify(item));
    expect(against("Listing", asSent) === null, against("Listing", asSent) ?? "").toBe(used);
  });

  it("API-4 documents each error as it is sent", async () => {
    expect((await send(importPath, "{")).status).toBe(400);
    expect((await send(importPath, batch([], { source: "Not A Source" }))).status).toBe(400);
    expect((await send(importPath, batch([], { colour: 1 }))).status).toBe(400);
    expect((await send(importPath, batch([]), { bearer: "0".repeat(256) })).status).toBe(401);
    expect((await send(importPath, batch([]), { bearer: await createToken([]) })).status).toBe(403);
    expect([401, 403]).toContain((await send(importPath, batch([]), { bearer: null })).status);
    await send(importPath, batch([listing()]));
    expect((await send(importPath, batch([], { mode: "full" }))).status).toBe(409);
    expect((await send(importPath, batch(Array.from({ length: 20_001 }, () => 0)))).status).toBe(413);

    expect((await send(importFormatsPath, "<root/>", { query: "?source=x&format=pdf" })).status).toBe(400);
    expect((await send(importFormatsPath, "", { query: "?source=x" })).status).toBe(400);
    expect((await send(importFormatsPath, "<root/>", { query: "?source=x", bearer: "wrong" })).status).toBe(401);
    cms.strapi.config.set("plugin::properties.bodyBytes", 2048);
    expect((await send(importFormatsPath, "x".repeat(4096), { query: "?source=x" })).status).toBe(413);
  });
});
