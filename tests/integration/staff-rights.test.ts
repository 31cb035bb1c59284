import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eachDatabase, type TestCms } from "../support/each-database.js";
import { createRole, signInStaff, type Staff } from "../support/strapi-accounts.js";

const pages = "api::page.page";
const read = "plugin::content-manager.explorer.read";
const update = "plugin::content-manager.explorer.update";

describe.each(eachDatabase)("what staff may do, on $name", ({ boot }) => {
  let cms: TestCms;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot();
    await createRole(cms, "reader", [{ action: read, subject: pages }]);
    staff = await signInStaff(cms, "Noor", "reader");
  });

  afterAll(() => cms.close());

  const status = async () => (await staff.call(`/content-manager/collection-types/${pages}`)).status;
  const change = (changes: object) =>
    cms.strapi.db.query("admin::permission").update({ where: { role: { code: "reader" } }, data: changes });

  it.each([
    { what: "action", changes: { action: update }, back: { action: read } },
    { what: "type", changes: { subject: "api::article.article" }, back: { subject: pages } },
    { what: "fields", changes: { properties: { fields: [] } }, back: { properties: {} } },
  ])("CMS-8 a right counts from the next request on, another $what and given back", async ({ changes, back }) => {
    expect([await status(), await status()]).toEqual([200, 200]);
    await change(changes);
    expect([await status(), await status()]).toEqual([403, 403]);
    await change(back);
    expect([await status(), await status()]).toEqual([200, 200]);
  });

  it("CMS-8 one role's rights are not another's, and who loses a role loses what it allowed", async () => {
    await createRole(cms, "nothing", []);
    const other = await signInStaff(cms, "Bram", "nothing");
    const ofOther = async () => (await other.call(`/content-manager/collection-types/${pages}`)).status;
    expect([await ofOther(), await status()]).toEqual([403, 200]);
    const role: unknown = await cms.strapi.db.query("admin::role").findOne({ where: { code: "nothing" } });
    await cms.strapi.db.query("admin::user").update({ where: { firstname: "Noor" }, data: { roles: [role] } });
    expect([await status(), await ofOther()]).toEqual([403, 403]);
  });
});
