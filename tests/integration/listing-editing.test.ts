import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importResponseSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { accountsSchema } from "../support/accounts-schema.js";
import { copyFirstStart } from "../support/first-start.js";
import { bootCms, type BootedCms } from "../support/boot-cms.js";

const listings = "/content-manager/collection-types/plugin::properties.property";
const rows = z.object({ results: z.array(z.looseObject({ documentId: z.string() })) });
const tokenSchema = z.object({ data: z.object({ token: z.string() }) });

describe("marketing staff and listings", () => {
  let cms: BootedCms;
  let dataDir: string;
  let integratorToken: string;
  let call: (path: string, method?: string, body?: unknown) => Promise<{ status: number; json: unknown }>;

  async function signIn() {
    const accounts = accountsSchema.parse(JSON.parse(await readFile(join(dataDir, "demo-accounts.json"), "utf8")));
    integratorToken = accounts.integratorToken;
    const request = async (path: string, method: string, token: string, body?: unknown) => {
      const answer = await fetch(cms.url + path, {
        method,
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, json: (await answer.json().catch(() => null)) as unknown };
    };
    const { token } = tokenSchema.parse((await request("/admin/login", "POST", "", accounts.marketing)).json).data;
    call = (path, method = "GET", body) => request(path, method, token, body);
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "gevel-listing-editing-"));
    await copyFirstStart(dataDir, "demo");
    cms = await bootCms({ dataDir, seed: "demo" });
    await signIn();
  });

  afterAll(async () => {
    await cms.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function imported(reference: string, fields: Record<string, unknown> = {}) {
    const answer = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${integratorToken}` },
      body: JSON.stringify({
        source: "crm",
        mode: "partial",
        properties: [{ reference, goal: 0, webId: 1, zip: "2000", city: "Antwerpen", ...fields }],
      }),
    });
    expect(importResponseSchema.parse(await answer.json()).summary.refused).toBe(0);
    const { json } = await call(`${listings}?filters[reference][$eq]=${reference}&pageSize=1`);
    const [row] = rows.parse(json).results;
    if (!row) throw new Error(`there is no listing ${reference}`);
    return row;
  }

  it("CMS-1 find text and picture fields behind the columns, whose types are unchanged", () => {
    const { attributes } = cms.strapi.contentType("plugin::properties.property");
    const registered = z.record(z.string(), z.object({ type: z.string() }));
    const known = registered.parse(z.custom<{ getAll(): unknown }>().parse(cms.strapi.get("custom-fields")).getAll());
    const fields = Object.entries(attributes).flatMap(([name, attribute]) =>
      "customField" in attribute ? [{ name, type: attribute.type, customField: String(attribute.customField) }] : [],
    );
    // One of them contains the texts of attributes.
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.map(({ name }) => name)).toContain("attributes");
    for (const { name, type, customField } of fields) expect([name, known[customField]?.type]).toEqual([name, type]);
  });

  it("PROP-16 reorder pictures and edit their texts, and their other data stays", async () => {
    const { documentId, ...listing } = await imported("pictures", {
      pictures: [
        { url: "https://media.example/a.jpg", width: 1360, height: 907 },
        { url: "https://media.example/b.jpg", width: 800, height: 600, name: { nl: "Tuin" } },
      ],
    });
    const [first, second] = z.array(z.looseObject({ url: z.string() })).parse(listing.pictures);
    const pictures = [
      { ...second, alt: { nl: "Tuin", fr: " Jardin " }, thumbhash: "3OcRJYB4d3h", origin: "feed" },
      first,
    ];
    const saved = await call(`${listings}/${documentId}`, "PUT", { ...listing, pictures });
    expect(saved.status, JSON.stringify(saved.json)).toBe(200);

    const stored = await imported("pictures", { price: 5, pictures: [] });
    expect(stored.price).toBe(5);
    expect(stored.pictures).toEqual([
      {
        url: "https://media.example/b.jpg",
        width: 800,
        height: 600,
        thumbhash: "3OcRJYB4d3h",
        origin: "feed",
        alt: { nl: "Tuin", fr: "Jardin" },
      },
      first,
    ]);
    expect(stored.editedFields).toEqual(["pictures"]);
  });

  it("CMS-11 create one without a reference, and it gets its own", async () => {
    const fields = { goal: 0, webId: 1, zip: "2000", city: "Antwerpen" };
    for (const price of [1, 2]) expect((await call(listings, "POST", { ...fields, price })).status).toBe(201);
    const { json } = await call(`${listings}?filters[source][$eq]=office&pageSize=10`);
    const references = z
      .array(z.looseObject({ reference: z.string().min(1) }))
      .parse(rows.parse(json).results)
      .map(({ reference }) => reference);
    expect(new Set(references).size).toBe(2);
    for (const reference of references) expect(reference).toMatch(/^M-0\d{3}$/);
  });

  it("CMS-11 see which picture has no address", async () => {
    const { documentId } = await imported("refused");
    const pictures = [{ url: "ftp://x/a.jpg", width: null, height: null, thumbhash: null, alt: {} }];
    const { status, json } = await call(`${listings}/${documentId}`, "PUT", { pictures });
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain('"path":["pictures","0","url"]');
  });

  it("reset a field to its imported value", async () => {
    const { documentId, ...listing } = await imported("back", { price: 100 });
    await call(`${listings}/${documentId}`, "PUT", { ...listing, price: 200, attributes: { bedrooms: 4 } });
    const given = await call(`/properties/listings/${documentId}/reset-overrides`, "POST", { fields: ["price"] });
    expect(given).toMatchObject({ status: 200, json: { editedFields: ["bedrooms"] } });
    expect(await imported("back", { price: 100, bedrooms: 2 })).toMatchObject({
      price: 100,
      attributes: { bedrooms: 4 },
    });
  });

  it("CMS-8 API-5 see the imports, cannot send any, and do not regain revoked permissions", async () => {
    expect((await call("/properties/imports")).status).toBe(200);
    expect((await call("/properties/imports/1/resend", "POST", {})).status).toBe(403);

    await cms.strapi.db
      .query("admin::permission")
      .deleteMany({ where: { action: "plugin::properties.imports.read", role: { code: "gevel-marketing" } } });
    await cms.close();
    cms = await bootCms({ dataDir, seed: "demo" });
    await signIn();
    expect((await call("/properties/imports")).status).toBe(403);
  });
});
