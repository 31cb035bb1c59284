import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ListingFeedResponse } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeZip, tinyPng } from "../fixtures/make-zip.js";
import { readDelivery } from "../read-delivery.js";
import { unpackDelivery } from "../unpack/unpack-delivery.js";
import { DropFolder } from "./drop-folder.js";

const picture = (path: string) => `<anhang gruppe="BILD"><daten><pfad>${path}</pfad></daten></anhang>`;
const document = (id: string, ...paths: string[]) =>
  `<openimmo><uebertragung umfang="TEIL"/><anbieter><immobilie><freitexte><objekttitel>Huis</objekttitel></freitexte><anhaenge>${paths
    .map(picture)
    .join("")}</anhaenge><verwaltung_techn><openimmo_obid>${id}</openimmo_obid><sprache>nl</sprache></verwaltung_techn>
    </immobilie></anbieter></openimmo>`;
const otherPng = Buffer.concat([tinyPng, Buffer.from("x")]);
const start = new Date("2026-03-02T08:00:00Z");
const stamp = "20260302T080000Z";

describe("a delivery in the drop folder", () => {
  let folder: string;
  let warned: string[];
  let failures: number;
  let read: { names: string[]; problems: string[]; pictures: number; bytes: Buffer }[];

  const answer: ListingFeedResponse = {
    summary: { created: 1, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 },
    ...{ results: [], format: "openimmo", mode: "partial", problems: [], problemsLeftOff: 0 },
  };
  const createFolder = () =>
    new DropFolder({
      folder,
      bodyBytes: 100_000,
      importDelivery: async ({ read: readBytes }) => {
        const bytes = await readBytes();
        if (failures > 0) {
          failures -= 1;
          throw new Error("database is away");
        }
        const { documents, files } = await unpackDelivery(bytes, 100_000);
        const { problems, files: readFiles } = await readDelivery(documents, { files });
        const named = problems.listed.filter(({ field }) => field === "feed");
        read.push({
          names: [...documents.map(({ name }) => name), ...files.keys()].sort(),
          problems: named.flatMap(({ examples }) => examples.map(({ value }) => value)),
          pictures: readFiles.length,
          bytes,
        });
        return answer;
      },
      warn: (message) => void warned.push(message),
    });
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, "agency", path)), { recursive: true });
    await writeFile(join(folder, "agency", path), content);
  };
  const names = async (...path: string[]) => (await readdir(join(folder, "agency", ...path))).sort();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gevel-feeds-"));
    await mkdir(join(folder, "agency"));
    [read, warned, failures] = [[], [], 0];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("API-6 is an XML file with the pictures that it names, moved together", async () => {
    await put("list.xml", document("1", "1.png", "images/2.png"));
    await put("1.png", tinyPng);
    await put("images/2.png", otherPng);
    await put("images/3.png", Buffer.concat([otherPng, otherPng]));
    await put("readme.txt", "exported by hand");
    const dropFolder = createFolder();
    await dropFolder.pass(start);
    expect(await dropFolder.pass(start)).toBe(1);
    expect(read).toMatchObject([{ pictures: 2, problems: ["images/3.png", "readme.txt"] }]);
    expect(await names("succeeded")).toEqual([`${stamp}-list`, `${stamp}-list.json`]);
    expect(await names("succeeded", `${stamp}-list`)).toEqual(["1.png", "images", "list.xml", "readme.txt"]);
    expect(await names("succeeded", `${stamp}-list`, "images")).toEqual(["2.png", "3.png"]);
    expect(await names()).toEqual(["failed", "images", "processing", "succeeded"]);
    expect(await names("processing")).toEqual([]);
  });

  it("API-6 waits while a picture grows, has a temporary name, or is added", async () => {
    const dropFolder = createFolder();
    await put("list.xml", document("1", "1.png", "2.png"));
    await put("1.png", tinyPng.subarray(0, 20));
    await dropFolder.pass(start);
    await put("1.png", tinyPng);
    expect(await dropFolder.pass(start)).toBe(0);
    await put("2.png.part", otherPng.subarray(0, 20));
    expect(await dropFolder.pass(start)).toBe(0);
    await put("2.png.part", otherPng);
    expect(await dropFolder.pass(start)).toBe(0);
    await rm(join(folder, "agency", "2.png.part"));
    await put("2.png", otherPng);
    expect([await dropFolder.pass(start), await dropFolder.pass(start)]).toEqual([0, 1]);
    expect(read).toMatchObject([{ pictures: 2 }]);
  });

  it("API-6 is a folder when that holds the document, whatever its name; two do not mix", async () => {
    // In the order of their names too: files written within a tick of the system's clock have one time.
    for (const name of ["Export 27 nov (é)", "f"]) {
      await put(`${name}/feed.xml`, document(name, "1.png"));
      await put(`${name}/1.png`, name === "f" ? otherPng : tinyPng);
    }
    const dropFolder = createFolder();
    await dropFolder.pass(start);
    expect(await dropFolder.pass(start)).toBe(2);
    expect(read.map(({ names: files }) => files)).toEqual([
      ["Export 27 nov (é)/1.png", "Export 27 nov (é)/feed.xml"],
      ["f/1.png", "f/feed.xml"],
    ]);
    expect(await names("succeeded")).toContain(`${stamp}-Export 27 nov (é)`);
    expect(await names()).toEqual(["failed", "processing", "succeeded"]);
  });

  it("API-6 includes all its documents, also zipped ones; a zip beside it waits for nothing", async () => {
    await put("a.xml", document("1", "1.png"));
    await put("b.xml", document("2", "2.png"));
    await put("1.png", tinyPng);
    await put("2.png", otherPng);
    await put("whole.zip", makeZip([{ name: "c.xml", bytes: Buffer.from(document("3")) }]));
    const dropFolder = createFolder();
    await dropFolder.pass(start);
    expect(await dropFolder.pass(start)).toBe(2);
    expect(read.map(({ names: files }) => files)).toEqual(
      expect.arrayContaining([["1.png", "2.png", "a.xml", "b.xml"], ["c.xml"]]),
    );
  });

  it("API-6 of the same files is the same bytes, so the history stores them once", async () => {
    for (const again of [1, 2]) {
      await put("list.xml", document("1", "1.png"));
      await put("1.png", tinyPng);
      const dropFolder = createFolder();
      for (let round = 0; round < 2; round += 1) await dropFolder.pass(new Date(start.getTime() + again * 60_000));
    }
    expect(read).toHaveLength(2);
    expect(read[0]?.bytes.equals(read[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it("API-6 lists pictures that came first and waits for their document", async () => {
    await put("1.png", tinyPng);
    const dropFolder = createFolder();
    for (let round = 0; round < 4; round += 1) expect(await dropFolder.pass(start)).toBe(0);
    expect(warned).toEqual([expect.stringContaining("agency/1.png waits for an XML or JSON file beside it")]);
    await put("list.xml", document("1", "1.png"));
    await dropFolder.pass(start);
    expect(await dropFolder.pass(start)).toBe(1);
    expect(read).toMatchObject([{ pictures: 1 }]);
  });

  it("API-6 rejects pictures whose document does not come, with the reason", async () => {
    await put("foto.png", tinyPng);
    const dropFolder = createFolder();
    await dropFolder.pass(start);
    expect(await dropFolder.pass(new Date(start.getTime() + 16 * 60_000))).toBe(1);
    const [report = ""] = (await names("failed")).filter((name) => name.endsWith(".json"));
    const text = await readFile(join(folder, "agency", "failed", report), "utf8");
    expect(text).toContain("no XML or JSON came beside foto.png");
    expect(text).not.toContain("UTF-8");
  });

  it("API-6 is processed by one of several CMS processes, and again when the CMS failed", async () => {
    await put("list.xml", document("1", "1.png"));
    await put("1.png", tinyPng);
    failures = 1;
    const all = [createFolder(), createFolder(), createFolder()];
    for (let round = 0; round < 6; round += 1) await Promise.all(all.map((dropFolder) => dropFolder.pass(start)));
    expect(read).toMatchObject([{ pictures: 1 }]);
    expect(await names()).toEqual(["failed", "processing", "succeeded"]);
  });

  it("API-6 reports links and files beside it that are ignored", async () => {
    await put("list.xml", document("1"));
    await symlink(join(folder, "elsewhere"), join(folder, "agency", "photos"));
    const dropFolder = createFolder();
    await dropFolder.pass(start);
    await dropFolder.pass(start);
    expect(warned).toEqual([expect.stringContaining("agency/photos is ignored: it is a link")]);
  });
});
