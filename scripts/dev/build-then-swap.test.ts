import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildThenSwap } from "./build-then-swap.mjs";

describe("CMS-7 a build that is swapped in when complete", () => {
  let folder: string;
  const file = (...path: string[]) => join(folder, ...path, "index.html");
  const write = (text: string, ...path: string[]) => {
    mkdirSync(join(folder, ...path), { recursive: true });
    writeFileSync(file(...path), text);
  };
  const build = (text: string) =>
    buildThenSwap({ stagingFolder: join(folder, "next"), target: join(folder, "build") }, async () =>
      write(text, "next", "build"),
    );
  const built = () => readFileSync(file("build"), "utf8");

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "gevel-beside-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("replaces the previous build once complete, the first build included", async () => {
    await build("one");
    await build("two");
    expect(built()).toBe("two");
    expect(existsSync(join(folder, "next"))).toBe(false);
  });

  it("leaves the previous build when it fails", async () => {
    await build("one");
    const failing = { stagingFolder: join(folder, "next"), target: join(folder, "build") };
    await expect(buildThenSwap(failing, () => Promise.reject(new Error("no room left")))).rejects.toThrow(
      "no room left",
    );
    expect(built()).toBe("one");
  });

  it.each([
    ["before it moved the previous one away", ["build"], ["next/build"]],
    ["before it moved the new one in place", [], ["next/build", "next/former"]],
    ["while it deleted the previous one", ["build"], ["next/former", "next/former/assets"]],
  ])("builds anew after a build killed %s", async (_when, present, left) => {
    for (const path of [...present, ...left]) write("left", path);
    await build("new");
    expect(built()).toBe("new");
    expect(existsSync(join(folder, "next"))).toBe(false);
  });
});
