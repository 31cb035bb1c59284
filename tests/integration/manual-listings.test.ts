import { boardSchema, changeLogPageSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { setUpMarketingRole } from "../../cms/src/bootstrap/marketing-role.js";
import { testSecret } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { createApiToken, logInStaff, type Staff } from "../support/strapi-accounts.js";

const uid = "plugin::properties.property";
const listings = `/content-manager/collection-types/${uid}`;
const projects = "/content-manager/collection-types/plugin::properties.project";
const rowSchema = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  reference: z.string(),
  withdrawnAt: z.string().nullable(),
  publicSince: z.string().nullable(),
});
const savedSchema = z.object({ data: rowSchema });
const rejectionSchema = z.object({
  error: z.object({
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
/** The legal fields in the advertisement of a house in Antwerp. */
const lawful = {
  ...{ energyPerformance: 120, epcUniqueCode: "20210101-0001234567-RES-1", floodPScore: "A", floodGScore: "A" },
  ...{ permit: "Vg", areaApplication: "Wg", summons: "Gdv", preemptiveRights: "Gvkr", allotmentPermit: "Gvv" },
};
const reasonsSchema = z.object({
  reasons: z.array(
    z.object({ by: z.string(), reason: z.string(), rules: z.array(z.looseObject({ field: z.string() })) }),
  ),
});
const listingFields = { goal: 0, webId: 1, zip: "2000", city: "Antwerpen" };

describe.each(databases())("listings and projects made by hand on $name", ({ boot }) => {
  let cms: TestCms;
  let marketing: Staff;
  let colleague: Staff;

  beforeAll(async () => {
    cms = await boot();
    marketing = await logInStaff(cms, "Lien", "gevel-marketing");
    colleague = await logInStaff(cms, "Omar", "gevel-marketing");
  });
  afterAll(() => cms.close());

  async function make(fields: object = {}, who = marketing, path = listings) {
    const { status, json } = await who.call(path, "POST", { ...listingFields, ...fields });
    expect(status, JSON.stringify(json)).toBe(201);
    return savedSchema.parse(json).data;
  }
  /** Publishes as the admin's button does, which first lists what is missing. */
  const putOnSite = (path: string) => marketing.call(`${path}?putOnSite=true`, "PUT", { withdrawnAt: null });
  async function isOnTheSite(id: number, list: "listings" | "projects" = "listings"): Promise<boolean> {
    const answer = await fetch(`${cms.url}/api/site/feed?after=0&limit=5000`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    return changeLogPageSchema.parse(await answer.json())[list].some((item) => item.id === id);
  }

  const kinds = [
    ["listing", listings, "listings", { price: 300_000, attributes: lawful }],
    ["project", projects, "projects", { soldOut: true }],
  ] as const;

  it.each(kinds)(
    "PROP-20 a %s starts as a draft that never reaches the site, and is public once it is published",
    async (_kind, path, list, edit) => {
      const now = new Date().toISOString();
      const draft = await make({ publicSince: now, withdrawnAt: null }, marketing, path);
      expect(draft).toMatchObject({ publicSince: null, withdrawnAt: expect.any(String) as string });
      expect(await isOnTheSite(draft.id, list)).toBe(false);

      const own = `${path}/${draft.documentId}`;
      await marketing.call(own, "PUT", edit);
      expect(await isOnTheSite(draft.id, list)).toBe(false);

      const { publicSince } = savedSchema.parse((await putOnSite(own)).json).data;
      expect(publicSince).not.toBeNull();
      expect(await isOnTheSite(draft.id, list)).toBe(true);

      await marketing.call(own, "PUT", { withdrawnAt: now });
      expect(await isOnTheSite(draft.id, list)).toBe(false);
      const again = await marketing.call(own, "PUT", { withdrawnAt: null });
      expect(savedSchema.parse(again.json).data.publicSince).toBe(publicSince);
    },
  );

  it.each(kinds)("PROP-20 CMS-11 a draft %s is published in no other way", async (_kind, path, list) => {
    const draft = await make({}, marketing, path);
    const own = `${path}/${draft.documentId}`;
    const now = new Date().toISOString();
    for (const sent of [{ withdrawnAt: null }, { withdrawnAt: null, publicSince: now }]) {
      const { status, json } = await marketing.call(own, "PUT", sent);
      expect(status).toBe(400);
      expect(rejectionSchema.parse(json).error.details.errors).toEqual([
        expect.objectContaining({
          path: ["withdrawnAt"],
          message: expect.stringMatching(/button “Publish”/) as string,
        }),
      ]);
    }
    // A draft with a publication date would count as withdrawn, which may be published again without a reason.
    for (const sent of [{ publicSince: now }, { publicSince: now, withdrawnAt: now }]) {
      const { json } = await marketing.call(own, "PUT", sent);
      expect(savedSchema.parse(json).data.publicSince).toBeNull();
    }
    expect(await isOnTheSite(draft.id, list)).toBe(false);
  });

  describe("PROP-20 the publish checks", () => {
    const pathsOf = (json: unknown) =>
      rejectionSchema.parse(json).error.details.errors.map(({ path }) => path.join("."));
    const missing = { ...lawful, permit: null, floodPScore: "" };
    const give = (documentId: string, reason: string, who = marketing) =>
      who.call(`/properties/listings/${documentId}/reasons`, "POST", { reason });

    it("block a listing that lacks a legally required field, and name each field in the editor's language", async () => {
      const { id, documentId } = await make({ attributes: missing });
      const nl = { "x-admin-language": "nl" };
      const { status, json } = await marketing.call(
        `${listings}/${documentId}?putOnSite=true`,
        "PUT",
        { withdrawnAt: null },
        nl,
      );
      expect(status).toBe(400);
      expect(pathsOf(json)).toEqual(["attributes.permit", "attributes.floodPScore"]);
      expect(JSON.stringify(json)).toMatch(
        /De wet vraagt dit in een advertentie.*vergunning.*Codex Ruimtelijke Ordening/is,
      );
      expect(await isOnTheSite(id)).toBe(false);
      await marketing.call(`${listings}/${documentId}`, "PUT", { attributes: lawful });
      expect((await putOnSite(`${listings}/${documentId}`)).status).toBe(200);
      expect(await isOnTheSite(id)).toBe(true);
    });

    it("accept an override whose reason is stored with its author, for the given fields only", async () => {
      const { id, documentId } = await make({ attributes: missing });
      const path = `${listings}/${documentId}`;
      for (const short of ["", "  too short  ".slice(0, 9), "x".repeat(501)])
        expect((await give(documentId, short)).status).toBe(400);
      const given = await give(documentId, "The permit is asked for; the town answers next week.", colleague);
      expect(reasonsSchema.parse(given.json).reasons).toMatchObject([
        {
          by: "Omar Peeters",
          reason: "The permit is asked for; the town answers next week.",
          rules: [{ field: "permit" }, { field: "floodPScore" }],
        },
      ]);
      await marketing.call(path, "PUT", { attributes: { ...missing, summons: null } });
      expect(pathsOf((await putOnSite(path)).json)).toEqual(["attributes.summons"]);
      await marketing.call(path, "PUT", { attributes: missing });
      expect((await putOnSite(path)).status).toBe(200);
      expect(await isOnTheSite(id)).toBe(true);
      const stored = await colleague.call(`/properties/listings/${documentId}/reasons`);
      expect(reasonsSchema.parse(stored.json).reasons).toHaveLength(1);
    });

    it("store no reason where nothing is missing, or for an unknown listing", async () => {
      const { documentId } = await make({ attributes: lawful });
      const { json } = await give(documentId, "No reason is needed here.");
      expect(reasonsSchema.parse(json).reasons).toEqual([]);
      expect((await give("nobody", "There is no such listing.")).status).toBe(404);
    });

    it("block a save that removes a required field of a published listing, and no other save", async () => {
      const { documentId } = await make({ attributes: lawful, price: 1 });
      const path = `${listings}/${documentId}`;
      await putOnSite(path);
      expect((await marketing.call(path, "PUT", { price: 2 })).status).toBe(200);
      expect(pathsOf((await marketing.call(path, "PUT", { attributes: { permit: null } })).json)).toEqual([
        "attributes.permit",
      ]);
      // Another region requires other fields.
      expect(pathsOf((await marketing.call(path, "PUT", { zip: "1000", city: "Brussel" })).json)).toEqual([
        ...["attributes.epcCo2", "attributes.lawfulUse"],
      ]);
      await marketing.call(path, "PUT", { withdrawnAt: new Date().toISOString() });
      expect((await marketing.call(path, "PUT", { attributes: { permit: null } })).status).toBe(200);
      expect(pathsOf((await marketing.call(path, "PUT", { withdrawnAt: null })).json)).toEqual(["attributes.permit"]);
    });

    it("apply to programs that publish, one by one or in bulk", async () => {
      const { id, documentId } = await make({ attributes: missing });
      const documents = z.custom<{ update(of: object): Promise<unknown> }>().parse(cms.strapi.documents(uid));
      const publish = () => documents.update({ documentId, data: { withdrawnAt: null } });
      await expect(publish()).rejects.toThrow(/law asks/);
      const many = cms.strapi.db.query(uid).updateMany({ where: { id }, data: { withdrawnAt: null } });
      await expect(many).rejects.toThrow(/law asks/);
      expect(await isOnTheSite(id)).toBe(false);
      await give(documentId, "Goes live on Monday, whatever the town says.");
      const live = rowSchema.pick({ publicSince: true }).parse(JSON.parse(JSON.stringify(await publish())));
      expect(live.publicSince).not.toBeNull();
      expect(await isOnTheSite(id)).toBe(true);
    });

    it("show on the board the missing fields of each listing, drafts too, from its last write on", async () => {
      const { documentId, reference } = await make({ attributes: missing, agent: null });
      const board = async (query = "") => {
        const { json } = await marketing.call(`/properties/board?languages=nl&pageSize=1000${query}`);
        return boardSchema.parse(json);
      };
      const shown = async (query = "") =>
        (await board(query)).listings.find((listing) => listing.documentId === documentId);
      expect(await shown()).toMatchObject({ reference, isDraft: true, region: "flanders", source: "office" });
      expect((await shown("&lacks=blocking"))?.missing.filter(({ blocking }) => blocking)).toEqual([
        { field: "permit", reason: "empty", legal: true, blocking: true },
        { field: "floodPScore", reason: "empty", legal: true, blocking: true },
      ]);
      expect(await shown("&region=brussels")).toBeUndefined();
      const { counts } = await board();
      await give(documentId, "The town answers next week.");
      expect((await shown())?.reason).toMatchObject({ by: "Lien Peeters", reason: "The town answers next week." });
      await marketing.call(`${listings}/${documentId}`, "PUT", { attributes: lawful });
      expect(await shown("&lacks=blocking")).toBeUndefined();
      expect((await board()).counts.blocking).toBe(counts.blocking - 1);
      await marketing.call(`${listings}/${documentId}`, "DELETE");
      expect(await shown()).toBeUndefined();
      expect((await marketing.call("/properties/board?languages=xx")).status).toBe(400);
    });

    it("block no import: the board shows its missing fields and its source", async () => {
      const token = await createApiToken(cms, "feed of the law", ["plugin::properties.import.import"]);
      await fetch(`${cms.url}/api/properties/import`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({
          source: "lawless",
          mode: "partial",
          properties: [{ ...listingFields, reference: "1" }],
        }),
      });
      const { json } = await marketing.call("/properties/board?languages=nl&source=lawless&lacks=blocking");
      expect(boardSchema.parse(json).listings).toMatchObject([{ reference: "1", isDraft: false, source: "lawless" }]);
    });
  });

  it("publish imported listings at once", async () => {
    const token = await createApiToken(cms, "sender", ["plugin::properties.import.import"]);
    const response = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        source: "sender",
        mode: "partial",
        properties: [],
        projects: [{ reference: "p", zip: "9000", city: "Gent" }],
      }),
    });
    expect(response.status).toBe(200);
    const found: unknown = await cms.strapi.db
      .query("plugin::properties.project")
      .findOne({ where: { source: "sender" } });
    expect(await isOnTheSite(z.object({ id: z.number() }).parse(found).id, "projects")).toBe(true);
  });

  it("get a readable reference each, created together or one by one, and none is reused", async () => {
    const project = await make({}, marketing, projects);
    expect(project.reference).toBe(`P-${String(project.id).padStart(4, "0")}`);
    const made = await Promise.all(Array.from({ length: 8 }, () => make()));
    for (const { id, reference } of made) expect(reference).toBe(`M-${String(id).padStart(4, "0")}`);
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(8);

    const [last] = made.sort((a, b) => b.id - a.id);
    expect((await marketing.call(`${listings}/${last?.documentId}`, "DELETE")).status).toBe(200);
    expect((await make()).reference).not.toBe(last?.reference);
  });

  it("keep a reference that staff type, and the next one gets another", async () => {
    const { id } = await make();
    const next = `M-${String(id + 2).padStart(4, "0")}`;
    expect((await make({ reference: next })).reference).toBe(next);
    expect((await make()).reference).toBe(`${next}-2`);
  });

  it("can be deleted by their marketing author, and by nobody else there", async () => {
    const [own, other] = [await make(), await make({}, colleague)];
    expect((await marketing.call(`${listings}/${other.documentId}`, "DELETE")).status).toBe(403);
    expect((await marketing.call(`${listings}/${own.documentId}`, "DELETE")).status).toBe(200);

    const token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
    const properties = [{ ...listingFields, reference: "imported" }];
    await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ source: "crm", mode: "partial", properties }),
    });
    const imported = rowSchema
      .pick({ documentId: true })
      .parse(await cms.strapi.db.query(uid).findOne({ where: { source: "crm" } }));
    expect((await marketing.call(`${listings}/${imported.documentId}`, "DELETE")).status).toBe(403);
    const many = { documentIds: [imported.documentId, other.documentId] };
    await marketing.call(`${listings}/actions/bulkDelete`, "POST", many);
    for (const documentId of many.documentIds)
      expect(await cms.strapi.db.query(uid).count({ where: { documentId } })).toBe(1);
  });

  describe("in an existing database", () => {
    const permissions = { action: "plugin::content-manager.explorer.delete", subject: uid };
    const memory = () => cms.strapi.store({ type: "core", name: "gevel" });
    const found = () =>
      cms.strapi.db.query("admin::permission").findMany({ where: permissions, populate: { role: true } });
    const ofMarketing = async () =>
      z
        .array(z.object({ conditions: z.array(z.string()), role: z.object({ code: z.string() }) }))
        .parse(await found())
        .filter(({ role }) => role.code === "gevel-marketing");
    const forget = async () => {
      const done = z.array(z.string()).parse(await memory().get({ key: "done" }));
      await memory().set({ key: "done", value: done.filter((name) => !name.includes("deletes its own")) });
    };

    it("the permission is granted once, and an administrator's changes stay", async () => {
      expect(await ofMarketing()).toMatchObject([{ conditions: ["admin::is-creator"] }]);
      await cms.strapi.db.query("admin::permission").updateMany({ where: permissions, data: { conditions: [] } });
      await forget();
      await setUpMarketingRole(cms.strapi, { isFirstStart: false });
      expect(await ofMarketing()).toMatchObject([{ conditions: [] }]);

      const role: unknown = await cms.strapi.db.query("admin::role").findOne({ where: { code: "gevel-marketing" } });
      await cms.strapi.db
        .query("admin::permission")
        .deleteMany({ where: { ...permissions, role: z.object({ id: z.number() }).parse(role).id } });
      await setUpMarketingRole(cms.strapi, { isFirstStart: false });
      expect(await ofMarketing()).toEqual([]);
      await forget();
      await setUpMarketingRole(cms.strapi, { isFirstStart: false });
      expect(await ofMarketing()).toMatchObject([{ conditions: ["admin::is-creator"] }]);
    });
  });
});
