import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.js";

/** Whether this machine has one. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** An empty Redis of its own, without persistence. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "gevel-redis-"));
  const port = String(await freePort());
  const server = spawn("redis-server", ["--port", port, "--bind", "127.0.0.1", "--save", "", "--dir", folder]);
  await new Promise<void>((ready, failed) => {
    server.once("exit", () => failed(new Error("redis-server ended")));
    server.stdout.on("data", (lines: Buffer) => {
      if (lines.includes("Ready to accept connections")) ready();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
