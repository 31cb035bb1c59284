import { livePreviewResponseSchema, previewSchema, type Preview, type PreviewQuery } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { createRole, logInStaff, type Staff } from "../support/strapi-accounts.js";

const [listings, projects, popups] = [
  "plugin::properties.property",
  "plugin::properties.project",
  "api::popup.popup",
] as const;
const savedSchema = z.object({ data: z.object({ documentId: z.string(), reference: z.string().optional() }) });
const location = { zip: "2000", city: "Antwerpen" };
const listingFields = { goal: 0, webId: 1, ...location };
const anyone = (json: unknown) => z.record(z.string(), z.unknown()).parse(json);

/** The CMS's answer to the site for a form that staff have open, and that the entry stays unchanged. */
describe.each(databases())("CMS-9 the live preview of unsaved text, on $name", ({ boot }) => {
  let cms: TestCms;
  let marketing: Staff;

  beforeAll(async () => {
    cms = await boot();
    marketing = await logInStaff(cms, "Lien", "gevel-marketing");
    await make("api::page.page", { title: "Home", path: "", originalPath: "home" }, "nl");
  });
  afterAll(() => cms.close());

  async function make(uid: string, data: object, locale?: string): Promise<string> {
    const query = locale === undefined ? "" : `?locale=${locale}`;
    const answer = await marketing.call(`/content-manager/collection-types/${uid}${query}`, "POST", data);
    expect(answer.status, JSON.stringify(answer.json)).toBe(201);
    return savedSchema.parse(answer.json).data.documentId;
  }
  const stored = async (uid: string, documentId: string) =>
    anyone(await cms.strapi.db.query(uid).findOne({ where: { documentId } }));

  async function check(form: { uid: string; id: string | null; language: string; values: object }) {
    const answer = await marketing.call("/live-preview/forms", "POST", { ...form, key: null });
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    const { key, url } = livePreviewResponseSchema.parse(answer.json);
    return { key, query: new URLSearchParams(new URL(url ?? "").search) };
  }
  const request = (query: URLSearchParams, secret = testSecret("REPLICA_SECRET")) =>
    fetch(`${cms.url}/api/site/preview?${query.toString()}`, { headers: { authorization: `Bearer ${secret}` } });
  async function shown(form: Parameters<typeof check>[0], type: PreviewQuery["type"]): Promise<Preview> {
    const { key, query } = await check(form);
    expect(Object.fromEntries(query)).toMatchObject({
      type,
      id: form.id ?? "unsaved",
      language: form.language,
      unsaved: key,
    });
    const answer = await request(query);
    const json: unknown = await answer.json();
    expect(answer.status, JSON.stringify(json)).toBe(200);
    return previewSchema.parse(json);
  }

  it("shows a listing in any language, without unpublished data", async () => {
    const id = await make(listings, {
      ...listingFields,
      price: 300_000,
      street: "Kerkstraat",
      typeDescription: { nl: "Huis" },
    });
    const values = { price: 310_000, typeDescription: { nl: "Huis met tuin", fr: "Maison" }, publishAddress: false };
    const { listing } = await shown({ uid: listings, id, language: "fr", values }, "property");
    expect(listing).toMatchObject({ price: 310_000, typeDescription: { nl: "Huis met tuin", fr: "Maison" } });
    expect(JSON.stringify(listing)).not.toContain("Kerkstraat");
    expect(await stored(listings, id)).toMatchObject({ price: 300_000 });
  });

  it("shows a project with its units, with a hidden price hidden", async () => {
    const id = await make(projects, {
      ...location,
      name: { nl: "Hof" },
      constructions: [{ reference: "1", price: 200_000 }],
    });
    const constructions = [
      { reference: "1", price: 210_000 },
      { reference: "2", price: 250_000, publishPrice: false },
    ];
    const values = {
      name: { nl: "Hof ten Dijle" },
      constructions,
      publishPrice: true,
      deliveryDate: "soon",
      countryId: 1.5,
    };
    const { project } = await shown({ uid: projects, id, language: "nl", values }, "project");
    expect(project).toMatchObject({
      name: { nl: "Hof ten Dijle" },
      constructions: [{ price: 210_000 }, { price: null }],
      ...{ deliveryDate: null, countryId: 10 },
    });
    expect(await stored(projects, id)).toMatchObject({ name: { nl: "Hof" } });
  });

  it.each([
    ["listing", listings, "property", "listing", { typeDescription: { nl: "Nieuw huis" }, ...listingFields }],
    [
      "project",
      projects,
      "project",
      "project",
      { name: { nl: "Nieuw hof" }, ...location, constructions: [{ reference: "1" }] },
    ],
  ] as const)("shows a %s that was never saved, from its first letter on", async (_what, uid, type, part, values) => {
    const before = await cms.strapi.db.query(uid).count();
    expect((await shown({ uid, id: null, language: "nl", values: {} }, type))[part]).toMatchObject({ city: "" });
    expect((await shown({ uid, id: null, language: "nl", values }, type))[part]).toMatchObject({
      ...(part === "listing" && { typeDescription: { nl: "Nieuw huis" }, recordFile: "–" }),
      city: "Antwerpen",
    });
    expect(await cms.strapi.db.query(uid).count()).toBe(before);
  });

  it("shows a popup over the home page, also an unpublished or unsaved one", async () => {
    const first = await make(popups, { title: "Eerste", delay: 5 }, "nl");
    const id = await make(popups, { title: "Tweede", delay: 5 }, "nl");
    const form = {
      uid: popups,
      language: "nl",
      values: { title: "Getypt", descriptionHtml: "<p>Kom <script></script></p>" },
    };
    const { popup, page, tree } = await shown({ ...form, id }, "popup");
    expect([popup?.title, popup?.descriptionHtml.includes("script"), page?.title]).toEqual(["Getypt", false, "Home"]);
    expect(tree.popup, "visitors are greeted by the oldest").toMatchObject({ id: first, title: "Eerste" });
    expect((await shown({ ...form, id: null }, "popup")).popup).toMatchObject({ id: "unsaved", title: "Getypt" });
    expect((await shown({ ...form, id, language: "fr" }, "popup")).popup).toMatchObject({
      lang: "fr",
      title: "Getypt",
    });
    expect(await stored(popups, id)).toMatchObject({ title: "Tweede" });
    expect(await cms.strapi.db.query(popups).count()).toBe(2);
  });

  it("is served to the site only, for the edited entry only, to editors who may save it", async () => {
    const id = await make(projects, { ...location, name: { nl: "Stil hof" } });
    const other = await make(projects, { ...location, name: { nl: "Ander hof" } });
    const form = { uid: projects, id, language: "nl", values: { name: { nl: "Geheim" } } };
    const { query } = await check(form);
    expect((await request(query, "another")).status).toBe(401);
    const forged = new URLSearchParams(query);
    forged.set("id", other);
    expect(previewSchema.parse(await (await request(forged)).json()).project?.name).toEqual({ nl: "Ander hof" });
    const plain = new URLSearchParams({ type: "project", id: "unsaved", language: "nl" });
    expect((await request(plain)).status).toBe(404);
    plain.set("type", "popup");
    expect((await request(plain)).status).toBe(404);

    await createRole(cms, "looker", [{ action: "plugin::content-manager.explorer.read", subject: projects }]);
    const reader = await logInStaff(cms, "Bram", "looker");
    expect((await reader.call("/live-preview/forms", "POST", { ...form, key: null })).status).toBe(403);
    expect((await reader.call("/live-preview/forms", "POST", { ...form, id: null, key: null })).status).toBe(403);
  });

  it("is limited to own entries for a role that may edit only its own", async () => {
    const page = "api::page.page";
    const editing = ["read", "create", "update"].map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: page,
      properties: { fields: ["title", "path", "originalPath"], locales: ["nl", "fr"] },
      conditions: action === "create" ? [] : ["admin::is-creator"],
    }));
    await createRole(cms, "own-alone", editing);
    const writer = await logInStaff(cms, "Noor", "own-alone");
    const theirs = await make(page, { title: "Van Lien", path: "van-lien", originalPath: "van-lien" }, "nl");
    const made = await writer.call(`/content-manager/collection-types/${page}?locale=nl`, "POST", {
      ...{ title: "Van Noor", path: "van-noor", originalPath: "van-noor" },
    });
    const own = savedSchema.parse(made.json).data.documentId;
    const requested = async (id: string, language: string) =>
      (
        await writer.call("/live-preview/forms", "POST", {
          ...{ uid: page, id, language, values: { title: "Getypt" }, key: null },
        })
      ).status;
    expect([await requested(own, "nl"), await requested(own, "fr"), await requested(own, "en")]).toEqual([
      200, 200, 403,
    ]);
    expect(await requested(theirs, "nl")).toBe(403);
  });
});
