import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inRoot } from "./paths.mjs";
import { npmProcesses } from "./monitor-npm.mjs";

const folder = mkdtempSync(join(tmpdir(), "gevel-npm-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A script that only monitors npm, as `npm start` does, and reports when it has begun. */
beforeAll(() => {
  mkdirSync(join(folder, "scripts"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "watched", type: "module", scripts: { start: "node scripts/start.mjs" } }),
  );
  writeFileSync(
    join(folder, "scripts/start.mjs"),
    `import { monitorNpm } from ${JSON.stringify(pathToFileURL(inRoot("scripts/dev/monitor-npm.mjs")).href)};
     monitorNpm(() => { process.exit(); });
     for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => process.exit());
     setInterval(() => {}, 1_000_000);
     console.log("begun");`,
  );
});

/** A start by the real npm. */
async function startByNpm() {
  const npm = spawn("npm", ["start", "--silent"], { cwd: folder, stdio: ["ignore", "pipe", "ignore"], detached: true });
  await once(createInterface({ input: npm.stdout }), "line");
  // The script has the other end of the pipe, which closes when the script ends.
  return { npm, scriptEnded: once(npm.stdout, "close") };
}

describe.skipIf(process.platform === "win32")("a script that npm started", () => {
  it.each(["SIGTERM", "SIGKILL"] as const)("ends when npm alone gets %s", async (signal) => {
    const { npm, scriptEnded } = await startByNpm();
    npm.kill(signal);
    await scriptEnded;
  });

  it("ends by Ctrl-C, which a terminal sends to all processes", async () => {
    const { npm, scriptEnded } = await startByNpm();
    process.kill(-(npm.pid ?? 0), "SIGINT");
    await scriptEnded;
  });

  it("watches the shell and npm where the shell stays, npm alone where it does not, and nothing without npm", () => {
    const processes = new Map([
      [30, { parent: 20, command: "node scripts/start.mjs " }],
      [20, { parent: 10, command: "sh -c node scripts/start.mjs " }],
      [10, { parent: 1, command: "npm start " }],
      [31, { parent: 10, command: "node scripts/start.mjs " }],
    ]);
    const check = (pid: number) => processes.get(pid) ?? null;
    const byNpm = { npm_lifecycle_event: "start" };
    expect(npmProcesses(byNpm, 30, check)).toEqual([20, 10]);
    expect(npmProcesses(byNpm, 31, check)).toEqual([10]);
    expect(npmProcesses({}, 30, check)).toEqual([]);
  });
});
