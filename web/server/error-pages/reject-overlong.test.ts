import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReplicaHolder } from "../../app/replica/replica-holder.server";
import { ReplicaStore } from "../../app/replica/store.server";
import { rejectOverlong } from "./reject-overlong";

describe("a request that Node itself cannot parse", () => {
  let folder: string;
  let store: ReplicaStore;
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "overlong-"));
    store = new ReplicaStore(folder);
    server = createServer({ maxHeaderSize: 32 * 1024 }, (_req, res) => void res.end("read"));
    server.on("clientError", rejectOverlong({ replica: new ReplicaHolder(store), styles: "/assets/refusal.css" }));
    await new Promise<void>((listening) => server.listen(0, listening));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (raw: string) =>
    new Promise<string>((ended) => {
      let heard = "";
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(raw));
      socket.on("data", (data) => (heard += data.toString()));
      socket.on("error", () => undefined);
      socket.on("close", () => ended(heard));
    });

  it("ERR-1 A3 with an area of 10,000 corners gets an error page, and the site goes on", async () => {
    const corners = Array.from({ length: 10_000 }, (_, at) => `51.${at}_4.${at}`).join("_");
    const answer = await send(`GET /nl/te-koop/?area=${corners} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain("Dit adres kan niet gelezen worden");
    expect(answer).toContain('<html lang="nl-BE"');
    expect(await send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toContain("read");
  });

  it("ERR-1 that is not HTTP gets an answer, and nothing of it is echoed", async () => {
    const answer = await send("<script>alert(1)</script>\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(answer).not.toContain("alert");
  });
});
