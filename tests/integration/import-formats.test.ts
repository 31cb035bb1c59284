import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import {
  changeLogPageSchema,
  importResponseSchema,
  importFileResponseSchema,
  type ChangeLogPage,
  type ListingFeedResponse,
} from "@gevel/config";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeZip, tinyPng } from "../../cms-plugins/properties/server/src/import-formats/fixtures/make-zip.js";
import { testSecret } from "../support/boot-cms.js";
import { databases, type TestCms } from "../support/databases.js";
import { createApiToken } from "../support/strapi-accounts.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixtures = join(root, "cms-plugins/properties/server/src/import-formats/fixtures");
const fixture = (name: string) => readFile(join(fixtures, name));

const failureSchema = z.object({
  error: z.object({ code: z.string(), fields: z.array(z.object({ field: z.string(), message: z.string() })) }),
});

interface FolderService {
  runNow(): Promise<number>;
}

describe.each(databases())("import files of other systems on $name", ({ boot }) => {
  let cms: TestCms;
  let dropFolder: string;
  let token: string;

  beforeAll(async () => {
    cms = await boot({ settings: (dataDir) => ({ DROP_FOLDER: join(dataDir, "feeds") }) });
    dropFolder = join(cms.dataDir, "feeds");
    token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
  });

  afterAll(() => cms.close());

  const post = (query: string, body: BodyInit, bearer: string | null = token) =>
    fetch(`${cms.url}/api/properties/feeds?${query}`, {
      method: "POST",
      headers: { "content-type": "application/xml", ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
      body,
    });

  async function send(query: string, body: Buffer): Promise<ListingFeedResponse> {
    const response = await post(query, new Uint8Array(body));
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return importFileResponseSchema.parse(answer);
  }

  async function refused(query: string, body: Buffer) {
    const response = await post(query, new Uint8Array(body));
    const { error } = failureSchema.parse(await response.json());
    return { status: response.status, ...error, message: error.fields.map(({ message }) => message).join() };
  }

  async function changes(): Promise<ChangeLogPage> {
    const response = await fetch(`${cms.url}/api/site/feed?after=0&limit=5000`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    return changeLogPageSchema.parse(await response.json());
  }
  const listingOf = async (recordFile: string) =>
    (await changes()).listings.find((listing) => listing.recordFile === recordFile);
  const outcomeOf = ({ results }: ListingFeedResponse, reference: string) =>
    results.find((result) => result.reference === reference)?.outcome;

  it.each([
    { file: "openimmo.xml", format: "openimmo", mode: "partial", created: 6, refused: [] },
    { file: "kyero.xml", format: "kyero", mode: "full", created: 5, refused: ["postcode", "country"] },
    { file: "omnicasa.json", format: "omnicasa", mode: "partial", created: 5, refused: ["Goal"] },
  ])(
    "API-6 $file is imported, and a second time changes nothing",
    async ({ file, format, mode, created, refused: fields }) => {
      const bytes = await fixture(file);
      const first = await send(`source=${format}`, bytes);
      expect(first).toMatchObject({
        format,
        mode,
        summary: { created, refused: fields.length > 0 ? 1 : 0 },
      });
      expect(first.results.flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(fields);
      expect(first.problems.length).toBeGreaterThan(3);
      const { revision } = await changes();
      const second = await send(`source=${format}`, bytes);
      expect(second.summary).toMatchObject({ created: 0, updated: 0, unchanged: created, withdrawn: 0 });
      expect((await changes()).revision).toBe(revision);
    },
  );

  it("PROP-9 only public data is published: texts sanitised, hidden addresses hidden, prices as published", async () => {
    const sale = await listingOf("TV-1001");
    expect(sale?.description.nl).toContain("<strong>vier slaapkamers</strong>");
    expect(sale?.description.nl).not.toContain("script");
    expect(sale).toMatchObject({ street: "Statielei", point: { exact: true }, attributes: { energyPerformance: 187 } });
    const letting = await listingOf("TV-1002");
    expect(letting).toMatchObject({ street: "", houseNumber: "", price: 1450, goal: 1 });
    expect(letting?.point?.exact ?? false).toBe(false);
    const flat = await listingOf("KY-20011");
    expect(flat?.description.en).not.toContain("onerror");
    expect(JSON.stringify(await changes())).not.toContain("lowest price");
    expect(await listingOf("OC-101")).toMatchObject({
      typeDescription: { nl: "Appartement met twee terrassen", fr: "Appartement avec deux terrasses" },
    });
  });

  it("API-6 one file per language: each adds its own, and neither removes the other's", async () => {
    const listingFields = {
      Goal: 0,
      WebID: 1,
      Zip: "2000",
      City: "ANTWERPEN",
      RecordFile: "OC-501",
      ID: 501,
      Price: 250_000,
    };
    const Picture = (Name: string) => ({ Url: "https://media.travee.example/501/plan.pdf", Name, Publish: true });
    const file = (language: string, TypeDescription: string, more: object = {}) =>
      Buffer.from(
        JSON.stringify([
          { ...listingFields, language, TypeDescription, FloorPlans: [Picture(`Plan ${language}`)], ...more },
        ]),
      );
    const dutch = file("nl", "Huis", { DescriptionA: "Ruim.", HeatingName: "Gas" });
    const french = file("fr", "Maison", { DescriptionA: "Spacieuse.", HeatingName: "-" });
    expect((await send("source=languages", dutch)).summary).toMatchObject({ created: 1 });
    expect((await send("source=languages", french)).summary).toMatchObject({ updated: 1 });
    const both = {
      typeDescription: { nl: "Huis", fr: "Maison" },
      description: { nl: "<p>Ruim.</p>", fr: "<p>Spacieuse.</p>" },
      documents: [{ name: { nl: "Plan nl", fr: "Plan fr" } }],
      attributes: { heating: { nl: "Gas" } },
    };
    expect(await listingOf("OC-501")).toMatchObject(both);
    // API-2: the same files again, alternating and in full mode, change nothing.
    const { revision } = await changes();
    for (const again of [dutch, french, french, dutch])
      expect((await send("source=languages&mode=full", again)).summary).toMatchObject({ unchanged: 1, withdrawn: 0 });
    expect((await changes()).revision).toBe(revision);

    // A language missing in its own file is removed, and no other.
    expect((await send("source=languages", file("fr", "-"))).summary).toMatchObject({ updated: 1 });
    const left = await listingOf("OC-501");
    expect(left?.typeDescription).toEqual({ nl: "Huis" });
    expect(left?.description).toEqual({ nl: "<p>Ruim.</p>", fr: "<p>Spacieuse.</p>" });
  });

  it("API-1 an import in our own format adds languages too, and removes the one it sets to null", async () => {
    const item = { reference: "L1", goal: 0, webId: 1, zip: "2000", city: "ANTWERPEN", recordFile: "OWN-1" };
    const project = { reference: "P1", name: {}, zip: "2000", city: "ANTWERPEN" };
    const put = async (listing: object, units: object) => {
      const response = await fetch(`${cms.url}/api/properties/import`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({
          source: "own-form",
          mode: "partial",
          properties: [{ ...item, ...listing }],
          projects: [{ ...project, ...units }],
        }),
      });
      const { summary } = importResponseSchema.parse(await response.json());
      return summary;
    };
    const unit = (name: object) => ({ constructions: [{ reference: "U1", name }] });
    await put({ description: { nl: "Huis" } }, { name: { nl: "Hof" }, ...unit({ nl: "A1" }) });
    expect(await put({ description: { FR: "Maison" } }, { name: { fr: "Cour" }, ...unit({ fr: "B1" }) })).toMatchObject(
      {
        updated: 2,
      },
    );
    const projectOf = async () => (await changes()).projects.find(({ name }) => name.fr === "Cour");
    expect((await listingOf("OWN-1"))?.description).toEqual({ nl: "<p>Huis</p>", fr: "<p>Maison</p>" });
    expect(await projectOf()).toMatchObject({
      name: { nl: "Hof", fr: "Cour" },
      constructions: [{ name: { nl: "A1", fr: "B1" } }],
    });
    expect(await put({ description: { nl: null } }, { name: { fr: "Cour", nl: "" } })).toMatchObject({ updated: 2 });
    expect((await listingOf("OWN-1"))?.description).toEqual({ fr: "<p>Maison</p>" });
    expect((await projectOf())?.name).toEqual({ fr: "Cour" });
  });

  it("API-6 a listing that is no longer public is withdrawn with its reason; a sold one stays as sold", async () => {
    const listingFields = {
      ID: 601,
      language: "nl",
      Goal: 0,
      WebID: 1,
      Zip: "2000",
      City: "ANTWERPEN",
      RecordFile: "OC-601",
    };
    const sent = (more: object) => send("source=status", Buffer.from(JSON.stringify([{ ...listingFields, ...more }])));
    const prospect = await sent({ Status: 0 });
    expect(prospect.summary).toMatchObject({ created: 0, withdrawn: 0 });
    expect(prospect.problems).toMatchObject([{ reference: "601", field: "Status", value: "0", done: "left-out" }]);
    expect((await sent({ Status: 1 })).summary).toMatchObject({ created: 1 });
    for (const hidden of [{ Status: 3 }, { Status: 1, PublishInternet: false }, { Status: 99 }]) {
      expect((await sent(hidden)).summary).toMatchObject({ withdrawn: 1 });
      expect(await listingOf("OC-601")).toBeUndefined();
      expect((await sent({ Status: 1, PublishInternet: true })).summary).toMatchObject({ updated: 1 });
    }
    expect((await sent({ Status: 2 })).summary).toMatchObject({ updated: 1 });
    expect(await listingOf("OC-601")).toMatchObject({ marquee: 3 });
  });

  it("API-6 a document not marked public stays internal; an unmapped field is reported once", async () => {
    const answer = await send("source=office", await fixture("openimmo.xml"));
    expect(JSON.stringify(await changes())).not.toContain("epc.pdf");
    expect(answer.problems.filter(({ field }) => field === "flaechen/anzahl_zimmer")).toHaveLength(1);
  });

  it("a changed listing is updated, a deleted one withdrawn, each alone", async () => {
    const text = (await fixture("openimmo.xml")).toString();
    const source = "changes";
    await send(`source=${source}`, Buffer.from(text));
    const first = await send(`source=${source}-2`, Buffer.from(text));
    expect(first.problems).toContainEqual(
      expect.objectContaining({ field: "reference", message: expect.stringContaining("never had it") as string }),
    );
    const cheaper = await send(`source=${source}`, Buffer.from(text.replace("485000.00", "475000.00")));
    expect(cheaper.summary).toMatchObject({ updated: 1, unchanged: 5, withdrawn: 0 });

    const last = text.lastIndexOf('aktionart="CHANGE"');
    const deleted = await send(
      `source=${source}`,
      Buffer.from(
        `${text.slice(0, last)}aktionart="DELETE"${text.slice(last + 'aktionart="CHANGE"'.length)}`.replace(
          "485000.00",
          "475000.00",
        ),
      ),
    );
    expect(deleted.summary).toMatchObject({ unchanged: 5, withdrawn: 1 });
    expect(outcomeOf(deleted, "MW471100001004")).toBe("withdrawn");
    // Back on offer the next time it is offered.
    const back = await send(`source=${source}`, Buffer.from(text.replace("485000.00", "475000.00")));
    expect(outcomeOf(back, "MW471100001004")).toBe("updated");
  });

  it("API-3 a full transfer withdraws missing listings, within the import's own limit", async () => {
    const text = (await fixture("openimmo.xml")).toString();
    const source = "full";
    await send(`source=${source}`, Buffer.from(text));
    const start = text.lastIndexOf("<immobilie>", text.indexOf("TV-1002"));
    const withoutOne = text.slice(0, start) + text.slice(text.indexOf("</immobilie>", start) + "</immobilie>".length);
    const full = withoutOne.replace('umfang="TEIL"', 'umfang="VOLL"');
    expect((await send(`source=${source}`, Buffer.from(full))).summary).toMatchObject({ unchanged: 5, withdrawn: 1 });

    const only = Buffer.from(JSON.stringify([{ ID: 1, Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN" }]));
    const { revision } = await changes();
    expect(await refused(`source=${source}&mode=full`, only)).toMatchObject({
      status: 409,
      code: "WITHDRAWAL_REFUSED",
    });
    expect((await changes()).revision).toBe(revision);
    expect((await send(`source=${source}&mode=full&force=true`, only)).summary).toMatchObject({
      created: 1,
      withdrawn: 5,
    });
  });

  it("API-3 a full import withdraws explicitly deleted listings whatever their share; missing ones stay limited", async () => {
    const query = "source=by-name&mode=full";
    const listingFields = (at: number, more: object = {}) => ({
      ...{ ID: 700 + at, Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN", RecordFile: `OC-${700 + at}` },
      ...more,
    });
    const items = (more: (at: number) => object = () => ({})) =>
      Array.from({ length: 10 }, (_, at) => listingFields(at, more(at)));
    const json = (listings: object[]) => Buffer.from(JSON.stringify(listings));
    const onOffer = async () =>
      (await changes()).listings.flatMap(({ recordFile }) => (/^OC-70/.test(recordFile) ? [recordFile] : [])).sort();
    await send(query, json(items()));

    // A prospect that never was on the site is no fault.
    const prospect = listingFields(50, { Status: 0 });
    const hidden = (at: number) =>
      at < 2 ? { Status: 3 } : at === 2 ? { PublishInternet: false } : { Price: 100_000 };
    const three = await send(query, json([...items(hidden), prospect]));
    expect(three.summary).toEqual({ created: 0, updated: 7, unchanged: 0, refused: 0, withdrawn: 3 });
    expect(three.results.filter(({ outcome }) => outcome === "withdrawn").map(({ reference }) => reference)).toEqual([
      ...["700", "701", "702"],
    ]);
    expect(three.problems.filter(({ field }) => field === "reference")).toEqual([]);
    expect(await onOffer()).toEqual(["OC-703", "OC-704", "OC-705", "OC-706", "OC-707", "OC-708", "OC-709"]);
    // API-2: the same feed the next night has nothing left to withdraw.
    expect((await send(query, json([...items(hidden), prospect]))).summary).toMatchObject({
      ...{ unchanged: 7, withdrawn: 0 },
    });

    // Three are missing beside two that it takes off: it is refused whole, and those two stay.
    const { revision } = await changes();
    const missingItems = items((at) => (at < 5 ? { Status: 3 } : { Price: 100_000 })).slice(0, 7);
    const rejection = await refused(query, json(missingItems));
    expect(rejection).toMatchObject({ status: 409, code: "WITHDRAWAL_REFUSED" });
    expect(rejection.message).toContain("would withdraw 3 of the 7 listings");
    expect((await changes()).revision).toBe(revision);
    const all = await send(query, json(items(() => ({ Status: 5 }))));
    expect(all.summary).toEqual({ created: 0, updated: 0, unchanged: 0, refused: 0, withdrawn: 7 });
    expect(await onOffer()).toEqual([]);
  });

  it("API-3 a full transfer of nothing but deletions withdraws the named listings", async () => {
    const text = (await fixture("openimmo.xml")).toString();
    const source = "deleted-whole";
    await send(`source=${source}`, Buffer.from(text));
    const deletions = text
      .replace('umfang="TEIL"', 'umfang="VOLL"')
      .replace(/<aktion .*?\/>/g, "")
      .replaceAll("<openimmo_obid>", '<aktion aktionart="DELETE"/><openimmo_obid>');
    const answer = await send(`source=${source}`, Buffer.from(deletions));
    expect(answer).toMatchObject({ mode: "full", summary: { created: 0, unchanged: 0, withdrawn: 6 } });
    expect(answer.results).toHaveLength(6);
  });

  it("a zip includes its pictures, stored under an address that lasts as long as they do", async () => {
    const zip = makeZip([
      { name: "export/openimmo.xml", bytes: await fixture("openimmo.xml") },
      { name: "export/penthouse.png", bytes: tinyPng },
      { name: "export/nobody-asked.png", bytes: Buffer.concat([tinyPng, Buffer.from("x")]) },
    ]);
    await send("source=zipped", zip);
    const pictures = (await changes()).listings
      .filter(({ recordFile }) => recordFile === "TV-1002")
      .flatMap((l) => l.pictures);
    const [picture] = pictures;
    expect(pictures).toHaveLength(1);
    expect(picture?.url).toMatch(/^\/uploads\/feeds\/[0-9a-f]{40}\.png$/);
    const served = await fetch(`${cms.url}${picture?.url ?? ""}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(tinyPng)).toBe(true);
    expect(await readdir(join(cms.dataDir, "uploads", "feeds"))).toHaveLength(1);
    expect((await send("source=zipped", zip)).summary).toMatchObject({ unchanged: 6, updated: 0 });
    expect((await send("source=packed", gzipSync(await fixture("kyero.xml")))).format).toBe("kyero");
  });

  it("an unreadable, empty or truncated file writes nothing and gives the reason", async () => {
    const [openimmo, kyero, omnicasa] = await Promise.all(["openimmo.xml", "kyero.xml", "omnicasa.json"].map(fixture));
    const { revision } = await changes();
    const cut = (bytes = Buffer.alloc(0)) => bytes.subarray(0, bytes.length - 30);
    const bomb = makeZip([{ name: "feed.xml", bytes: Buffer.alloc(8 * 1024 * 1024) }]);
    const entities = Buffer.from(`<!DOCTYPE root [<!ENTITY a SYSTEM "file:///etc/passwd">]><root>&a;</root>`);
    for (const [body, status, message] of [
      [Buffer.alloc(0), 400, "it is empty"],
      [Buffer.from("no feed"), 400, "neither XML nor JSON"],
      [cut(openimmo), 400, "cut off"],
      [cut(kyero), 400, "cut off"],
      [cut(omnicasa), 400, "cut off"],
      [gzipSync(cut(kyero)).subarray(0, -5), 400, "cut off"],
      [entities, 400, "DOCTYPE"],
      [bomb, 413, "packed more than"],
      [makeZip([{ name: "../feed.xml", bytes: kyero ?? Buffer.alloc(0) }]), 400, "invalid relative path"],
    ] as const) {
      const answer = await refused("source=broken&mode=full&force=true", body);
      expect(answer.status).toBe(status);
      expect(new Set(answer.fields.map(({ field }) => field))).toEqual(new Set(["feed"]));
      expect(answer.message).toContain(message);
    }
    expect((await changes()).revision).toBe(revision);
  });

  it("a file truncated at any byte, plain or packed, writes nothing", async () => {
    const [xml, json] = await Promise.all(["openimmo.xml", "omnicasa.json"].map(fixture));
    const zip = makeZip([{ name: "feed.xml", bytes: xml ?? Buffer.alloc(0) }]);
    const whole = fc.constantFrom(xml ?? zip, json ?? zip, zip, gzipSync(xml ?? zip));
    const { revision } = await changes();
    await fc.assert(
      fc.asyncProperty(whole, fc.double({ min: 0, max: 0.999, noNaN: true }), async (bytes, share) => {
        const answer = await refused(
          "source=cut&mode=full&force=true",
          bytes.subarray(0, Math.floor(share * bytes.length) - 4),
        );
        expect(answer.status).toBe(400);
      }),
      { seed: 20_260_302, numRuns: 60 },
    );
    expect((await changes()).revision).toBe(revision);
  });

  it("requires the integrator's token and a known query", async () => {
    const body = "<root/>";
    expect((await post("source=x", body, null)).status).toBe(401);
    expect((await post("source=x", body, "wrong")).status).toBe(401);
    expect(await refused("", Buffer.from(body))).toMatchObject({ status: 400, fields: [{ field: "source" }] });
    expect(await refused("source=x&mode=all&format=pdf", Buffer.from(body))).toMatchObject({
      fields: [{ field: "format" }, { field: "mode" }],
    });
  });

  it("npm run import:file sends a file and prints the result", async () => {
    const run = promisify(execFile);
    const env = { ...process.env, CMS_URL: cms.url, INTEGRATOR_TOKEN: token };
    const importScript = (...args: string[]) =>
      run(process.execPath, ["--import", "tsx", join(root, "scripts/import-file.ts"), ...args], { cwd: root, env });
    await expect(importScript(join(fixtures, "openimmo.xml"), "--source", "by-hand-too")).resolves.toMatchObject({
      stdout: expect.stringContaining("0 refused") as string,
    });
    // A scheduled run learns of the rejected item by the exit code.
    const some: unknown = await importScript(join(fixtures, "kyero.xml"), "--source", "by-hand").catch(
      (cause: unknown) => cause,
    );
    expect(some).toMatchObject({ code: 1, stderr: "" });
    const { stdout } = z.object({ stdout: z.string() }).parse(some);
    expect(stdout).toContain("kyero, full: 5 created, 0 updated, 0 unchanged, 1 refused, 0 withdrawn");
    expect(stdout).toContain('20014: type "Lighthouse"');
    const missing = join(cms.dataDir, "nowhere.xml");
    await expect(importScript(missing, "--source", "by-hand")).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: `there is no file ${missing}\n`,
    });
    await writeFile(join(cms.dataDir, "empty.xml"), "");
    await expect(importScript(join(cms.dataDir, "empty.xml"), "--source", "by-hand")).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("feed: it is empty") as string,
    });
  });

  it("API-6 files without a language are told apart by their names, and by the address", async () => {
    const answer = (ID: number, TypeDescription: string) =>
      Buffer.from(
        JSON.stringify([
          { ID, Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN", RecordFile: `OC-${ID}`, TypeDescription },
        ]),
      );
    const both = { typeDescription: { nl: "Huis", fr: "Maison" } };
    const folder = join(dropFolder, "two-languages");
    await mkdir(folder);
    await writeFile(join(folder, "feed.nl.json"), answer(801, "Huis"));
    await writeFile(join(folder, "feed.fr.json"), answer(801, "Maison"));
    const service = z.custom<FolderService>().parse(cms.strapi.plugin("properties").service("dropFolder"));
    await service.runNow();
    await service.runNow();
    expect(await listingOf("OC-801")).toMatchObject(both);

    const unsaid = await send("source=two-calls", answer(802, "Huis"));
    expect(unsaid.problems).toMatchObject([{ reference: "", field: "language", value: "", done: "default" }]);
    expect((await send("source=two-calls&language=fr", answer(802, "Maison"))).problems).toEqual([]);
    expect(await listingOf("OC-802")).toMatchObject(both);
  });

  it("a file in the drop folder is imported once it is complete", async () => {
    const folder = join(dropFolder, "by-folder");
    await mkdir(folder);
    await writeFile(join(folder, "list.xml"), await fixture("kyero.xml"));
    await writeFile(join(folder, "cut.xml"), (await fixture("kyero.xml")).subarray(0, 900));
    const service = z.custom<FolderService>().parse(cms.strapi.plugin("properties").service("dropFolder"));
    await service.runNow();
    await service.runNow();
    const [report] = (await readdir(join(folder, "succeeded"))).filter((name) => name.endsWith(".json"));
    const done: unknown = JSON.parse(await readFile(join(folder, "succeeded", report ?? ""), "utf8"));
    expect(importFileResponseSchema.parse(done).summary.created).toBe(5);
    expect((await readdir(join(folder, "failed"))).filter((name) => name.endsWith("-cut.xml"))).toHaveLength(1);
  });
});
