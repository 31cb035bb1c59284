import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { changeLogFixture, treeFixture } from "../../app/replica/replica-fixture";
import { chrome, cmsThat, from, own, viewSites } from "./view-sites.fixture";

const { siteWith, replica } = viewSites();

describe("a page view", () => {
  it("OWNER-5 is counted for a person who views a listing of the site", async () => {
    const app = cmsThat();
    const site = await siteWith({ app });
    site.views.start();
    expect([await site.see("7"), await site.see("7"), await site.see("8"), await site.see("7", from(9))]).toEqual([
      ...[204, 204, 204, 204],
    ]);
    await expect.poll(() => app.views()).not.toEqual([]);
    await expect.poll(() => site.views.state.waiting).toBe(0);
    const marks = new Set(app.views().map(([listing, mark]) => `${listing} ${mark}`));
    // One visitor, the same at another listing, and another visitor; no two listings share a hash.
    expect(marks.size).toBe(3);
    expect(new Set(app.views().map(([, mark]) => mark)).size).toBe(3);
  });

  it("OWNER-5 is the same visitor's from any address of one IPv6 /64, and another's from the next", async () => {
    const app = cmsThat();
    const site = await siteWith({ app });
    site.views.start();
    const at = (address: string) => ({ "x-forwarded-for": address });
    for (const address of ["2001:db8:7:7::1", "2001:db8:7:7:ffff::2", "2001:db8:7:8::1"])
      expect(await site.see("7", at(address))).toBe(204);
    await expect.poll(() => app.views()).not.toEqual([]);
    await expect.poll(() => site.views.state.waiting).toBe(0);
    expect(new Set(app.views().map(([, mark]) => mark)).size).toBe(2);
  });

  it.each([
    ["another site", "7", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["no page", "7", { origin: "null", "sec-fetch-site": "none" }, 403],
    ["another host of the same site", "7", { "sec-fetch-site": "same-site" }, 403],
    ["nothing", "", {}, 400],
    ["rubbish", "seven", {}, 400],
    ["an invalid id", "0", {}, 400],
    ["a negative id", "-7", {}, 400],
    ["several ids", "7,8", {}, 400],
    ["ten thousand ids", "7,".repeat(10_000), {}, 413],
    ["an unknown listing", "999", {}, 404],
    [
      "Googlebot",
      "7",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      204,
    ],
    ["a link preview", "7", { "user-agent": "WhatsApp/2.23.20.0" }, 204],
    ["a headless browser", "7", { "user-agent": chrome.replace("Chrome/", "HeadlessChrome/") }, 204],
    ["a program", "7", { "user-agent": "curl/8.5.0" }, 204],
    ["a client without a user agent", "7", { "user-agent": "" }, 204],
    ["a prefetch", "7", { "sec-purpose": "prefetch;prerender" }, 204],
    ["a prefetch of older browsers", "7", { purpose: "prefetch" }, 204],
    ["an owner", "7", { cookie: "a=b; gevel_owner=x" }, 204],
    ["staff", "7", { cookie: "gevel_uncounted=1" }, 204],
  ])("OWNER-5 of %s is not counted", async (_what, body, headers, status) => {
    const app = cmsThat();
    const site = await siteWith({ app });
    expect(await site.see(body, headers)).toBe(status);
    await site.views.stop();
    expect(app.views()).toEqual([]);
  });

  it("Q-3 of an endless body is rejected while it is sent", async () => {
    const site = await siteWith({ app: cmsThat() });
    const status = await new Promise((resolve, reject) => {
      const sending = request({ port: site.port, path: "/api/views", method: "POST", headers: own }, (res) => {
        resolve(res.statusCode);
        sending.destroy();
      });
      sending.on("error", reject);
      sending.write("7".repeat(30));
    });
    expect(status).toBe(413);
  });

  it.each([
    ["that is accepted", "7", [null, "max-age=1", null]],
    ["that is rejected with a message", "seven", ["nosniff", "max-age=1", "no-store"]],
  ])("Q-3 %s is answered with the headers that its answer needs", async (_what, body, expected) => {
    const { port } = await siteWith({ app: cmsThat() });
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/views`, { method: "POST", body, headers: own });
    const names = ["x-content-type-options", "strict-transport-security", "cache-control"];
    expect(names.map((name) => headers.get(name))).toEqual(expected);
  });

  it("OWNER-5 is not handled with another method or address", async () => {
    const { port } = await siteWith({ app: cmsThat() });
    expect((await fetch(`http://127.0.0.1:${port}/api/views`)).status).toBe(418);
    expect((await fetch(`http://127.0.0.1:${port}/api/view`, { method: "POST" })).status).toBe(418);
  });

  it("OWNER-5 is limited per address and minute; another's still counts", async () => {
    const site = await siteWith({ app: cmsThat(), perMinute: 5 });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => site.see("7", from(1))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await site.see("7", from(2))).toBe(204);
  });

  it("OWNER-5 is not counted where the agency has it off", async () => {
    const app = cmsThat();
    const site = await siteWith({ app });
    const tree = (countVisits: boolean) =>
      changeLogFixture({ revision: countVisits ? 3 : 2, trees: [treeFixture("nl", { countVisits })] });
    replica().apply(tree(false));
    expect(await site.see("7", from(1))).toBe(204);
    replica().apply(tree(true));
    expect(await site.see("7", from(2))).toBe(204);
    await site.views.stop();
    expect(app.views()).toHaveLength(1);
  });

  it("OWNER-5 of a thousand visitors at once count as a thousand", async () => {
    const app = cmsThat();
    const site = await siteWith({ app });
    site.views.start();
    const statuses = await Promise.all(Array.from({ length: 1_000 }, (_, visitor) => site.see("7", from(visitor))));
    expect(new Set(statuses)).toEqual(new Set([204]));
    await site.views.stop();
    expect(new Set(app.views().map(([, mark]) => mark)).size).toBe(1_000);
    expect(app.views()).toHaveLength(1_000);
  });
});
