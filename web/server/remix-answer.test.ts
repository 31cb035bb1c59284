import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { requestFor } from "./remix-answer";

it("LANG-5 gives Remix the public address of the site, whatever the Host header is", async () => {
  const seen = await new Promise<Request>((resolve) => {
    const server = createServer((req, res) => {
      resolve(requestFor(req, "https://www.agency.be", req.url ?? "/", new AbortController().signal, null));
      res.end();
      server.close();
    });
    server.listen(0, () => {
      const headers = { host: "evil.example", "x-forwarded-host": "evil.example", cookie: "a=b" };
      request({ port: (server.address() as AddressInfo).port, path: "/nl/?a=1", method: "HEAD", headers }).end();
    });
  });
  expect([seen.url, seen.method]).toEqual(["https://www.agency.be/nl/?a=1", "GET"]);
  expect([seen.headers.get("x-forwarded-host"), seen.headers.get("cookie")]).toEqual([null, "a=b"]);
});
