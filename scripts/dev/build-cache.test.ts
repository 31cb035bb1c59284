import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { inRoot } from "./paths.mjs";
import { ifStale } from "./build-cache.mjs";

const folder = `node_modules/.cache/gevel/stale-test-${process.pid}`;
const [source, output] = [`${folder}/source.ts`, `${folder}/made.js`];
const name = `stale-test-${process.pid}`;

describe("CMS-7 build cache", () => {
  let times = 0;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(inRoot(path)), { recursive: true });
    writeFileSync(inRoot(path), text);
  };
  const build = async () => {
    times += 1;
    write(output, "made");
  };
  const check = (task = build) => ifStale(name, { sources: [source], outputs: [output] }, task);

  afterEach(() => {
    times = 0;
    rmSync(inRoot(folder), { recursive: true, force: true });
    rmSync(inRoot(`node_modules/.cache/gevel/${name}.stamp`), { force: true });
  });

  it("builds once for the same inputs, and again when an input or the output differs", async () => {
    write(source, "one");
    expect([await check(), await check()]).toEqual([true, false]);
    write(source, "two");
    expect([await check(), await check()]).toEqual([true, false]);
    rmSync(inRoot(output));
    expect([await check(), await check()]).toEqual([true, false]);
    expect(times).toBe(3);
  });

  it("builds again after an interrupted build, though half its output and the old stamp exist", async () => {
    write(source, "one");
    await check();
    write(source, "two");
    const interrupted = check(async () => {
      write(output, "half");
      throw new Error("killed");
    });
    await expect(interrupted).rejects.toThrow("killed");
    write(source, "one");
    expect(await check()).toBe(true);
  });
});
