import { belgianDateTime } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { publishingApp } from "../support/publishing-app.js";
import { logInStaff, createRole } from "../support/strapi-accounts.js";

const popup = "api::popup.popup";
const page = "api::page.page";
const article = "api::article.article";
const listing = "plugin::properties.property";

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const afterwards = (date: Date) => new Date(date.getTime() + 60_000);

describe.each(databases("sql"))("versions and schedules on $name", ({ boot }) => {
  const app = publishingApp(boot);
  const { make, save, publish, unpublish, draft, published, of, detail, restore, plan, planned, runNow } = app;

  const onSite = async (title: string, fields: object = {}) => {
    const { documentId } = await make(popup, { title, ...fields });
    await publish(popup, documentId, { title, ...fields });
    return documentId;
  };

  it("CMS-10 each publication creates a version with its author and changes", async () => {
    const id = await onSite("Open huis");
    await publish(popup, id, { title: "Open deur", delay: 3 });
    const { served, isLive, versions } = await of(popup, id);
    expect([served, isLive]).toEqual([true, true]);
    expect(versions.map(({ kind, by, changed }) => [kind, by, changed])).toEqual([
      ["published", "Lien Peeters", ["title", "delay"]],
      ["published", "Lien Peeters", null],
    ]);
    const [, first] = versions;
    expect((await detail(first?.id ?? 0)).fromNow).toEqual([
      { path: [{ model: popup, field: "title" }], before: "Open deur", after: "Open huis" },
      { path: [{ model: popup, field: "delay" }], before: 3, after: 0 },
    ]);
  });

  it("CMS-10 a rejected publication creates none, and neither does a draft or a start", async () => {
    const { documentId } = await make(article, { kind: "article", title: "Kaap", path: "kaap" });
    await save(article, documentId, { title: "Kaap 2" });
    const { status } = await app
      .staff()
      .call(`/content-manager/collection-types/${article}/${documentId}/actions/publish?locale=nl`, "POST", {
        title: "<b>",
        path: "KAAP?",
      });
    expect(status).toBe(400);
    expect((await of(article, documentId)).versions).toEqual([]);
  });

  it("CMS-10 content published before versions existed can be restored", async () => {
    const documents = app.cms().strapi.documents(popup);
    const { documentId } = await documents.create({
      locale: "nl",
      status: "published",
      data: { title: "Van vroeger" },
    });
    expect((await of(popup, documentId)).versions).toEqual([]);
    await publish(popup, documentId, { title: "Van nu" });
    const { versions } = await of(popup, documentId);
    expect(versions.map(({ kind, by }) => [kind, by])).toEqual([
      ["published", "Lien Peeters"],
      ["found", ""],
    ]);
    await restore(versions[1]?.id ?? 0);
    expect(await draft(popup, documentId)).toMatchObject({ title: "Van vroeger" });
    expect(await published(popup, documentId)).toMatchObject({ title: "Van nu" });
  });

  it("CMS-11 a version is restored as draft, without a deleted picture, and loses no draft", async () => {
    const { strapi } = app.cms();
    const file = z.object({ id: z.number() }).parse(
      await strapi.db.query("plugin::upload.file").create({
        data: {
          name: "gevel.jpg",
          hash: "gevel",
          ext: ".jpg",
          mime: "image/jpeg",
          size: 1,
          url: "/g.jpg",
          provider: "local",
        },
      }),
    );
    const id = await onSite("Met foto", { media: file.id, link: { label: "Kijk", url: "/nl/" } });
    await publish(popup, id, { title: "Zonder foto", media: null, link: null });
    await save(popup, id, { title: "Nog niet klaar" });
    await strapi.db.query("plugin::upload.file").delete({ where: { id: file.id } });
    const [, old] = (await of(popup, id)).versions;
    const lost = [{ path: [{ model: popup, field: "media" }], kind: "file", name: "gevel.jpg" }];
    expect((await detail(old?.id ?? 0)).lost).toEqual(lost);
    expect((await restore(old?.id ?? 0)).lost).toEqual(lost);
    expect(await draft(popup, id)).toMatchObject({ title: "Met foto", media: null, link: { label: "Kijk" } });
    expect(await published(popup, id)).toMatchObject({ title: "Zonder foto" });
    const [stored] = (await of(popup, id)).versions;
    expect(stored).toMatchObject({ kind: "draft", by: "Lien Peeters", changed: ["title"] });
    await restore(stored?.id ?? 0);
    expect(await draft(popup, id)).toMatchObject({ title: "Nog niet klaar", link: null });
  });

  it("CMS-10 a page is restored with its modules as they were, and deleted ones are named", async () => {
    const module = "api::module.module";
    const modules = await Promise.all(
      ["Eén", "Twee"].map(async (title) => {
        const { documentId } = await make(module, { name: `m-${title}`, title });
        await publish(module, documentId, { name: `m-${title}`, title });
        return documentId;
      }),
    );
    const [one = "", two = ""] = modules;
    const { documentId } = await make(page, { title: "Vorige week", path: "vorige-week" });
    const connect = modules.map((id) => ({ documentId: id, locale: "nl" }));
    await publish(page, documentId, { title: "Vorige week", path: "vorige-week", modules: { connect } });
    await publish(module, one, { title: "Eén, herschreven" });
    await publish(page, documentId, { title: "Deze week", modules: { disconnect: connect } });
    expect(
      (await app.staff().call(`/content-manager/collection-types/${module}/${two}?locale=*`, "DELETE")).status,
    ).toBe(200);

    const [, then] = (await of(page, documentId)).versions;
    const { parts, lost, fromNow } = await detail(then?.id ?? 0);
    expect(parts).toEqual([{ uid: module, documentId: one, title: "m-Eén" }]);
    expect(lost.map(({ kind, name }) => [kind, name])).toEqual([["entry", "m-Twee"]]);
    expect(fromNow.map(({ path }) => path.at(-1))).toEqual([
      { model: page, field: "title" },
      { model: page, field: "modules" },
    ]);
    await restore(then?.id ?? 0, true);
    expect(await draft(page, documentId)).toMatchObject({ title: "Vorige week", modules: { count: 1 } });
    expect(await draft(module, one)).toMatchObject({ title: "Eén" });
    expect(await published(page, documentId)).toMatchObject({ title: "Deze week" });
  });

  it("CMS-10 fifty versions are stored", async () => {
    const id = await onSite("Nummer 0");
    const { strapi } = app.cms();
    const { versions } = await of(popup, id);
    const rows = () => strapi.db.connection("publishing_versions").where({ document: id });
    const { id: _id, ...row } = z.record(z.string(), z.unknown()).parse(await rows().first());
    for (let made = versions.length; made < 50; made += 1)
      await strapi.db.connection("publishing_versions").insert(row);
    await publish(popup, id, { title: "Nummer 51" });
    await save(popup, id, { title: "Concept" });
    expect((await of(popup, id)).versions).toHaveLength(50);
    expect((await of(popup, id)).versions.at(-1)?.id).toBeGreaterThan(versions[0]?.id ?? 0);
  });

  it("CMS-11 a past date, an invalid one, and an end before its start are rejected with a message", async () => {
    const { documentId: id } = await make(popup, { title: "Te laat" });
    expect((await plan(popup, id, "publish", inHours(-1))).rejection).toMatch(/al voorbij/);
    expect((await plan(popup, id, "publish", "2027-02-30T08:00")).rejection).toMatch(/bestaat niet/);
    expect((await plan(popup, id, "publish", "2099-01-01T08:00")).rejection).toMatch(/vijf jaar/);
    expect((await plan(popup, id, "unpublish", inHours(2))).rejection).toMatch(/niet op de site/);
    expect((await plan(popup, id, "publish", inHours(2))).status).toBe(200);
    expect((await plan(popup, id, "unpublish", inHours(1))).rejection).toMatch(/geen publicatie gepland/);
    expect((await plan(popup, id, "unpublish", inHours(3))).status).toBe(200);
    expect((await plan(popup, id, "publish", inHours(4))).rejection).toMatch(/gedepubliceerd voor/);
    for (const { id: one } of (await of(popup, id)).plans) await app.callOff(one);
    expect((await of(popup, id)).plans).toEqual([]);
  });

  it("CMS-10 a schedule publishes once and unpublishes once, however many processes run, and records its author", async () => {
    const { documentId: id } = await make(popup, { title: "Maandag om acht" });
    const [on, off] = [inHours(1), inHours(2)];
    await plan(popup, id, "publish", on);
    await plan(popup, id, "unpublish", off);
    expect(
      (await planned()).map(({ documentId, locale, title, action, by }) => [documentId, locale, title, action, by]),
    ).toEqual([
      [id, "nl", "Maandag om acht", "publish", "Lien Peeters"],
      [id, "nl", "Maandag om acht", "unpublish", "Lien Peeters"],
    ]);
    await runNow(new Date(on.getTime() - 60_000));
    expect(await published(popup, id)).toBeNull();
    await Promise.all([runNow(afterwards(on)), runNow(afterwards(on)), runNow(afterwards(on))]);
    expect(await published(popup, id)).toMatchObject({ title: "Maandag om acht" });
    const { versions, plans } = await of(popup, id);
    expect(versions.map(({ kind, by }) => [kind, by])).toEqual([["planned", "Lien Peeters"]]);
    expect(plans.map(({ action }) => action)).toEqual(["unpublish"]);
    await runNow(afterwards(off));
    expect(await published(popup, id)).toBeNull();
    expect(await planned()).toEqual([]);
  });

  it("CMS-10 publishing or unpublishing by hand removes the schedule", async () => {
    const { documentId: id } = await make(popup, { title: "Toch al" });
    await plan(popup, id, "publish", inHours(1));
    await plan(popup, id, "unpublish", inHours(2));
    await publish(popup, id, { title: "Toch al" });
    expect((await of(popup, id)).plans.map(({ action }) => action)).toEqual(["unpublish"]);
    await unpublish(popup, id);
    expect((await of(popup, id)).plans).toEqual([]);
  });

  it("CMS-11 a schedule that is rejected at its time stays, with the reason, until rescheduled", async () => {
    const { documentId: id } = await make(article, { kind: "article", title: "Gepland", path: "gepland" });
    const at = inHours(1);
    await plan(article, id, "publish", at);
    await save(article, id, { title: null });
    await runNow(afterwards(at));
    const [failed] = (await of(article, id)).plans;
    expect(failed?.problems).toEqual([{ field: "title", message: "Dit veld is verplicht." }]);
    expect(await published(article, id)).toBeNull();
    expect((await planned()).map(({ documentId, problems }) => [documentId, problems.length])).toEqual([[id, 1]]);
    await runNow(afterwards(at));
    await save(article, id, { title: "Gepland" });
    const later = inHours(2);
    expect((await plan(article, id, "publish", later)).status).toBe(200);
    expect((await of(article, id)).plans.map(({ problems }) => problems)).toEqual([[]]);
    await runNow(afterwards(later));
    expect(await published(article, id)).toMatchObject({ title: "Gepland" });
  });

  it("CMS-11 a schedule cannot unpublish an entry that others need either", async () => {
    const { documentId: id } = await make(article, { kind: "article", title: "Boven", path: "boven" });
    await publish(article, id, { title: "Boven", path: "boven" });
    const menu = "api::menu.menu";
    const { documentId: entry } = await make(menu, {
      name: "Boven",
      title: "Boven",
      article: { connect: [{ documentId: id, locale: "nl" }] },
    });
    const at = inHours(1);
    await plan(article, id, "unpublish", at);
    const { status } = await app
      .staff()
      .call(`/content-manager/collection-types/${menu}/${entry}/actions/publish?locale=nl`, "POST", {});
    await runNow(afterwards(at));
    const [failed] = (await of(article, id)).plans;
    expect([status, failed?.problems.map(({ message }) => /nog in gebruik/.test(message))]).toEqual([200, [true]]);
    expect(await published(article, id)).not.toBeNull();
  });

  it("PROP-20 a listing made by hand is published and unpublished on schedule; its saves while published are versions", async () => {
    const { documentId: id } = await make(listing, {
      goal: 0,
      webId: 1,
      zip: "2000",
      city: "Antwerpen",
      price: 250_000,
    });
    // It lacks legal fields, and scheduled publishing cannot ask for a reason, so it is stored beforehand.
    const answered = { reason: "The certificates are on their way." };
    expect((await app.staff().call(`/properties/listings/${id}/reasons`, "POST", answered)).status).toBe(200);
    const row = async () =>
      z.object({ withdrawnAt: z.unknown(), publicSince: z.unknown() }).parse(
        await app
          .cms()
          .strapi.db.query(listing)
          .findOne({ where: { documentId: id } }),
      );
    const [on, off] = [inHours(1), inHours(2)];
    expect((await plan(listing, id, "publish", on)).status).toBe(200);
    await runNow(afterwards(on));
    const live = await row();
    expect([live.withdrawnAt, live.publicSince !== null]).toEqual([null, true]);
    expect((await plan(listing, id, "publish", off)).rejection).toMatch(/al op de site/);
    await save(listing, id, { price: 240_000 });
    await save(listing, id, { price: 240_000 });
    const { versions, hasDraft } = await of(listing, id);
    expect(hasDraft).toBe(false);
    expect(versions.map(({ kind, changed }) => [kind, changed])).toEqual([
      ["published", ["price"]],
      ["planned", null],
    ]);
    expect((await detail(versions[1]?.id ?? 0)).values).toEqual({ price: 250_000 });
    await plan(listing, id, "unpublish", off);
    await runNow(afterwards(off));
    expect((await row()).withdrawnAt).not.toBeNull();
    expect((await of(listing, id)).plans).toEqual([]);
  });

  it("PROP-4 an import of listings creates no versions", async () => {
    const { send } = await importApi(app.cms());
    const count = () => app.cms().strapi.db.connection("publishing_versions").count({ many: "*" });
    const before = await count();
    const { summary } = await send({ source: "crm", properties: ["P-1", "P-2"].map((one) => listingItem(one)) });
    expect(summary.created).toBe(2);
    expect(await count()).toEqual(before);
  });

  it("CMS-8 scheduling requires publish permission, and reading requires read permission", async () => {
    const id = await onSite("Alleen lezen");
    await createRole(app.cms(), "reader", [
      { action: "plugin::content-manager.explorer.read", subject: popup, properties: { locales: ["nl"] } },
    ]);
    const reader = await logInStaff(app.cms(), "Rik", "reader");
    const path = `/publishing/entries/${popup}/${id}`;
    const answer = await reader.call(`${path}?locale=nl`);
    expect(answer.json).toMatchObject({ served: true, canPlan: false, canRestore: false });
    const at = belgianDateTime(inHours(5));
    expect((await reader.call(`${path}/plan`, "PUT", { action: "unpublish", at, locale: "nl" })).status).toBe(403);
    const [version] = (await of(popup, id)).versions;
    expect((await reader.call(`/publishing/versions/${version?.id}/restore`, "POST", {})).status).toBe(403);
    const { documentId } = await make(article, { kind: "article", title: "Geheim", path: "geheim" });
    expect((await reader.call(`/publishing/entries/${article}/${documentId}?locale=nl`)).json).toMatchObject({
      served: false,
    });
    await plan(article, documentId, "publish", inHours(3));
    expect((await reader.call("/publishing/planned")).json).toEqual({ planned: [] });
  });
});
