import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, type ImportFileQuery, type ListingFeedResponse } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DropFolder } from "./drop-folder.js";

const answer: ListingFeedResponse = {
  summary: { created: 1, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 },
  results: [],
  format: "kyero",
  mode: "partial",
  problems: [],
  problemsLeftOff: 0,
};
const now = new Date("2026-03-02T08:00:00Z");

describe("the drop folder", () => {
  let folder: string;
  let imported: { text: string; query: ImportFileQuery }[];
  let fail: () => Error | null;
  let warned: string[];

  const createFolder = () =>
    new DropFolder({
      folder,
      bodyBytes: 1_000,
      importDelivery: async ({ readQuery, read }) => {
        const query = readQuery();
        const bytes = await read();
        const error = fail();
        if (error) throw error;
        imported.push({ text: bytes.toString(), query });
        return answer;
      },
      warn: (message) => void warned.push(message),
    });
  const names = async (...path: string[]) => (await readdir(join(folder, ...path))).sort();
  const importedTexts = () => imported.map(({ text }) => text);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gevel-feeds-"));
    await mkdir(join(folder, "agency"));
    imported = [];
    warned = [];
    fail = () => null;
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("API-6 imports a file that no longer grows, and moves it to the succeeded ones with its report", async () => {
    const dropFolder = createFolder();
    const file = join(folder, "agency", "list.xml");
    await writeFile(file, "<ro");
    expect(await dropFolder.pass(now)).toBe(0);
    await writeFile(file, "<root/>");
    expect(await dropFolder.pass(now)).toBe(0);
    expect(await dropFolder.pass(now)).toBe(1);
    expect(imported).toEqual([{ text: "<root/>", query: { source: "agency" } }]);
    expect(await names("agency", "succeeded")).toEqual(["20260302T080000Z-list.xml", "20260302T080000Z-list.xml.json"]);
    const report: unknown = JSON.parse(
      await readFile(join(folder, "agency", "succeeded", "20260302T080000Z-list.xml.json"), "utf8"),
    );
    expect(report).toEqual(answer);
    expect(await names("agency", "processing")).toEqual([]);
  });

  it.runIf(process.getuid)("API-6 is readable for users who may see the source and its files", async () => {
    const before = process.umask(0o022);
    try {
      await chmod(join(folder, "agency"), 0o2775);
      await writeFile(join(folder, "agency", "list.xml"), "<root/>");
      process.umask(0o077);
      const dropFolder = createFolder();
      await dropFolder.pass(now);
      await dropFolder.pass(now);
      const modeOf = async (...path: string[]) => (await stat(join(folder, "agency", ...path))).mode & 0o7777;
      expect([await modeOf("succeeded"), await modeOf("failed")]).toEqual([0o2775, 0o2775]);
      expect(await modeOf("succeeded", "20260302T080000Z-list.xml.json")).toBe(0o644);
    } finally {
      process.umask(before);
    }
  });

  it("imports the files of a source in the order of writing, none before one that still grows", async () => {
    const dropFolder = createFolder();
    const write = async (name: string, second: number) => {
      await writeFile(join(folder, "agency", name), name);
      await utimes(join(folder, "agency", name), second, second);
    };
    await write("b-first.xml", 1_000);
    await write("a-second.xml", 2_000);
    await dropFolder.pass(now);
    await write("b-first.xml", 1_500);
    expect(await dropFolder.pass(now)).toBe(0);
    expect(await dropFolder.pass(now)).toBe(2);
    expect(importedTexts()).toEqual(["b-first.xml", "a-second.xml"]);
  });

  it("of several CMS processes has each file imported once", async () => {
    const all = [createFolder(), createFolder(), createFolder()];
    for (const name of ["1.xml", "2.xml", "3.xml"]) await writeFile(join(folder, "agency", name), name);
    await Promise.all(all.map((dropFolder) => dropFolder.pass(now)));
    await Promise.all(all.map((dropFolder) => dropFolder.pass(now)));
    expect(importedTexts().sort()).toEqual(["1.xml", "2.xml", "3.xml"]);
  });

  it("ignores unfinished files, links, its own folders, and folders without a source", async () => {
    const outside = join(folder, "outside.xml");
    await writeFile(outside, "secret");
    await symlink(outside, join(folder, "agency", "link.xml"));
    await mkdir(join(folder, "No Source"));
    await writeFile(join(folder, "No Source", "list.xml"), "x");
    for (const name of [".hidden.xml", "list.xml.part", "list.xml.filepart", "list.xml~"])
      await writeFile(join(folder, "agency", name), "x");
    const dropFolder = createFolder();
    await dropFolder.pass(now);
    expect(await dropFolder.pass(now)).toBe(0);
    expect(imported).toEqual([]);
  });

  it("moves a rejected file aside with the reason, and one that is too large unread", async () => {
    fail = () => new AppError("INVALID_INPUT", "cut off", [{ field: "feed", message: "it is cut off" }]);
    await writeFile(join(folder, "agency", "bad.xml"), "<root>");
    await writeFile(join(folder, "agency", "huge.xml"), "x".repeat(1_001));
    const dropFolder = createFolder();
    await dropFolder.pass(now);
    await dropFolder.pass(now);
    const read = (name: string) => readFile(join(folder, "agency", "failed", `20260302T080000Z-${name}.json`), "utf8");
    expect(JSON.parse(await read("bad.xml"))).toEqual({
      error: { code: "INVALID_INPUT", fields: [{ field: "feed", message: "it is cut off" }] },
    });
    expect(await read("huge.xml")).toContain("BODY_TOO_LARGE");
    expect(imported).toEqual([]);
  });

  it("retries three times when the CMS failed", async () => {
    fail = () => new Error("database is away");
    await writeFile(join(folder, "agency", "list.xml"), "x");
    const dropFolder = createFolder();
    for (let round = 0; round < 4; round += 1) await dropFolder.pass(now);
    expect(await names("agency")).toContain("list.xml");
    fail = () => null;
    await dropFolder.pass(now);
    await dropFolder.pass(now);
    expect(importedTexts()).toEqual(["x"]);
    expect(warned.length).toBeGreaterThan(0);
    fail = () => new Error("a bug");
    await writeFile(join(folder, "agency", "poison.xml"), "x");
    for (let round = 0; round < 12; round += 1) await dropFolder.pass(now);
    expect(await names("agency", "failed")).toEqual([
      "20260302T080000Z-poison.xml",
      "20260302T080000Z-poison.xml.json",
    ]);
  });

  it("resumes a file after a crash of the CMS", async () => {
    await mkdir(join(folder, "agency", "processing"));
    const left = join(folder, "agency", "processing", "list.xml");
    await writeFile(left, "x");
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const dropFolder = createFolder();
    await utimes(left, minutesAgo(10), minutesAgo(10));
    await dropFolder.pass(now);
    await dropFolder.pass(now);
    expect(imported).toEqual([]);
    await utimes(left, minutesAgo(16), minutesAgo(16));
    for (let round = 0; round < 3; round += 1) await dropFolder.pass(now);
    expect(importedTexts()).toEqual(["x"]);
  });

  it("renames the folders of version 0.1.0 and imports none of their files again", async () => {
    for (const earlier of ["taken", "done", "refused"]) {
      await mkdir(join(folder, "agency", earlier));
      await writeFile(join(folder, "agency", earlier, `${earlier}.xml`), earlier);
    }
    await mkdir(join(folder, "agency", "failed"));
    await writeFile(join(folder, "agency", "failed", "newer.xml"), "newer");
    const dropFolder = createFolder();
    for (let round = 0; round < 3; round += 1) await dropFolder.pass(now);
    expect(imported).toEqual([]);
    expect(await names("agency")).toEqual(["failed", "processing", "refused", "succeeded"]);
    expect(await names("agency", "succeeded")).toEqual(["done.xml"]);
    expect(await names("agency", "processing")).toEqual(["taken.xml"]);
    expect(await names("agency", "refused")).toEqual(["refused.xml"]);
    expect(warned).toHaveLength(2);
  });

  it("reads the settings beside the files of a source; invalid ones reject its files by name", async () => {
    await writeFile(join(folder, "agency", "settings.json"), JSON.stringify({ mode: "full", language: "fr" }));
    await writeFile(join(folder, "agency", "a.xml"), "a");
    const dropFolder = createFolder();
    await dropFolder.pass(now);
    await dropFolder.pass(now);
    expect(imported[0]?.query).toEqual({ source: "agency", mode: "full", language: "fr" });
    await writeFile(join(folder, "agency", "settings.json"), JSON.stringify({ mode: "all" }));
    await writeFile(join(folder, "agency", "b.xml"), "b");
    await dropFolder.pass(now);
    await dropFolder.pass(now);
    expect(await readFile(join(folder, "agency", "failed", "20260302T080000Z-b.xml.json"), "utf8")).toContain('"mode"');
  });

  it("API-6 the language in a file name overrides the settings", async () => {
    await writeFile(join(folder, "agency", "settings.json"), JSON.stringify({ mode: "full", language: "nl" }));
    const dropFolder = createFolder();
    for (const [second, name] of ["feed.fr.json", "FEED_DE.xml.gz", "feed.json"].entries()) {
      await writeFile(join(folder, "agency", name), name);
      await utimes(join(folder, "agency", name), second, second);
    }
    await dropFolder.pass(now);
    expect(await dropFolder.pass(now)).toBe(3);
    expect(imported.map(({ query }) => query)).toEqual(
      ["fr", "de", "nl"].map((language) => ({ source: "agency", mode: "full", language })),
    );
  });

  it("API-6 rejects the files of a source with unreadable settings, for they may have said full", async () => {
    await mkdir(join(folder, "agency", "settings.json"));
    await writeFile(join(folder, "agency", "a.xml"), "a");
    const dropFolder = createFolder();
    await dropFolder.pass(now);
    expect(await dropFolder.pass(now)).toBe(1);
    expect(imported).toEqual([]);
    expect(await readFile(join(folder, "agency", "failed", "20260302T080000Z-a.xml.json"), "utf8")).toContain(
      '"settings.json"',
    );
    expect(warned).toEqual([expect.stringContaining("settings.json cannot be read")]);
  });

  it("imports a file that was renamed into place", async () => {
    await writeFile(join(folder, "agency", "list.xml.part"), "x");
    const dropFolder = createFolder();
    await dropFolder.pass(now);
    await rename(join(folder, "agency", "list.xml.part"), join(folder, "agency", "list.xml"));
    await dropFolder.pass(now);
    expect(await dropFolder.pass(now)).toBe(1);
  });

  it("API-6 reports a file outside every source's folder once, and leaves it there", async () => {
    for (const name of ["list.xml", "foto.png", "list.xml.part"]) await writeFile(join(folder, name), "x");
    await mkdir(join(folder, "Kantoor Brugge & co"));
    const dropFolder = createFolder();
    expect([await dropFolder.pass(now), await dropFolder.pass(now), await dropFolder.pass(now)]).toEqual([0, 0, 0]);
    expect(warned.sort()).toEqual([
      expect.stringContaining("Kantoor Brugge & co is ignored: its name is not a source name"),
      expect.stringContaining("foto.png is ignored: it is not in the folder of a source"),
      expect.stringContaining("list.xml is ignored: it is not in the folder of a source"),
    ]);
    expect(await names()).toContain("list.xml");
  });
});
