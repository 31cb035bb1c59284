import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeZip } from "../../cms-plugins/properties/server/src/import-formats/fixtures/make-zip.js";
import type { BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { createApiToken, logInStaff, type Staff } from "../support/strapi-accounts.js";

const fixtures = new URL("../../cms-plugins/properties/server/src/import-formats/fixtures/", import.meta.url);
const uploadedSchema = z.array(z.object({ id: z.number(), url: z.string(), size: z.number() }));
const secret = "Hidden Lane 7";

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 13/1 0/1" } })
    .withMetadata({ orientation: 6 });

describe.each(databases())("PROP-9 pictures contain no location, on $name", ({ boot }) => {
  let cms: BootedCms;
  let staff: Staff;
  let host: Server;
  let foreign: Buffer;
  let port: number;

  beforeAll(async () => {
    foreign = await photo("#225588").jpeg().toBuffer();
    host = createServer((_req, res) => void res.writeHead(200, { "content-type": "image/jpeg" }).end(foreign));
    await new Promise<void>((listening) => host.listen(0, listening));
    port = (host.address() as AddressInfo).port;
    cms = await boot({ settings: () => ({ FOREIGN_PICTURES: "copied", PRIVATE_PICTURE_HOSTS: `127.0.0.1:${port}` }) });
    staff = await logInStaff(cms);
  });
  afterAll(async () => {
    await cms.close();
    host.close();
  });

  const file = (name: string) => join(cms.strapi.dirs.static.public, "uploads", name);
  const served = async (url: string) => {
    const answer = await fetch(`${cms.url}${url}`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  /** No metadata is left, and the picture is still upright: by its orientation tag, or already rotated. */
  async function expectBare(bytes: Buffer) {
    expect(bytes.includes(secret)).toBe(false);
    const reported = await sharp(bytes).metadata();
    expect(reported.autoOrient).toEqual({ width: 600, height: 900 });
    expect(reported.exif?.length ?? 0).toBeLessThan(40);
  }
  async function upload(bytes: Buffer, name: string, type: string, id?: number) {
    const form = new FormData();
    form.set("files", new File([new Uint8Array(bytes)], name, { type }));
    const answer = await fetch(`${cms.url}/upload${id === undefined ? "" : `?id=${id}`}`, {
      method: "POST",
      headers: { authorization: `Bearer ${staff.token}` },
      body: form,
    });
    const json: unknown = await answer.json();
    expect(answer.status, JSON.stringify(json)).toBeLessThan(300);
    const [uploaded] = uploadedSchema.parse(Array.isArray(json) ? json : [json]);
    if (!uploaded) throw new Error("nothing was uploaded");
    return uploaded;
  }

  it.each(["jpeg", "png", "webp"] as const)("when staff upload a %s, and when they replace it", async (format) => {
    const first = await photo("#aa3311").toFormat(format, { quality: 40 }).toBuffer();
    const uploaded = await upload(first, `agent.${format}`, `image/${format}`);
    const bytes = await served(uploaded.url);
    await expectBare(bytes);
    expect(Math.round(bytes.length / 10) / 100).toBe(uploaded.size);
    const second = await photo("#11aa33").toFormat(format, { quality: 40 }).toBuffer();
    const replaced = await upload(second, `agent.${format}`, `image/${format}`, uploaded.id);
    expect(replaced.url).toBe(uploaded.url);
    const after = await served(uploaded.url);
    await expectBare(after);
    expect(after.equals(bytes)).toBe(false);
  });

  it("when an import file has them in its zip, and when they are copied from another host", async () => {
    const token = await createApiToken(cms, "integrator", ["plugin::properties.import.import"]);
    const headers = { authorization: `Bearer ${token}` };
    const importFile = await readFile(fileURLToPath(new URL("openimmo.xml", fixtures)));
    const zip = makeZip([
      { name: "openimmo.xml", bytes: importFile },
      { name: "penthouse.png", bytes: await photo("#993377").png().toBuffer() },
    ]);
    const body = new Uint8Array(zip);
    const sent = await fetch(`${cms.url}/api/properties/feeds?source=zip`, { method: "POST", headers, body });
    expect(sent.status, await sent.clone().text()).toBe(200);
    const item = { reference: "copied", goal: 0, webId: 1, zip: "2000", city: "ANTWERPEN" };
    const properties = [{ ...item, pictures: [{ url: `http://127.0.0.1:${port}/home.jpg` }] }];
    const imported = await fetch(`${cms.url}/api/properties/import`, {
      method: "POST",
      headers,
      body: JSON.stringify({ source: "photos", mode: "partial", properties }),
    });
    expect(imported.status).toBe(200);
    await z.custom<{ runNow(): Promise<number> }>().parse(cms.strapi.plugin("properties").service("pictures")).runNow();
    const rows = cms.strapi.db.connection("gevel_pictures");
    const named = cms.strapi.db.getSchemaName();
    const found = await (named ? rows.withSchema(named) : rows).select("address", "copy", "width", "height");
    const pictures = z
      .array(z.object({ address: z.string(), copy: z.string().nullable(), width: z.number().nullable() }))
      .parse(found);
    const urls = pictures
      .filter(({ width }) => width === 600)
      .map(({ address, copy }) => copy ?? address)
      .toSorted();
    expect(urls).toEqual([expect.stringMatching(/^\/uploads\/copies\//), expect.stringMatching(/^\/uploads\/feeds\//)]);
    for (const url of urls) await expectBare(await served(url));
  });

  it("when they were stored before, once and in steps, and an invalid picture stays unchanged", async () => {
    const old = await photo("#445566").jpeg().toBuffer();
    const cut = old.subarray(0, 40);
    const stored = { "old-a.jpg": old, "old-b.jpg": cut, "old-c.txt": Buffer.from(secret), "old-d.jpg": old };
    for (const [name, bytes] of Object.entries(stored)) await writeFile(file(name), bytes);
    const { stripStoredUploads } = await import("../../cms-plugins/media/server/src/uploads/strip-stored-uploads.js");
    const progress = cms.strapi.store({ type: "core", name: "gevel" });
    const key = "uploads-without-metadata";
    const run = async () => {
      const job = stripStoredUploads(cms.strapi);
      job.start();
      await job.ended();
    };
    // A start after an interruption continues behind the last finished file.
    await progress.set({ key, value: { after: "old-a.jpg", done: false } });
    await run();
    expect(await readFile(file("old-a.jpg"))).toEqual(old);
    await expectBare(await readFile(file("old-d.jpg")));
    expect(await readFile(file("old-b.jpg"))).toEqual(cut);
    expect(await readFile(file("old-c.txt"), "utf8")).toBe(secret);
    // Done: no file is processed again.
    await run();
    expect(await readFile(file("old-a.jpg"))).toEqual(old);
    await progress.set({ key, value: { after: "", done: false } });
    await run();
    await expectBare(await served("/uploads/old-a.jpg"));
  });
});
