import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import { createUploads } from "./uploads";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The site before a CMS that has one file of this type. */
async function read(type: string | null, status = 200) {
  const cms = await listening(
    createServer((_req, res) => {
      res.writeHead(status, type === null ? {} : { "content-type": type }).end("<script>alert(1)</script>");
    }),
  );
  const site = express();
  site.use("/uploads", createUploads(cms));
  const { headers } = await fetch(`${await listening(createServer(site))}/uploads/file`);
  return { disposition: headers.get("content-disposition"), policy: headers.get("content-security-policy") };
}

describe("a CMS file under the site's own address", () => {
  it.each(["image/jpeg", "image/webp", "video/mp4", "audio/mpeg", "application/pdf"])(
    "Q-3 is shown where it is %s",
    async (type) => expect((await read(type)).disposition).toBeNull(),
  );

  it.each(["text/html; charset=utf-8", "image/svg+xml", "application/xhtml+xml", "text/xml", "text/plain", null])(
    "Q-3 is downloaded and not shown where it is %s",
    async (type) => expect((await read(type)).disposition).toBe("attachment"),
  );

  it("Q-3 is downloaded in ranges as well", async () => {
    expect((await read("text/html", 206)).disposition).toBe("attachment");
  });

  it("Q-3 is one file, whatever follows its address", async () => {
    const ranges: (string | undefined)[] = [];
    const cms = await listening(
      createServer(({ url }, res) => {
        ranges.push(url);
        res.end();
      }),
    );
    const site = express();
    site.use("/uploads", createUploads(cms));
    await fetch(`${await listening(createServer(site))}/uploads/a%20b.pdf?z=1&q`);
    expect(ranges).toEqual(["/uploads/a%20b.pdf"]);
  });

  it.each([
    ["a part", "bytes=0-99", "bytes=0-99"],
    ["the rest", "bytes=100-", "bytes=100-"],
    ["the end", "bytes=-500", undefined],
    ["two parts", "bytes=0-1,3-4", undefined],
    ["other units", "pages=1-2", undefined],
    ["thousands of parts", `bytes=${"0-1,".repeat(5_000)}0-1`, undefined],
  ])("ERR-3 is answered without a failure where the range requests %s", async (_what, range, passed) => {
    const ranges: (string | undefined)[] = [];
    const cms = await listening(
      createServer((req, res) => {
        ranges.push(req.headers.range);
        res.end("whole");
      }),
    );
    const site = express();
    site.use("/uploads", createUploads(cms));
    // The same header limit as the site's.
    const url = await listening(createServer({ maxHeaderSize: 32 * 1024 }, site));
    const answer = await fetch(`${url}/uploads/file`, { headers: { range } });
    expect([answer.status, await answer.text(), ranges]).toEqual([200, "whole", [passed]]);
  });

  it("ERR-3 is sent whole where a condition is implausibly long", async () => {
    const cms = await listening(createServer((_req, res) => void res.end("whole")));
    const site = express();
    site.use("/uploads", createUploads(cms));
    const url = await listening(createServer({ maxHeaderSize: 32 * 1024 }, site));
    const headers = { range: "bytes=0-1", "if-range": `"${"a".repeat(20_000)}"` };
    expect((await fetch(`${url}/uploads/file`, { headers })).status).toBe(200);
  });

  it("Q-3 cannot act for the page, whatever it is", async () => {
    for (const type of ["application/pdf", "text/html"]) {
      const { policy } = await read(type);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/; sandbox$/);
    }
  });

  it.each([404, 500])(
    "CMS-11 is an empty frame in a page and no broken picture, where the CMS answers %i",
    async (status) => {
      const cms = await listening(createServer((_req, res) => res.writeHead(status).end()));
      const site = express();
      site.use("/uploads", createUploads(cms));
      const address = `${await listening(createServer(site))}/uploads/gone.jpg`;
      const inPage = await fetch(address, { headers: { "sec-fetch-dest": "image" } });
      expect([inPage.status, inPage.headers.get("content-type")]).toEqual([
        status === 404 ? 404 : 502,
        "image/svg+xml; charset=utf-8",
      ]);
      expect(await inPage.text()).toContain("<svg");
      const opened = await fetch(address, { headers: { "sec-fetch-dest": "document" } });
      expect(opened.headers.get("content-type")).not.toContain("svg");
    },
  );
});
