import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@gevel/config";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import type { ReplicaHolder } from "../app/replica/replica-holder.server";
import { ReplicaStore } from "../app/replica/store.server";
import type { AnswerByRemix } from "./remix-answer";
import { secret, siteUrl, startTestSite } from "./start-test-site";

interface RequestInput {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

let folder: string;
let store: ReplicaStore;
let replica: ReplicaHolder;
let port: number;
let close: () => void;
let notices: number;
/** A stub of Remix; the app's own pages are tested with the real one. */
let remix: AnswerByRemix;
const html = { "content-type": "text/html; charset=utf-8" };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  store = new ReplicaStore(folder);
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  store.discard("a fresh one for each test");
  notices = 0;
  remix = async () => new Response("<p>page</p>", { headers: html });
  ({ port, replica, close } = await startTestSite({
    store,
    remix: (...request) => remix(...request),
    onNotice: () => notices++,
  }));
});
afterEach(() => close());

function fetchPath(path: string, { method = "GET", headers = {}, body }: RequestInput = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      const done = () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() });
      res.on("end", done);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A raw connection; `received` is everything that arrived until it closed. */
function sendRaw(head: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(head);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk)).on("error", () => {});
  const received = new Promise<string>((closed) =>
    socket.on("close", () => closed(Buffer.concat(chunks).toString("latin1"))),
  );
  return { socket, received };
}

const own = { origin: siteUrl, "sec-fetch-site": "same-origin" };

describe("the server around the pages", () => {
  it("Q-3 sends its policy with cached and uncached pages, with the page's own script hashes and no other", async () => {
    remix = async () => new Response("x", { headers: { ...html, "x-script-hashes": "'sha256-abc='" } });
    const first = await fetchPath("/nl/");
    const cachedResponse = await fetchPath("/nl/");
    for (const { headers } of [first, cachedResponse]) {
      expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-abc=';");
      expect(headers["content-security-policy"]).toContain("object-src 'none'; base-uri 'none'");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'self';");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "reporting-endpoints": 'policy="/api/policy-reports"',
        "strict-transport-security": "max-age=31536000; includeSubDomains",
      });
      expect(headers["x-script-hashes"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });

  it("OWNER-1 OWNER-5 a login sets the session cookie, and the analytics opt-out", async () => {
    const session = "__Host-gevel_owner=sealed; Path=/; HttpOnly; Secure";
    remix = async () => new Response(null, { status: 303, headers: { location: "/nl/", "set-cookie": session } });
    const { headers } = await fetchPath("/nl/login/", { method: "POST", headers: own });
    expect(headers["set-cookie"]?.map((cookie) => cookie.split(";")[0])).toEqual([
      "__Host-gevel_owner=sealed",
      "gevel_uncounted=1",
    ]);
  });

  it("CONSENT-3 allows in the policy of pages the services with an id of the agency, as long as it has one", async () => {
    let revision = 0;
    const withPixel = (siteFacebookPixel: string) => {
      revision += 1;
      const tracking = { siteGoogleAnalyticsID: "", siteGoogleAdsID: "", siteGoogleTagManager: "", siteFacebookPixel };
      replica.apply(changeLogFixture({ reset: revision === 1, revision, trees: [treeFixture("nl", { tracking })] }));
    };
    const policies = async (path: string) =>
      [await fetchPath(path), await fetchPath(path)].map(({ headers }) => String(headers["content-security-policy"]));
    withPixel("123456789012345");
    for (const policy of await policies("/nl/"))
      expect(policy).toContain("script-src 'self' https://connect.facebook.net;");
    for (const policy of await policies("/nl/preview/?id=1")) expect(policy).not.toContain("connect.facebook.net");
    for (const policy of await policies("/map-frame/?language=nl"))
      expect(policy).not.toContain("connect.facebook.net");
    withPixel("");
    for (const policy of await policies("/nl/")) expect(policy).not.toContain("connect.facebook.net");
  });

  it("PROP-17 Q-3 allows a film file's page to load from its host, and removes the internal header", async () => {
    remix = async () => new Response("film", { headers: { ...html, "x-film-origin": "https://films.example" } });
    const { headers } = await fetchPath("/film-frame/listing/1/video/");
    expect(headers["content-security-policy"]).toContain("default-src 'none'; media-src https://films.example;");
    expect(headers).not.toHaveProperty("x-film-origin");
  });

  it("CMS-9 lets the admin frame a preview, and caches no preview", async () => {
    let rendered = 0;
    remix = async () => new Response(`${++rendered}`, { headers: html });
    await fetchPath("/preview?id=1");
    const { headers, text } = await fetchPath("/preview?id=1");
    expect([text, headers["cache-control"]]).toEqual(["2", "no-store"]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self' https://cms.agency.be");
  });

  it.each([
    ["a cookie", { "set-cookie": "a=b" }, 200],
    ["no-store", { "cache-control": "no-store" }, 200],
    ["the route's own header", { "x-page-cache": "no" }, 200],
    ["a 404", {}, 404],
    ["a temporary redirect", { location: "/nl/" }, 302],
    ["an error", {}, 500],
  ])("caches no page with %s", async (_what, headers, status) => {
    let rendered = 0;
    remix = async () => new Response(`${++rendered}`, { status, headers: { ...html, ...headers } });
    await fetchPath("/nl/");
    const second = await fetchPath("/nl/");
    expect([second.status, rendered]).toEqual([status, 2]);
    expect(second.headers["x-page-cache"]).toBeUndefined();
    expect(second.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("drops a client's proxy headers when no trusted proxy is in front of the site", async () => {
    let forwarded: string | string[] | undefined = "unset";
    remix = async (req) => {
      forwarded = req.headers["x-forwarded-host"];
      return new Response("x");
    };
    await fetchPath("/nl/", {
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-for": "1.2.3.4" },
    });
    expect(forwarded).toBeUndefined();
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a null origin", { origin: "null" }],
    ["an origin with the same prefix", { origin: `${siteUrl}.evil.example` }],
    ["another site by its fetch metadata", { origin: siteUrl, "sec-fetch-site": "cross-site" }],
    ["a sibling host", { "sec-fetch-site": "same-site" }],
    ["a null origin on another site", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a null origin on a sibling host", { origin: "null", "sec-fetch-site": "same-site" }],
    ["no origin and no fetch metadata", {}],
  ])("Q-3 rejects a change from %s with 403, before Remix", async (_what, headers) => {
    remix = async () => Promise.reject(new Error("Remix was asked"));
    expect((await fetchPath("/nl/contact/", { method: "POST", headers, body: "a=1" })).status).toBe(403);
  });

  it.each([
    ["whose referrer policy hides its origin", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["in a browser that sends only the site", { "sec-fetch-site": "same-origin" }],
    ["in a browser that sends only the origin", { origin: siteUrl }],
    ["resent by the person", { origin: "null", "sec-fetch-site": "none" }],
  ])("Q-3 FORM-9 accepts a form of a page of the site %s", async (_what, headers) => {
    remix = async () => new Response("taken");
    expect(
      (await fetchPath("/nl/subscription/m.a..b/", { method: "POST", headers, body: "change=confirm" })).text,
    ).toBe("taken");
  });

  it("passes a form of the site to Remix whole", async () => {
    remix = async (_req, _address, _context, _signal, body) => new Response(body);
    const { status, text } = await fetchPath("/nl/contact/", { method: "POST", headers: own, body: "name=Ann%20é" });
    expect([status, text]).toEqual([200, "name=Ann%20é"]);
  });

  it("answers 413 to a body larger than any form, declared or not", async () => {
    const body = Buffer.alloc(400_000);
    for (const headers of [
      { ...own, "content-length": String(body.length) },
      { ...own, "transfer-encoding": "chunked" },
    ]) {
      const { status } = await fetchPath("/x", { method: "POST", headers, body });
      expect(status).toBe(413);
    }
  });

  it("Q-3 lets a client that still sends an oversize body finish, and read the 413", async () => {
    const length = 8_000_000;
    for (const [framing, body] of [
      [`content-length: ${length}`, Buffer.alloc(length, "x")],
      ["transfer-encoding: chunked", Buffer.from(`${length.toString(16)}\r\n${"x".repeat(length)}\r\n0\r\n\r\n`)],
    ] as const) {
      const { socket, received } = sendRaw(`POST /x HTTP/1.1\r\nhost: x\r\norigin: ${siteUrl}\r\n${framing}\r\n\r\n`);
      // Like a browser: reads nothing before everything is written.
      socket.pause();
      await new Promise<void>((written, failed) => socket.write(body, (error) => (error ? failed(error) : written())));
      socket.resume();
      expect(await received).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*<h1>Dat is te groot<\/h1>[^]*<\/html>/i);
    }
  });

  it("Q-3 does not read an endless body", async () => {
    const { socket, received } = sendRaw(
      `POST /x HTTP/1.1\r\nhost: x\r\norigin: ${siteUrl}\r\ncontent-length: 9000000000\r\n\r\n`,
    );
    const piece = Buffer.alloc(1_000_000);
    // A socket closed by the other side rejects each piece at once: without this check the loop would never end.
    const write = (refused?: Error | null) => void (refused || socket.destroyed || socket.write(piece, write));
    write();
    expect(await received).toMatch(/^HTTP\/1\.1 413 /);
    expect(socket.bytesWritten).toBeLessThan(200_000_000);
  });

  it("answers 429 with Retry-After to too many posts, and still serves pages", async () => {
    const statuses: number[] = [];
    let retry: string | undefined;
    for (let times = 0; times < 5; times++) {
      const { status, headers } = await fetchPath("/x", { method: "POST", headers: own, body: "a" });
      statuses.push(status);
      retry = headers["retry-after"];
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(Number(retry)).toBeGreaterThan(0);
    expect((await fetchPath("/nl/")).status).toBe(200);
  });

  it("Q-2 counts an expensive page as the many it delays, and a cached one as none", async () => {
    const work = () => {
      const before = process.cpuUsage();
      // Asking for the time is work of the kernel, and counts too.
      for (let spent = 0; spent < 500_000;) {
        const { user, system } = process.cpuUsage(before);
        spent = user + system;
      }
    };
    let made = 0;
    remix = async ({ url }) => {
      made++;
      if (url?.startsWith("/dear")) work();
      return new Response("x", { headers: html });
    };
    await fetchPath("/kept");
    const statuses: number[] = [];
    for (let page = 0; page < 8; page++) statuses.push((await fetchPath(`/dear/${page}`)).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
    expect(made).toBeLessThan(8);
    expect((await fetchPath("/kept")).status).toBe(200);
  });

  it("Q-2 LANG-8 passes Remix only the parameters that the site reads, and a redirect keeps the rest", async () => {
    const seen: string[] = [];
    remix = async (_req, address) => {
      seen.push(address);
      if (address.startsWith("/old")) return new Response(null, { status: 301, headers: { location: "/new/?page=2" } });
      return new Response("x", { headers: html });
    };
    await fetchPath("/l/?z=1&type=2");
    await fetchPath("/l/?type=2&utm_source=a");
    expect((await fetchPath("/old/?page=2&utm_source=a")).headers.location).toBe("/new/?page=2&utm_source=a");
    expect(seen).toEqual(["/l/?type=2", "/old/?page=2"]);
  });

  it("answers 429 to too many pictures to render", async () => {
    const sent = await Promise.all(Array.from({ length: 51 }, () => fetchPath("/pictures?src=x")));
    expect(
      sent
        .map(({ status }) => status)
        .toSorted((a, b) => a - b)
        .slice(-2),
    ).toEqual([204, 429]);
  });

  it.each(["/%zz", "/a%00b", "/%0d%0aset-cookie:x", "/..%5c..%5cetc", "//evil.example/x", `/${"a".repeat(20_000)}`])(
    "answers 400 to the address %.20s",
    async (address) => {
      remix = async () => Promise.reject(new Error("Remix was asked"));
      expect((await fetchPath(address)).status).toBe(400);
    },
  );

  it("answers 405 to TRACE, and 400 to invalid HTTP", async () => {
    expect((await fetchPath("/", { method: "TRACE" })).status).toBe(405);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n"));
      socket.once("data", (data) => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
  });

  it("ERR-3 shows an id and no stack when nothing else can answer", async () => {
    remix = async () => Promise.reject(new Error("the inner workings"));
    const { status, headers, text } = await fetchPath("/nl/");
    expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(text).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/);
    expect(text).not.toContain("inner workings");
    remix = async () => Promise.reject(new AppError("CMS_UNAVAILABLE"));
    expect((await fetchPath("/nl/")).status).toBe(503);
  });

  it("ERR-1 recognises the catalogue's errors of the pages' bundle, which has its own copy of their class", async () => {
    vi.resetModules();
    const pages = await import("@gevel/config");
    expect(new pages.AppError("API_ERROR")).not.toBeInstanceOf(AppError);
    remix = async () => Promise.reject(new pages.AppError("API_ERROR"));
    expect((await fetchPath("/nl/")).status).toBe(502);
  });

  it("ERR-2 reports in /healthz the replica's state and whether the CMS answers", async () => {
    expect((await fetchPath("/healthz")).status).toBe(503);
    replica.apply(changeLogFixture({ reset: true, revision: 3, trees: [treeFixture("nl")] }));
    const { status, text } = await fetchPath("/healthz");
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        status: "ok",
        revision: 3,
        age: 0,
        cms: "down",
        replica: "ok",
        listings: 0,
        leads: { waiting: 0, refused: 0 },
        views: { waiting: 0, refused: 0 },
      },
    ]);
  });

  it("accepts a signed notice, and no other", async () => {
    const body = JSON.stringify({ revision: 5 });
    const sign = (text: string) => `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;
    const send = async (text: string, signature: string) =>
      (await fetchPath("/hooks/changed", { method: "POST", headers: { "x-gevel-signature": signature }, body: text }))
        .status;
    expect(await send(body, sign(body))).toBe(202);
    expect(notices).toBe(1);
    expect(await send(body, sign(`${body} `))).toBe(401);
    expect(await send(body, "")).toBe(401);
    expect(await send("{}", sign("{}"))).toBe(400);
    expect(await send("x".repeat(9000), sign("x".repeat(9000)))).toBe(413);
    expect(notices).toBe(1);
  });
});
