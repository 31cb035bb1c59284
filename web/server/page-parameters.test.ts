import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeLogFixture, treeFixture } from "../app/replica/replica-fixture";
import { ReplicaStore } from "../app/replica/store.server";
import { pageFixture, routeFixture } from "../app/shell/site-fixture";
import { siteUrl, startTestSite } from "./start-test-site";

describe("parameters that a page does not read", () => {
  let folder: string;
  let store: ReplicaStore;
  let site: Awaited<ReturnType<typeof startTestSite>>;
  const seen: string[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "parameters-"));
    store = new ReplicaStore(folder);
    seen.length = 0;
    site = await startTestSite({
      store,
      remix: async (_req, address) => {
        seen.push(address);
        return new Response(`<p>${address}</p>`, { headers: { "content-type": "text/html" } });
      },
    });
    const tree = { ...treeFixture("nl"), routes: [routeFixture({ id: "contact" })], pages: { contact: pageFixture() } };
    site.replica.apply(changeLogFixture({ reset: true, trees: [tree] }));
  });
  afterEach(() => {
    site.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fetchPath = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, init);
    return { text: await answer.text(), etag: answer.headers.get("etag") };
  };

  it("Q-2 do not change it: it is rendered and cached once, for any list parameters", async () => {
    const plain = await fetchPath("/nl/contact/");
    for (const search of ["search=1", "search=2&page=7", "type=1&utm_id=9", "loan=&address=Meir+1"])
      expect(await fetchPath(`/nl/contact/?${search}`)).toEqual(plain);
    expect(seen).toEqual(["/nl/contact/"]);
  });

  it("Q-2 are hidden from it even in its first request, and a post keeps its address", async () => {
    await fetchPath("/nl/contact/?search=1");
    const own = { origin: siteUrl, "sec-fetch-site": "same-origin" };
    await fetchPath("/nl/contact/?search=1", { method: "POST", headers: own, body: "a=1" });
    expect(seen).toEqual(["/nl/contact/", "/nl/contact/?search=1"]);
  });
});
