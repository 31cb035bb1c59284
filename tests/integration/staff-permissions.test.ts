import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentAuditSchema } from "@gevel/config";
import { strapiService } from "../../cms/src/environment/strapi-services.js";
import { databases, type TestCms } from "../support/databases.js";
import { createRole, logInStaff, type Staff } from "../support/strapi-accounts.js";
import { expectMenuTree } from "./staff/menu-tree.js";

const pages = "api::page.page";
const read = "plugin::content-manager.explorer.read";
const update = "plugin::content-manager.explorer.update";

describe.each(databases())("staff permissions, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot();
    await createRole(cms, "reader", [{ action: read, subject: pages }]);
    staff = await logInStaff(cms, "Noor", "reader");
  });

  afterAll(() => cms.close());

  const status = async () => (await staff.call(`/content-manager/collection-types/${pages}`)).status;
  const change = (changes: object) =>
    cms.strapi.db.query("admin::permission").update({ where: { role: { code: "reader" } }, data: changes });

  it.each([
    { what: "action", changes: { action: update }, back: { action: read } },
    { what: "type", changes: { subject: "api::article.article" }, back: { subject: pages } },
    { what: "fields", changes: { properties: { fields: [] } }, back: { properties: {} } },
  ])("CMS-8 a permission applies from the next request on, another $what and restored", async ({ changes, back }) => {
    expect([await status(), await status()]).toEqual([200, 200]);
    await change(changes);
    expect([await status(), await status()]).toEqual([403, 403]);
    await change(back);
    expect([await status(), await status()]).toEqual([200, 200]);
  });

  it("CMS-8 one role's permissions are not another's, and losing a role loses its permissions", async () => {
    await createRole(cms, "nothing", []);
    const other = await logInStaff(cms, "Bram", "nothing");
    const ofOther = async () => (await other.call(`/content-manager/collection-types/${pages}`)).status;
    expect([await ofOther(), await status()]).toEqual([403, 200]);
    const role: unknown = await cms.strapi.db.query("admin::role").findOne({ where: { code: "nothing" } });
    await cms.strapi.db.query("admin::user").update({ where: { firstname: "Noor" }, data: { roles: [role] } });
    expect([await status(), await ofOther()]).toEqual([403, 403]);
  });

  it("CMS-13 the content audit requires page permissions, and reveals nothing else that is not readable", async () => {
    const create = async (uid: "api::page.page" | "api::popup.popup", data: object) => {
      const { documentId } = await cms.strapi.documents(uid).create({ locale: "nl", data });
      await cms.strapi.documents(uid).publish({ documentId, locale: "nl" });
      return documentId;
    };
    const page = await create("api::page.page", {
      ...{ title: "Verkopen", path: "verkopen", originalPath: "verkopen" },
      content: "Lees [hoe](/nl/nergens/) en [meer](/nl/verkopen/).",
    });
    await create("api::popup.popup", { title: "Opendeur", link: { label: "Kijk", url: "/nl/weg/" } });
    await createRole(cms, "page-reader", [{ action: read, subject: pages }]);
    await createRole(cms, "popup-reader", [{ action: read, subject: "api::popup.popup" }]);
    const health = async (who: Staff) => (await who.call("/content-audit/findings")).json;
    const reader = contentAuditSchema.parse(await health(await logInStaff(cms, "Lies", "page-reader")));
    expect(reader.tree).toMatchObject([{ id: page, depth: 0, states: { nl: "published", fr: "missing" } }]);
    expect(reader.links).toMatchObject([
      { id: page, field: "content", linkText: "hoe", target: "/nl/nergens/", problem: "nowhere" },
    ]);
    expect(reader.pictures).toBeNull();
    const all = contentAuditSchema.parse(await health(await logInStaff(cms)));
    expect(all.links.map(({ title }) => title).sort()).toEqual(["Opendeur", "Verkopen"]);
    expect(all.pictures).toMatchObject({ count: 0, some: [] });
    const other = await logInStaff(cms, "Piet", "popup-reader");
    expect((await other.call("/content-audit/findings")).status).toBe(403);
    expect((await fetch(`${cms.url}/content-audit/findings`)).status).toBe(401);
  });

  it("CMS-11 the menu is reordered for all languages at once, with permission, and never over another's changes", async () => {
    await expectMenuTree(cms);
  });

  it("an interrupted creation of Strapi's roles leaves none without permissions", async () => {
    const roles = cms.strapi.db.query("admin::role");
    await roles.deleteMany({ where: {} });
    const interrupted = () => {
      throw new Error("interrupted");
    };
    const restore = cms.strapi.db.lifecycles.subscribe({
      models: ["admin::permission"],
      beforeCreate: interrupted,
      beforeCreateMany: interrupted,
    });
    const create = () => strapiService(cms.strapi, "admin::role").createRolesIfNoneExist();
    await expect(create()).rejects.toThrow("interrupted");
    expect(await roles.count()).toBe(0);
    restore();
    await create();
    expect(await roles.count()).toBe(3);
  });
});
