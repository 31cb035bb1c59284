import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { freePort } from "./free-port.mjs";
import { ensurePortsFree } from "./ports.mjs";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
});

it("starts on two free ports", async () => {
  const [PORT, CMS_PORT] = [String(await freePort()), String(await freePort())];
  await expect(ensurePortsFree({ PORT, CMS_PORT })).resolves.toBeUndefined();
});

it("names the setting of a port that browsers and fetch refuse", async () => {
  await expect(ensurePortsFree({ PORT: String(await freePort()), CMS_PORT: "1720" })).rejects.toThrow(
    "port 1720 is one that browsers refuse: set CMS_PORT to another",
  );
  // Node's own fetch is what the site asks the CMS with.
  await expect(fetch("http://127.0.0.1:1720/")).rejects.toThrow(
    expect.objectContaining({ cause: new Error("bad port") }),
  );
});

it("names the setting of a port that is taken", async () => {
  const server = createServer();
  servers.push(server);
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, done));
  await expect(ensurePortsFree({ PORT: String(port), CMS_PORT: String(await freePort()) })).rejects.toThrow(
    `port ${port} is taken: stop what uses it, or set PORT to another`,
  );
});
