import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ReplicaStore } from "../app/replica/store.server";
import { siteUrl, startTestSite } from "./start-test-site";

function busyFor(milliseconds: number): void {
  const before = process.cpuUsage();
  // Asking for the time is work of the kernel, and counts too.
  for (let spent = 0; spent < milliseconds * 1000;) {
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
}

describe("rate limits of one visitor", () => {
  let folder: string;
  let store: ReplicaStore;
  let port: number;
  let close: () => void;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "limits-"));
    store = new ReplicaStore(folder);
    ({ port, close } = await startTestSite({
      store,
      remix: async ({ url }) => {
        if (url?.startsWith("/dear")) busyFor(600);
        return new Response("x", { headers: { "cache-control": "no-store" } });
      },
      settings: { TRUST_PROXY: "1", POSTS_PER_MINUTE: "2", PAGES_PER_MINUTE: "10" },
    }));
  });
  afterEach(() => {
    close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const requestFrom = async (visitor: string, path: string, init: RequestInit = {}) =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { origin: siteUrl, "sec-fetch-site": "same-origin", "x-forwarded-for": visitor },
      })
    ).status;
  const postFrom = (visitor: string, path = "/x") => requestFrom(visitor, path, { method: "POST", body: "a" });

  it("Q-3 give an IPv6 visitor one allowance for its whole /64, and the next network another", async () => {
    const statuses: number[] = [];
    for (const visitor of ["2001:db8::1", "2001:db8::a:2", "2001:db8:0:0:9:9:9:9", "2001:db8:0:1::1"])
      statuses.push(await postFrom(visitor));
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it("Q-3 count a post as the many pages it delays", async () => {
    expect(await postFrom("192.0.2.1", "/dear")).toBe(200);
    expect([await requestFrom("192.0.2.1", "/nl/"), await requestFrom("192.0.2.2", "/nl/")]).toEqual([429, 200]);
  });

  it("Q-3 answer a calendar program in plain text, with a retry time", async () => {
    const path = `/visit-calendar/${"t".repeat(43)}.ics`;
    for (let times = 0; times < 10; times++) expect(await requestFrom("192.0.2.1", path)).toBe(200);
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const rejected = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    expect([rejected.status, rejected.headers.get("content-type")]).toEqual([429, "text/plain; charset=utf-8"]);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("Q-3 apply to files of the CMS before any request to it", async () => {
    const statuses: number[] = [];
    for (let file = 0; file < 11; file++) statuses.push(await requestFrom("192.0.2.1", `/uploads/a.pdf?z=${file}`));
    expect(statuses.slice(-2)).toEqual([204, 429]);
    expect(await requestFrom("192.0.2.2", "/uploads/a.pdf")).toBe(204);
  });
});
