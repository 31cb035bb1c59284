import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ReplicaStore } from "../app/replica/store.server";
import { siteUrl, startTestSite } from "./start-test-site";

describe("limits of what one visitor may ask", () => {
  let folder: string;
  let store: ReplicaStore;
  let port: number;
  let close: () => void;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "limits-"));
    store = new ReplicaStore(folder);
    ({ port, close } = await startTestSite({
      store,
      remix: async () => new Response("x"),
      settings: { TRUST_PROXY: "1", POSTS_PER_MINUTE: "2" },
    }));
  });
  afterEach(() => {
    close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const postFrom = async (visitor: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/x`, {
        method: "POST",
        headers: { origin: siteUrl, "sec-fetch-site": "same-origin", "x-forwarded-for": visitor },
        body: "a",
      })
    ).status;

  it("Q-3 an IPv6 visitor has one allowance for its whole /64, and the next network another", async () => {
    const statuses: number[] = [];
    for (const visitor of ["2001:db8::1", "2001:db8::a:2", "2001:db8:0:0:9:9:9:9", "2001:db8:0:1::1"])
      statuses.push(await postFrom(visitor));
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});
