import { changeLogPageSchema, languages, type Language, type SiteTree } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { renewSession } from "../../web/app/portal/renew-session.server.js";
import { bootCms, testSecret, type BootedCms } from "../support/boot-cms.js";
import { openOfflineDatabase } from "../support/offline-database.js";
import { earlierEngines, sqlite, tablesOf, type EarlierDatabase } from "../support/legacy-database.js";
import { logInOwner, ownerPassword } from "../support/owner-api.js";
import { inScope } from "../support/test-scope.js";
import { patientCmsClient } from "../support/patient-cms-client.js";

/** Changes made to each after its first start: tests/fixtures/legacy-databases/README.md. */
const versions = [
  { commit: "c5e625c", deleted: ["contact/vacature"] },
  { commit: "ad2dcefa", deleted: ["contact/vacature", "feedback/keep-informed"] },
];

const contentTables = [
  ...["pages", "articles", "categories", "testimonials", "sliders", "contact_forms", "property_lists", "modules"],
  ...["menus", "footers", "popups", "redirects", "site_configs"],
];
const partTables = ["pages_modules_lnk", "footers_cmps", "components_shared_links", "components_shared_links_page_lnk"];
const rightsTables = ["up_permissions", "admin_permissions", "strapi_api_token_permissions"];

const documentsSchema = z.array(z.object({ document_id: z.string() }));
const documentsIn = (rows: unknown) => new Set(documentsSchema.parse(rows).map((row) => row.document_id));
const titlesSchema = z.array(z.object({ title: z.string() }));

/** The site in each language, as its servers are sent it. */
async function treesOf(cms: BootedCms): Promise<SiteTree[]> {
  const response = await fetch(`${cms.url}/api/site/feed?after=0`, {
    headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
  });
  return changeLogPageSchema.parse(await response.json()).trees ?? [];
}

const routeOf = (tree: SiteTree | undefined, originalPath: string) =>
  tree?.routes.find((route) => route.originalPath === originalPath);

/** The modules of a page in one language: a form's name, or the kind of any other module. */
function shownOn(trees: readonly SiteTree[], language: Language, originalPath: string): string[] {
  const tree = trees.find((one) => one.language === language);
  const route = routeOf(tree, originalPath);
  const page = route?.publishedIn.includes(language) ? tree?.pages[route.id] : undefined;
  return (page?.modules ?? []).flatMap(({ relations }) =>
    relations.map((relation) => (relation.type === "contact" ? relation.contact.form : relation.type)),
  );
}

const cases = inScope(versions.toReversed()).flatMap((version) =>
  earlierEngines.map((engine) => ({ ...version, engine })),
);

describe.each(cases)("a database of $commit on $engine.name", ({ commit, deleted, engine }) => {
  let database: EarlierDatabase;
  let before: Record<string, unknown[]>;
  let cms: BootedCms;
  let trees: SiteTree[];

  beforeAll(async () => {
    database = await engine.restore(commit);
    before = await tablesOf(database, contentTables);
    cms = await bootCms({ ...database, seed: "demo" });
    trees = await treesOf(cms);
  });
  afterAll(async () => {
    await cms.close();
    await database.drop();
  });

  it("OWNER-1 owners see their sessions, and end one", async () => {
    const site = patientCmsClient(cms.url);
    const username = "els@example.org";
    await logInOwner(cms, username);
    const logIn = async (address: string) => {
      const session = await site.logIn({ username, password: ownerPassword }, { address, userAgent: "" });
      if (!session) throw new Error("not let in");
      return session;
    };
    const [here, elsewhere] = [await logIn("192.0.2.201"), await logIn("192.0.2.202")];
    const other = (await site.devices(elsewhere)).find(({ current }) => current);
    await site.endDevice(here, other?.id ?? "");
    expect(await renewSession(site, elsewhere)).toBeNull();
    expect(await renewSession(site, here)).not.toBeNull();
  });

  it("OWNER-2 OWNER-8 owners read their listings and reports", async () => {
    const { ask } = await logInOwner(cms, "an@example.org");
    for (const path of ["me?language=nl", "me/reports"])
      expect((await ask(`/api/owner-stats/${path}`)).status, path).toBe(200);
  });

  it("API-1 the integrator's token of the first start imports activities", async () => {
    const actions: unknown = await cms.strapi.db
      .query("admin::api-token-permission")
      .findMany({ where: { token: { name: "Integrator (demo)" } }, orderBy: { action: "asc" } });
    expect(actions).toMatchObject([
      { action: "plugin::owner-stats.import.import" },
      { action: "plugin::properties.import.import" },
    ]);
  });

  it.each([
    ["newsletter", "newsletter"],
    ["buying-costs", "costs"],
  ])("CMS-7 has the page %s in every language, linked in the footer", (originalPath, shown) => {
    for (const tree of trees) {
      expect(shownOn(trees, tree.language, originalPath), tree.language).toEqual([shown]);
      const links = tree.footer?.columns.flatMap((column) => column.links.map(({ routeId }) => routeId));
      expect(links?.filter((id) => id === routeOf(tree, originalPath)?.id)).toHaveLength(1);
    }
    expect(trees.map(({ language }) => language)).toEqual(languages);
  });

  it.each([
    ["keep-informed", "projects"],
    ["testimonial", "reviews"],
  ])("FORM-1 has the form %s in every language, on the page %s", async (form, originalPath) => {
    const published = await cms.strapi.db
      .query("api::contact-form.contact-form")
      .findMany({ where: { form, publishedAt: { $notNull: true } } });
    const locales = z.array(z.object({ locale: z.string() })).parse(published);
    expect(locales.map(({ locale }) => locale).sort()).toEqual([...languages].sort());
    for (const language of ["nl", "fr", "en"] as const)
      expect(shownOn(trees, language, originalPath).filter((shown) => shown === form)).toHaveLength(1);
  });

  it("CMS-7 loses nothing, keeps staff edits and restores nothing that staff deleted", async () => {
    const after = await tablesOf(database, contentTables);
    for (const table of contentTables)
      expect([...documentsIn(after[table])], table).toEqual(expect.arrayContaining([...documentsIn(before[table])]));
    const pages = cms.strapi.db.query("api::page.page");
    const contact = await pages.findMany({ where: { originalPath: "contact", locale: "nl" } });
    expect(titlesSchema.parse(contact).map(({ title }) => title)).toEqual(["Bel gerust aan", "Bel gerust aan"]);
    expect(await pages.count({ where: { path: "onze-buurt" } })).toBe(2);
    for (const originalPath of deleted) expect(await pages.count({ where: { originalPath } }), originalPath).toBe(0);
    for (const originalPath of ["feedback/keep-informed", "feedback/testimonial"])
      if (!deleted.includes(originalPath)) expect(routeOf(trees[0], originalPath)?.publishedIn).toEqual(languages);
  });

  it("CMS-7 changes nothing at its second start, and does not restore new pages that staff deleted", async () => {
    const where = { originalPath: "feedback/testimonial" };
    const page: unknown = await cms.strapi.db.query("api::page.page").findOne({ where });
    const { documentId } = z.object({ documentId: z.string() }).parse(page);
    // As in a version that did not yet protect the thank-you pages of forms.
    await cms.strapi.db.query("api::page.page").deleteMany({ where: { documentId } });
    await cms.close();
    const read = () => tablesOf(database, [...contentTables, ...partTables, ...rightsTables]);
    const first = await read();
    cms = await bootCms({ ...database, seed: "demo" });
    expect(await read()).toEqual(first);
  });
});

describe("a database of an earlier version that staff have edited", () => {
  const started = async (commit: string, changes: readonly string[], ask: (cms: BootedCms) => Promise<void>) => {
    const database = await sqlite.restore(commit);
    await openOfflineDatabase(database, async (db) => {
      for (const change of changes) await db.raw(change);
    });
    try {
      const cms = await bootCms({ ...database, seed: "demo" });
      try {
        await ask(cms);
      } finally {
        await cms.close();
      }
    } finally {
      await database.drop();
    }
  };
  const count = ({ strapi }: BootedCms, where: object) => strapi.db.query("api::page.page").count({ where });

  it("CMS-7 keeps its own page at the address of a new one, with languages and drafts, and starts without the owner role", () =>
    started(
      "c5e625c",
      [
        "update pages set path = 'nieuwsbrief' where path = 'onze-buurt'",
        "update pages set title = 'Nog niet klaar', updated_at = updated_at + 5000 where original_path = 'reviews' and locale = 'nl' and published_at is null",
        "delete from i18n_locale where code = 'de'",
        "delete from up_roles where type = 'owner'",
      ],
      async (cms) => {
        expect(await count(cms, { originalPath: "newsletter" })).toBe(0);
        expect(await count(cms, { path: "nieuwsbrief" })).toBe(2);
        // Three languages, each as draft and published.
        expect(await count(cms, { originalPath: "buying-costs" })).toBe(6);
        const trees = await treesOf(cms);
        expect(shownOn(trees, "fr", "reviews")).toContain("testimonial");
        expect(shownOn(trees, "nl", "reviews")).not.toContain("testimonial");
        expect(await count(cms, { title: "Nog niet klaar" })).toBe(1);
      },
    ));

  it("CMS-7 does not restore the cost calculator page that staff deleted with its module", () =>
    started(
      "ad2dcefa",
      [
        "delete from pages where original_path = 'buying-costs'",
        "delete from modules where name like 'Aankoopkosten%'",
      ],
      async (cms) => expect(await count(cms, { originalPath: "buying-costs" })).toBe(0),
    ));
});
