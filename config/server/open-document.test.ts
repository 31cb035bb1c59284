import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { documentLimits } from "@gevel/config";
import { openDocument } from "./open-document.js";

let host: Server;
let name = "";

beforeAll(async () => {
  host = createServer((req, res) => {
    if (req.url === "/plan.pdf") return res.writeHead(200, { "content-length": 4 }).end("plan");
    if (req.url === "/unsaid.pdf") return res.writeHead(200).write("pl", () => res.end("an"));
    if (req.url === "/moved.pdf") return res.writeHead(302, { location: "/plan.pdf" }).end();
    if (req.url === "/packed.pdf") return res.writeHead(200, { "content-encoding": "gzip" }).end("plan");
    if (req.url === "/huge.pdf") return res.writeHead(200, { "content-length": documentLimits.bytes + 1 }).end();
    if (req.url === "/endless.pdf") {
      const piece = Buffer.alloc(1024 * 1024);
      const more = () => void (res.write(piece) ? setImmediate(more) : res.once("drain", more));
      res.once("close", () => res.removeListener("drain", more));
      return more();
    }
    return res.writeHead(404).end();
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  name = `127.0.0.1:${(host.address() as AddressInfo).port}`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const open = (path: string, inside = true) =>
  openDocument({ url: new URL(`http://${name}${path}`), inside }, { open: [], inside: [name] });

it.each([
  ["/plan.pdf", 4],
  ["/unsaid.pdf", null],
  ["/moved.pdf", 4],
])("FORM-8 a document of another host is served as it is: %s", async (path, bytes) => {
  const document = await open(path);
  expect(document.bytes).toBe(bytes);
  expect(await text(document.stream)).toBe("plan");
});

it.each([
  ["/missing.pdf", "missing", "is not there"],
  ["/packed.pdf", "refused", "comes packed"],
  ["/huge.pdf", "refused", "is larger than"],
])("FORM-8 a document of another host is rejected: %s", async (path, kind, message) => {
  await expect(open(path)).rejects.toMatchObject({ kind, message: expect.stringContaining(message) as string });
});

it("Q-3 a document is not fetched from a private address", async () => {
  await expect(open("/plan.pdf", false)).rejects.toMatchObject({ kind: "refused" });
});

it("Q-3 an endless document is cut off", async () => {
  const { stream } = await open("/endless.pdf");
  let received = 0;
  await expect(
    (async () => {
      for await (const chunk of stream as AsyncIterable<Buffer>) received += chunk.length;
    })(),
  ).rejects.toMatchObject({ kind: "refused" });
  expect(received).toBeLessThanOrEqual(documentLimits.bytes);
});
