import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "run-cached-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a process says that runs a site with `body`, and what it leaves. */
async function run(body: string, { build = "one", flags = [] as string[] } = {}) {
  const site = join(folder, "site.cjs");
  writeFileSync(site, `(function (exports, require, module, __filename, __dirname) {\n${body}\n})`);
  const script = join(import.meta.dirname, "run-cached.fixture.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[...flags, "--import", "tsx", script, site, join(folder, "code"), build],
  ]).catch((failed: { stdout: string }) => failed);
  return stdout.trim().split("\n");
}
const left = () => readdirSync(folder).includes("code");

describe("the site's bundle", () => {
  it("is compiled by its first start, and cached for the next", async () => {
    const body = "console.log(typeof require('node:fs').readFileSync, __filename.endsWith('site.cjs'))";
    expect(await run(body)).toEqual(["function true", "known: false"]);
    expect(await run(body)).toEqual(["function true", "known: true"]);
  });

  it("of another build is compiled anew, though it has the same length", async () => {
    await run("console.log(1)");
    expect(await run("console.log(2)", { build: "two" })).toEqual(["2", "known: false"]);
    expect(await run("console.log(2)", { build: "two" })).toEqual(["2", "known: true"]);
  });

  it("is compiled anew where V8 has other flags", async () => {
    await run("console.log(1)");
    expect(await run("console.log(1)", { flags: ["--stack-size=900"] })).toEqual(["1", "known: false"]);
    expect(await run("console.log(1)", { flags: ["--stack-size=900"] })).toEqual(["1", "known: true"]);
  });

  it("imports modules lazily, also from cached code", async () => {
    const body = "setTimeout(() => console.log(typeof require('node:os').cpus))";
    expect(await run(body)).toEqual(["known: false", "function"]);
    expect(await run(body)).toEqual(["known: true", "function"]);
  });

  it("leaves nothing where it could not start", async () => {
    await run("setTimeout(() => process.exit(1))");
    expect(left()).toBe(false);
    await run("setTimeout(() => process.exit(0))");
    expect(left()).toBe(true);
  });
});
