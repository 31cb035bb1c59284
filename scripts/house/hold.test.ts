import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { hold } from "./hold.mjs";

const module = fileURLToPath(new URL("hold.mjs", import.meta.url));

/** Another process that has it. */
async function holder(thing: string) {
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { hold } from ${JSON.stringify(module)};
      await hold(${JSON.stringify(thing)}, () => {}); console.log("held"); setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(child.stdout, "data");
  return child;
}

it("only one process has a folder: the other hears of which, and gets it when that is killed", async () => {
  const thing = `/tmp/${randomUUID()}`;
  const child = await holder(thing);
  await expect(
    hold(thing, (pid: number) => {
      throw new Error(`process ${pid} has it`);
    }),
  ).rejects.toThrow(`process ${child.pid} has it`);
  const taken = hold(thing, () => child.kill("SIGKILL"));
  const ours = await taken;
  await ours.release();
  const again = await hold(thing, () => {
    throw new Error("nobody has it");
  });
  await again.release();
});

it("who waits gets it as soon as it is let go, while the process that had it goes on", async () => {
  const thing = `/tmp/${randomUUID()}`;
  const ours = await hold(thing, () => {});
  let asked: (() => void) | undefined;
  const waits = new Promise<void>((done) => (asked = done));
  const theirs = hold(thing, () => asked?.());
  await waits;
  await ours.release();
  await (await theirs).release();
});
