import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inRoot } from "../../scripts/dev/paths.mjs";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "stack-traces-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = "0123456789abcdef";
const run = (args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: inRoot("."),
    encoding: "utf8",
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, CMS_URL: "http://127.0.0.1:9" },
      ...{ REPLICA_SECRET: secret, PREVIEW_SECRET: secret, APP_KEYS: secret, API_TOKEN_SALT: secret },
      ...{ ADMIN_JWT_SECRET: secret, TRANSFER_TOKEN_SALT: secret, JWT_SECRET: secret, ENCRYPTION_KEY: secret },
    },
  });

describe("stack traces of what is built", () => {
  it("name the lines of the site's TypeScript in its log", () => {
    // A file where the site's folder should be: its start fails.
    writeFileSync(join(dataDir, "replica"), "");
    const { stdout } = run(["web/build/server.cjs"]);
    expect(stdout).toContain("start: failed, exiting");
    expect(stdout).toMatch(/\/web\/app\/replica\/[\w.-]+\.ts:\d+:\d+/);
    expect(stdout).toMatch(/\/web\/server\/start-site\.ts:\d+:\d+/);
  });

  it("name the lines of the TypeScript of the CMS and its plugins", () => {
    const { stderr } = run([
      "--eval",
      `require("./cms/dist/src/index.js").default.register({}).catch(({ stack }) => console.error(stack));`,
    ]);
    expect(stderr).toMatch(/\/cms\/src\/index\.ts:\d+:\d+/);
    expect(stderr).toMatch(/\/cms-plugins\/\w+\/src\/[\w/.-]+\.ts:\d+:\d+/);
  });
});
