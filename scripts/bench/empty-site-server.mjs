import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { inRoot } from "../dev/paths.mjs";

/** Serves the empty site, its pages and scripts compressed as ours are; proxies everything else to our site. */
const fromWeb = createRequire(inRoot("web/package.json"));
const express = fromWeb("express");
const { createRequestHandler } = fromWeb("@remix-run/node");

const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length"]);

const send = (res, body, type, cache) =>
  res.set({ "content-type": type, "content-encoding": "gzip", "cache-control": cache }).end(gzipSync(body));

process.once("message", async ({ folder, site }) => {
  const build = await import(pathToFileURL(join(folder, "server/index.js")).href);
  const answer = createRequestHandler(build, "production");
  const app = express().disable("x-powered-by");
  app.get(/^\/empty\/assets\/[\w.-]+$/, async (req, res) => {
    const type = req.path.endsWith(".css") ? "text/css" : "text/javascript";
    const body = await readFile(join(folder, "client", req.path.slice("/empty/".length)));
    send(res, body, type, "public, max-age=31536000, immutable");
  });
  // Remix requests its manifest for the page's links; unanswered, the request would stay open for Lighthouse.
  app.get(/^\/(empty-|__manifest$)/, async (req, res) => {
    const page = await answer(new Request(`http://${req.headers.host}${req.originalUrl}`));
    const type = page.headers.get("content-type") ?? "text/html; charset=utf-8";
    send(res.status(page.status), Buffer.from(await page.arrayBuffer()), type, "no-cache");
  });
  app.use(async (req, res) => {
    const headers = { accept: req.headers.accept ?? "*/*" };
    const other = await fetch(site + req.originalUrl, { headers });
    res.status(other.status);
    for (const [name, value] of other.headers) if (!hopByHop.has(name)) res.setHeader(name, value);
    const type = other.headers.get("content-type") ?? "";
    if (/css|javascript|json|svg/.test(type))
      send(res, Buffer.from(await other.arrayBuffer()), type, "public, max-age=31536000");
    else if (other.body) Readable.fromWeb(other.body).pipe(res);
    else res.end();
  });
  const server = app.listen(0, "127.0.0.1", () => process.send(server.address().port));
});
process.send("ready");
