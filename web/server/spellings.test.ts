import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import { siteUrl, startTestSite } from "./start-test-site";

describe("LANG-8 the spelling of an address", () => {
  let folder: string;
  let store: ReplicaStore;
  let site: Awaited<ReturnType<typeof startTestSite>>;
  let answer: (address: string) => Response;
  let seen: string[];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "spellings-"));
    store = new ReplicaStore(folder);
    seen = [];
    answer = (address) => new Response(`<p>${address}</p>`, { headers: { "content-type": "text/html" } });
    site = await startTestSite({
      store,
      remix: async (_req, address) => {
        seen.push(address);
        return answer(address);
      },
    });
    site.replica.apply(changeLogFixture({ reset: true, trees: [treeFixture("nl")] }));
  });
  afterEach(() => {
    site.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends the raw address: `fetch` would normalise it. */
  const fetchPath = (path: string, method = "GET", headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; location: string | undefined; text: string }>((resolve, reject) => {
      request({ port: site.port, path, method, headers, agent: false }, (res) => {
        let text = "";
        res.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        res.on("end", () => resolve({ status: res.statusCode, location: res.headers.location, text }));
      })
        .on("error", reject)
        .end();
    });

  it("LANG-8 redirects to the canonical one, with the rest of the address", async () => {
    expect(await fetchPath("/nl/te%2Dkoop/?utm_source=%41&type=2")).toMatchObject({
      status: 301,
      location: "/nl/te-koop/?utm_source=%41&type=2",
      text: "",
    });
    expect(await fetchPath("/SITEMAPS/nl.xml")).toMatchObject({ status: 301, location: "/sitemaps/nl.xml" });
    expect(await fetchPath("/nl/x/../te-koop/", "HEAD")).toMatchObject({ status: 301, location: "/nl/te-koop/" });
    expect(await fetchPath("/.//evil.example/")).toMatchObject({ status: 301, location: "/evil.example/" });
    // The page was made for its own address and is cached there.
    seen = [];
    for (const search of ["", "?", "?utm_id=1", "?utm_id=2&fbclid=3"])
      expect(await fetchPath(`/nl/te-koop/${search}`)).toMatchObject({ status: 200, text: "<p>/nl/te-koop/</p>" });
    expect(seen).toEqual([]);
  });

  it("Q-2 of a parameter makes no other page either", async () => {
    for (const search of [
      "city=a%7C1&type=2",
      "type=2&city=a|1",
      "%74ype=%32&city=a%7c1",
      "city=a|1&type=2&type=2&z=1",
    ])
      expect(await fetchPath(`/map-points.json?${search}`)).toMatchObject({
        text: "<p>/map-points.json?city=a%7C1&type=2</p>",
      });
    expect(seen).toHaveLength(1);
  });

  it("LANG-8 is corrected in the same redirect as a moved address", async () => {
    answer = () => new Response(null, { status: 301, headers: { location: "/nl/te-koop/" } });
    expect(await fetchPath("/NL/te%2Dkoop?utm_id=1")).toMatchObject({ status: 301, location: "/nl/te-koop/?utm_id=1" });
  });

  it("does not matter for uncached pages: of one visitor, by a one-time link, not found", async () => {
    for (const [name, value] of [
      ["set-cookie", "a=b"],
      ["cache-control", "no-store"],
    ]) {
      answer = () => new Response("theirs", { headers: new Headers([[name ?? "", value ?? ""]]) });
      expect(await fetchPath("/nl/login/enter/x%2Dy/")).toMatchObject({ status: 200, text: "theirs" });
    }
    answer = () => new Response("none", { status: 404 });
    expect(await fetchPath("/nl/%6Eone/")).toMatchObject({ status: 404, text: "none" });
  });

  it("of a post stays unchanged", async () => {
    await fetchPath("/nl/te%2Dkoop/", "POST", { origin: siteUrl, "sec-fetch-site": "same-origin" });
    expect(seen).toEqual(["/nl/te%2Dkoop/"]);
  });
});
