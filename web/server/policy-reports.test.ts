import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ReplicaStore } from "../app/replica/store.server";
import { siteUrl, startTestSite } from "./start-test-site";

const token = "c.geheim-van-an";
const page = `${siteUrl}/nl/subscription/${token}/?email=an@visitor.example`;
const body = {
  documentURL: page,
  referrer: `${siteUrl}/nl/mijn-woning/?home=7`,
  effectiveDirective: "script-src-elem",
  blockedURL: `https://evil.example/x.js?for=${token}`,
  sourceFile: `${siteUrl}/assets/root-abc.js`,
  lineNumber: 7,
  sample: `an@visitor.example ${token}`,
};
const newer = (more: object = {}) => ({ type: "csp-violation", age: 1, url: page, body: { ...body, ...more } });
const older = {
  "csp-report": {
    ...{ "document-uri": page, "violated-directive": "img-src 'self'", "blocked-uri": "inline", "source-file": "" },
    "script-sample": token,
  },
};

describe("Q-3 policy violation reports", () => {
  let folder: string;
  let store: ReplicaStore;
  let site: Awaited<ReturnType<typeof startTestSite>>;
  let lines: string[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "reports-"));
    store = new ReplicaStore(folder);
    lines = [];
    const into = new Writable({
      write(chunk, _encoding, done) {
        if (String(chunk).includes("content-security-policy")) lines.push(String(chunk));
        done();
      },
    });
    site = await startTestSite({
      store,
      remix: async () => new Response("x"),
      log: pino({ base: null, timestamp: false }, into),
      settings: { TRUST_PROXY: "1" },
    });
  });
  afterEach(() => {
    site.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As browsers send them: without a page's origin. */
  const send = async (what: unknown, type = "application/reports+json", from = "192.0.2.1") => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/api/policy-reports`, {
      method: "POST",
      headers: { "content-type": type, "x-forwarded-for": from },
      body: typeof what === "string" ? what : JSON.stringify(what),
    });
    return answer.status;
  };

  it("are one log line each, in either format, without a link's secret or personal data", async () => {
    expect(await send([newer(), newer({ blockedURL: "chrome-extension://abc/x.js" })])).toBe(204);
    expect(await send(older, "application/csp-report; charset=utf-8")).toBe(204);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        ...{ level: 40, directive: "script-src-elem", blocked: "https://evil.example", page: "/nl/subscription/…" },
        ...{ source: "/assets/root-abc.js", line: 7 },
      },
      { blocked: expect.stringMatching(/^chrome-extension:/) as string },
      { directive: "img-src", blocked: "inline", page: "/nl/subscription/…", source: "" },
    ]);
    expect(lines.join()).not.toMatch(/geheim|visitor\.example|mijn-woning/);
  });

  it("that are invalid, or about another site's page, are not logged", async () => {
    const wrong = [newer({ documentURL: "https://evil.example/" }), newer({ effectiveDirective: "a\nb" }), null, 1, {}];
    expect(await send(wrong)).toBe(204);
    expect(await send("{", "application/csp-report")).toBe(204);
    expect(await send([newer()], "application/json")).toBe(415);
    expect(await send(`[${" ".repeat(40_000)}]`)).toBe(413);
    expect(lines).toEqual([]);
  });

  it("are limited per sender, in total, and per body", async () => {
    expect(await send(Array.from({ length: 50 }, () => newer()))).toBe(204);
    expect(lines).toHaveLength(10);
    for (let at = 0; at < 9; at++) expect(await send([])).toBe(204);
    expect(await send([newer()])).toBe(429);
    const statuses: number[] = [];
    for (let at = 0; at < 60; at++) statuses.push(await send([], undefined, `198.51.100.${at}`));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("are requested by every page, and only pictures may be embedded elsewhere", async () => {
    const of = async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).headers;
    const headers = await of("/nl/");
    expect(headers.get("content-security-policy")).toContain("; report-uri /api/policy-reports; report-to policy");
    expect(headers.get("reporting-endpoints")).toBe('policy="/api/policy-reports"');
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    for (const path of ["/pictures?src=/uploads/a.jpg", "/pictures/share/a.jpg"])
      expect((await of(path)).get("cross-origin-resource-policy"), path).toBe("cross-origin");
    expect((await of("/healthz")).get("cross-origin-resource-policy")).toBe("same-origin");
  });
});
