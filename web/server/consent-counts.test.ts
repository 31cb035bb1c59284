import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentCountsSchema, purposes, type ConsentCount, type Purpose } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReplicaStore } from "../app/replica/store.server";
import { countOf, createConsentCounts, gather } from "./consent-counts";
import { siteUrl, startTestSite } from "./start-test-site";

const day = "2026-11-22";
const nothing = { accepted: 0, declined: 0, chosen: 0 };
const noPurpose = {
  consentAnalyticsStorage: 0,
  consentAdStorage: 0,
  consentAdUserData: 0,
  consentAdPersonalization: 0,
};
const about = { day, version: "1", language: "nl" } as const;
const answer = (grants: Purpose[]) => countOf({ version: "1", language: "nl", grants }, day);

describe("consent counts", () => {
  it("CONSENT-1 contain the choice, version, language and day, and nothing else", () => {
    expect(answer([])).toEqual({ ...about, ...nothing, ...noPurpose, declined: 1 });
    expect(answer(["consentAdStorage"])).toEqual({
      ...about,
      ...nothing,
      ...noPurpose,
      chosen: 1,
      consentAdStorage: 1,
    });
    expect(answer([...purposes])).toEqual({
      ...{ ...about, ...nothing, accepted: 1 },
      ...Object.fromEntries(purposes.map((purpose) => [purpose, 1])),
    });
    // The same purpose sent twice by hand counts once.
    expect(answer(["consentAdStorage", "consentAdStorage"]).consentAdStorage).toBe(1);
  });

  it("are summed by day, version and language", () => {
    const gathered = new Map<string, ConsentCount>();
    gather(gathered, [answer([]), answer([]), answer(["consentAdStorage"])]);
    gather(gathered, [
      { ...answer([]), day: "2026-11-23" },
      { ...answer([]), language: "fr" },
    ]);
    expect([...gathered.values()]).toEqual([
      { ...about, ...nothing, ...noPurpose, declined: 2, chosen: 1, consentAdStorage: 1 },
      { ...about, ...nothing, ...noPurpose, declined: 1, day: "2026-11-23" },
      { ...about, ...nothing, ...noPurpose, declined: 1, language: "fr" },
    ]);
  });
});

describe("delivering consent counts", () => {
  const folder = mkdtempSync(join(tmpdir(), "consent-"));
  const store = new ReplicaStore(folder);
  let received: ConsentCount[][] = [];
  let away = false;
  let site: Awaited<ReturnType<typeof startTestSite>>;
  const cms = createServer((req, res) => {
    if (away || req.url !== "/api/consent-choices") return void res.writeHead(503).end();
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () => {
      const { counts } = consentCountsSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
      received.push(counts);
      res.setHeader("content-type", "application/json").end(JSON.stringify({ stored: counts.length }));
    });
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => cms.listen(0, listening));
    const cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
    site = await startTestSite({ store, cmsUrl, remix: async () => new Response("page") });
  });
  afterAll(() => {
    site.close();
    cms.closeAllConnections();
    cms.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = async (body: unknown, headers: Record<string, string> = { origin: siteUrl }) =>
    (
      await fetch(`http://127.0.0.1:${site.port}/api/consent-choice`, {
        method: "POST",
        headers,
        body: typeof body === "string" ? body : JSON.stringify(body),
      })
    ).status;
  const declined = { version: "1", language: "nl", grants: [] };

  it("CONSENT-1 sends several answers at once, also at shutdown", async () => {
    received = [];
    expect([await send(declined), await send(declined)]).toEqual([202, 202]);
    await site.consent.stop();
    expect(received).toEqual([[expect.objectContaining({ ...nothing, declined: 2, version: "1", language: "nl" })]]);
    await site.consent.stop();
    expect(received).toHaveLength(1);
  });

  it("CONSENT-1 loses no answer while the CMS is away", async () => {
    received = [];
    away = true;
    expect(await send({ ...declined, grants: [...purposes] })).toBe(202);
    await site.consent.stop();
    expect(received).toEqual([]);
    away = false;
    expect(await send(declined)).toBe(202);
    await site.consent.stop();
    expect(received).toEqual([[expect.objectContaining({ accepted: 1, declined: 1, chosen: 0 })]]);
  });

  it.each([
    ["no JSON", "x"],
    ["nothing", ""],
    ["an unknown purpose", { ...declined, grants: ["everything"] }],
    ["an unknown language", { ...declined, language: "xx" }],
    ["a future text version", { ...declined, version: "9999" }],
    ["a visitor's identity", { ...declined, visitor: "An" }],
  ])("rejects %s", async (_what, body) => {
    expect(await send(body)).toBe(400);
  });

  it("Q-3 rejects requests of another site, and ones too long to be an answer", async () => {
    expect(await send(declined, { origin: "https://evil.example" })).toBe(403);
    expect(await send({ ...declined, grants: "x".repeat(10_000) })).toBe(413);
  });

  it("Q-3 limits answers per address, separately from its forms", async () => {
    const counts = createConsentCounts({ send: async () => undefined, log: { warn: () => undefined } });
    const app = (await import("express")).default().post("/", counts.answer);
    const server = app.listen(0);
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      statuses.push((await fetch(address, { method: "POST", body: JSON.stringify(declined) })).status);
    }
    await counts.stop();
    server.closeAllConnections();
    server.close();
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([202]));
    expect(statuses[60]).toBe(429);
  });
});
