import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { selectEncoding, Page } from "./page";
import { PageCache } from "./page-cache";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const html = (text: string) =>
  Buffer.from(
    `<ul>${Array.from({ length: 400 }, (_, at) => `<li>${text}: woning ${(at * 7919) % 1000}</li>`).join("")}</ul>`,
  );
const brotli = { "accept-encoding": "br" };
const typed: [string, string][] = [["Content-Type", "text/html; charset=utf-8"]];

/** No page declares the parameters it reads. */
const any = () => ({ ofPage: () => null, ofRedirects: () => new Set<string>() });

/** A real server that renders pages missing in the cache and counts the renderings. */
async function serve(cache: PageCache, given: { state: object; status?: number }) {
  const site = { ...given, rendered: [] as string[] };
  const server = createServer((req, res) => {
    if (cache.answer(req, res, site.state)) return;
    const address = req.url ?? "/";
    site.rendered.push(address);
    const headers: [string, string][] = site.status === 301 ? [["Location", `/x${address}`]] : typed;
    cache
      .store(address, site.state, (onGrowth) => new Page(site.status ?? 200, headers, html(address), onGrowth))
      .send(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const fetchPath = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      request({ port, path, method, headers, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on("data", (chunk: Buffer) => chunks.push(chunk));
        res.on("end", () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on("error", reject)
        .end();
    });
  return { site, fetchPath };
}

describe("the page cache", () => {
  it("renders a page once and sends the same bytes plain, gzip and brotli", async () => {
    const { site, fetchPath } = await serve(new PageCache(1e6, any), { state: {} });
    const plain = await fetchPath("/nl/");
    const gzip = await fetchPath("/nl/", { "accept-encoding": "gzip, deflate" });
    const brotli = await fetchPath("/nl/", { "accept-encoding": "gzip, br;q=0.9" });
    expect(site.rendered).toEqual(["/nl/"]);
    expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toBe("Accept-Encoding");
    expect(Number(brotli.headers["content-length"])).toBe(brotli.body.length);
  });

  it("sends a repeatedly requested page in fewer bytes, equal once decompressed", async () => {
    const cache = new PageCache(1e6, any);
    const { fetchPath } = await serve(cache, { state: {} });
    const [first, second] = [await fetchPath("/nl/", brotli), await fetchPath("/nl/", brotli)];
    expect(second.body).toEqual(first.body);
    const held = cache.bytes;
    await expect.poll(async () => (await fetchPath("/nl/", brotli)).body.length).toBeLessThan(first.body.length);
    const best = await fetchPath("/nl/", brotli);
    expect(brotliDecompressSync(best.body)).toEqual(brotliDecompressSync(first.body));
    expect(Number(best.headers["content-length"])).toBe(best.body.length);
    expect(best.headers.etag).not.toBe(first.headers.etag);
    expect((await fetchPath("/nl/", { ...brotli, "if-none-match": String(best.headers.etag) })).status).toBe(304);
    expect(cache.bytes).toBe(held - (first.body.length - best.body.length));
  });

  it("answers HEAD without a body and 304 to clients that have the bytes", async () => {
    const { fetchPath } = await serve(new PageCache(1e6, any), { state: {} });
    const first = await fetchPath("/nl/", { "accept-encoding": "br" });
    const head = await fetchPath("/nl/", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers["content-length"])).toBe(html("/nl/").length);
    const again = await fetchPath("/nl/", { "accept-encoding": "br", "if-none-match": first.headers.etag ?? "" });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect((await fetchPath("/nl/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("CMS-10 drops every page when the replica changes", async () => {
    const cache = new PageCache(1e6, any);
    const { site, fetchPath } = await serve(cache, { state: {} });
    await fetchPath("/nl/");
    site.state = {};
    await fetchPath("/nl/");
    expect(site.rendered).toHaveLength(2);
  });

  it("does not cache a page of an outdated state", () => {
    const cache = new PageCache(1e6, any);
    const [old, next] = [{}, {}];
    cache.store("/a", old, () => new Page(200, typed, html("a")));
    expect(cache.size).toBe(1);
    cache.store("/b", next, () => new Page(200, typed, html("b")));
    expect(cache.size).toBe(1);
  });

  it("Q-2 treats addresses as one that differ by order, tracking or unread parameters", async () => {
    const { site, fetchPath } = await serve(new PageCache(1e6, any), { state: {} });
    await fetchPath("/l/?utm_source=mail&type=1");
    await fetchPath("/l/?type=1");
    await fetchPath(`/l/?type=1&z=${"z".repeat(3_000)}&&=`);
    await fetchPath("/l/?type=1&city=a");
    await fetchPath("/l/?city=a&type=1&gclid=1");
    await fetchPath("/sitemaps/nl.xml?z=1");
    await fetchPath("/sitemaps/nl.xml?page=2");
    expect(site.rendered).toEqual(["/l/?utm_source=mail&type=1", "/l/?type=1&city=a", "/sitemaps/nl.xml?z=1"]);
  });

  it("Q-2 treats addresses as one that differ by parameters the page itself does not read", async () => {
    const reading: Record<string, string[]> = { "/nl/contact/": [], "/nl/contact.data": [], "/l/": ["type"] };
    const requests: string[] = [];
    const ofPage = (path: string) => {
      requests.push(path);
      return new Set(reading[path]);
    };
    const cache = new PageCache(1e6, () => ({ ...any(), ofPage }));
    const { site, fetchPath } = await serve(cache, { state: {} });
    for (const search of ["", "?search=1", "?page=2&utm_id=1", "?type=1&loan="])
      await fetchPath(`/nl/contact/${search}`);
    await fetchPath("/nl/contact.data?_routes=root&search=1");
    await fetchPath("/nl/contact.data?_routes=root");
    await fetchPath("/nl/contact.data");
    await fetchPath("/l/?type=1&search=a");
    await fetchPath("/l/?type=1");
    await fetchPath("/l/?type=2");
    expect(site.rendered).toEqual([
      "/nl/contact/",
      "/nl/contact.data?_routes=root&search=1",
      "/nl/contact.data",
      "/l/?type=1&search=a",
      "/l/?type=2",
    ]);
    // The parameters of a page are not looked up if its address has none.
    requests.length = 0;
    for (const address of ["/nl/contact/", "/l/?utm_id=1", "/l/?_routes=root", "/sitemaps/nl.xml?page=2"])
      await fetchPath(address);
    expect(requests).toEqual([]);
  });

  it("LANG-8 caches a redirect for its exact address only", async () => {
    const { site, fetchPath } = await serve(new PageCache(1e6, any), { state: {}, status: 301 });
    expect((await fetchPath("/a?utm_id=1&page=2")).headers.location).toBe("/x/a?utm_id=1&page=2");
    expect((await fetchPath("/a?page=2")).headers.location).toBe("/x/a?page=2");
    expect((await fetchPath("/a?page=2")).status).toBe(301);
    expect(site.rendered).toHaveLength(2);
  });

  it("OWNER-3 serves nothing to visitors with a session, and only GET and HEAD", async () => {
    const { site, fetchPath } = await serve(new PageCache(1e6, any), { state: {} });
    await fetchPath("/nl/");
    await fetchPath("/nl/", { cookie: "a=b; __Host-gevel_owner=x" });
    await fetchPath("/nl/", {}, "POST");
    await fetchPath("/nl/", { cookie: "consent=1" });
    expect(site.rendered).toHaveLength(3);
  });

  it("stays within its byte limit, compressed ones included, and keeps popular pages", async () => {
    const cache = new PageCache(60_000, any);
    const { site, fetchPath } = await serve(cache, { state: {} });
    await fetchPath("/often");
    for (let page = 0; page < 200; page++) {
      await fetchPath(`/rare/${page}`, { "accept-encoding": "br" });
      await fetchPath("/often", { "accept-encoding": "gzip" });
      expect(cache.bytes).toBeLessThanOrEqual(60_000);
    }
    expect(site.rendered.filter((address) => address === "/often")).toHaveLength(1);
    expect(cache.size).toBeGreaterThan(3);
  });

  it("parses Accept-Encoding by the standard", () => {
    const chosen = [
      undefined,
      "",
      "identity",
      "gzip",
      "br",
      "*",
      "br;q=0, gzip",
      "br;q=0, *;q=0.1",
      "GZIP;q=0.5",
      "zstd",
    ];
    expect(chosen.map(selectEncoding)).toEqual([
      "identity",
      "identity",
      "identity",
      "gzip",
      "br",
      "br",
      "gzip",
      "gzip",
      "gzip",
      "identity",
    ]);
  });
});
