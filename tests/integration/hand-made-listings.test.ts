import { feedSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { setUpMarketingRole } from "../../cms/src/bootstrap/marketing-role.js";
import { testSecret } from "../support/boot-cms.js";
import { eachDatabase, type TestCms } from "../support/each-database.js";
import { createApiToken, signInStaff, type Staff } from "../support/strapi-accounts.js";

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
const refusalSchema = z.object({
  error: z.object({
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }),
  }),
});
const home = { goal: 0, webId: 1, zip: "2000", city: "Antwerpen" };

describe.each(eachDatabase)("listings and projects made by hand on $name", ({ boot }) => {
  let cms: TestCms;
  let marketing: Staff;
  let colleague: Staff;

  beforeAll(async () => {
    cms = await boot();
    marketing = await signInStaff(cms, "Lien", "gevel-marketing");
    colleague = await signInStaff(cms, "Omar", "gevel-marketing");
  });
  afterAll(() => cms.close());

  async function make(fields: object = {}, who = marketing, path = listings) {
    const { status, json } = await who.call(path, "POST", { ...home, ...fields });
    expect(status, JSON.stringify(json)).toBe(201);
    return savedSchema.parse(json).data;
  }
  /** By the button of the admin, which says first what is missing. */
  const putOnSite = (path: string) => marketing.call(`${path}?putOnSite=true`, "PUT", { withdrawnAt: null });
  async function isOnTheSite(id: number, list: "listings" | "projects" = "listings"): Promise<boolean> {
    const answer = await fetch(`${cms.url}/api/site/feed?after=0&limit=5000`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    return feedSchema.parse(await answer.json())[list].some((item) => item.id === id);
  }

  const kinds = [
    ["listing", listings, "listings", { price: 300_000 }],
    ["project", projects, "projects", { soldOut: true }],
  ] as const;

  it.each(kinds)(
    "PROP-20 a %s begins as a draft that never reaches the site, and is public since it is put there",
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

  it.each(kinds)("PROP-20 CMS-11 a %s that is a draft goes on the site by no other way", async (_kind, path, list) => {
    const draft = await make({}, marketing, path);
    const own = `${path}/${draft.documentId}`;
    const now = new Date().toISOString();
    for (const sent of [{ withdrawnAt: null }, { withdrawnAt: null, publicSince: now }]) {
      const { status, json } = await marketing.call(own, "PUT", sent);
      expect(status).toBe(400);
      expect(refusalSchema.parse(json).error.details.errors).toEqual([
        expect.objectContaining({ path: ["withdrawnAt"], message: expect.stringMatching(/Put on the site/) as string }),
      ]);
    }
    // A draft with a date on the site would count as withdrawn, which may be put back without a word.
    for (const sent of [{ publicSince: now }, { publicSince: now, withdrawnAt: now }]) {
      const { json } = await marketing.call(own, "PUT", sent);
      expect(savedSchema.parse(json).data.publicSince).toBeNull();
    }
    expect(await isOnTheSite(draft.id, list)).toBe(false);
  });

  it("leave what an import sends on the site at once", async () => {
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

  it("have a readable reference each, made at once or one after another, and none comes back", async () => {
    const project = await make({}, marketing, projects);
    expect(project.reference).toBe(`P-${String(project.id).padStart(4, "0")}`);
    const made = await Promise.all(Array.from({ length: 8 }, () => make()));
    for (const { id, reference } of made) expect(reference).toBe(`M-${String(id).padStart(4, "0")}`);
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(8);

    const [last] = made.sort((a, b) => b.id - a.id);
    expect((await marketing.call(`${listings}/${last?.documentId}`, "DELETE")).status).toBe(200);
    expect((await make()).reference).not.toBe(last?.reference);
  });

  it("keep the reference that staff type, and leave the next one another", async () => {
    const { id } = await make();
    const next = `M-${String(id + 2).padStart(4, "0")}`;
    expect((await make({ reference: next })).reference).toBe(next);
    expect((await make()).reference).toBe(`${next}-2`);
  });

  it("are deleted by who made them in marketing, and by nobody else there", async () => {
    const [own, other] = [await make(), await make({}, colleague)];
    expect((await marketing.call(`${listings}/${other.documentId}`, "DELETE")).status).toBe(403);
    expect((await marketing.call(`${listings}/${own.documentId}`, "DELETE")).status).toBe(200);

    const token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
    const properties = [{ ...home, reference: "imported" }];
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

  describe("in a database made before", () => {
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

    it("get the right once, and what an administrator said of it stays", async () => {
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
