import { failureSchema, importHistorySchema, importRecordDetailSchema, type ChangeLogPage } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem as listing, outcomes, type ImportApi } from "../support/import-api.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";
import { patientCmsClient } from "../support/patient-cms-client.js";

const userUid = "plugin::users-permissions.user";
const ownerUid = "plugin::properties.owner";
const ownerEntries = `/content-manager/collection-types/${ownerUid}`;

const userSchema = z.looseObject({
  id: z.number(),
  documentId: z.string(),
  email: z.string(),
  username: z.string(),
  password: z.string(),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  role: z.object({ type: z.string() }),
  updatedAt: z.string(),
});
const ownerSchema = z.looseObject({
  documentId: z.string(),
  source: z.string(),
  reference: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  language: z.string().nullable(),
  updatedAt: z.string(),
  properties: z.array(z.object({ reference: z.string() })),
});

const owner = (reference: string, properties: string[], fields: Record<string, unknown> = {}) => ({
  reference,
  email: `${reference.toLowerCase()}@owners.example`,
  properties,
  ...fields,
});

let visitors = 100;

describe.each(databases())("the import of property types and owners on $name", ({ boot }) => {
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
  const type = ({ propertyTypes }: ChangeLogPage, webId: number) => propertyTypes?.find((each) => each.webId === webId);

  /** The number of each type's parent type, by the type's number. */
  async function parents(): Promise<Map<number, number | null>> {
    const all = (await feed()).propertyTypes ?? [];
    return new Map(all.map(({ webId, parentId }) => [webId, all.find(({ id }) => id === parentId)?.webId ?? null]));
  }

  /** As JSON, so that times are the same on either database. */
  const rows = async <Schema extends z.ZodType>(uid: string, schema: Schema, query: object) =>
    z.array(schema).parse(JSON.parse(JSON.stringify(await cms.strapi.db.query(uid).findMany(query))));
  const users = (email: string) => rows(userUid, userSchema, { where: { email }, populate: ["role"] });
  const owners = (where: object) => rows(ownerUid, ownerSchema, { where, populate: ["properties"] });
  async function links(source: string, reference: string): Promise<string[]> {
    const [found] = await owners({ source, reference });
    if (!found) throw new Error(`there is no owner ${reference} of ${source}`);
    return found.properties.map((property) => property.reference).sort();
  }
  async function makeUser(email: string, fields: Record<string, unknown> = {}) {
    await cms.strapi.db.query(userUid).create({
      data: { username: email, email, provider: "local", password: "kept", confirmed: true, blocked: false, ...fields },
    });
  }

  describe("property types", () => {
    it("API-1 API-2 are created, updated, skipped and rejected, and the site shows them", async () => {
      const { revision } = await feed();
      const answer = await send({
        source: "types",
        properties: [listing("T-1", { webId: 40 })],
        propertyTypes: [
          { webId: "40", name: { NL: "Woonboot", fr: "Péniche" }, showOrder: 5, rent: false },
          { webId: 2, showOrder: 7 },
          { webId: 1 },
          { webId: 41 },
          { webId: 42, name: "x", sale: "ja" },
          { webId: 40, name: "Nog een" },
          { name: "Zonder nummer" },
        ],
      });
      expect(outcomes(answer)).toEqual([
        "listing T-1 created",
        "property-type 40 created",
        "property-type 2 updated",
        "property-type 1 unchanged",
        "property-type 41 refused",
        "property-type 42 refused",
        "property-type 40 refused",
        "property-type  refused",
      ]);
      expect(answer.summary).toEqual({ created: 2, updated: 1, unchanged: 1, refused: 4, withdrawn: 0 });
      expect(answer.results.slice(4).map(({ errors }) => errors)).toEqual([
        [{ field: "name", message: "is required: there is no property type 41 yet" }],
        [expect.objectContaining({ field: "sale" })],
        [{ field: "webId", message: "is the webId of item 1 of this batch too; only that one was read" }],
        [{ field: "webId", message: "is required" }],
      ]);
      const after = await feed(revision);
      expect(type(after, 40)).toMatchObject({
        name: { nl: "Woonboot", fr: "Péniche" },
        ...{ showOrder: 5, sale: true, rent: false },
      });
      expect(type(after, 2)).toMatchObject({ name: { nl: "Appartement", en: "Apartment" }, showOrder: 7, sale: true });
      expect(after.listings[0]?.mainTypeName).toEqual({ nl: "Woonboot", fr: "Péniche" });
    });

    it("API-2 the same types twice write nothing, and omitted fields stay", async () => {
      const item = { webId: 50, name: { nl: "Kasteel", en: "Castle" }, showOrder: 9, sale: false };
      await send({ source: "types", propertyTypes: [item] });
      const { revision } = await feed();
      const again = await send({ source: "another", propertyTypes: [item, { webId: "1" }] });
      expect(again.summary).toMatchObject({ unchanged: 2, created: 0, updated: 0 });
      expect((await feed()).revision).toBe(revision);

      const part = await send({
        source: "another",
        propertyTypes: [{ webId: 50, name: { fr: "Château" }, rent: null }],
      });
      expect(outcomes(part)).toEqual(["property-type 50 updated"]);
      expect(type(await feed(), 50)).toMatchObject({
        name: { nl: "Kasteel", fr: "Château", en: "Castle" },
        ...{ showOrder: 9, sale: false, rent: true },
      });
    });

    it("PROP-2 a new name reaches existing listings; another order does not rewrite them", async () => {
      await send({ source: "renamed", properties: [listing("R-1", { webId: 50 })] });
      const { revision } = await feed();
      await send({ source: "renamed", propertyTypes: [{ webId: 50, showOrder: 10 }] });
      const ordered = await feed(revision);
      expect(type(ordered, 50)?.showOrder).toBe(10);
      expect(ordered.listings).toEqual([]);
      await send({ source: "renamed", propertyTypes: [{ webId: 50, name: "Burcht" }] });
      expect((await feed(ordered.revision)).listings[0]?.mainTypeName).toMatchObject({ nl: "Burcht" });
    });

    it("PROP-2 a subtype is imported with its type in any order, in another call or to an existing type", async () => {
      const kinds = [
        { webId: 71, name: "Penthouse", parentWebId: "70" },
        { webId: 70, name: "Flat" },
        { webId: 72, name: "Duplex", parentWebId: 2 },
      ];
      expect(outcomes(await send({ source: "tree", propertyTypes: kinds }))).toEqual([
        "property-type 71 created",
        "property-type 70 created",
        "property-type 72 created",
      ]);
      const made = await parents();
      expect([70, 71, 72, 2].map((webId) => made.get(webId))).toEqual([null, 70, 2, null]);

      const { revision } = await feed();
      const again = [{ webId: 71 }, { webId: 72, parentWebId: 2 }, { webId: 70, parentWebId: 0 }];
      expect((await send({ source: "tree", propertyTypes: again })).summary).toMatchObject({ unchanged: 3 });
      expect((await feed()).revision).toBe(revision);

      const before = [{ webId: 73, name: "Loft", parentWebId: 74 }];
      expect((await send({ source: "tree", propertyTypes: before })).results[0]?.errors).toEqual([
        {
          field: "parentWebId",
          message: "74 is the webId of no property type; send that type along in propertyTypes, or 0 for none",
        },
      ]);
      await send({ source: "tree", propertyTypes: [{ webId: 74, name: "Woning" }] });
      await send({
        source: "tree",
        propertyTypes: [...before, { webId: 72, parentWebId: 74 }, { webId: 71, parentWebId: 0 }],
      });
      const moved = await parents();
      expect([71, 72, 73, 74].map((webId) => moved.get(webId))).toEqual([null, 74, 74, null]);
    });

    it("PROP-2 API-2 rejects a parent type that cannot have subtypes, with the reason", async () => {
      const types = [
        { webId: 81, name: "Kantoor", parentWebId: 80 },
        { webId: 80, name: "Bedrijf" },
        { webId: 82, name: "Zichzelf", parentWebId: 82 },
        { webId: 83, name: "Onder een soort", parentWebId: 81 },
      ];
      const answer = await send({ source: "tree", propertyTypes: types });
      expect(answer.results.slice(2).flatMap(({ errors }) => errors)).toEqual([
        { field: "parentWebId", message: "is the type itself; expected the webId of another type, or 0 for none" },
        { field: "parentWebId", message: "81 is a kind itself; expected a type that is a kind of none" },
      ]);
      const { revision } = await feed();
      const above = await send({ source: "tree", propertyTypes: [{ webId: 80, parentWebId: 1, showOrder: 30 }] });
      expect(above.results[0]?.errors).toEqual([
        {
          field: "parentWebId",
          message: "this type has kinds of its own, such as 81, so it can be a kind of none; expected 0",
        },
      ]);
      expect((await feed()).revision).toBe(revision);
      const both = [
        { webId: 80, parentWebId: 1 },
        { webId: 81, parentWebId: 0 },
      ];
      expect((await send({ source: "tree", propertyTypes: both })).summary).toMatchObject({ updated: 2, refused: 0 });
    });

    it("PROP-2 staff edit the type tree under the same rules, with messages; subtypes follow a parent's number, or lose it", async () => {
      const entries = "/content-manager/collection-types/plugin::properties.property-type";
      const made = async (webId: number, fields: object = {}) => {
        const answer = await staff.call(entries, "POST", { webId, name: { nl: `t${webId}` }, ...fields });
        return {
          ...answer,
          id: z.object({ data: z.object({ documentId: z.string() }) }).safeParse(answer.json).data?.data.documentId,
        };
      };
      const put = (id: string | undefined, fields: object) => staff.call(`${entries}/${id}`, "PUT", fields);
      const top = await made(90);
      const kind = await made(91, { parentWebId: 90 });
      expect([top.status, kind.status]).toEqual([201, 201]);
      const refused = [
        await made(92, { parentWebId: 91 }),
        await made(92, { parentWebId: 999 }),
        await put(kind.id, { parentWebId: 91 }),
        await put(top.id, { parentWebId: 1 }),
        await put(top.id, { webId: 95, parentWebId: 1 }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect(refused.map(({ json }) => JSON.stringify(json))).toEqual([
        expect.stringContaining("That type is itself a kind of another one."),
        expect.stringContaining("There is no such property type."),
        expect.stringContaining("A property type is no kind of itself."),
        expect.stringContaining("This type has kinds of its own"),
        expect.stringContaining("This type has kinds of its own"),
      ]);
      expect(refused.every(({ json }) => JSON.stringify(json).includes('"path":["parentWebId"]'))).toBe(true);
      expect([...(await parents())].filter(([webId]) => webId >= 90 && webId < 100)).toEqual([
        [90, null],
        [91, 90],
      ]);

      expect((await put(top.id, { webId: 96 })).status).toBe(200);
      expect((await parents()).get(91)).toBe(96);
      expect((await staff.call(`${entries}/${top.id}`, "DELETE")).status).toBe(200);
      await made(96);
      expect((await parents()).get(91)).toBeNull();
      expect((await put(kind.id, { parentWebId: 96 })).status).toBe(200);
      expect((await put(kind.id, { parentWebId: null })).status).toBe(200);
      expect((await parents()).get(91)).toBeNull();
    });

    it("API-3 a full import withdraws none, whether it names some or not", async () => {
      const webIds = async () => (await feed()).propertyTypes?.map(({ webId }) => webId).sort();
      const before = await webIds();
      await send({ source: "full-types", mode: "full", force: true, propertyTypes: [{ webId: 1 }] });
      await send({ source: "full-types", mode: "full", force: true });
      expect(await webIds()).toEqual(before);
    });

    it("API-3 a rejected full import writes no type", async () => {
      await send({ source: "guarded", properties: [listing("1"), listing("2")] });
      const { revision } = await feed();
      const types = [{ webId: 60, name: "Nooit" }];
      expect((await post({ source: "guarded", mode: "full", propertyTypes: types })).status).toBe(409);
      expect((await feed()).revision).toBe(revision);
    });
  });

  describe("owners", () => {
    it("API-1 API-2 are created, updated, skipped and rejected with the field, and none affects another", async () => {
      const source = "owners";
      await send({
        source,
        properties: [listing("1"), listing("2")],
        owners: [owner("A", ["1"]), owner("B", ["1", "2"]), owner("C", ["1"])],
      });
      const answer = await send({
        source,
        properties: [listing("3"), listing("4", { price: -1 })],
        owners: [
          owner("A", ["1"]),
          owner("B", ["3", "2"], { name: "Bea Claes", language: "FR" }),
          owner("C", []),
          owner("D", ["3"], { email: "Dirk@Owners.Example" }),
          owner("E", ["1", "nowhere", "4"]),
          owner("F", ["1"], { email: "no address" }),
          owner("A", ["2"]),
          { reference: "G", email: "g@owners.example" },
          5,
        ],
      });
      expect(outcomes(answer)).toEqual([
        "listing 3 created",
        "listing 4 refused",
        "owner A unchanged",
        "owner B updated",
        "owner C updated",
        "owner D created",
        "owner E refused",
        "owner F refused",
        "owner A refused",
        "owner G refused",
        "owner  refused",
      ]);
      expect(answer.results.slice(6).map(({ errors }) => errors)).toEqual([
        [
          { field: "properties.1", message: "is no listing of this source" },
          { field: "properties.2", message: "is no listing of this source" },
        ],
        [{ field: "email", message: "expected an e-mail address" }],
        [{ field: "reference", message: "is the reference of item 1 of this batch too; only that one was read" }],
        [{ field: "properties", message: "is required" }],
        [expect.objectContaining({ field: "item" })],
      ]);
      expect(await links(source, "A")).toEqual(["1"]);
      expect(await links(source, "B")).toEqual(["2", "3"]);
      expect(await links(source, "C")).toEqual([]);
      expect((await owners({ source, reference: "B" }))[0]).toMatchObject({ name: "Bea Claes", language: "fr" });
      expect((await owners({ source, reference: "D" }))[0]).toMatchObject({ email: "dirk@owners.example", name: null });
      expect(await owners({ reference: { $in: ["E", "F", "G"] } })).toEqual([]);
    });

    it("API-2 the same owners twice write nothing, whatever notation the second has", async () => {
      const source = "again";
      const properties = [listing("1"), listing("2")];
      await send({ source, properties, owners: [owner("A", ["1", "2"])] });
      const [before] = await owners({ source });
      const [account] = await users("a@owners.example");
      const again = await send({
        source,
        properties,
        owners: [owner("A", ["2", "1", "2"], { email: "A@OWNERS.example", name: "", language: "" })],
      });
      expect(again.summary).toMatchObject({ unchanged: 3, created: 0, updated: 0 });
      expect((await owners({ source }))[0]).toEqual(before);
      expect(await users("a@owners.example")).toEqual([account]);
    });

    it("API-1 separates the same owner of two sources, and rejects references to the other's listings", async () => {
      await send({ source: "left", properties: [listing("L")], owners: [owner("SAME", ["L"])] });
      const answer = await send({ source: "right", properties: [listing("R")], owners: [owner("SAME", ["L"])] });
      expect(answer.results[1]?.errors).toEqual([{ field: "properties.0", message: "is no listing of this source" }]);
      await send({ source: "right", owners: [owner("SAME", ["R"])] });
      expect([await links("left", "SAME"), await links("right", "SAME")]).toEqual([["L"], ["R"]]);
      expect(await users("same@owners.example")).toHaveLength(1);
    });

    it("OWNER-1 an owner gets an account once, which nobody can log in to before it has a password", async () => {
      const two = [owner("N1", [], { email: "new@owners.example" }), owner("N2", [], { email: "New@Owners.example" })];
      await send({ source: "accounts", owners: two });
      const [account, ...more] = await users("new@owners.example");
      expect(more).toEqual([]);
      expect(account).toMatchObject({
        ...{ username: "new@owners.example", confirmed: true, blocked: false, provider: "local" },
        role: { type: "owner" },
      });
      const site = patientCmsClient(cms.url);
      // Attempts are counted by address, in one count for all that this process boots.
      const visitor = { address: `192.0.2.${(visitors += 1)}`, userAgent: "" };
      const logIn = (password: string) => site.logIn({ username: "new@owners.example", password }, visitor);
      expect(await logIn("a guess")).toBeNull();
      expect(await logIn(account?.password ?? "")).toBeNull();
      const password = "Een-goed-wachtwoord-1";
      const path = `/content-manager/collection-types/${userUid}/${account?.documentId}`;
      expect(await staff.call(path, "PUT", { password })).toMatchObject({ status: 200 });
      expect((await logIn(password))?.username).toBe("new@owners.example");
    });

    it("OWNER-1 an account has the configured role, created once if missing, without permissions", async () => {
      const setting = "plugin::properties.ownerRole";
      const before: unknown = cms.strapi.config.get(setting);
      cms.strapi.config.set(setting, "seller");
      await send({ source: "sellers", owners: [owner("S1", [])] });
      await send({ source: "sellers", owners: [owner("S2", [])] });
      cms.strapi.config.set(setting, before);
      const roles: unknown = await cms.strapi.db
        .query("plugin::users-permissions.role")
        .findMany({ where: { type: "seller" }, populate: ["permissions"] });
      expect(roles).toMatchObject([{ name: "Owner", permissions: [] }]);
      for (const reference of ["s1", "s2"])
        expect((await users(`${reference}@owners.example`))[0]?.role.type).toBe("seller");
    });

    it("OWNER-3 an existing account is left unchanged, blocked or with another role", async () => {
      const role: unknown = await cms.strapi.db
        .query("plugin::users-permissions.role")
        .findOne({ where: { type: "authenticated" } });
      const { id } = z.object({ id: z.number() }).parse(role);
      await makeUser("Old@Owners.example", { blocked: true, confirmed: false, role: id });
      const before = await users("Old@Owners.example");
      await send({ source: "accounts", owners: [owner("OLD", [], { email: "old@owners.example" })] });
      await send({ source: "accounts", owners: [owner("OLD", [], { email: "old@owners.example", name: "Oud" })] });
      expect(await users("Old@Owners.example")).toEqual(before);
      expect(await users("old@owners.example")).toEqual([]);
    });

    it("OWNER-3 a user name that somebody else has stays theirs", async () => {
      await makeUser("other@owners.example", { username: "taken@owners.example" });
      await send({ source: "accounts", owners: [owner("TAKEN", [])] });
      const [account] = await users("taken@owners.example");
      expect(account?.username).toMatch(/^taken@owners\.example .+/);
    });

    it("OWNER-1 a new address creates another account and ends the first; one that staff removed stays removed", async () => {
      await send({ source: "moved", owners: [owner("M", [], { email: "first@owners.example" })] });
      expect(await users("first@owners.example")).toHaveLength(1);
      await send({ source: "moved", owners: [owner("M", [], { email: "second@owners.example" })] });
      expect(await users("first@owners.example")).toEqual([]);
      expect(await users("second@owners.example")).toHaveLength(1);
      expect((await owners({ source: "moved" }))[0]?.email).toBe("second@owners.example");

      await cms.strapi.db.query(userUid).delete({ where: { email: "second@owners.example" } });
      await send({ source: "moved", owners: [owner("M", [], { email: "second@owners.example", name: "M" })] });
      expect(await users("second@owners.example")).toEqual([]);
    });

    it("OWNER-1 two concurrent imports create one account between them", async () => {
      const same = { email: "both@owners.example" };
      const sources = ["at-once-1", "at-once-2", "at-once-3"];
      const answers = await Promise.all(sources.map((source) => send({ source, owners: [owner("B", [], same)] })));
      expect(answers.map(({ summary }) => summary.created)).toEqual([1, 1, 1]);
      expect(await users(same.email)).toHaveLength(1);
    });

    it("API-3 a full import leaves owners alone, whether it names some or not", async () => {
      const source = "full-owners";
      const properties = [listing("1")];
      await send({ source, properties, owners: [owner("F1", ["1"]), owner("F2", ["1"])] });
      await send({ source, mode: "full", properties });
      await send({ source, mode: "full", properties, owners: [owner("F1", [])] });
      expect([await links(source, "F1"), await links(source, "F2")]).toEqual([[], ["1"]]);
    });

    it("API-2 more owners than fit in one transaction are all answered", async () => {
      const many = Array.from({ length: 600 }, (_, index) => owner(`many-${index}`, [index === 300 ? "none" : "1"]));
      const body = { source: "many", properties: [listing("1")], owners: many };
      expect((await send(body)).summary).toEqual({ created: 600, updated: 0, unchanged: 0, refused: 1, withdrawn: 0 });
      expect((await send(body)).summary).toEqual({ created: 0, updated: 0, unchanged: 600, refused: 1, withdrawn: 0 });
    });

    it("OWNER-3 owner data never reaches the change log or a public route", async () => {
      const person = { email: "secret@owners.example", name: "Geheime Naam" };
      const properties = [listing("1")];
      await send({ source: "privacy", properties });
      const { revision } = await feed();
      await send({ source: "privacy", properties, owners: [owner("PRIVATE-REF", ["1"], person)] });
      expect((await feed()).revision).toBe(revision);
      expect(JSON.stringify(await feed())).not.toMatch(/owners\.example|Geheime Naam|PRIVATE-REF/);
      for (const path of ["owners", "properties/owners", "properties/owner"]) {
        const response = await fetch(`${cms.url}/api/${path}`, { headers: { authorization: `Bearer ${api.token}` } });
        expect([path, response.status]).toEqual([path, 404]);
      }
    });

    it("OWNER-3 a failed owner write is logged without personal data, and the listings beside it are stored", async () => {
      const rename = (from: string, to: string) => cms.strapi.db.getSchemaConnection().renameTable(from, to);
      const logged: string[] = [];
      const error = vi.spyOn(cms.strapi.log, "error").mockImplementation((message: unknown) => {
        logged.push(String(message));
        return cms.strapi.log;
      });
      await rename("owners", "owners_away");
      const body = { source: "failing", properties: [listing("1")], owners: [owner("SECRET-REF", ["1"])] };
      try {
        expect((await post(body)).status).toBe(500);
      } finally {
        await rename("owners_away", "owners");
        error.mockRestore();
      }
      expect(logged.join()).toContain("a batch of owners could not be written");
      expect(logged.join()).not.toMatch(/secret-ref|owners\.example/i);
      expect(outcomes(await send(body))).toEqual(["listing 1 unchanged", "owner SECRET-REF created"]);
    });

    it("CMS-11 staff link by hand: the address is normalised and gets its account", async () => {
      await send({ source: "by-hand", properties: [listing("H")] });
      const found: unknown = await cms.strapi.db
        .query("plugin::properties.property")
        .findOne({ where: { source: "by-hand" } });
      const { documentId } = z.object({ documentId: z.string() }).parse(found);
      const entry = { email: "Hand@Owners.example", properties: { connect: [{ documentId }] } };
      const made = await staff.call(ownerEntries, "POST", entry);
      expect(made.status, JSON.stringify(made.json)).toBe(201);
      const [row] = await owners({ email: "hand@owners.example" });
      expect(row).toMatchObject({ source: "office", properties: [{ reference: "H" }] });
      expect(row?.reference).toMatch(/^[0-9a-z]{24}$/);
      const [account] = await users("hand@owners.example");
      expect(account?.role.type).toBe("owner");

      const changed = await staff.call(`${ownerEntries}/${row?.documentId}`, "PUT", { email: "hand2@owners.example" });
      expect(changed.status).toBe(200);
      expect(await users("hand2@owners.example")).toHaveLength(1);
      expect(await users("hand@owners.example")).toEqual([]);
      expect((await staff.call(ownerEntries, "POST", { email: "no address" })).status).toBe(400);

      const twice = await staff.call(ownerEntries, "POST", {
        email: "twice@owners.example",
        reference: row?.reference,
      });
      expect(twice.status).toBe(400);
      expect(JSON.stringify(twice.json)).toContain("This source has this reference already.");
      expect(await users("twice@owners.example")).toEqual([]);
      const emptied = await staff.call(`${ownerEntries}/${row?.documentId}`, "PUT", { reference: "", source: "" });
      expect(emptied.status).toBe(200);
      const [kept] = await owners({ email: "hand2@owners.example" });
      expect(kept).toMatchObject({ source: "office", properties: [{ reference: "H" }] });
      expect(kept?.reference).toMatch(/^[0-9a-z]{24}$/);
    });
  });

  it("API-5 the import log names each rejected item, without personal data", async () => {
    await send({
      source: "noted",
      properties: [listing("1", { price: -1 })],
      propertyTypes: [{ webId: 999 }],
      owners: [owner("O", [], { email: "nobody", name: "Geheime Naam" })],
    });
    const [last] = importHistorySchema.parse((await staff.call("/properties/imports?pageSize=1")).json).imports;
    expect(last).toMatchObject({ source: "noted", summary: { created: 0, refused: 3 }, kept: true });
    const { json } = await staff.call(`/properties/imports/${last?.id}`);
    const { refusedItems } = importRecordDetailSchema.parse(json);
    expect(refusedItems.map(({ kind, reference }) => [kind, reference])).toEqual([
      [undefined, "1"],
      ["property-type", "999"],
      ["owner", "O"],
    ]);
    expect(JSON.stringify(json)).not.toMatch(/nobody|Geheime/);
    const again = await staff.call(`/properties/imports/${last?.id}/resend`, "POST", {});
    expect(importRecordDetailSchema.parse(again.json).summary).toEqual(last?.summary);
  });

  it.each(["propertyTypes", "owners"])("API-2 a %s that is no list, or too long, is rejected by name", async (list) => {
    for (const value of [{}, "x", Array.from({ length: 20_001 }, () => 0)]) {
      const response = await post({ source: "limits", [list]: value });
      expect(response.status).toBe(400);
      expect(failureSchema.parse(await response.json()).error.fields.map(({ field }) => field)).toEqual([list]);
    }
  });
});
