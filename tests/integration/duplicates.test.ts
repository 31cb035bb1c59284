import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { duplicateApi, createdSchema, type DuplicateValue as Value } from "../support/duplicate-api.js";
import { databases, type TestCms } from "../support/databases.js";
import { createRole, logInStaff, type Staff } from "../support/strapi-accounts.js";

const [pages, modules, menus] = ["api::page.page", "api::module.module", "api::menu.menu"] as const;
const [articles, sliders, popups, categories] = [
  "api::article.article",
  "api::slider.slider",
  "api::popup.popup",
  "api::category.category",
] as const;

describe.each(databases())("duplicates of content, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;
  let api: ReturnType<typeof duplicateApi>;

  const addresses = (stamp: string): Value[] => [
    ["title", "nl", `Kopie ${stamp}`],
    ["path", "nl", `kopie-${stamp}`],
    ["title", "fr", `Copie ${stamp}`],
    ["path", "fr", `copie-${stamp}`],
  ];

  /** A published page in Dutch and French with two modules, one of which has no French version. */
  async function published(stamp: string) {
    const category = await api.make(categories, { name: stamp, title: stamp });
    await api.write(categories, category, "fr", { title: stamp });
    const relations = [{ __component: "relation.category", category }];
    const both = await api.make(modules, {
      name: `Beide ${stamp}`,
      title: `Beide ${stamp}`,
      view: "odds-view",
      relations,
    });
    await api.write(modules, both, "fr", { title: `Les deux ${stamp}`, relations });
    const dutch = await api.make(modules, { name: "", title: `Nederlands ${stamp}`, relations: [] });
    const page = await api.make(pages, {
      ...{ title: stamp, path: stamp, originalPath: `original-${stamp}`, modules: [both, dutch] },
      banner: { type: "image", title: `Banner ${stamp}` },
    });
    await api.write(pages, page, "fr", { title: `${stamp} fr`, path: `${stamp}-fr`, modules: [both] });
    for (const [uid, id] of [
      [categories, category],
      [modules, both],
      [modules, dutch],
      [pages, page],
    ] as const)
      await api.publish(uid, id);
    return { page, both, dutch, category };
  }

  beforeAll(async () => {
    cms = await boot();
    staff = await logInStaff(cms);
    api = duplicateApi(cms, staff);
  });
  afterAll(() => cms.close());

  it("CMS-1 a page is duplicated in all its languages, with modules of its own, as a draft", async () => {
    const { page, both, dutch, category } = await published("alles");
    const before = [await api.stored(pages, page), await api.stored(modules, both), await api.stored(modules, dutch)];
    const answer = await api.duplicate(pages, page, addresses("alles"));
    expect(answer).toMatchObject({ languages: ["nl", "fr"], modules: 2 });
    const [fr, nl] = await api.drafts(pages, answer.id);
    expect([nl, fr]).toMatchObject([
      {
        locale: "nl",
        title: "Kopie alles",
        path: "kopie-alles",
        originalPath: null,
        banner: { title: "Banner alles" },
      },
      { locale: "fr", title: "Copie alles", path: "copie-alles", originalPath: null },
    ]);
    expect(await api.isPublished(pages, answer.id)).toBe(false);
    const [ownBoth = "", ownDutch = ""] = nl?.modules.map(({ documentId }) => documentId) ?? [];
    expect([both, dutch]).not.toContain(ownBoth);
    expect([both, dutch]).not.toContain(ownDutch);
    expect(fr?.modules.map(({ documentId }) => documentId)).toEqual([ownBoth]);
    expect(await api.drafts(modules, ownBoth)).toMatchObject([
      { locale: "fr", title: "Les deux alles", name: "Beide alles (copy)", view: "odds-view" },
      { locale: "nl", title: "Beide alles", name: "Beide alles (copy)" },
    ]);
    expect(await api.drafts(modules, ownDutch)).toMatchObject([{ locale: "nl", title: "Nederlands alles" }]);
    expect(await api.isPublished(modules, ownBoth)).toBe(false);
    const pointed = await cms.strapi.documents(modules).findOne({
      ...{ documentId: ownBoth, locale: "fr" },
      populate: { relations: { on: { "relation.category": { populate: { category: true } } } } },
    });
    expect(pointed).toMatchObject({ relations: [{ category: { documentId: category, locale: "fr" } }] });

    await api.write(modules, ownBoth, "nl", { title: "Anders", view: "module-view" });
    await api.write(pages, answer.id, "fr", { title: "Autre", modules: [] });
    await api.publish(modules, ownBoth);
    await api.publish(pages, answer.id);
    expect([await api.stored(pages, page), await api.stored(modules, both), await api.stored(modules, dutch)]).toEqual(
      before,
    );
  });

  it("CMS-1 requires a name and an address in each language of the page, and suggests no address", async () => {
    const { page } = await published("vragen");
    expect(await api.asked(pages, page)).toEqual({
      languages: ["nl", "fr"],
      modules: 2,
      fields: [
        expect.objectContaining({ name: "title", language: "nl", original: "vragen", value: "vragen (kopie)" }),
        expect.objectContaining({ name: "title", language: "fr", original: "vragen fr", value: "vragen fr (copie)" }),
        expect.objectContaining({ name: "path", language: "nl", original: "vragen", value: "" }),
        expect.objectContaining({ name: "path", language: "fr", original: "vragen-fr", value: "" }),
      ],
    });
  });

  it("CMS-11 a copy without an address, or with a taken one, is rejected and leaves nothing", async () => {
    const { page } = await published("adres");
    const count = async () => [await cms.strapi.db.query(pages).count(), await cms.strapi.db.query(modules).count()];
    const before = await count();
    const pathed = (language: string, path: string) =>
      addresses("adres").map((value): Value =>
        value[0] === "path" && value[1] === language ? ["path", language, path] : value,
      );
    expect((await api.refused(pages, page, pathed("fr", " "))).details.errors).toEqual([
      { path: ["fr", "path"], message: "Give the copy an address of its own." },
    ]);
    expect((await api.refused(pages, page, pathed("nl", "Adres"))).details.errors).toMatchObject([
      { path: ["nl", "path"] },
    ]);
    const used = await api.refused(pages, page, pathed("fr", "vragen-fr"));
    expect(used.message).toBe("“vragen fr” has this address already in this language. Choose another one.");
    expect(used.details.errors).toMatchObject([{ path: ["fr", "path"] }]);
    expect(await count()).toEqual(before);
    // Two tabs at once: whichever is slower finds the address taken.
    const answers = await Promise.all([1, 2].map(() => api.send(pages, page, addresses("adres"))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("CMS-1 a duplicate can be duplicated", async () => {
    const { page } = await published("keer");
    const first = await api.duplicate(pages, page, addresses("keer-1"));
    const second = await api.duplicate(pages, first.id, addresses("keer-2"));
    const third = await api.duplicate(pages, page, addresses("keer-3"));
    const names = async (id: string) => (await api.drafts(pages, id)).map((row) => row.modules[0]?.name);
    expect(await names(first.id)).toEqual(["Beide keer (copy)", "Beide keer (copy)"]);
    expect(await names(second.id)).toEqual(["Beide keer (copy 2)", "Beide keer (copy 2)"]);
    expect(await names(third.id)).toEqual(["Beide keer (copy 3)", "Beide keer (copy 3)"]);
  });

  it("CMS-1 Strapi's own duplicate actions copy all languages and no module of the original", async () => {
    const { page, both, dutch } = await published("strapi");
    const path = `/content-manager/collection-types/${pages}`;
    const same = await staff.call(`${path}/auto-clone/${page}?locale=nl`, "POST", {});
    expect(same.status, "its address is taken").toBe(400);
    const shared = { connect: [{ documentId: both, locale: "nl" }] };
    const body = { title: "Strapi", path: "strapi-2", locale: "nl", modules: shared };
    expect((await staff.call(`${path}/clone/${page}?locale=nl`, "POST", body)).status, "that in French").toBe(400);
    await api.write(pages, page, "fr", { path: "" });
    const module = await staff.call(`/content-manager/collection-types/${modules}/auto-clone/${both}`, "POST", {});
    expect(module.status, JSON.stringify(module.json)).toBe(200);
    const { documentId } = z.object({ data: createdSchema }).parse(module.json).data;
    expect(await api.drafts(modules, documentId)).toMatchObject([
      { locale: "fr", title: "Les deux strapi", name: "Beide strapi (copy)" },
      { locale: "nl", title: "Beide strapi", name: "Beide strapi (copy)" },
    ]);
    expect((await api.drafts(modules, dutch)).length).toBe(1);
    await cms.strapi.documents(pages).delete({ documentId: page, locale: "fr" });
    const one = await staff.call(`${path}/clone/${page}?locale=nl`, "POST", body);
    expect(one.status, JSON.stringify(one.json)).toBe(200);
    const copy = z.object({ data: createdSchema }).parse(one.json).data.documentId;
    const [nl] = await api.drafts(pages, copy);
    expect(nl?.modules).toHaveLength(2);
    expect(nl?.modules.map((listed) => listed.documentId)).not.toContain(both);
  });

  it("CMS-1 menu entries, articles, popups and sliders are duplicated with their languages, and share no component", async () => {
    const parent = await api.make(menus, {
      name: "Boven",
      title: "Boven",
      type: "link",
      redirect: true,
      redirectUrl: "/a",
    });
    const child = await api.make(menus, {
      name: "Onder",
      title: "Onder",
      type: "link",
      redirect: true,
      redirectUrl: "/b",
      parent,
    });
    await api.write(menus, parent, "fr", { name: "Dessus", redirectUrl: "/fr/a" });
    const menu = await api.duplicate(menus, parent, [
      ["name", "nl", "Boven twee"],
      ["name", "fr", "Dessus deux"],
    ]);
    expect(await api.drafts(menus, menu.id)).toMatchObject([
      { locale: "fr", name: "Dessus deux", redirectUrl: "/fr/a", childMenus: [] },
      { locale: "nl", name: "Boven twee", redirectUrl: "/a", childMenus: [] },
    ]);
    expect(await api.drafts(menus, child)).toMatchObject([{ parent: { documentId: parent } }]);

    const article = await api.make(articles, { kind: "team", title: "An", jobTitle: "Makelaar" });
    const an = await api.duplicate(articles, article, [["title", "nl", "Bo"]]);
    expect(await api.drafts(articles, an.id)).toMatchObject([{ title: "Bo", jobTitle: "Makelaar", path: null }]);

    const popup = await api.make(popups, { title: "Welkom", link: { label: "Meer", url: "https://example.be/" } });
    await api.write(popups, popup, "fr", { title: "Bienvenue" });
    await api.publish(popups, popup);
    const greeting = await api.duplicate(
      popups,
      popup,
      (await api.asked(popups, popup)).fields.map(({ name, language, value }) => [name, language, value]),
    );
    expect(await api.drafts(popups, greeting.id)).toMatchObject([
      { locale: "fr", title: "Bienvenue (copie)" },
      { locale: "nl", title: "Welkom (kopie)", link: { label: "Meer" } },
    ]);
    expect(await api.isPublished(popups, greeting.id)).toBe(false);

    const slides = [{ title: "Eén", html: "<p>Eén</p>", link: { url: "https://example.be/" } }];
    const slider = await api.make(sliders, { name: "Dia’s", slides });
    const before = await api.stored(sliders, slider);
    const other = await api.duplicate(sliders, slider, [["name", null, "Andere"]]);
    await api.write(sliders, other.id, "nl", { slides: [] });
    expect(await api.stored(sliders, slider)).toEqual(before);
  });

  it("CMS-8 requires permission to create the page and its modules in each of its languages", async () => {
    const { page } = await published("mag");
    const actions = ["create", "read"].map((action) => `plugin::content-manager.explorer.${action}`);
    const rights = (uids: readonly string[], locales: readonly string[]) =>
      uids.flatMap((subject) => actions.map((action) => ({ action, subject, properties: { locales } })));
    await createRole(cms, "dutch-alone", rights([pages, modules], ["nl"]));
    await createRole(cms, "no-modules", rights([pages], ["nl", "fr"]));
    for (const [name, role] of [
      ["Bram", "dutch-alone"],
      ["Lies", "no-modules"],
    ] as const) {
      const other = await logInStaff(cms, name, role);
      expect((await api.send(pages, page, addresses("mag"), other)).status, role).toBe(403);
      const clone = `/content-manager/collection-types/${pages}/clone/${page}?locale=nl`;
      expect((await other.call(clone, "POST", { title: "Toch", path: "toch" })).status, role).toBe(403);
    }
    expect((await staff.call(`/duplicates/admin::user/1`)).status).toBe(400);
    expect((await staff.call(`/duplicates/${pages}/nothing`)).status).toBe(404);
  });
});
