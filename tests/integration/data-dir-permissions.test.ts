import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { startWeb, waitUntilReady } from "../../scripts/dev/servers.mjs";
import { bootCms, settingsOf } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";
import { freePort } from "../support/free-port.js";

const modeOf = (...path: string[]) => (statSync(join(...path)).mode & 0o777).toString(8);

/** A folder as a start before this rule left it. */
function olderFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "gevel-private-"));
  mkdirSync(join(dataDir, "logs"));
  writeFileSync(join(dataDir, "logs", "cms.before.log"), "", { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  return dataDir;
}

let dataDir: string;
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe.each(databases())("the CMS on $name", ({ open }) => {
  it("Q-3 restricts DATA_DIR, its database and its logs to its user, existing ones included", async () => {
    dataDir = olderFolder();
    const { url: databaseUrl, drop } = await open(dataDir);
    const database = join(dataDir, "gevel.db");
    if (databaseUrl === undefined) chmodSync(database, 0o644);
    try {
      const cms = await bootCms({ dataDir, databaseUrl });
      expect([modeOf(dataDir), modeOf(dataDir, "logs", "cms.before.log")]).toEqual(["700", "600"]);
      if (databaseUrl === undefined) expect([modeOf(database), modeOf(`${database}-wal`)]).toEqual(["600", "600"]);
      await cms.close();
    } finally {
      await drop();
    }
  });
});

it("Q-3 the site restricts DATA_DIR, its replica and its log to its user, and logs no token of a link", async () => {
  dataDir = olderFolder();
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, SITE_URL: site, CMS_URL: "http://127.0.0.1:9", LOG_LEVEL: "debug" };
  const side = startWeb({ PATH: process.env.PATH, ...settingsOf({ dataDir, settings }) });
  try {
    await waitUntilReady(side, `${site}/favicon.svg`);
    expect(modeOf(dataDir)).toBe("700");
    const files = [
      ["logs", "cms.before.log"],
      ["logs", "web.log"],
      ["replica", "replica.sqlite"],
    ];
    expect(files.map((file) => modeOf(dataDir, ...file))).toEqual(["600", "600", "600"]);
    for (const path of ["login/choose-password/SECRET/", "subscription/SECRET/", "my-document/SECRET/file"])
      await (await fetch(`${site}/nl/${path}`)).text();
  } finally {
    await side.stop();
  }
  const log = readFileSync(side.logFile, "utf8");
  expect(log).toContain("/nl/subscription/[redacted]/");
  expect(log).not.toContain("SECRET");
});
