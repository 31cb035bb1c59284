import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foreignPicture } from "@gevel/config";
import { fetchPicture } from "./fetch-picture.js";

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7".padEnd(200, "A"), "base64");

describe("PROP-16 a picture of another host", () => {
  let host: Server;
  /** The number of requests per connection. */
  const requested: number[] = [];

  beforeAll(async () => {
    const numbers = new WeakMap<object, number>();
    host = createServer((req, res) => {
      const connection = numbers.get(req.socket) ?? requested.push(0) - 1;
      numbers.set(req.socket, connection);
      requested[connection] = (requested[connection] ?? 0) + 1;
      if (req.url === "/moved.gif") return res.writeHead(302, { location: "/a.gif" }).end();
      if (req.url === "/short.gif") return res.writeHead(200).end("<svg/>");
      // Simulates a timeout just as the second request arrives.
      if (requested[connection] > 1) req.socket.destroy();
      else res.writeHead(200, { "content-type": "image/gif", "content-length": gif.length }).end(gif);
    });
    await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  });
  afterAll(() => void host.close());

  it("is fetched again when its host closes a kept connection", async () => {
    const name = `127.0.0.1:${(host.address() as AddressInfo).port}`;
    const hosts = { open: [], inside: [name] };
    const picture = foreignPicture(`http://${name}/a.gif`, hosts);
    if (!picture) throw new Error("not an allowed picture");
    expect(await fetchPicture(picture, hosts)).toEqual(gif);
    expect(await fetchPicture(picture, hosts)).toEqual(gif);
    expect(requested).toEqual([2, 1]);
  });

  it("follows redirects to named hosts only, and none without named hosts", async () => {
    const name = `127.0.0.1:${(host.address() as AddressInfo).port}`;
    const moved = { url: new URL(`http://${name}/moved.gif`), inside: true };
    expect(await fetchPicture(moved, { open: [], inside: [name] })).toEqual(gif);
    await expect(fetchPicture(moved, null)).rejects.toMatchObject({
      kind: "failed",
      message: "cannot be fetched: its host answers 302",
    });
    // The host is allowed by its name; the target of its redirect is checked again.
    await expect(fetchPicture(moved, { open: [name], inside: [] })).rejects.toMatchObject({
      kind: "refused",
      message: "its host leads to a private address",
    });
  });

  it("is rejected when it is no picture, however small", async () => {
    const { port } = host.address() as AddressInfo;
    const short = { url: new URL(`http://127.0.0.1:${port}/short.gif`), inside: true };
    await expect(fetchPicture(short, null)).rejects.toMatchObject({ kind: "refused" });
  });
});
