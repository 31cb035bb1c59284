import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CodeCache } from "./code-cache";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "code-")), "code");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const code = Buffer.from("compiled");
const file = () => join(folder, readdirSync(folder)[0] ?? "");

describe("the compile cache", () => {
  it("is read by the next start of the same build, for this user only", () => {
    expect(new CodeCache(folder, "one").read()).toBeUndefined();
    new CodeCache(folder, "one").store(code);
    expect(new CodeCache(folder, "one").read()).toEqual(code);
    expect([folder, file()].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it("is not used by another build, and is deleted when that stores its own", () => {
    new CodeCache(folder, "one").store(code);
    const next = new CodeCache(folder, "two");
    expect(next.read()).toBeUndefined();
    writeFileSync(join(folder, "1.tmp"), "of a process that was killed");
    next.store(Buffer.from("newer"));
    expect(readdirSync(folder)).toHaveLength(1);
    expect(next.read()).toEqual(Buffer.from("newer"));
  });

  it.each([
    ["truncated", (whole: Buffer) => whole.subarray(0, -3)],
    ["zeroed by a power cut", (whole: Buffer) => Buffer.alloc(whole.length)],
    ["with one byte changed", (whole: Buffer) => Buffer.from(whole.toString("latin1").replace("pi", "pe"), "latin1")],
    ["empty", () => Buffer.alloc(0)],
  ])("is not used where it is %s", (_what, damaged) => {
    const cache = new CodeCache(folder, "one");
    cache.store(code);
    writeFileSync(file(), damaged(readFileSync(file())));
    expect(cache.read()).toBeUndefined();
  });

  it("delays no start where it cannot be written", () => {
    mkdirSync(join(folder, ".."), { recursive: true });
    writeFileSync(folder, "a file where the folder should be");
    const cache = new CodeCache(folder, "one");
    cache.store(code);
    expect(cache.read()).toBeUndefined();
  });
});
