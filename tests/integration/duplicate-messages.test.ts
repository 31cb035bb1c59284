import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { logInStaff, type Staff } from "../support/strapi-accounts.js";

const listings = "/content-manager/collection-types/plugin::properties.property";
const types = "/content-manager/collection-types/plugin::properties.property-type";
const menus = "/content-manager/collection-types/api::menu.menu";
const entrySchema = z.object({ data: z.object({ documentId: z.string() }) });
const rejectionSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({
      errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })).optional(),
      prohibitedFields: z.array(z.tuple([z.array(z.string()), z.string()])).optional(),
    }),
  }),
});

describe.each(databases())("validation messages for duplicates on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  const speak = async (preferedLanguage: string) => {
    expect((await staff.call("/admin/users/me", "PUT", { preferedLanguage })).status).toBe(200);
  };
  async function rejected(path: string, method: string, body: unknown) {
    const { status, json } = await staff.call(path, method, body);
    expect(status, JSON.stringify(json)).toBe(400);
    return rejectionSchema.parse(json).error;
  }
  const made = async (path: string, entry: object) => {
    const { status, json } = await staff.call(path, "POST", entry);
    expect(status, JSON.stringify(json)).toBe(201);
    return entrySchema.parse(json).data.documentId;
  };

  beforeAll(async () => {
    cms = await boot();
    staff = await logInStaff(cms);
  });
  afterAll(() => cms.close());

  it.each([
    ["nl", "Referentie", /^Deze referentie bestaat al/],
    ["fr", "Référence", /^Cette référence existe déjà/],
    ["en", "Reference", /^This source has this reference already/],
  ])("CMS-11 name the field of a copied listing to change, in %s", async (language, name, message) => {
    await speak(language);
    const entry = { goal: 0, webId: 1, zip: "2000", city: "Antwerpen", reference: `M-${language}` };
    const documentId = await made(listings, entry);
    const copy = await rejected(`${listings}/auto-clone/${documentId}`, "POST", {});
    expect(copy.message).toMatch(message);
    expect(copy.details.prohibitedFields).toEqual([[[name], "unique"]]);
    const storedEntry = await rejected(`${listings}/clone/${documentId}`, "POST", entry);
    expect(storedEntry.details.errors ?? []).toEqual([
      expect.objectContaining({ path: ["reference"], message: storedEntry.message }),
    ]);
    expect((await staff.call(`${listings}/clone/${documentId}`, "POST", { reference: `N-${language}` })).status).toBe(
      200,
    );
    // Saved as it was, an entry is no double of itself.
    expect((await staff.call(`${listings}/${documentId}`, "PUT", entry)).status).toBe(200);
    expect((await rejected(`${listings}/${documentId}`, "PUT", { reference: `N-${language}` })).message).toMatch(
      message,
    );
  });

  it.each([
    ["nl", "Items eronder"],
    ["fr", "Entrées en dessous"],
    ["en", "Entries below it"],
  ])("CMS-11 name the parts of a copied menu entry that stay with the original, in %s", async (language, name) => {
    await speak(language);
    const stamp = `copy-${language}`;
    const entry = (own: string) => ({ name: own, type: "link", redirect: true, redirectUrl: "https://example.be/" });
    const parent = await made(`${menus}?locale=nl`, entry(stamp));
    const child = await made(`${menus}?locale=nl`, {
      ...entry(`${stamp}-child`),
      parent: { connect: [{ documentId: parent, locale: "nl" }] },
    });
    const copy = await rejected(`${menus}/auto-clone/${parent}?locale=nl`, "POST", {});
    expect(copy.details.prohibitedFields).toEqual([[[name], "relation"]]);

    const storedEntry = await staff.call(`${menus}/clone/${parent}?locale=nl`, "POST", entry(`${stamp}-2`));
    expect(storedEntry.status, JSON.stringify(storedEntry.json)).toBe(200);
    const stored: unknown = await cms.strapi.db
      .query("api::menu.menu")
      .findOne({ where: { documentId: child, publishedAt: null }, populate: { parent: true } });
    expect(stored).toMatchObject({ parent: { documentId: parent } });
  });

  it("CMS-11 name the change for a property type whose number is taken", async () => {
    await speak("nl");
    await made(types, { webId: 900, name: { nl: "Kasteel" } });
    const { message, details } = await rejected(types, "POST", { webId: 900, name: { nl: "Burcht" } });
    expect(message).toBe("Een ander pandtype heeft dit nummer al. Geef een ander nummer.");
    expect(details.errors?.[0]?.path).toEqual(["webId"]);
  });

  it.each([
    ["nl", "Vul de verplichte velden in.", "Dit veld is verplicht."],
    ["fr", "Remplissez les champs obligatoires.", "Ce champ est obligatoire."],
    ["en", "Fill in the required fields.", "This field is required."],
  ])("CMS-11 show required empty fields, each beside its field in %s", async (language, all, each) => {
    await speak(language);
    const { message, details } = await rejected(listings, "POST", { price: 1 });
    expect(message).toBe(all);
    expect(details.errors?.map(({ path }) => path.join(".")).sort()).toEqual(["city", "goal", "webId", "zip"]);
    for (const problem of details.errors ?? []) expect(problem.message).toBe(each);
  });
});
