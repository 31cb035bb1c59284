import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { neverRead, ifUnmodifiedSinceHeader } from "@gevel/config";
import { databases, type TestCms } from "../support/databases.js";
import { createApiToken, logInStaff, type Staff } from "../support/strapi-accounts.js";

const article = "api::article.article";
const config = "api::site-config.site-config";
const listing = "plugin::properties.property";

const rowSchema = z.looseObject({ documentId: z.string(), updatedAt: z.string() });
const savedSchema = z.object({ data: rowSchema });
const rejectionSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ changedMeanwhile: z.object({ at: z.string(), by: z.string(), own: z.boolean() }) }),
  }),
});

describe.each(databases())("edit conflicts on $name", ({ boot }) => {
  let cms: TestCms;
  let sam: Staff;
  let lien: Staff;

  beforeAll(async () => {
    cms = await boot();
    sam = await logInStaff(cms);
    lien = await logInStaff(cms, "Lien");
  });
  afterAll(() => cms.close());

  const path = (uid: string, documentId = "") => `/content-manager/collection-types/${uid}/${documentId}`;
  const at = (readAt: string) => ({ [ifUnmodifiedSinceHeader]: readAt });

  async function make(uid: string, data: object, locale = "nl") {
    const { status, json } = await sam.call(`${path(uid)}?locale=${locale}`, "POST", data);
    expect(status, JSON.stringify(json)).toBe(201);
    return savedSchema.parse(json).data;
  }
  async function open(uid: string, documentId: string, locale = "nl") {
    const { json } = await sam.call(`${path(uid, documentId)}?locale=${locale}`);
    return savedSchema.parse(json).data;
  }
  const save = (
    who: Staff,
    [uid, documentId]: readonly [string, string],
    { readAt, locale = "nl", action = "", ...data }: Record<string, unknown> & { readAt: string; locale?: string },
  ) =>
    who.call(
      `${path(uid, documentId)}${action === "" ? "" : "/actions/publish"}?locale=${locale}`,
      action === "" ? "PUT" : "POST",
      data,
      at(readAt),
    );
  const rejected = (answer: { status: number; json: unknown }) => {
    expect(answer.status, JSON.stringify(answer.json)).toBe(400);
    return rejectionSchema.parse(answer.json).error;
  };

  it("rejects a save that would overwrite another's, names its author, and accepts a save based on that version", async () => {
    const { documentId, updatedAt } = await make(article, { kind: "article", title: "Oud", path: "e3-oud" });
    expect((await save(lien, [article, documentId], { readAt: updatedAt, title: "Van Lien" })).status).toBe(200);

    const stale = await save(sam, [article, documentId], { readAt: updatedAt, title: "Van Sam" });
    const { message, details } = rejected(stale);
    expect(message).toMatch(/Lien Peeters/);
    expect(details.changedMeanwhile).toMatchObject({ by: "Lien Peeters", own: false });
    expect(await open(article, documentId)).toMatchObject({
      title: "Van Lien",
      updatedAt: details.changedMeanwhile.at,
    });

    const { status } = await save(sam, [article, documentId], {
      readAt: details.changedMeanwhile.at,
      title: "Van Sam",
    });
    expect(status).toBe(200);
    expect(await open(article, documentId)).toMatchObject({ title: "Van Sam" });
  });

  it("reports the conflict to the same editor's other window", async () => {
    const { documentId, updatedAt } = await make(article, { kind: "article", title: "Twee vensters", path: "e3-twee" });
    await save(sam, [article, documentId], { readAt: updatedAt, title: "Eerste venster" });
    const { details } = rejected(await save(sam, [article, documentId], { readAt: updatedAt, title: "Tweede" }));
    expect(details.changedMeanwhile.own).toBe(true);
  });

  it("rejects a publication that would overwrite and publish a newer draft, and accepts others", async () => {
    const { documentId, updatedAt } = await make(article, { kind: "article", title: "Eerst", path: "e3-publiceren" });
    await save(lien, [article, documentId], { readAt: updatedAt, title: "Van Lien" });
    const publication = { kind: "article", path: "e3-publiceren", title: "Van Sam", action: "publish" };
    rejected(await save(sam, [article, documentId], { readAt: updatedAt, ...publication }));
    expect(await cms.strapi.db.query(article).count({ where: { documentId, publishedAt: { $notNull: true } } })).toBe(
      0,
    );

    const { updatedAt: now } = await open(article, documentId);
    const { status, json } = await save(sam, [article, documentId], { readAt: now, ...publication });
    expect(status, JSON.stringify(json)).toBe(200);
  });

  it("rejects one of two concurrent saves over one version", async () => {
    const { documentId, updatedAt } = await make(article, { kind: "article", title: "Eerst", path: "e3-tegelijk" });
    const answers = await Promise.all(
      [sam, lien].map((who, index) =>
        save(who, [article, documentId], { readAt: updatedAt, title: `Nummer ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("tracks each language separately, and rejects the second of two first saves in one", async () => {
    const { documentId, updatedAt } = await make(article, { kind: "article", title: "Talen", path: "e3-talen" });
    const french = { locale: "fr", readAt: neverRead };
    expect((await save(lien, [article, documentId], { ...french, title: "Lien", path: "e3-l" })).status).toBe(200);
    expect((await save(sam, [article, documentId], { readAt: updatedAt, title: "Nederlands" })).status).toBe(200);
    const { details } = rejected(await save(sam, [article, documentId], { ...french, title: "Sam", path: "e3-s" }));
    expect(details.changedMeanwhile.by).toBe("Lien Peeters");
    expect(await open(article, documentId, "fr")).toMatchObject({ title: "Lien" });
  });

  it("names the editor who changed a non-localized field in another language", async () => {
    const { documentId } = await make(config, { agencyName: "Gevel", phone: "03 100 00 01" });
    const before = await save(sam, [config, documentId], { locale: "fr", readAt: neverRead, slogan: "Chez soi" });
    const { updatedAt } = savedSchema.parse(before.json).data;
    const dutch = await open(config, documentId);
    await save(lien, [config, documentId], { readAt: dutch.updatedAt, phone: "03 200 00 02" });
    const { details } = rejected(
      await save(sam, [config, documentId], { locale: "fr", readAt: updatedAt, slogan: "Bientôt" }),
    );
    expect(details.changedMeanwhile).toMatchObject({ by: "Lien Peeters", own: false });
  });

  it("reports an import that wrote a listing after staff did, and no save of the editor's own", async () => {
    const token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
    const send = async (price: number) => {
      const item = { reference: "e3", goal: 0, webId: 1, zip: "2000", city: "Antwerpen", price };
      const response = await fetch(`${cms.url}/api/properties/import`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ source: "e3", mode: "partial", properties: [item] }),
      });
      expect(response.status).toBe(200);
    };
    await send(300_000);
    const found = z
      .object({ documentId: z.string() })
      .parse(await cms.strapi.db.query(listing).findOne({ where: { source: "e3" } }));
    const { updatedAt } = await open(listing, found.documentId);
    expect(
      (await save(lien, [listing, found.documentId], { readAt: updatedAt, attributes: { bedrooms: 3 } })).status,
    ).toBe(200);
    const edited = await open(listing, found.documentId);
    await send(290_000);
    const stale = await save(sam, [listing, found.documentId], {
      readAt: edited.updatedAt,
      attributes: { bedrooms: 4 },
    });
    expect(rejected(stale).details.changedMeanwhile).toMatchObject({ by: "", own: false });
  });

  it("accepts requests without a version, as before", async () => {
    const { documentId } = await make(article, { kind: "article", title: "Program", path: "e3-program" });
    await sam.call(`${path(article, documentId)}?locale=nl`, "PUT", { title: "Eerst" });
    const { status } = await sam.call(`${path(article, documentId)}?locale=nl`, "PUT", { title: "Dan" });
    expect(status).toBe(200);
    const data: object = { title: "Program" };
    await cms.strapi.documents(article).update({ documentId, locale: "nl", data });
    expect(await open(article, documentId)).toMatchObject({ title: "Program" });
  });
});
