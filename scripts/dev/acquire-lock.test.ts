import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { acquireLock } from "./acquire-lock.mjs";

const module = fileURLToPath(new URL("acquire-lock.mjs", import.meta.url));

/** Another process that has it. */
async function holder(lock: string) {
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { acquireLock } from ${JSON.stringify(module)};
      await acquireLock(${JSON.stringify(lock)}, () => {}); console.log("held"); setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(child.stdout, "data");
  return child;
}

it("locks a folder for one process: a second one reads which, and gets it once the first is killed", async () => {
  const lock = `/tmp/${randomUUID()}`;
  const child = await holder(lock);
  await expect(
    acquireLock(lock, (pid: number) => {
      throw new Error(`process ${pid} has it`);
    }),
  ).rejects.toThrow(`process ${child.pid} has it`);
  const used = acquireLock(lock, () => child.kill("SIGKILL"));
  const ours = await used;
  await ours.release();
  const again = await acquireLock(lock, () => {
    throw new Error("nobody has it");
  });
  await again.release();
});

it("gives the lock to the waiting process once it is released, while its old holder goes on", async () => {
  const lock = `/tmp/${randomUUID()}`;
  const ours = await acquireLock(lock, () => {});
  let requested: (() => void) | undefined;
  const waits = new Promise<void>((done) => (requested = done));
  const theirs = acquireLock(lock, () => requested?.());
  await waits;
  await ours.release();
  await (await theirs).release();
});
