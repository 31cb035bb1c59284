import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, vi } from "vitest";
import { run } from "./run.mjs";

const folder = mkdtempSync(join(tmpdir(), "gevel-run-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lives = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it("a command and its children end when their parent is killed", async () => {
  const pids = join(folder, "pids");
  const command = `
    const { spawn } = require("node:child_process");
    const child = spawn("sleep", ["1000"]);
    require("node:fs").writeFileSync(${JSON.stringify(pids)}, process.pid + " " + child.pid + " end");
  `;
  const module = fileURLToPath(new URL("run.mjs", import.meta.url));
  const starter = spawn(process.execPath, [
    "--input-type=module",
    "-e",
    `import { run } from ${JSON.stringify(module)}; await run(process.execPath, ["-e", ${JSON.stringify(command)}]);`,
  ]);
  const started = await vi.waitFor(
    () => {
      const text = readFileSync(pids, "utf8");
      if (!text.endsWith(" end")) throw new Error("not yet");
      return text.split(" ").slice(0, 2).map(Number);
    },
    { timeout: 60_000 },
  );
  expect(started.filter(lives)).toHaveLength(2);
  starter.kill("SIGKILL");
  await vi.waitFor(() => expect(started.filter(lives)).toEqual([]), { timeout: 60_000 });
});

it("returns a command's output, and its failure says how it ended", async () => {
  expect(await run(process.execPath, ["-e", "console.log('done')"], { quiet: true })).toContain("done");
  await expect(run(process.execPath, ["-e", "console.log('half'); process.exit(3)"], { quiet: true })).rejects.toThrow(
    /ended with 3\nhalf/,
  );
  await expect(run(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"], { quiet: true })).rejects.toThrow(
    /ended with SIGKILL/,
  );
});
