import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAssets } from "./assets";
import { createSecurityHeaders } from "./security-headers";

const folder = mkdtempSync(join(tmpdir(), "client-"));
let server: ReturnType<typeof createServer>;
let url: string;
const script = "let a = 1;\n".repeat(200);
beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "a-1.js"), script);
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  const security = createSecurityHeaders({ siteUrl: "http://x", cmsPublicUrl: "http://y", development: false });
  server = createServer(express().use(createAssets(folder, security)));
  await new Promise<void>((listening) => server.listen(0, listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("caches content-hashed files for good, compressed, and other files for an hour", async () => {
  const asset = await fetch(`${url}/assets/a-1.js`, { headers: { "accept-encoding": "br" } });
  expect(await asset.text()).toBe(script);
  expect(asset.headers.get("content-encoding")).toBe("br");
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const icon = await fetch(`${url}/favicon.svg`);
  expect(icon.headers.get("cache-control")).toBe("public, max-age=3600");
});

it("answers 404 to an asset of another build, uncached", async () => {
  for (const address of ["/assets/a-2.js", "/assets/", "/assets/..%2ffavicon.svg"]) {
    const { status, headers } = await fetch(url + address);
    expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});
