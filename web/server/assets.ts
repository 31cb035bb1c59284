import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import express, { type RequestHandler } from "express";
import { Page } from "./page-cache/page";
import type { SecurityHeaders } from "./security-headers";

const year = 31_536_000;
/** Larger files are read from disk each time. */
const maxCachedBytes = 2 * 1024 * 1024;
const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
};

/**
 * Remix's build names its files by content hash, so they never change: they are read at start, compressed once like
 * pages, and stay valid when a new build is deployed under a running site. Other files of the site are read from disk
 * and revalidated after an hour.
 */
export function createAssets(clientFolder: string, security: SecurityHeaders): RequestHandler {
  const folder = join(clientFolder, "assets");
  const cachedPages = new Map<string, Page>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    const type = types[extname(file)];
    if (type === undefined || statSync(file).size > maxCachedBytes) continue;
    const headers = [
      ...security.always,
      ["Content-Type", type],
      ["Cache-Control", `public, max-age=${year}, immutable`],
    ] as const;
    cachedPages.set(`/assets/${name}`, new Page(200, headers, readFileSync(file)));
  }

  const router = express.Router();
  router.use((req, res, next) => {
    const page = cachedPages.get(req.url);
    if (page === undefined || (req.method !== "GET" && req.method !== "HEAD")) return next();
    res.removeHeader("Content-Security-Policy");
    page.send(req, res);
  });
  router.use(
    "/assets",
    express.static(folder, { immutable: true, maxAge: year * 1000, index: false, redirect: false }),
  );
  router.use(
    "/assets",
    (_req, res) => void res.status(404).set("Cache-Control", "no-store").type("text").send("404\n"),
  );
  const others = express.static(clientFolder, { maxAge: "1h", index: false, redirect: false, dotfiles: "ignore" });
  const names = new Set(existsSync(clientFolder) ? readdirSync(clientFolder).map((name) => `/${name}`) : []);
  // Pages are requested far more often: no disk lookup for each of them.
  router.use((req, res, next) => {
    if (names.has(req.path)) void others(req, res, next);
    else next();
  });
  return router;
}
