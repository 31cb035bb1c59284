import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bodyInMemory } from "./sent-body.js";
import { SentFiles } from "./import-history.js";

const sent = (text: string) => bodyInMemory(Buffer.from(text));

async function bytesOf(files: SentFiles, name: string): Promise<Buffer | null> {
  const chunks = await files.read(name);
  return chunks && (await buffer(chunks));
}

describe("the stored files of imports", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "gevel-sent-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const filesOf = (limits: { days?: number; bytes?: number; files?: number } = {}) =>
    new SentFiles({ folder, days: 10, bytes: 1_000_000, files: 100, ...limits });
  const now = new Date("2026-06-01T12:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  async function storeAged(files: SentFiles, text: string, days: number): Promise<string> {
    const name = await files.store(sent(text));
    await utimes(join(folder, name), daysAgo(days), daysAgo(days));
    return name;
  }

  it("API-5 are read back byte for byte, and the same content is stored once", async () => {
    const files = filesOf();
    const bytes = Buffer.concat([Buffer.from([0, 255, 10]), Buffer.alloc(9_000_000, "listing ")]);
    const name = await files.store(bodyInMemory(bytes));
    expect(await files.store(bodyInMemory(Buffer.from(bytes)))).toBe(name);
    expect(await readdir(folder)).toEqual([name]);
    expect((await bytesOf(files, name))?.equals(bytes)).toBe(true);
  });

  it("OWNER-3 are readable by the CMS user alone, for they may have owners' data", async () => {
    const name = await filesOf().store(sent("owners"));
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it("are read by their own names only", async () => {
    const files = filesOf();
    await writeFile(join(folder, "secret"), "x");
    expect(await files.read("../secret")).toBeNull();
    expect(await files.read("secret")).toBeNull();
    expect(await files.read(`${"0".repeat(64)}.gz`)).toBeNull();
  });

  it("are deleted when too old, and count as new when sent again", async () => {
    const files = filesOf({ days: 10 });
    const old = await storeAged(files, "old", 11);
    const young = await storeAged(files, "young", 9);
    const again = await storeAged(files, "again", 11);
    await files.store(sent("again"));
    await files.sweep(now);
    expect([await files.has(old), await files.has(young), await files.has(again)]).toEqual([false, true, true]);
  });

  it("are deleted oldest first beyond the limit of bytes or number", async () => {
    const names: string[] = [];
    for (const age of [4, 3, 2, 1]) names.push(await storeAged(filesOf(), `feed of ${age} days ago`, age));
    const [first, second, third, fourth] = names;
    await filesOf({ files: 3 }).sweep(now);
    expect((await readdir(folder)).toSorted()).toEqual([second, third, fourth].toSorted());
    expect(await filesOf().has(first ?? "")).toBe(false);
    await filesOf({ bytes: 90 }).sweep(now);
    expect((await readdir(folder)).toSorted()).toEqual([third, fourth].toSorted());
  });

  it("leave no unfinished file behind", async () => {
    const part = join(folder, `${"0".repeat(64)}.gz.1.part`);
    await writeFile(part, "half");
    await utimes(part, daysAgo(1), daysAgo(1));
    await filesOf().sweep(now);
    expect(await readdir(folder)).toEqual([]);
  });
});
