import { createServer } from "node:http";
import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import {
  changeLogPageSchema,
  libraryPicturesSchema,
  previewSchema,
  type ChangeLogPage,
  type Language,
  type SiteTree,
} from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { carryOverAlternativeTexts } from "../../cms-plugins/media/server/src/alternative-texts/carry-over.js";
import { databases } from "../support/databases.js";
import { logInStaff } from "../support/strapi-accounts.js";

const page = "api::page.page";
const menu = "api::menu.menu";
const moduleType = "api::module.module";
type ContentType = typeof page | typeof menu | typeof moduleType;

/** A site that records the notices it receives. */
async function listenForNotices() {
  const notices: { signature: string; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      notices.push({ signature: String(request.headers["x-gevel-signature"]), body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, notices, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** A site that accepts a notice and never answers; records those whose connection the CMS closed. */
async function listenAndHang() {
  const givenUp: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    response.on("close", () => givenUp.push(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, givenUp, close };
}

describe.each(databases("sql"))("the change log on $name", ({ boot }) => {
  let cms: BootedCms;
  let site: Awaited<ReturnType<typeof listenForNotices>>;
  let hangingSite: Awaited<ReturnType<typeof listenAndHang>>;

  beforeAll(async () => {
    site = await listenForNotices();
    hangingSite = await listenAndHang();
    cms = await boot({ noticeUrls: [hangingSite.url, site.url] });
  });

  afterAll(async () => {
    await cms.close();
    await site.close();
    await hangingSite.close();
  });

  const callApi = (path: string, token = testSecret("REPLICA_SECRET")) =>
    fetch(`${cms.url}/api/site/${path}`, { headers: { authorization: `Bearer ${token}` } });

  async function changes(query = ""): Promise<ChangeLogPage> {
    const response = await callApi(`feed?${query}`);
    expect(response.status).toBe(200);
    return changeLogPageSchema.parse(await response.json());
  }

  async function revision(): Promise<number> {
    return (await changes()).revision;
  }

  async function tree(language: Language): Promise<SiteTree> {
    const found = (await changes()).trees?.find((candidate) => candidate.language === language);
    if (!found) throw new Error(`no tree in ${language}`);
    return found;
  }

  async function draft(uid: ContentType, data: object, locale: Language = "nl") {
    const { documentId } = await cms.strapi.documents(uid).create({ data, locale });
    return documentId;
  }

  async function edit(uid: ContentType, documentId: string, data: object, locale: Language = "nl") {
    await cms.strapi.documents(uid).update({ documentId, locale, data });
  }

  async function published(uid: ContentType, data: object, locale: Language = "nl") {
    const documentId = await draft(uid, data, locale);
    await cms.strapi.documents(uid).publish({ documentId, locale });
    return documentId;
  }

  it("rejects a wrong token, a missing one, and invalid queries", async () => {
    expect((await callApi("feed", "wrong")).status).toBe(401);
    expect((await fetch(`${cms.url}/api/site/feed`)).status).toBe(401);
    expect((await callApi("preview?type=page&id=x&language=nl", "wrong")).status).toBe(401);
    const rejected = await callApi("feed?after=-1&limit=lots");
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      error: { code: "INVALID_INPUT", fields: [{ field: "after" }, { field: "limit" }] },
    });
  });

  it("CMS-10 numbers a publication with the next number and notifies the site with a signature", async () => {
    const before = await revision();
    const documentId = await draft(page, { title: "Over ons", path: "over-ons", originalPath: "about" });
    expect(await revision()).toBe(before);
    const deliveredBefore = site.notices.length;
    await cms.strapi.documents(page).publish({ documentId, locale: "nl" });

    const after = await changes(`after=${before}`);
    expect(after).toMatchObject({ revision: before + 1, reset: false, more: false });
    expect(after.trees?.[0]?.pages[documentId]?.title).toBe("Over ons");
    expect((await changes(`after=${before + 1}`)).trees).toBeNull();

    await expect.poll(() => site.notices.length).toBeGreaterThan(deliveredBefore);
    const notice = site.notices.at(-1);
    expect(JSON.parse(notice?.body ?? "")).toEqual({ revision: before + 1 });
    const expected = createHmac("sha256", testSecret("REPLICA_SECRET"))
      .update(notice?.body ?? "")
      .digest("hex");
    expect(notice?.signature).toBe(`sha256=${expected}`);
  });

  it("CMS-10 notifies a site at once though another one hangs", async () => {
    for (const round of ["een", "twee"]) {
      const title = `Bericht ${round}`;
      await published(page, { title, path: `bericht-${round}`, originalPath: `notice-${round}` });
      const last = await revision();
      const notice = JSON.stringify({ revision: last });
      await expect.poll(() => site.notices.map(({ body }) => body)).toContain(notice);
      expect(hangingSite.givenUp).not.toContain(notice);
      await expect.poll(() => hangingSite.givenUp).toContain(notice);
    }
  });

  it("omits drafts, and removes unpublished or deleted entries", async () => {
    const documentId = await published(page, { title: "Privacy", path: "privacy", originalPath: "privacy" });
    const before = await revision();
    await edit(page, documentId, { title: "Nog niet" });
    expect(await revision()).toBe(before);
    expect((await tree("nl")).pages[documentId]?.title).toBe("Privacy");

    await cms.strapi.documents(page).unpublish({ documentId, locale: "nl" });
    expect(await revision()).toBe(before + 1);
    expect((await tree("nl")).pages[documentId]).toBeUndefined();
    expect((await tree("nl")).routes.map(({ id }) => id)).not.toContain(documentId);

    await cms.strapi.documents(page).delete({ documentId });
    expect(await revision()).toBe(before + 1);

    const other = await published(page, { title: "Weg", path: "weg", originalPath: "gone" });
    await cms.strapi.documents(page).delete({ documentId: other });
    expect(await revision()).toBe(before + 3);
    expect((await tree("nl")).pages[other]).toBeUndefined();
  });

  it("LANG-4 keeps the address of an unpublished language while the default one is published", async () => {
    const documentId = await published(page, { title: "Gids", path: "gids", originalPath: "guide" });
    const french = { documentId, locale: "fr" } as const;
    await edit(page, documentId, { title: "Guide", path: "le-guide" }, "fr");
    await cms.strapi.documents(page).publish(french);
    const routeOf = async () => (await tree("fr")).routes.find(({ id }) => id === documentId);
    expect(await routeOf()).toMatchObject({ paths: { nl: "gids", fr: "le-guide" }, publishedIn: ["nl", "fr"] });
    await cms.strapi.documents(page).unpublish(french);
    expect(await routeOf()).toMatchObject({
      ...{ paths: { nl: "gids", fr: "gids" }, unpublishedPaths: { fr: "le-guide" }, publishedIn: ["nl"] },
    });
    expect((await tree("fr")).pages[documentId]).toMatchObject({ lang: "nl", title: "Gids" });
    // Paths that staff enter after unpublishing were never public.
    await edit(page, documentId, { path: "nouveau-guide" }, "fr");
    await edit(page, documentId, { title: "Guide", path: "the-guide" }, "en");
    // The site hears of drafts with the next publication.
    await published(page, { title: "Los", path: "los", originalPath: "loose" });
    expect((await routeOf())?.unpublishedPaths).toEqual({ fr: "le-guide" });
  });

  it("leaves no change behind when a publication fails after its write", async () => {
    const documentId = await draft(page, { title: "Mislukt", path: "mislukt", originalPath: "failed" });
    const before = await revision();
    const publish = cms.strapi.db.transaction(async () => {
      await cms.strapi.documents(page).publish({ documentId, locale: "nl" });
      throw new Error("the power fails here");
    });
    await expect(publish).rejects.toThrow("the power fails here");
    expect(await revision()).toBe(before);
    expect((await tree("nl")).pages[documentId]).toBeUndefined();

    await cms.strapi.documents(page).publish({ documentId, locale: "nl" });
    expect(await revision()).toBe(before + 1);
  });

  it("numbers concurrent publications without a gap, each with its whole state", async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        draft(page, { title: `Samen ${index}`, path: `samen-${index}`, originalPath: `together-${index}` }),
      ),
    );
    const before = await revision();
    const seen: ChangeLogPage[] = [];
    let publishing = true;
    const reading = (async () => {
      let after = before;
      while (publishing || after < before + ids.length) {
        const answer = await changes(`after=${after}`);
        if (answer.revision > after) seen.push(answer);
        after = answer.revision;
      }
    })();
    await Promise.all(ids.map((documentId) => cms.strapi.documents(page).publish({ documentId, locale: "nl" })));
    publishing = false;
    await reading;

    expect(await revision()).toBe(before + ids.length);
    const counts = seen.map((answer) => ids.filter((id) => answer.trees?.[0]?.pages[id]).length);
    expect(counts).toEqual(seen.map((answer) => answer.revision - before));
  });

  it("nests the menu under published parents in the order of sort", async () => {
    const target = await published(page, { title: "Diensten", path: "diensten", originalPath: "services" });
    const parent = await published(menu, { name: "Diensten", page: { documentId: target }, sort: 1 });
    const link = { type: "link", redirect: true, redirectUrl: "https://example.com/", parent: { documentId: parent } };
    const second = await published(menu, { ...link, name: "Tweede", sort: 2 });
    const first = await published(menu, { ...link, name: "Eerste", sort: 1 });
    await draft(menu, { ...link, name: "Nog niet", sort: 0 });

    const entry = (await tree("nl")).menu.find(({ id }) => id === parent);
    expect(entry).toMatchObject({ routeId: target, url: "" });
    expect(entry?.childMenus.map(({ id }) => id)).toEqual([first, second]);

    // An entry with published children cannot be unpublished; but children of a draft are not on the site either.
    const unpublished = await draft(menu, { name: "Later", page: { documentId: target } });
    const below = await published(menu, { ...link, name: "Daaronder", parent: { documentId: unpublished } });
    const ids = JSON.stringify((await tree("nl")).menu);
    expect(ids).toContain(first);
    expect(ids).not.toContain(below);
  });

  it("LANG-4 serves the default language field by field, and says so", async () => {
    const both = await published(moduleType, { name: "Twee talen", title: "Hallo" });
    const dutch = await published(moduleType, { name: "Eén taal", title: "Alleen Nederlands" });
    const documentId = await published(page, {
      title: "Talen",
      path: "talen",
      originalPath: "languages",
      modules: { connect: [{ documentId: dutch }, { documentId: both }] },
    });
    await edit(moduleType, both, { title: "Bonjour" }, "fr");
    await cms.strapi.documents(moduleType).publish({ documentId: both, locale: "fr" });
    await edit(
      page,
      documentId,
      { title: "Langues", path: "langues", modules: { connect: [{ documentId: both }] } },
      "fr",
    );
    await cms.strapi.documents(page).publish({ documentId, locale: "fr" });

    const french = await tree("fr");
    expect(french.pages[documentId]).toMatchObject({ lang: "fr", title: "Langues" });
    expect(french.pages[documentId]?.modules.map(({ title, lang }) => [title, lang])).toEqual([
      ["Alleen Nederlands", "nl"],
      ["Bonjour", "fr"],
    ]);
    expect((await tree("de")).pages[documentId]).toMatchObject({ lang: "nl", title: "Talen" });
    expect(french.routes.find(({ id }) => id === documentId)).toMatchObject({
      originalPath: "languages",
      paths: { nl: "talen", fr: "langues", en: "talen", de: "talen" },
      publishedIn: ["nl", "fr"],
    });
  });

  it("shows a module that was published after its page, in any order", async () => {
    const late = await draft(moduleType, { name: "Later", title: "Later gepubliceerd" });
    const documentId = await published(page, {
      title: "Eerst de pagina",
      path: "eerst",
      originalPath: "first",
      modules: { connect: [{ documentId: late }] },
    });
    expect((await tree("nl")).pages[documentId]?.modules).toEqual([]);
    await cms.strapi.documents(moduleType).publish({ documentId: late, locale: "nl" });
    expect((await tree("nl")).pages[documentId]?.modules.map(({ id }) => id)).toEqual([late]);
  });

  it("resets a replica from another database or from a later revision", async () => {
    const { epoch, revision: last } = await changes();
    expect(await changes(`after=${last}&epoch=${epoch}`)).toMatchObject({ reset: false, trees: null });
    expect((await changes(`after=${last}&epoch=another`)).reset).toBe(true);
    expect((await changes(`after=${last}&epoch=another`)).trees).not.toBeNull();
    expect((await changes(`after=${last + 50}&epoch=${epoch}`)).reset).toBe(true);
  });

  it("delivers the log in pages that add up to the whole", async () => {
    const first = await changes("limit=1");
    expect(first).toMatchObject({ reset: true, more: true });
    let answer = first;
    for (let pages = 0; answer.more && pages < 50; pages += 1) {
      answer = await changes(`limit=1&after=${answer.revision}&epoch=${answer.epoch}`);
      expect(answer.reset).toBe(false);
    }
    expect(answer.revision).toBe(await revision());
  });

  it("CMS-12 records a changed alternative text and a focal point, though no entry was published", async () => {
    const created: unknown = await cms.strapi.db.query("plugin::upload.file").create({
      data: {
        name: "deur.jpg",
        hash: "deur",
        ext: ".jpg",
        mime: "image/jpeg",
        size: 1,
        url: "/uploads/deur.jpg",
        provider: "local",
      },
    });
    const file = z.object({ id: z.number() }).parse(created);
    const documentId = await published(page, { title: "Deur", path: "deur", originalPath: "door", image: file.id });
    const shown = (await tree("nl")).pages[documentId]?.image;
    expect(shown?.url).toMatch(/^\/uploads\/deur\.jpg#v=/);
    expect(shown?.alt).toBe("Deur");
    const before = await revision();
    const uploads = cms.strapi.service("plugin::upload.upload") as {
      updateFileInfo(id: number, info: { alternativeText?: string; focalPoint?: object }): Promise<unknown>;
    };
    await uploads.updateFileInfo(file.id, { alternativeText: "nl: Voordeur | fr: Porte" });
    expect(await revision()).toBe(before + 1);
    expect((await tree("nl")).pages[documentId]?.image?.alt).toBe("Voordeur");
    expect((await tree("fr")).pages[documentId]?.image?.alt).toBe("Porte");
    await uploads.updateFileInfo(file.id, { focalPoint: { x: 20, y: 75 } });
    expect(await revision()).toBe(before + 2);
    expect((await tree("fr")).pages[documentId]?.image).toMatchObject({ alt: "Porte", focalPoint: { x: 20, y: 75 } });
  });

  it("CMS-12 staff find the pictures without a text in a language, and write it in place", async () => {
    const { call } = await logInStaff(cms);
    const requested = async (query: string) =>
      libraryPicturesSchema.parse((await call(`/media/pictures?${query}`)).json);
    const { pictures, count, lacking } = await requested("");
    const door = pictures.find(({ name }) => name === "deur.jpg");
    expect(door?.texts).toEqual({ nl: "Voordeur", fr: "Porte" });
    expect([count, lacking.fr + 1, lacking.de]).toEqual([pictures.length, lacking.de, pictures.length]);
    expect((await requested("lacks=fr")).pictures.map(({ name }) => name)).not.toContain("deur.jpg");
    expect((await requested("lacks=en&page=99")).pagination.page).toBe(1);

    const before = await revision();
    const path = `/media/pictures/${door?.id}`;
    const written = await call(path, "PUT", { nl: " Groene\nvoordeur ", de: "Haustür", fr: "" });
    expect(written).toMatchObject({ status: 200, json: { texts: { nl: "Groene voordeur", de: "Haustür" } } });
    expect(await revision()).toBe(before + 1);
    // Strapi's own dialog shows the default language's text.
    const file: unknown = await cms.strapi.db.query("plugin::upload.file").findOne({ where: { id: door?.id } });
    expect(file).toMatchObject({ alternativeText: "Groene voordeur" });

    expect(await call(path, "PUT", { nl: "x".repeat(301) })).toMatchObject({
      status: 400,
      json: { error: { fields: [{ field: "nl" }] } },
    });
    expect((await call("/media/pictures/999999", "PUT", {})).status).toBe(404);
    expect((await fetch(`${cms.url}/media/pictures`)).status).toBe(401);
  });

  it("CMS-12 migrates texts that were written before each language had a field", async () => {
    const files = cms.strapi.db.query("plugin::upload.file");
    const { id } = z.object({ id: z.number() }).parse(await files.findOne({ where: { name: "deur.jpg" } }));
    const { connection } = cms.strapi.db;
    await connection("files")
      .where({ id })
      .update({ alternative_text: "nl: Deur | fr: Porte", alternative_texts: null });
    const store = cms.strapi.store({ type: "core", name: "gevel" });
    const done = z.array(z.string()).parse(await store.get({ key: "done" }));
    await store.set({ key: "done", value: done.filter((name) => name !== "alternative-texts") });
    // The next start, and the one after it.
    for (let start = 0; start < 2; start += 1) {
      await carryOverAlternativeTexts(cms.strapi);
      const stored: unknown = await files.findOne({ where: { id } });
      expect(stored).toMatchObject({ alternativeText: "Deur", alternativeTexts: { nl: "Deur", fr: "Porte" } });
    }
  });

  it("CMS-9 previews a draft that is not public, with its menu and modules", async () => {
    const part = await draft(moduleType, { name: "Voorproef", title: "Nog een ontwerp" });
    const documentId = await draft(page, {
      title: "Ontwerp",
      path: "ontwerp",
      originalPath: "draft",
      modules: { connect: [{ documentId: part }] },
    });
    const response = await callApi(`preview?type=page&id=${documentId}&language=nl`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const preview = previewSchema.parse(await response.json());
    expect(preview.page).toMatchObject({ title: "Ontwerp", modules: [{ title: "Nog een ontwerp" }] });
    expect(preview.tree.routes.map(({ id }) => id)).toContain(documentId);

    const single = previewSchema.parse(await (await callApi(`preview?type=module&id=${part}&language=fr`)).json());
    expect(single.module).toMatchObject({ title: "Nog een ontwerp", lang: "nl" });

    expect((await callApi(`preview?type=page&id=${documentId}&language=nl&status=published`)).status).toBe(404);
    const rejected = await callApi(`preview?type=chair&id=${documentId}&language=nl`);
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ error: { fields: [{ field: "type" }] } });
  });
});
