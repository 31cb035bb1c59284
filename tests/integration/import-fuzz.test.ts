import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  changeLogPageSchema,
  importResponseSchema,
  listingAttributes,
  ownerInputSchema,
  propertyInputSchema,
  propertyTypeInputSchema,
  type ChangeLogPage,
} from "@gevel/config";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { hostile, raw, script, written } from "../support/hostile-values.js";
import { createApiToken } from "../support/strapi-accounts.js";

const failureSchema = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    messageId: z.string(),
    fields: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  }),
});

const good = (reference: string) => ({
  reference,
  goal: 0,
  webId: 1,
  zip: "2000",
  city: "ANTWERPEN",
  typeDescription: { nl: `Huis ${reference}` },
});

const someOwner = { email: "somebody@example.org", properties: ["owned"] };

/** Fields that may also be invalid because of one wrong field. */
const neighbours: Record<string, readonly string[]> = {
  latitude: ["longitude"],
  longitude: ["latitude"],
  countryId: ["zip"],
};

describe.each(databases("sql"))("Q-3 API-2 the import with fuzzed input on $name", ({ boot }) => {
  let cms: BootedCms;
  let token: string;

  beforeAll(async () => {
    cms = await boot();
    token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
  });
  afterAll(() => cms.close());

  const post = (body: BodyInit, headers: Record<string, string> = {}, path = "import") =>
    fetch(`${cms.url}/api/properties/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  const envelope = (properties: unknown, source = "fire") => written({ source, mode: "partial", properties });

  async function send(properties: unknown, source?: string) {
    const response = await post(envelope(properties, source));
    const text = await response.text();
    expect(response.status, text.slice(0, 500)).toBe(200);
    return importResponseSchema.parse(JSON.parse(text));
  }

  /** How many changes there were. */
  async function revision(): Promise<unknown> {
    const { connection } = cms.strapi.db;
    const schema = cms.strapi.db.getSchemaName();
    const counter = connection("gevel_change_counter").select("value");
    return z
      .array(z.object({ value: z.coerce.number() }))
      .parse(await (schema ? counter.withSchema(schema) : counter))[0]?.value;
  }

  /** Texts that a page writes between tags as they are, and those it writes as HTML. */
  function expectHarmless(listings: ChangeLogPage["listings"]) {
    const text = JSON.stringify(listings);
    expect(text).not.toMatch(/<script|<img|<[^>]*(?:onerror|javascript:)/i);
    expect(text).not.toMatch(/\\u00[01]|\\u007f|\\ud[89a-f]|[\u007f-\u009f]/i);
    for (const listing of listings) expect(Object.getPrototypeOf(listing)).toBe(Object.prototype);
  }

  it("each field with each invalid value: rejected by its name or stored clean, without effect on other items", async () => {
    const keys = Object.keys(propertyInputSchema.shape).filter((key) => key !== "reference");
    expect(keys.length).toBeGreaterThan(listingAttributes.length);
    let batch: Record<string, unknown>[] = [];
    const fields: string[] = [];
    const stored = new Set<string>();
    const flush = async () => {
      const { results } = await send(batch);
      expect(results).toHaveLength(batch.length);
      for (const [index, { reference, outcome, errors }] of results.entries()) {
        const field = fields[index] ?? "";
        expect(reference).toBe(batch[index]?.reference);
        if (field === "") expect(outcome).toBe("created");
        if (outcome === "created") stored.add(reference);
        else {
          expect(outcome, `${field}: ${JSON.stringify(batch[index]?.[field])?.slice(0, 100)}`).toBe("refused");
          expect(errors.length).toBeGreaterThan(0);
        }
        const named = [field, ...(neighbours[field] ?? [])];
        for (const error of errors) {
          expect(named, JSON.stringify(errors)).toContain(error.field.split(".")[0]);
          expect(error.message).toMatch(/^.{2,300}$/);
          expect(error.message).not.toMatch(/<script|<img|node_modules|\.ts|\.js:|select |insert |undefined|\[object/i);
        }
      }
      batch = [];
      fields.length = 0;
    };
    for (const key of keys) {
      batch.push(good(`good-${key}`));
      fields.push("");
      for (const [index, value] of hostile.entries()) {
        batch.push({ ...good(`${key}-${index}`), [key]: value });
        fields.push(key);
      }
      if (batch.length > 400) await flush();
    }
    await flush();
    const { listings, more } = await readAll();
    expect(more).toBe(false);
    expect(listings).toHaveLength(stored.size);
    expectHarmless(listings);
    expect({}).not.toHaveProperty("polluted");
  });

  it.each([
    ["propertyTypes", propertyTypeInputSchema, "webId", (index: number) => ({ webId: 1_000 + index, name: "Type" })],
    ["owners", ownerInputSchema, "reference", (index: number) => ({ ...someOwner, reference: `fire-${index}` })],
  ] as const)("each field of %s with each invalid value, likewise", async (list, schema, key, item) => {
    const keys = Object.keys(schema.shape).filter((field) => field !== key);
    const wrong = keys.flatMap((field) => hostile.map((value) => ({ field, value })));
    const items = wrong.map(({ field, value }, index) => ({ ...item(index), [field]: value }));
    const many = [...items, ...hostile.map((value) => ({ ...item(0), [key]: value })), ...hostile, item(8_000)];
    const response = await post(
      written({ source: "fire-more", mode: "partial", properties: [good("owned")], [list]: many }),
    );
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer).slice(0, 500)).toBe(200);
    const { results } = importResponseSchema.parse(answer);
    expect(results).toHaveLength(many.length + 1);
    expect(results.at(-1)).toMatchObject({ outcome: "created" });
    for (const [index, { field, value }] of wrong.entries()) {
      const { outcome, errors } = results[index + 1] ?? {};
      const of = `${field}: ${JSON.stringify(value)?.slice(0, 100)}: ${JSON.stringify(errors)}`;
      expect(["created", "refused"], of).toContain(outcome);
      if (outcome === "refused") expect(errors?.length, of).toBeGreaterThan(0);
      for (const error of errors ?? []) {
        expect(error.field.split(".")[0], of).toBe(field);
        expect(error.message).toMatch(/^.{2,300}$/);
        expect(error.message).not.toMatch(/<script|<img|node_modules|\.ts|\.js:|select |insert |undefined|\[object/i);
      }
    }
    const { propertyTypes } = await readAll();
    expect(JSON.stringify(propertyTypes)).not.toMatch(/<script|<img|\\u00[01]|\\ud[89a-f]/i);
    expect({}).not.toHaveProperty("polluted");
  });

  /** Reads the change log in pages, as the site does. */
  async function readAll() {
    const listings: ChangeLogPage["listings"] = [];
    let propertyTypes: ChangeLogPage["propertyTypes"] = null;
    let after = 0;
    for (;;) {
      const response = await fetch(`${cms.url}/api/site/feed?after=${after}&limit=1000`, {
        headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
      });
      const part = changeLogPageSchema.parse(await response.json());
      listings.push(...part.listings);
      propertyTypes = part.propertyTypes ?? propertyTypes;
      if (!part.more || part.revision === after) return { listings, propertyTypes, more: part.more };
      after = part.revision;
    }
  }

  it("references of every kind: answered one by one, and never twice in a batch", async () => {
    const references = [
      "R",
      " R ",
      "R",
      "",
      " ",
      "x".repeat(101),
      "a\u0000b",
      "\ud800",
      5,
      null,
      {},
      [],
      script,
      "__proto__",
    ];
    const inherited = ["constructor", "toString"];
    const items = [...references, ...inherited].map((reference) => ({ ...good("x"), reference }));
    const { results, summary } = await send(items, "references");
    expect(results.map(({ outcome }) => outcome === "created")).toEqual(
      items.map(
        ({ reference }, index) =>
          index === 0 || (typeof reference === "string" && [script, "__proto__", ...inherited].includes(reference)),
      ),
    );
    expect(summary.refused).toBe(
      results.filter(({ errors }) => errors.some(({ field }) => field === "reference")).length,
    );
    expect((await send(items, "references")).summary).toMatchObject({ created: 0, updated: 0, unchanged: 5 });
  });

  it("keys of every object's prototype inject nothing", async () => {
    const polluting = `"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}`;
    const item = written(good("proto")).replace("{", `{${polluting},`);
    const response = await post(`{"source":"proto","mode":"partial",${polluting},"properties":[${item}]}`);
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).error.fields.map(({ field }) => field)).toContain("constructor");
    const { results } = await send([raw(item), good("beside")], "proto");
    expect(results[0]).toMatchObject({ outcome: "refused" });
    expect(results[0]?.errors.map(({ field }) => field)).toContain("constructor");
    expect(results[1]?.outcome).toBe("created");
    expect({}).not.toHaveProperty("polluted");
  });

  it("items of any type, among valid ones", async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 30 }), async (items) => {
        round += 1;
        const { results } = await send([...items, good(`any-${round}`)], "anything");
        expect(results).toHaveLength(items.length + 1);
        expect(results.at(-1)).toMatchObject({ reference: `any-${round}`, outcome: "created" });
        for (const { outcome, errors } of results.slice(0, -1)) {
          expect(outcome).toBe("refused");
          expect(errors.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("nearly valid bodies: an error of our own, never a server failure", async () => {
    const body = Buffer.from(envelope([good("nearly-1"), good("nearly-2")], "nearly"));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(body.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        fc.nat(body.length),
        async (flips, cut) => {
          const bad = Buffer.from(body.subarray(0, cut % 3 === 0 ? cut : body.length));
          for (const [at, byte] of flips) if (at < bad.length) bad[at] = byte;
          const response = await post(new Uint8Array(bad));
          expect([200, 400]).toContain(response.status);
          const answer: unknown = await response.json();
          if (response.status === 200) importResponseSchema.parse(answer);
          else expect(failureSchema.parse(answer).error.fields.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ["", "body"],
    ["null", "body"],
    ["[]", "body"],
    ['"x"', "body"],
    ["{", "body"],
    ['{"source":"a","mode":"partial"}', "properties"],
    ['{"source":"a","mode":"partial","properties":{}}', "properties"],
    ['{"source":"a","mode":"partial","properties":null}', "properties"],
    ['{"source":"<b>","mode":"partial","properties":[]}', "source"],
    ['{"source":"__proto__","mode":"partial","properties":[]}', "source"],
    ['{"source":"a","mode":"all","properties":[]}', "mode"],
    ['{"source":"a","mode":"full","force":"yes","properties":[]}', "force"],
    [`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`, ""],
    ['{"source":"a","mode":"full","properties":[],"owners":{}}', "owners"],
    ['{"source":"a","mode":"full","properties":[],"propertyTypes":null}', "propertyTypes"],
    ["[".repeat(200_000), "body"],
  ])("the envelope %.60s is rejected by name", async (body, field) => {
    const before = await revision();
    const response = await post(body);
    expect(response.status).toBe(400);
    const { error } = failureSchema.parse(await response.json());
    const named = error.fields.map((each) => each.field);
    expect(field === "" ? named.length > 0 : named.some((each) => each === field || each === ""), named.join()).toBe(
      true,
    );
    expect(await revision()).toBe(before);
  });

  it("100,000 listings at once are rejected within the memory limit, and nothing is written", async () => {
    const before = await revision();
    const item = JSON.stringify(good("many"));
    const body = `{"source":"many","mode":"full","force":true,"properties":[${Array(100_000).fill(item).join(",")}]}`;
    const memory = process.memoryUsage().rss;
    const response = await post(body);
    expect(response.status).toBe(413);
    expect(failureSchema.parse(await response.json()).error.fields[0]?.field).toBe("properties");
    // The body is in memory twice: as sent and as the CMS reads it.
    expect(process.memoryUsage().rss - memory).toBeLessThan(body.length * 8);
    expect(await revision()).toBe(before);
  });

  it("a compressed body is not unpacked; a zip only up to its limit", async () => {
    const bomb = await promisify(gzip)(Buffer.alloc(140 * 1024 * 1024, 0x20));
    const packed = await post(new Uint8Array(bomb), { "content-encoding": "gzip" });
    expect(packed.status).toBe(400);
    expect(failureSchema.parse(await packed.json()).error.fields[0]?.message).toContain("uncompressed");
    const xmlBomb = await post(new Uint8Array(bomb), {}, "feeds?source=bomb");
    expect([400, 413]).toContain(xmlBomb.status);
    failureSchema.parse(await xmlBomb.json());
  });

  it("goes on as before: the next valid batch is stored, and is unchanged the second time", async () => {
    const batch = [good("after-1"), good("after-2")];
    expect((await send(batch, "after")).summary).toMatchObject({ created: 2 });
    expect((await send(batch, "after")).summary).toMatchObject({ unchanged: 2 });
  });
});
