import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importHistorySchema, importRecordDetailSchema, type ImportHistory } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { tinyPng } from "../../cms-plugins/properties/server/src/import-formats/fixtures/make-zip.js";
import { storedEndings } from "../../cms-plugins/properties/server/src/history/stored-ending.js";
import { bootCms } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { createApiToken, logInStaff, type Staff } from "../support/strapi-accounts.js";

const kyero = fileURLToPath(
  new URL("../../cms-plugins/properties/server/src/import-formats/fixtures/kyero.xml", import.meta.url),
);

const item = (reference: string, fields: Record<string, unknown> = {}) => ({
  reference,
  goal: 0,
  webId: 1,
  zip: "2000",
  city: "Antwerpen",
  ...fields,
});

describe.each(databases())("the import log on $name", ({ boot }) => {
  let cms: TestCms;
  let token: string;
  let staff: Staff;

  beforeAll(async () => {
    cms = await boot({ settings: (dataDir) => ({ DROP_FOLDER: join(dataDir, "feeds") }) });
    token = await createApiToken(cms, "Whise", ["plugin::properties.import.import"]);
    staff = await logInStaff(cms);
  });

  afterAll(() => cms.close());

  const post = (path: string, body: BodyInit, bearer = token) =>
    fetch(`${cms.url}/api/properties/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      body,
    });
  const batch = (source: string, properties: unknown[], more: Record<string, unknown> = {}) =>
    JSON.stringify({ source, mode: "partial", properties, ...more });

  async function history(query = ""): Promise<ImportHistory> {
    const { status, json } = await staff.call(`/properties/imports${query}`);
    expect(status, JSON.stringify(json)).toBe(200);
    return importHistorySchema.parse(json);
  }
  async function newest() {
    const [first] = (await history()).imports;
    return importRecordDetailSchema.parse((await staff.call(`/properties/imports/${first?.id}`)).json);
  }
  const total = async () => (await history()).pagination.total;

  it("API-5 shows time, sender, counts and rejected items", async () => {
    const before = Date.now();
    await post("import", batch("crm", [item("1"), item("2"), item("3", { price: -5 })]));
    const entry = await newest();
    expect(entry).toMatchObject({
      sender: { kind: "token", name: "Whise" },
      source: "crm",
      mode: "partial",
      format: "gevel",
      ending: "succeeded",
      summary: { created: 2, updated: 0, unchanged: 0, refused: 1, withdrawn: 0 },
      kept: true,
      resendOf: null,
      refusedItemsLeftOff: 0,
      error: null,
    });
    expect(entry.refusedItems).toEqual([
      { reference: "3", errors: [{ field: "price", message: expect.any(String) as string }] },
    ]);
    expect(new Date(entry.at).getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(entry.bytes).toBeGreaterThan(100);
  });

  it("keeps accepted items that are not shown", async () => {
    await post("import", batch("points", [item("1", { latitude: 48.85, longitude: 2.35 })]));
    const entry = await newest();
    expect(entry).toMatchObject({ problems: 1, summary: { created: 1 } });
    expect(entry.feedProblems).toMatchObject([{ reference: "1", field: "latitude", value: "48.85, 2.35" }]);
  });

  it("an import without changes is an entry too, and stores no second file", async () => {
    const body = batch("same", [item("1")]);
    await post("import", body);
    const files = await readdir(join(cms.dataDir, "imports"));
    await post("import", body);
    expect((await newest()).summary).toMatchObject({ created: 0, unchanged: 1 });
    expect(await readdir(join(cms.dataDir, "imports"))).toEqual(files);
  });

  it("stores the reasons of some hundred rejected items and the number of others", async () => {
    await post(
      "import",
      batch(
        "bad",
        Array.from({ length: 350 }, (_, index) => item(`${index}`, { price: -1 })),
      ),
    );
    const entry = await newest();
    expect([entry.summary.refused, entry.refusedItems.length, entry.refusedItemsLeftOff]).toEqual([350, 300, 50]);
  });

  it("a rejected import is an entry with its reason", async () => {
    await post("import", "{ this is no JSON");
    expect(await newest()).toMatchObject({
      ending: "rejected",
      source: null,
      error: { code: "INVALID_INPUT", fields: [{ field: "body" }] },
    });
    await post(
      "import",
      batch(
        "guard",
        ["1", "2", "3", "4"].map((reference) => item(reference)),
      ),
    );
    await post("import", batch("guard", [item("1")], { mode: "full" }));
    expect(await newest()).toMatchObject({
      ending: "rejected",
      source: "guard",
      mode: "full",
      summary: { withdrawn: 0 },
      error: { code: "WITHDRAWAL_REFUSED" },
    });
    const entries = await total();
    expect((await post("import", batch("x", []), "wrong")).status).toBe(401);
    expect(await total()).toBe(entries);
  });

  it("API-5 the file can be sent again, also with the withdrawal that was blocked", async () => {
    const refused = await newest();
    const again = await staff.call(`/properties/imports/${refused.id}/resend`, "POST", {});
    expect(importRecordDetailSchema.parse(again.json)).toMatchObject({
      ending: "rejected",
      sender: { kind: "admin", name: "Sam Peeters" },
      resendOf: refused.id,
    });
    const forced = await staff.call(`/properties/imports/${refused.id}/resend`, "POST", { force: true });
    expect(importRecordDetailSchema.parse(forced.json)).toMatchObject({
      ending: "succeeded",
      summary: { unchanged: 1, withdrawn: 3 },
      resendOf: refused.id,
    });
  });

  it("API-5 an import file is an entry with its format and omissions, and can be sent again", async () => {
    const bytes = await readFile(kyero);
    await post("feeds?source=portal", new Uint8Array(bytes));
    const entry = await newest();
    expect(entry).toMatchObject({ format: "kyero", source: "portal", summary: { created: 5, refused: 1 } });
    expect(entry.problems).toBe(entry.feedProblems.reduce((sum, { count }) => sum + count, 0));
    expect(entry.problems).toBeGreaterThan(3);
    const { json } = await staff.call(`/properties/imports/${entry.id}/resend`, "POST", {});
    expect(importRecordDetailSchema.parse(json)).toMatchObject({ format: "kyero", summary: { unchanged: 5 } });
  });

  it("API-6 staff upload an import file", async () => {
    const upload = async (query: string, bytes: Buffer) => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(bytes)]), "feed.xml");
      return staff.call(`/properties/imports/upload?${query}`, "POST", form);
    };
    const { json } = await upload("source=uploaded&mode=full", await readFile(kyero));
    expect(importRecordDetailSchema.parse(json)).toMatchObject({
      sender: { kind: "admin", name: "Sam Peeters" },
      source: "uploaded",
      mode: "full",
      summary: { created: 5 },
    });
    const failed = await upload("source=uploaded", (await readFile(kyero)).subarray(0, 2000));
    expect(importRecordDetailSchema.parse(failed.json)).toMatchObject({ ending: "rejected", kept: true });
    expect((await upload("source=Not%20A%20Source", Buffer.from("x"))).status).toBe(400);
    expect((await staff.call("/properties/imports/upload?source=x", "POST", {})).json).toMatchObject({
      ending: "rejected",
      error: { fields: [{ field: "file" }] },
    });
  });

  it("API-5 an import is an entry from its start, so one that crashes the CMS is still listed", async () => {
    const properties = Array.from({ length: 2_000 }, (_, index) => item(`long-${index}`));
    const sent = post("import", batch("long", properties));
    let seen: ImportHistory["imports"][number] | undefined;
    await expect
      .poll(async () => (seen = (await history()).imports.find(({ source }) => source === "long")), { interval: 20 })
      .toBeDefined();
    expect(seen).toMatchObject({ ending: "running", source: "long", sender: { name: "Whise" } });
    expect((await sent).status).toBe(200);
    const ended = await newest();
    expect(ended).toMatchObject({ id: seen?.id, ending: "succeeded", summary: { created: 2_000 } });

    // The state after its CMS was killed: its import is still marked as running.
    const { connection } = cms.strapi.db;
    const schema = cms.strapi.db.getSchemaName();
    const entries = connection("gevel_imports");
    await (schema ? entries.withSchema(schema) : entries)
      .where({ id: ended.id })
      .update({ ending: "running", at: new Date(Date.now() - 90_000).toISOString(), milliseconds: 20_000 });
    expect(await newest()).toMatchObject({ ending: "interrupted", error: null, kept: true });
    expect((await history()).imports[0]?.ending).toBe("interrupted");
    const again = await staff.call(`/properties/imports/${ended.id}/resend`, "POST", {});
    expect(importRecordDetailSchema.parse(again.json)).toMatchObject({
      ending: "succeeded",
      summary: { unchanged: 2_000 },
    });
  });

  it("API-6 a drop folder file with unreadable settings is rejected, and staff see why", async () => {
    const folder = join(cms.dataDir, "feeds", "unread");
    await mkdir(join(folder, "settings.json"), { recursive: true });
    await writeFile(join(folder, "list.xml"), await readFile(kyero));
    const deliveries = z
      .custom<{ runNow(): Promise<number> }>()
      .parse(cms.strapi.plugin("properties").service("dropFolder"));
    await deliveries.runNow();
    await deliveries.runNow();
    expect(await newest()).toMatchObject({
      ending: "rejected",
      sender: { kind: "folder", name: "unread" },
      summary: { created: 0, withdrawn: 0 },
      error: { code: "INVALID_INPUT", fields: [{ field: "settings.json" }] },
    });
  });

  it("API-6 a picture beside its XML in the drop folder is imported, and sent again with it", async () => {
    const folder = join(cms.dataDir, "feeds", "loose");
    await mkdir(folder, { recursive: true });
    const xml = `<openimmo><uebertragung umfang="TEIL"/><anbieter><immobilie>
      <objektkategorie><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie>
      <geo><plz>2000</plz><ort>Antwerpen</ort><land iso_land="BEL"/></geo>
      <anhaenge><anhang gruppe="BILD"><daten><pfad>gevel.png</pfad></daten></anhang></anhaenge>
      <verwaltung_techn><openimmo_obid>1</openimmo_obid></verwaltung_techn></immobilie></anbieter></openimmo>`;
    await writeFile(join(folder, "list.xml"), xml);
    await writeFile(join(folder, "gevel.png"), tinyPng);
    const deliveries = z
      .custom<{ runNow(): Promise<number> }>()
      .parse(cms.strapi.plugin("properties").service("dropFolder"));
    await deliveries.runNow();
    await deliveries.runNow();
    const entry = await newest();
    expect(entry).toMatchObject({
      ending: "succeeded",
      kept: true,
      sender: { name: "loose" },
      summary: { created: 1 },
    });
    const ofPictures = ({ feedProblems }: typeof entry) =>
      feedProblems.filter(({ field, message }) => field === "feed" || message.includes("did not come"));
    expect(ofPictures(entry)).toEqual([]);
    const again = importRecordDetailSchema.parse(
      (await staff.call(`/properties/imports/${entry.id}/resend`, "POST", {})).json,
    );
    expect(again).toMatchObject({ ending: "succeeded", summary: { unchanged: 1 } });
    expect(ofPictures(again)).toEqual([]);
  });

  it("ERR-2 an import whose log entry fails still runs; the log and staff report the gap", async () => {
    expect((await history()).unlogged).toBeNull();
    const before = await total();
    const { connection } = cms.strapi.db;
    const schema = cms.strapi.db.getSchemaName();
    const tables = schema ? connection.schema.withSchema(schema) : connection.schema;
    const logError = vi.spyOn(cms.strapi.log, "error");
    const noted = vi.spyOn(cms.strapi.log, "warn");
    await tables.renameTable("gevel_imports", "gevel_imports_away");
    const answer = await post("import", batch("hole", [item("1")]));
    const again = schema ? connection.schema.withSchema(schema) : connection.schema;
    await again.renameTable("gevel_imports_away", "gevel_imports");
    expect([answer.status, await answer.json()]).toMatchObject([200, { summary: { created: 1 } }]);
    expect(logError).toHaveBeenCalledWith(
      expect.stringContaining("import: recording its result in the import log failed"),
    );
    expect(noted).toHaveBeenCalledWith(expect.stringContaining("import: recording its start in the import log failed"));
    expect((await history()).unlogged).toMatchObject({ count: 1 });
    expect(await total()).toBe(before);
    vi.restoreAllMocks();
  });

  it("is visible to logged-in staff only, page by page", async () => {
    for (const path of ["/properties/imports", "/properties/imports/1"])
      expect((await fetch(cms.url + path)).status).toBe(401);
    const { id } = await newest();
    expect((await fetch(`${cms.url}/properties/imports/${id}/resend`, { method: "POST" })).status).toBe(401);
    const first = await history("?page=1&pageSize=3");
    const second = await history("?page=2&pageSize=3");
    const ids = [...first.imports, ...second.imports].map((entry) => entry.id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(6);
    expect((await staff.call("/properties/imports/999999")).status).toBe(404);
    expect((await staff.call("/properties/imports/none")).status).toBe(400);
  });

  it("drops the oldest entries, and offers no resend where the file is gone", async () => {
    const { id } = await newest();
    await rm(join(cms.dataDir, "imports"), { recursive: true });
    expect((await newest()).kept).toBe(false);
    expect((await staff.call(`/properties/imports/${id}/resend`, "POST", {})).status).toBe(400);
    cms.strapi.config.set("plugin::properties.historyEntries", 4);
    await z
      .custom<{ sweep(): Promise<void> }>()
      .parse(cms.strapi.plugin("properties").service("importHistory"))
      .sweep();
    expect((await history()).pagination.total).toBe(4);
  });
});

describe.each(databases())("the import log after its CMS was killed, on $name", ({ open }) => {
  it("API-5 an unfinished import shows as interrupted after the next start, and can be sent again", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-broken-off-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const killed = await bootCms({ dataDir, databaseUrl });
    let cms = killed;
    const entries = () => {
      const schema = cms.strapi.db.getSchemaName();
      const table = cms.strapi.db.connection("gevel_imports");
      return schema ? table.withSchema(schema) : table;
    };
    try {
      const token = await createApiToken(killed, "Whise", ["plugin::properties.import.import"]);
      for (const source of ["ended", "under-way"])
        await fetch(`${killed.url}/api/properties/import`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: JSON.stringify({ source, mode: "partial", properties: [item("1"), item("2")] }),
        });
      // Reset to the state of a moment before; on PostgreSQL another CMS may be running it, and a minute has not
      // passed.
      const running = { ending: "running", created: 0, milliseconds: 2_000, at: new Date().toISOString() };
      await entries().where({ source: "under-way" }).update(running);
      await killed.close();

      cms = await bootCms({ dataDir, databaseUrl });
      const isAlone = cms.strapi.db.dialect.client === "sqlite";
      const ending = isAlone ? "interrupted" : "running";
      expect(await entries().select("source", "ending", "milliseconds").orderBy("id")).toMatchObject([
        { source: "ended", ending: storedEndings.succeeded },
        { source: "under-way", ending: storedEndings[ending], milliseconds: 2_000 },
      ]);
      const staff = await logInStaff(cms);
      const { imports } = importHistorySchema.parse((await staff.call("/properties/imports")).json);
      expect(imports).toMatchObject([
        { source: "under-way", ending, kept: true },
        { source: "ended", ending: "succeeded" },
      ]);
      const again = await staff.call(`/properties/imports/${imports[0]?.id}/resend`, "POST", {});
      expect(importRecordDetailSchema.parse(again.json)).toMatchObject({
        ending: "succeeded",
        summary: { unchanged: 2 },
      });
    } finally {
      await cms.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
