import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  changeLogPageSchema,
  importResponseSchema,
  importFileResponseSchema,
  splitVersion,
  type Picture,
} from "@gevel/config";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeZip, tinyPng } from "../../cms-plugins/properties/server/src/import-formats/fixtures/make-zip.js";
import { updatePictureJob } from "../../cms-plugins/properties/server/src/pictures/picture-job-state.js";
import { pictureMigrations } from "../../cms-plugins/properties/server/src/pictures/picture-tables.js";
import { applyMigrations } from "../support/apply-migrations.js";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { createApiToken } from "../support/strapi-accounts.js";

interface PictureService {
  runNow(): Promise<number>;
}

const fixtures = new URL("../../cms-plugins/properties/server/src/import-formats/fixtures/", import.meta.url);
const heic = Buffer.from(`\0\0\0\u0024ftypheic\0\0\0\0mif1heic${"x".repeat(99)}`, "latin1");
const propertyUid = "plugin::properties.property";
const projectUid = "plugin::properties.project";

describe.each(databases())("PROP-16 pictures of listings and projects on $name", ({ boot }) => {
  let cms: BootedCms;
  let token: string;
  let host: Server;
  let port: number;
  let requested: string[];
  let wide: Buffer;
  let turned: Buffer;
  /** The foreign host's responses by path; any other path returns the wide picture. */
  let answers: Record<string, (res: ServerResponse) => void>;

  beforeAll(async () => {
    const picture = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } }).jpeg();
    wide = await picture(900, 600, "#3366aa").toBuffer();
    // Rotated by the EXIF orientation: 600 high as stored, 900 as shown.
    turned = await picture(900, 600, "#aa6633").withMetadata({ orientation: 6 }).toBuffer();
    host = createServer((req, res) => {
      requested.push(req.url ?? "");
      const answer = answers[req.url ?? ""];
      if (answer) answer(res);
      else res.writeHead(200, { "content-type": "image/jpeg" }).end(wide);
    });
    await new Promise<void>((listening) => host.listen(0, listening));
    port = (host.address() as AddressInfo).port;
    cms = await boot({
      settings: () => ({
        FOREIGN_PICTURES: "copied",
        PICTURE_HOSTS: `localhost:${port}`,
        PRIVATE_PICTURE_HOSTS: `127.0.0.1:${port}`,
      }),
    });
    token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
  });
  afterAll(async () => {
    await cms.close();
    host.close();
  });
  beforeEach(() => {
    requested = [];
    answers = {};
  });

  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const runNow = () => z.custom<PictureService>().parse(cms.strapi.plugin("properties").service("pictures")).runNow();
  const knex = () => cms.strapi.db.connection;
  const schema = () => cms.strapi.db.getSchemaConnection();
  const rows = (name: string) => {
    const named = cms.strapi.db.getSchemaName();
    return named ? knex()(name).withSchema(named) : knex()(name);
  };
  const again = () => rows("gevel_pictures").update({ next_at: 0 });

  async function post(items: object) {
    const response = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ source: "pictures", mode: "partial", properties: [], ...items }),
    });
    const { results } = importResponseSchema.parse(await response.json());
    return results.map(({ outcome }) => outcome).join();
  }
  const position = { zip: "2000", city: "ANTWERPEN" };
  function send(reference: string, urls: readonly string[], fields: Record<string, unknown> = {}) {
    const item = { ...position, reference, goal: 0, webId: 1, typeDescription: reference };
    return post({ properties: [{ ...item, pictures: urls.map((url) => ({ url })), ...fields }] });
  }
  const sendProject = (reference: string, urls: readonly string[], fields: Record<string, unknown> = {}) =>
    post({ projects: [{ ...position, reference, pictures: urls.map((url) => ({ url })), ...fields }] });

  async function changes() {
    const response = await fetch(`${cms.url}/api/site/feed?after=0&limit=5000`, {
      headers: { authorization: `Bearer ${testSecret("REPLICA_SECRET")}` },
    });
    return changeLogPageSchema.parse(await response.json());
  }
  const shown = async (reference: string): Promise<Picture[]> =>
    (await changes()).listings.find(({ typeDescription }) => typeDescription.nl === reference)?.pictures ?? [];
  const projectOf = async (reference: string) =>
    (await changes()).projects.find(({ key }) => key === `pictures/${reference}`);
  const shownByProject = async (reference: string) => (await projectOf(reference))?.pictures ?? [];
  const problems = async (reference: string, uid = propertyUid) =>
    z
      .object({ pictureProblems: z.string().nullable() })
      .parse(await cms.strapi.db.query(uid).findOne({ where: { reference } })).pictureProblems;
  const fileOf = (url: string) => splitVersion(url).source.replace(/^.*\//, "");
  const folder = (name: string) => join(cms.strapi.dirs.static.public, "uploads", name);
  const copies = () => readdir(folder("copies"));
  const all = async () => [...(await copies()), ...(await readdir(folder("feeds")))].toSorted();
  const sweep = async () => {
    await updatePictureJob(cms.strapi, { sweptAt: 0 });
    await runNow();
  };
  /** After files were left alone for longer than the time of grace. */
  const sweepAged = async () => {
    const long = new Date(Date.now() - 40 * 86_400_000);
    for (const path of ["copies", "feeds"].map(folder))
      for (const name of await readdir(path)) await utimes(join(path, name), long, long);
    await sweep();
  };

  it("are copied after the import, which does not wait for them, and show from their source until then", async () => {
    answers["/turned.jpg"] = (res) => res.writeHead(200).end(turned);
    const urls = [at("/wide.jpg"), at("/turned.jpg"), at("/wide-again.jpg")];
    expect(await send("copied", urls)).toBe("created");
    expect(requested).toEqual([]);
    expect((await shown("copied")).map(({ url }) => url)).toEqual(urls);

    expect(await runNow()).toBe(3);
    const hash: unknown = expect.stringMatching(/^[\w+/]{20,40}=*$/);
    const [first, second, third] = await shown("copied");
    expect(first).toMatchObject({ width: 900, height: 600, thumbhash: hash });
    expect(second).toMatchObject({ width: 600, height: 900 });
    expect(first?.url).toMatch(/^\/uploads\/copies\/[0-9a-f]{40}\.jpg#v=0$/);
    // The same bytes under two addresses are one file.
    expect(third).toEqual(first);
    const served = await fetch(`${cms.url}${first?.url}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(wide);
    expect(await copies()).toHaveLength(2);
  });

  it("stay the same when the listing changes, and cost nothing when it does not", async () => {
    const before = await shown("copied");
    const urls = [at("/wide.jpg"), at("/turned.jpg"), at("/wide-again.jpg")];
    expect(await send("copied", urls, { price: 5 })).toBe("updated");
    expect(await shown("copied")).toEqual(before);
    await runNow();
    const { revision } = await changes();
    expect(await send("copied", urls, { price: 5 })).toBe("unchanged");
    await runNow();
    expect((await changes()).revision).toBe(revision);
    expect(requested).toEqual([]);
  });

  it("API-2 of a host that is not allowed are reported in the answer once per host, and in an import file once for all listings", async () => {
    const names = ["a", "b"].map((name) => `https://crm.example/${name}.jpg`);
    const message =
      "crm.example is named neither in PICTURE_HOSTS nor in the settings of the source; its pictures are left out until it is";
    const response = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...{ source: "hosts", mode: "partial" },
        properties: [
          {
            ...position,
            reference: "unnamed",
            goal: 0,
            webId: 1,
            pictures: [...names, at("/a.jpg")].map((url) => ({ url })),
          },
          { ...position, reference: "named", goal: 0, webId: 1, pictures: [{ url: at("/a.jpg") }] },
        ],
        projects: [{ ...position, reference: "project", pictures: [{ url: names[1] }] }],
      }),
    });
    const { results } = importResponseSchema.parse(await response.json());
    expect(results.map(({ outcome, problems = [] }) => [outcome, problems])).toEqual([
      ["created", [{ field: "pictures", value: names[0], message }]],
      ["created", []],
      ["created", [{ field: "pictures", value: names[1], message }]],
    ]);
    const kyeroItem = (
      id: number,
    ) => `<property><id>${id}</id><ref>K-${id}</ref><price>250000</price><price_freq>sale</price_freq>
      <type>apartment</type><town>Gent</town><postcode>9000</postcode><country>Belgium</country>
      <images>${names.map((url, index) => `<image id="${index + 1}"><url>${url}</url></image>`).join("")}</images></property>`;
    const answer = await fetch(`${cms.url}/api/properties/feeds?source=kyero-hosts`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: `<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero>${[1, 2, 3].map(kyeroItem).join("")}</root>`,
    });
    const changes = importFileResponseSchema.parse(await answer.json());
    expect(changes.summary.created).toBe(3);
    expect(changes.problems.filter(({ field }) => field === "pictures")).toMatchObject([
      { value: names[0], message, done: "left-out", count: 3 },
    ]);
    expect(changes.results.flatMap(({ problems = [] }) => problems)).toEqual([]);
  });

  it("are rejected by host, address, redirect, content and size, and staff read why in the listing", async () => {
    answers["/page.jpg"] = (res) => res.writeHead(200, { "content-type": "image/jpeg" }).end("<script>".repeat(20));
    answers["/iphone.jpg"] = (res) => res.writeHead(200).end(heic);
    answers["/cut.jpg"] = (res) => res.writeHead(200).end(wide.subarray(0, wide.length / 2));
    answers["/huge.jpg"] = (res) => res.writeHead(200, { "content-length": "99999999" }).end();
    answers["/leads.jpg"] = (res) => res.writeHead(302, { location: "http://169.254.169.254/latest" }).end();
    answers["/inward.jpg"] = (res) => res.writeHead(302, { location: `http://localhost:${port}/secret` }).end();
    const bad = {
      "http://evil.example/a.jpg": "evil.example, which PICTURE_HOSTS does not name",
      [`http://localhost:${port}/secret.jpg`]: "its host leads to a private address",
      [at("/page.jpg")]: "is no picture",
      [at("/iphone.jpg")]: "is a photo in HEIC",
      [at("/cut.jpg")]: "cannot be read",
      [at("/huge.jpg")]: "is larger than",
      [at("/leads.jpg")]: "leads to one that PICTURE_HOSTS does not name",
      [at("/inward.jpg")]: "its host leads to a private address",
      "/uploads/../secrets.json": null,
      "/uploads/none.jpg": "is not among the uploads",
    };
    const addresses = Object.keys(bad).filter((address) => !address.includes(".."));
    const before = await copies();
    expect(await send("refused", [...addresses, at("/wide.jpg")])).toBe("created");
    await runNow();
    const reported = (await problems("refused"))?.split("\n") ?? [];
    for (const address of addresses)
      expect(reported.find((line) => line.startsWith(address))).toContain(bad[address as keyof typeof bad]);
    expect(reported).toHaveLength(addresses.length);
    expect(requested.filter((path) => path.includes("secret"))).toEqual([]);
    // Pictures that may still be copied are shown from their source; rejected ones are not shown.
    const urls = (await shown("refused")).map(({ url }) => url);
    expect(urls).toEqual(["/uploads/none.jpg", expect.stringMatching(/^\/uploads\/copies\//)]);
    expect(await copies()).toEqual(before);
  });

  it("stay reported until the broken pictures are gone, and staff cannot dismiss them", async () => {
    expect(await problems("refused")).not.toBeNull();
    await send("refused", [at("/wide.jpg")]);
    await runNow();
    expect(await problems("refused")).toBeNull();
  });

  it("are retried at growing intervals while their host is away", async () => {
    answers["/away.jpg"] = (res) => res.writeHead(503).end();
    await send("away", [at("/away.jpg")]);
    await runNow();
    expect(await runNow()).toBe(0);
    expect(requested).toHaveLength(1);
    expect(await problems("away")).toContain("its host answers 503");
    const waits = z.array(z.object({ next_at: z.coerce.number() }));
    const due = async () =>
      waits.parse(await rows("gevel_pictures").where("address", at("/away.jpg")).select("next_at"))[0]?.next_at ?? 0;
    const first = (await due()) - Date.now();
    await again();
    await runNow();
    expect((await due()) - Date.now()).toBeGreaterThan(first * 2);
    expect((await shown("away")).map(({ url }) => url)).toEqual([at("/away.jpg")]);
    answers = {};
    await again();
    await runNow();
    expect((await shown("away"))[0]?.url).toMatch(/^\/uploads\/copies\//);
    expect(await problems("away")).toBeNull();
  });

  it("are kept when their host no longer has them", async () => {
    answers["/away.jpg"] = (res) => res.writeHead(404).end();
    await again();
    await runNow();
    expect((await shown("away"))[0]?.url).toMatch(/^\/uploads\/copies\//);
  });

  it("of a project are copied like those of a listing, and a shared one is read once for both", async () => {
    const urls = [at("/wide.jpg"), at("/shared.jpg"), "/uploads/absent.jpg", "http://evil.example/a.jpg"];
    expect(await sendProject("P", urls)).toBe("created");
    await send("beside", [at("/shared.jpg")]);
    // The state of pictures that listings already use is known, available or rejected.
    const copied = (await shown("copied"))[0]?.url;
    expect((await shownByProject("P")).map(({ url }) => url)).toEqual([
      copied,
      at("/shared.jpg"),
      "/uploads/absent.jpg",
    ]);
    const { revision } = await changes();

    await runNow();
    // The first one is already copied for a listing.
    expect(requested).toEqual(["/shared.jpg"]);
    const [first, second, third, ...others] = await shownByProject("P");
    expect(first).toEqual((await shown("copied"))[0]);
    expect(second).toEqual((await shown("beside"))[0]);
    expect(second).toMatchObject({
      width: 900,
      height: 600,
      url: expect.stringMatching(/^\/uploads\/copies\//) as string,
    });
    expect(third).toMatchObject({ url: "/uploads/absent.jpg", thumbhash: null });
    expect(others).toEqual([]);
    expect((await problems("P", projectUid))?.split("\n").sort()).toEqual([
      "/uploads/absent.jpg is not among the uploads",
      "http://evil.example/a.jpg stands on evil.example, which PICTURE_HOSTS does not name",
    ]);
    const after = await changes();
    // Includes the project once more, with its first picture already known.
    expect(after.revision).toBe(revision + 3);

    // Importing the same project again does not report or remove what is known about its pictures.
    expect(await sendProject("P", urls)).toBe("unchanged");
    expect(await sendProject("P", urls, { projectNumber: "7" })).toBe("updated");
    expect(await shownByProject("P")).toEqual([first, second, third]);
    expect(await problems("P", projectUid)).not.toBeNull();
  });

  it("of a project and of a listing with the same id are separate", async () => {
    const ids = async (uid: string) =>
      z.array(z.object({ id: z.number() })).parse(await cms.strapi.db.query(uid).findMany({ select: ["id"] }));
    const used = new Set((await ids(propertyUid)).map(({ id }) => id));
    expect((await ids(projectUid)).every(({ id }) => used.has(id))).toBe(true);
    const before = await shown("copied");
    await sendProject("P", []);
    await runNow();
    expect(await shownByProject("P")).toEqual([]);
    expect(await problems("P", projectUid)).toBeNull();
    expect(await shown("copied")).toEqual(before);
  });

  it("copied before projects had copies stay known, and those of projects are added", async () => {
    await sendProject("late", [at("/late.jpg")]);
    await runNow();
    // Its own news is followed too.
    await runNow();
    const before = [await shown("copied"), await shownByProject("late")];
    // The earlier schema: a table for listings only, and a log position past all projects.
    await rows("gevel_item_pictures").where({ kind: "project" }).delete();
    await schema().createTable("gevel_picture_uses", (columns) => {
      columns.integer("listing").notNullable();
      columns.string("key", 64).notNullable();
      columns.primary(["listing", "key"]);
    });
    await rows("gevel_picture_uses").insert(rows("gevel_item_pictures").select("item", "key"));
    await schema().dropTable("gevel_item_pictures");
    await rows("gevel_jobs").where({ name: "properties.pictures" }).delete();

    await applyMigrations(cms, pictureMigrations);
    expect(await schema().hasTable("gevel_picture_uses")).toBe(false);
    expect(await shown("copied")).toEqual(before[0]);
    await runNow();
    expect([await shown("copied"), await shownByProject("late")]).toEqual(before);
  });

  it("are processed by one CMS at a time, and taken over from a dead one", async () => {
    await send("turns", [at("/turns.jpg")]);
    await rows("gevel_jobs")
      .where({ name: "properties.pictures" })
      .update({ holder: "another", held_until: Date.now() + 30_000 });
    expect(await runNow()).toBe(0);
    expect(requested).toEqual([]);
    await rows("gevel_jobs")
      .where({ name: "properties.pictures" })
      .update({ held_until: Date.now() - 1 });
    expect(await runNow()).toBe(1);
  });

  it("from uploads and zips get their size and placeholder too", async () => {
    const importFile = await readFile(fileURLToPath(new URL("openimmo.xml", fixtures)));
    const zip = makeZip([
      { name: "openimmo.xml", bytes: importFile },
      { name: "penthouse.png", bytes: tinyPng },
    ]);
    const answer = await fetch(`${cms.url}/api/properties/feeds?source=zip`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(zip),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
    await runNow();
    const picture = (await changes()).listings
      .flatMap(({ pictures }) => pictures)
      .find(({ url }) => fileOf(url).endsWith(".png"));
    expect(picture).toMatchObject({ width: 1, height: 1 });
    expect(picture?.url).toMatch(/^\/uploads\/feeds\//);
    expect(picture?.thumbhash).toMatch(/^[\w+/]+=*$/);
  });

  it("API-2 in HEIC in a zip are reported in the answer, and their listing is imported", async () => {
    const importFile = await readFile(fileURLToPath(new URL("openimmo.xml", fixtures)));
    const zip = makeZip([
      { name: "openimmo.xml", bytes: importFile },
      { name: "penthouse.png", bytes: heic },
    ]);
    const answer = await fetch(`${cms.url}/api/properties/feeds?source=iphone`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: new Uint8Array(zip),
    });
    const { problems, summary } = importFileResponseSchema.parse(await answer.json());
    expect(problems.filter(({ message }) => message.includes("HEIC"))).toMatchObject([
      { value: "penthouse.png", done: "left-out", reference: expect.stringMatching(/./) as string },
    ]);
    expect(summary.created).toBeGreaterThan(0);
  });

  it("of a large import are all queued, in small batches", async () => {
    const pictures = Array.from({ length: 100 }, (_, index) => ({ url: `https://many.example/${index}.jpg` }));
    const properties = Array.from({ length: 210 }, (_, index) => ({
      ...{ reference: `many-${index}`, goal: 0, webId: 1, zip: "2000", city: "ANTWERPEN" },
      pictures,
    }));
    const response = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ source: "many", mode: "partial", properties }),
    });
    expect(importResponseSchema.parse(await response.json()).summary.created).toBe(210);
    expect(await runNow()).toBe(100);
    const { listings } = await changes();
    expect(listings.filter((listing) => listing.pictures.some(({ url }) => url.includes("many.example")))).toEqual([]);
    // Reported, but shortened to a readable length.
    expect((await problems("many-209"))?.split("\n")).toHaveLength(20);
  });

  it("are shown from their source when the setting says so, and from their copy when it is reverted", async () => {
    const source = at("/wide.jpg");
    const copied = (await shown("copied"))[0]?.url;
    expect(copied).toMatch(/^\/uploads\/copies\//);
    const set = (foreignPictures: string) =>
      cms.strapi.config.set("plugin::properties.foreignPictures", foreignPictures);
    set("hotlinked");
    try {
      await runNow();
      expect((await shown("copied"))[0]?.url).toBe(source);
      // The site then fetches from the host, and rejects the same ones.
      expect(await problems("many-1")).toContain("which PICTURE_HOSTS does not name");
    } finally {
      set("copied");
    }
    await runNow();
    expect((await shown("copied"))[0]?.url).toBe(copied);
  });

  it("PROP-16 missing on a host are left out where the site fetches them, and staff read why", async () => {
    answers["/gone.jpg"] = (res) => res.writeHead(404).end();
    answers["/page.jpg"] = (res) => res.writeHead(200).end(`<html>${"no picture ".repeat(20)}`);
    cms.strapi.config.set("plugin::properties.foreignPictures", "hotlinked");
    try {
      await send("outside", ["/wide.jpg", "/gone.jpg", "/page.jpg"].map(at));
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await runNow();
        await again();
      }
      expect((await shown("outside")).map(({ url }) => url)).toEqual([at("/wide.jpg")]);
      const found = await problems("outside");
      expect(found).toMatch(/gone\.jpg is not there/);
      expect(found).toMatch(/page\.jpg is no/);
    } finally {
      cms.strapi.config.set("plugin::properties.foreignPictures", "copied");
    }
    await send("outside", []);
    await runNow();
  });

  it("are removed some time after the last listing stops showing them, and not before", async () => {
    await send("sweep", [at("/sweep.jpg")]);
    answers["/sweep.jpg"] = (res) => res.writeHead(200).end(turned);
    await runNow();
    const before = await all();
    await sweepAged();
    expect(await all()).toEqual(before);
    // In use until just now: the grace period begins.
    await send("copied", []);
    await send("sweep", []);
    await sweep();
    expect(await all()).toEqual(before);
    await sweepAged();
    const left = await all();
    // The rotated picture is deleted; the other one and the source's are used by other listings.
    expect([before.length, left.length]).toEqual([3, 2]);
    expect(left.filter((name) => name.endsWith(".png"))).toHaveLength(1);
    const shownStill = (await shown("away"))[0]?.url ?? "";
    expect(left).toContain(fileOf(shownStill));
  });

  it("of a project stay as long as it shows them, with its units' floor plans", async () => {
    answers["/project.jpg"] = (res) => res.writeHead(200).end(turned);
    await writeFile(join(folder("feeds"), "plan.png"), tinyPng);
    const constructions = [{ reference: "1", plan: "/uploads/feeds/plan.png" }];
    await sendProject("sweep", [at("/project.jpg")], { constructions });
    await runNow();
    const copy = fileOf((await shownByProject("sweep"))[0]?.url ?? "");
    const before = await all();
    expect(before).toEqual(expect.arrayContaining([copy, "plan.png"]));
    await sweepAged();
    expect(await all()).toEqual(before);
    // In use until just now: the grace period begins.
    await sendProject("sweep", []);
    await sweep();
    expect(await all()).toEqual(before);
    await sweepAged();
    expect(await all()).toEqual(before.filter((name) => ![copy, "plan.png"].includes(name)));
  });
});
