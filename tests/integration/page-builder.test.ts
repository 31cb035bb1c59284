import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { createRole, logInStaff, type Staff } from "../support/strapi-accounts.js";

const pages = "api::page.page";
const modules = "api::module.module";
const menus = "api::menu.menu";
const types = [pages, modules, menus] as const;
const actions = ["create", "read", "update", "delete", "publish"] as const;
const rights = (uids: readonly string[], locales: readonly string[]) =>
  uids.flatMap((subject) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: { locales },
    })),
  );

const rejection = z.object({ error: z.object({ message: z.string() }) });
const livePreviewAnswer = z.object({ key: z.string(), url: z.string() });
const previewSchema = z.object({
  page: z.object({ title: z.string(), modules: z.array(z.object({ title: z.string() })) }).nullable(),
  module: z.object({ title: z.string(), view: z.string() }).nullable(),
  tree: z.object({ popup: z.object({ title: z.string() }).nullable() }),
});

describe.each(databases())("the page builder, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;
  let page = "";
  let listed: string[] = [];

  const make = async (uid: (typeof types)[number], data: object, locale = "nl"): Promise<string> => {
    const made = await cms.strapi.documents(uid).create({ locale, data });
    return z.object({ documentId: z.string() }).parse(made).documentId;
  };
  const change = (uid: (typeof types)[number], documentId: string, locale: string, data: object) =>
    cms.strapi.documents(uid).update({ documentId, locale, data });
  const post = (path: string, body: object) => staff.call(`/page-builder${path}`, "POST", body);
  const locales = async (uid: (typeof types)[number], documentId: string, published: boolean) =>
    z
      .array(z.object({ locale: z.string() }))
      .parse(
        await cms.strapi.db.query(uid).findMany({
          where: { documentId, publishedAt: published ? { $notNull: true } : null },
          orderBy: { locale: "asc" },
        }),
      )
      .map(({ locale }) => locale)
      .join(" ");
  const listedIn = async (locale: string) =>
    z
      .object({ modules: z.array(z.object({ documentId: z.string() })) })
      .parse(
        await cms.strapi.db.query(pages).findOne({
          where: { documentId: page, locale, publishedAt: null },
          populate: { modules: { select: ["documentId"] } },
        }),
      )
      .modules.map(({ documentId }) => documentId);
  async function preview(unsaved: string, type: string, id: string, language = "nl") {
    const query = new URLSearchParams({ type, id, language, status: "draft", unsaved });
    const answer = await fetch(`${cms.url}/api/site/preview?${query.toString()}`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    return { status: answer.status, json: previewSchema.safeParse(await answer.json()).data };
  }

  beforeAll(async () => {
    cms = await boot();
    await createRole(cms, "builder", rights(types, ["nl", "fr", "en"]));
    staff = await logInStaff(cms, "Noor", "builder");
    const text = (title: string) => make(modules, { name: title, title, view: "module-view", relations: [] });
    listed = [await text("Eén"), await text("Twee"), await text("Drie")];
    page = await make(pages, { title: "Nieuwe pagina", path: "nieuwe-pagina", description: "Kort", modules: listed });
  });
  afterAll(() => cms.close());

  it("CMS-13 names each module and the pages that use it", async () => {
    const { status, json } = await staff.call("/page-builder/modules?language=nl");
    expect(status).toBe(200);
    expect(json).toContainEqual(
      expect.objectContaining({
        ...{ id: listed[0], title: "Eén", view: "module-view", kinds: [] },
        languages: [{ language: "nl", state: "draft", untranslated: false }],
      }),
    );
    const uses = await staff.call(`/page-builder/uses/${listed[1]}`);
    expect(uses.json).toEqual([{ type: pages, id: page, title: "Nieuwe pagina" }]);
  });

  it("CMS-1 publishes a page with its modules and menu entry, all at once", async () => {
    const menu = await post(`/pages/${page}/menu`, {});
    expect(menu.status).toBe(200);
    const { id } = z.object({ id: z.string() }).parse(menu.json);
    expect(await post(`/pages/${page}/menu`, {}), "twice is once").toMatchObject({ json: { id } });
    expect([await locales(menus, id, false), await locales(menus, id, true)]).toEqual(["nl", ""]);
    const answer = await post(`/pages/${page}/publish`, { language: "nl" });
    expect(answer).toMatchObject({ status: 200, json: { modules: 3, menu: true } });
    for (const module of listed) expect(await locales(modules, module, true)).toBe("nl");
    expect([await locales(pages, page, true), await locales(menus, id, true)]).toEqual(["nl", "nl"]);
  });

  it("CMS-11 publishes nothing where one module is rejected, and names it", async () => {
    const empty = await make(modules, {
      name: "Leeg",
      title: "Leeg",
      relations: [{ __component: "relation.category" }],
    });
    const other = await make(pages, { title: "Met gat", path: "met-gat", modules: [listed[0] ?? "", empty] });
    const answer = await post(`/pages/${other}/publish`, { language: "nl" });
    expect(answer.status).toBe(400);
    expect(rejection.parse(answer.json).error.message).toMatch(/“Leeg”.*category/);
    expect([await locales(pages, other, true), await locales(modules, empty, true)]).toEqual(["", ""]);
  });

  it("CMS-1 translates a page as drafts, with the given titles, and existing versions stay", async () => {
    await change(modules, listed[1] ?? "", "fr", { title: "Deux déjà" });
    const words = { page: { title: "Nouvelle page", path: "nouvelle-page" }, modules: { [listed[0] ?? ""]: "Un" } };
    const answer = await post(`/pages/${page}/language`, { from: "nl", to: "fr", words });
    expect(answer).toMatchObject({ status: 200, json: { page: true, modules: 2, menu: true } });
    expect(await locales(pages, page, true), "nothing is published").toBe("nl");
    expect(await listedIn("fr")).toEqual(listed);
    const french = (documentId: string) => cms.strapi.documents(modules).findOne({ documentId, locale: "fr" });
    expect(await french(listed[0] ?? "")).toMatchObject({ title: "Un" });
    expect(await french(listed[1] ?? "")).toMatchObject({ title: "Deux déjà" });
    const state = await staff.call(`/page-builder/pages/${page}`);
    expect(state.json).toMatchObject({
      languages: expect.arrayContaining([
        expect.objectContaining({
          ...{ language: "fr", state: "draft", untranslated: ["description"] },
          ...{ unpublishedModules: 3, missingModules: 0 },
        }),
      ]) as unknown,
    });
    const again = await post(`/pages/${page}/language`, { from: "nl", to: "fr" });
    expect(again.status).toBe(400);
    expect(rejection.parse(again.json).error.message).toBe("This page and its modules already exist in French.");
  });

  it("CMS-1 adds a page's missing modules in a language, at their position", async () => {
    const [one = "", two = "", three = ""] = listed;
    const added = await make(modules, { name: "Half", title: "Half", relations: [] });
    await change(pages, page, "nl", { modules: [one, added, two, three] });
    const answer = await post(`/pages/${page}/language`, { from: "nl", to: "fr" });
    expect(answer).toMatchObject({ status: 200, json: { page: false, modules: 1, menu: false } });
    expect(await listedIn("fr")).toEqual([one, added, two, three]);
  });

  it("CMS-11 is rejected with a message where the parent is missing in that language, and writes nothing", async () => {
    const parent = await make(pages, { title: "Moeder", path: "moeder" });
    const module = await make(modules, { name: "Kind", title: "Kind", relations: [] });
    const child = await make(pages, { title: "Kind", path: "kind", parent, modules: [module] });
    const answer = await post(`/pages/${child}/language`, { from: "nl", to: "en" });
    expect(answer.status).toBe(400);
    expect(rejection.parse(answer.json).error.message).toMatch(/“Moeder”, which does not exist in English/);
    expect([await locales(pages, child, false), await locales(modules, module, false)]).toEqual(["nl", "nl"]);
  });

  it("CMS-9 previews an unsaved form, stores none of it, and only while its key is valid", async () => {
    const values = {
      title: "Wordt getypt",
      modules: { connect: [], disconnect: [{ id: 1, apiData: { id: 1, documentId: listed[0] } }] },
    };
    const form = { uid: pages, id: page, language: "nl", values, key: null };
    const answer = await staff.call("/live-preview/forms", "POST", form);
    const { key, url } = livePreviewAnswer.parse(answer.json);
    expect(new URL(url).searchParams.get("unsaved")).toBe(key);
    const shown = await preview(key, "page", page);
    expect(shown.json?.page?.title).toBe("Wordt getypt");
    expect(shown.json?.page?.modules.map(({ title }) => title)).toEqual(["Half", "Twee", "Drie"]);
    expect(await cms.strapi.documents(pages).findOne({ documentId: page, locale: "nl" })).toMatchObject({
      title: "Nieuwe pagina",
    });
    const further = await staff.call("/live-preview/forms", "POST", { ...form, key, values: { title: "Verder" } });
    expect(livePreviewAnswer.parse(further.json).key).toBe(key);
    expect((await preview(key, "page", page)).json?.page?.title).toBe("Verder");
    expect((await preview("00000000-0000-4000-8000-000000000000", "page", page)).status).toBe(404);
    expect((await fetch(`${cms.url}/api/site/preview?type=page&id=${page}&language=nl&unsaved=${key}`)).status).toBe(
      401,
    );
  });

  it("CMS-9 previews an unsaved module, and half-typed input as last valid", async () => {
    const module = { uid: modules, id: null, language: "nl", key: null };
    const values = { title: "Nieuw", view: "odds-view", relations: [], maxItems: "half typed" };
    const { key } = livePreviewAnswer.parse(
      (await staff.call("/live-preview/forms", "POST", { ...module, values })).json,
    );
    expect((await preview(key, "module", "unsaved")).json?.module).toMatchObject({ title: "Nieuw", view: "odds-view" });
  });

  it("CMS-8 requires permission to save the entry, and one key opens no other preview", async () => {
    await createRole(cms, "looker", [{ action: "plugin::content-manager.explorer.read", subject: pages }]);
    const other = await logInStaff(cms, "Bram", "looker");
    const form = { uid: pages, id: page, language: "nl", values: { title: "Stiekem" }, key: null };
    for (const [path, body] of [
      ["/live-preview/forms", form],
      [`/page-builder/pages/${page}/language`, { from: "nl", to: "en" }],
      [`/page-builder/pages/${page}/publish`, { language: "nl" }],
      [`/page-builder/pages/${page}/menu`, {}],
    ] as const)
      expect((await other.call(path, "POST", body)).status, path).toBe(403);
    await createRole(cms, "second", rights(types, ["nl"]));
    const second = await logInStaff(cms, "Lies", "second");
    const mine = livePreviewAnswer.parse((await staff.call("/live-preview/forms", "POST", form)).json);
    const theirs = livePreviewAnswer.parse(
      (await second.call("/live-preview/forms", "POST", { ...form, key: mine.key })).json,
    );
    expect(theirs.key).not.toBe(mine.key);
    const french = await second.call(`/page-builder/pages/${page}/language`, "POST", { from: "nl", to: "en" });
    expect(french.status, "bound to Dutch").toBe(403);
    expect((await staff.call("/live-preview/forms", "POST", { ...form, uid: "admin::user" })).status).toBe(400);
  });
});
