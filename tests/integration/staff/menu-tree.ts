import { menuUpdateResponseSchema, menuTreeSchema, type MenuNode, type MenuTree } from "@gevel/config";
import { lastChangeOf } from "@gevel/change-log";
import { expect } from "vitest";
import { z } from "zod";
import type { TestCms } from "../../support/databases.js";
import { createRole, logInStaff } from "../../support/strapi-accounts.js";

const menu = "api::menu.menu";
const rights = (...locales: readonly string[]) =>
  ["read", "update", "publish"].map((right) => ({
    action: `plugin::content-manager.explorer.${right}`,
    subject: menu,
    properties: { locales },
  }));
const rowsSchema = z.array(
  z.object({
    name: z.string(),
    locale: z.string(),
    publishedAt: z.unknown().transform((value) => value !== null),
    updatedAt: z.coerce.date(),
    sort: z.number(),
    parent: z.object({ name: z.string() }).nullish(),
  }),
);

/** How each version of each entry is stored: "Kopen nl live 10 under Aanbod". */
async function stored({ strapi }: TestCms): Promise<string[]> {
  const rows: unknown = await strapi.db.query(menu).findMany({ populate: { parent: true } });
  return rowsSchema
    .parse(rows)
    .map(
      ({ name, locale, publishedAt, sort, parent }) =>
        `${name} ${locale} ${publishedAt ? "live" : "draft"} ${sort}${parent ? ` under ${parent.name}` : ""}`,
    )
    .sort();
}

const placesOf = (
  { rows }: MenuTree,
  ...order: readonly (readonly [name: string, parent: string | null])[]
): MenuNode[] => {
  const idOf = (name: string | null) => rows.find((row) => row.name === name)?.id ?? null;
  return order.map(([name, parent]) => ({ id: idOf(name) ?? "", parent: idOf(parent) }));
};

/** On an empty database. */
export async function expectMenuTree(cms: TestCms): Promise<void> {
  const documents = cms.strapi.documents(menu);
  const change = (documentId: string, locale: string, data: object) => documents.update({ documentId, locale, data });
  async function entry(name: string, sort: number, french: boolean, published = true): Promise<string> {
    const { documentId } = await documents.create({ locale: "nl", data: { name, sort } });
    if (french) await change(documentId, "fr", { name: `${name} fr` });
    if (published) await documents.publish({ documentId, locale: french ? ["nl", "fr"] : "nl" });
    return documentId;
  }
  await entry("Kopen", 1, true);
  await entry("Huren", 2, true);
  const offer = await entry("Aanbod", 3, true);
  await entry("Later", 4, false, false);
  await change(offer, "fr", { title: "Bientôt" });

  await createRole(cms, "menu-keeper", rights("nl", "fr"));
  await createRole(cms, "menu-writer", rights("nl", "fr").slice(0, 2));
  await createRole(cms, "dutch-menu", rights("nl"));
  const an = await logInStaff(cms, "An", "menu-keeper");
  const bo = await logInStaff(cms, "Bo", "menu-keeper");
  const writer = await logInStaff(cms, "Cas", "menu-writer");
  const dutch = await logInStaff(cms, "Dora", "dutch-menu");
  const check = async (who = an) => menuTreeSchema.parse((await who.call("/menu-tree/entries")).json);
  const put = (who: typeof an, version: string, places: readonly MenuNode[], language = "nl") =>
    who.call("/menu-tree/entries", "PUT", { version, places }, { "x-admin-language": language });
  const save = async (...requested: Parameters<typeof put>) =>
    menuUpdateResponseSchema.parse((await put(...requested)).json);

  const before = await check();
  expect(before.rows.map(({ name }) => name)).toEqual(["Kopen", "Huren", "Aanbod", "Later"]);
  expect(before.unsettled).toBe(false);
  const untouched = await stored(cms);

  // Rejected with a message, nothing written.
  const ring = placesOf(before, ["Kopen", "Huren"], ["Huren", "Kopen"], ["Aanbod", null], ["Later", null]);
  expect(await save(an, before.version, ring)).toMatchObject({
    outcome: "refused",
    message: "“Kopen” zou onder zichzelf komen te staan.",
  });
  expect(await save(an, before.version, ring, "fr")).toMatchObject({
    message: "« Kopen » se trouverait sous lui-même.",
  });
  expect(await save(an, before.version, ring.slice(1))).toMatchObject({ outcome: "refused", id: null });
  expect(JSON.stringify(await save(dutch, before.version, ring))).toContain("niet alle talen");
  expect((await put(writer, before.version, ring)).status).toBe(403);
  expect((await put(an, before.version, [{ id: "", parent: null }])).status).toBe(400);
  expect(await stored(cms)).toEqual(untouched);

  // In drafts and on the site of all languages, and of an unpublished entry in its draft alone.
  const siteBefore = await lastChangeOf(cms.strapi, "site");
  const mine = placesOf(before, ["Aanbod", null], ["Kopen", "Aanbod"], ["Later", "Aanbod"], ["Huren", null]);
  const saved = await save(an, before.version, mine);
  expect(saved).toMatchObject({ outcome: "saved", tree: { unsettled: false } });
  const after = [
    ...["Aanbod fr fr draft 10", "Aanbod fr fr live 10", "Aanbod nl draft 10", "Aanbod nl live 10"],
    ...["Huren fr fr draft 20", "Huren fr fr live 20", "Huren nl draft 20", "Huren nl live 20"],
    ...["Kopen fr fr draft 1 under Aanbod fr", "Kopen fr fr live 1 under Aanbod fr"],
    ...["Kopen nl draft 1 under Aanbod", "Kopen nl live 1 under Aanbod", "Later nl draft 4 under Aanbod"],
  ];
  expect(await stored(cms)).toEqual(after);
  expect(await lastChangeOf(cms.strapi, "site")).toBeGreaterThan(siteBefore);

  // Drafts of a language's own fields are neither lost nor published, and the others are still "published".
  const live = await documents.findOne({ documentId: offer, locale: "fr", status: "published" });
  expect([live?.title ?? null, (await documents.findOne({ documentId: offer, locale: "fr" }))?.title]).toEqual([
    null,
    "Bientôt",
  ]);
  const states = new Map((await check()).rows.map(({ name, states: of }) => [name, [of.nl, of.fr]]));
  expect(Object.fromEntries(states)).toEqual({
    Aanbod: ["published", "modified"],
    Kopen: ["published", "published"],
    Later: ["draft", "missing"],
    Huren: ["published", "published"],
  });

  // The second editor to save is told who saved before, and loses nothing; it can then be saved over the current
  // version.
  const second = await save(
    bo,
    before.version,
    placesOf(before, ["Later", null], ["Huren", null], ["Aanbod", null], ["Kopen", null]),
  );
  expect(second).toMatchObject({ outcome: "changed", by: "An Peeters" });
  expect(await stored(cms)).toEqual(after);
  if (second.outcome !== "changed") return;
  const again = await save(
    bo,
    second.tree.version,
    placesOf(before, ["Kopen", null], ["Huren", null], ["Aanbod", null], ["Later", null]),
  );
  expect(again.outcome).toBe("saved");
  expect(await stored(cms)).not.toContainEqual(expect.stringContaining("under"));

  // The same address twice under one parent is rejected with the entry's name, and everything is rolled back.
  const path = async (name: string, texts: string) => {
    const documentId = before.rows.find((row) => row.name === name)?.id ?? "";
    await change(documentId, "nl", { path: texts });
    return documentId;
  };
  await path("Kopen", "over");
  await path("Aanbod", "aanbod");
  const now = await check();
  const below = placesOf(now, ["Aanbod", null], ["Huren", "Aanbod"], ["Kopen", null], ["Later", null]);
  expect((await save(an, now.version, below)).outcome).toBe("saved");
  const huren = await path("Huren", "over");
  const settled = await stored(cms);
  const then = await check();
  const clash = placesOf(then, ["Aanbod", null], ["Huren", null], ["Kopen", null], ["Later", null]);
  const rejection = await save(an, then.version, clash);
  expect(rejection).toMatchObject({ outcome: "refused", id: huren });
  expect("message" in rejection && rejection.message).toMatch(/^Huren: .*Kopen/);
  expect(await stored(cms)).toEqual(settled);
}
