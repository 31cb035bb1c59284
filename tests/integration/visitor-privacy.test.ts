import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, staffAccountAnswerSchema, staffLoginsSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ReplicaHolder } from "../../web/app/replica/replica-holder.server.js";
import { ReplicaStore } from "../../web/app/replica/store.server.js";
import { createLog } from "../../web/server/log.js";
import { usualPauses } from "../../web/server/view-counts/hand-over-views.js";
import { openViewCounts } from "../../web/server/view-counts/open-view-counts.js";
import { mailingHouse } from "../support/agency-house.js";
import { siteCms } from "../support/site-cms.js";
import { oneDatabase } from "../support/each-database.js";
import { importApi, listingItem } from "../support/import-api.js";
import { allTexts } from "../support/traces.js";

const siteUrl = "https://www.agency.example";
const agentOf = (name: string) =>
  `Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0 ${name}/7.7 (of-nobody-else)`;

/** Who looks at homes, as nobody else does. */
const visitors = [
  { address: "198.51.100.77", agent: agentOf("Zilverreiger"), languages: "wa-BE,wa;q=0.9" },
  { address: "2001:db8:bad:cafe::7", agent: agentOf("Roerdomp"), languages: "li-BE" },
];
/** Who comes in, or tries to. */
const owner = { address: "203.0.113.141", userAgent: agentOf("Kwartelkoning") };
const stranger = { address: "2001:db8:dead:d00d::9", userAgent: agentOf("Nachtzwaluw") };

/** A word, as it may stand in a column of bytes, and as a digest that anybody can look up. */
const guises = (word: string) => [
  word,
  Buffer.from(word).toString("hex"),
  ...["md5", "sha1", "sha256"].flatMap((kind) => {
    const digest = createHash(kind).update(word).digest();
    return [digest.toString("hex"), digest.toString("base64").slice(0, 20), digest.toString("base64url").slice(0, 20)];
  }),
];
/** Ways to write an address down: as it came, its network, the number that it is. */
const addressWords = [
  ...["198.51.100.77", "::ffff:c633:644d", "3325256781"],
  ...["2001:db8:bad:cafe", "2001:0db8:0bad:cafe", "32.1.13.184.11.173.202.254"],
  ...["203.0.113.141", "::ffff:cb00:718d", "3405803917"],
  ...["2001:db8:dead:d00d", "2001:0db8:dead:d00d", "32.1.13.184.222.173.208.13"],
];
const agentWords = ["Zilverreiger", "Roerdomp", "Kwartelkoning", "Nachtzwaluw", "of-nobody-else", "wa-BE", "li-BE"];
const whole = [...visitors.map(({ agent }) => agent), owner.userAgent, stranger.userAgent];
const forbidden = [...addressWords, ...agentWords, ...whole];

describe.each(oneDatabase)("what is kept of visitors, on $name", ({ boot }) => {
  const house = mailingHouse(boot, () => ({ SITE_URL: siteUrl }));
  let siteFolder: string;
  let homes: number[];
  let store: ReplicaStore;
  let replica: ReplicaHolder;

  beforeAll(async () => {
    siteFolder = await mkdtemp(join(tmpdir(), "visitor-privacy-"));
    const imports = await importApi(house.cms);
    await imports.send({
      source: "crm",
      properties: ["ONE", "TWO"].map((reference) => listingItem(reference)),
      owners: [{ reference: "AN", email: "an@owners.example", name: "An Claes", language: "nl", properties: ["ONE"] }],
    });
    const feed = await imports.feed();
    homes = feed.listings.map(({ id }) => id);
    store = new ReplicaStore(join(siteFolder, "replica"));
    replica = new ReplicaHolder(store);
    replica.apply(feed);
  });
  afterAll(async () => {
    store.close();
    await rm(siteFolder, { recursive: true, force: true });
  });

  /** Each of them looks at each home, twice, as browsers say it; answers what the site knows of its batches. */
  async function lookedAt(cms: Parameters<typeof openViewCounts>[0]["cms"]) {
    const views = await openViewCounts({
      env: { DATA_DIR: siteFolder, SITE_URL: siteUrl, TRUST_PROXY: 1, VIEWS_PER_MINUTE: 1_000 },
      ...{ headers: [], replica, cms, log: createLog("silent"), pauses: { ...usualPauses, least: 5, most: 20 } },
    });
    const server = createServer((req, res) => {
      if (!views.answer(req, res)) res.writeHead(418).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    for (const { address, agent, languages } of [...visitors, ...visitors])
      for (const home of homes) {
        const headers = { origin: siteUrl, "sec-fetch-site": "same-origin", "user-agent": agent };
        const answer = await fetch(`http://127.0.0.1:${port}/api/views`, {
          method: "POST",
          body: String(home),
          headers: { ...headers, "accept-language": languages, "x-forwarded-for": address },
        });
        expect(answer.status).toBe(204);
      }
    return {
      views,
      async close() {
        server.closeAllConnections();
        server.close();
        await views.stop();
      },
    };
  }

  /** What stands somewhere, and where. */
  async function traces(): Promise<string[]> {
    const texts = [...(await allTexts(house.cms))].map(([table, text]) => [table, text.toLowerCase()] as const);
    // Or nothing was looked through.
    expect(texts.filter(([, text]) => text.includes("an@owners.example")).length).toBeGreaterThan(1);
    return forbidden.flatMap((word) =>
      guises(word).flatMap((guise) =>
        texts.filter(([, text]) => text.includes(guise.toLowerCase())).map(([table]) => `${word} in ${table}`),
      ),
    );
  }

  it("OWNER-5 nothing of who looks at a home, while the site keeps the view and once the CMS has counted it", async () => {
    const spool = join(siteFolder, "spool");
    const journal = async () => {
      const found = await readdir(spool, { recursive: true, withFileTypes: true });
      const files = found.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      return (await Promise.all(files.map((file) => readFile(file, "latin1")))).join("\n");
    };
    const away = async () => Promise.reject(new AppError("CMS_UNAVAILABLE"));
    const waiting = await lookedAt({ viewSalts: away, countViews: away });
    const kept = await journal();
    await waiting.close();
    expect(kept.split("\n").filter((line) => line.startsWith("v ")).length).toBeGreaterThanOrEqual(8);
    for (const guise of forbidden.flatMap(guises)) expect(kept.toLowerCase()).not.toContain(guise.toLowerCase());

    const site = await lookedAt(siteCms(house.cms.url));
    site.views.start();
    await expect.poll(() => site.views.state.waiting).toBe(0);
    await site.close();
    const counted = z
      .array(z.object({ views: z.number() }))
      .parse(await house.row("gevel_view_days").whereIn("listing", homes).select("views"));
    expect(counted.length).toBe(homes.length);
    expect(await house.row("gevel_view_marks").select("mark")).not.toEqual([]);
    expect(await traces()).toEqual([]);
  });

  it("OWNER-5 OWNER-1 nothing of who comes in or tries to but the name of a browser, invited, mailed and reported to", async () => {
    const email = "an@owners.example";
    const site = siteCms(house.cms.url);
    const { json } = await house.staff.call("/owner-stats/account", "POST", { email });
    const { account } = staffAccountAnswerSchema.parse(json);
    expect((await house.staff.call("/owner-stats/accounts/invite", "POST", { id: account?.id })).status).toBe(200);
    const [invitation] = await house.mailsTo(email, 1);
    const token = /\/login\/[\w-]+\/([\w-]+)\//.exec(invitation?.mail.text ?? "")?.[1] ?? "";
    const session = await site.choosePassword({ token, password: "vier paarden drinken" }, owner);
    if (!session) throw new Error("not let in");
    expect(await site.logIn({ username: email, password: "vier paarden drinken" }, owner)).not.toBeNull();
    for (const username of [email, "nobody@owners.example"])
      expect(await site.logIn({ username, password: "wrong" }, stranger)).toBeNull();
    await site.askAccountLink({ kind: "reset", email: "nobody@owners.example", language: "nl" }, stranger);
    await site.askAccountLink({ kind: "login", email, language: "nl" }, stranger);
    const reports = z
      .object({ service: z.custom<(name: string) => { lookNow(now: number): Promise<unknown> }>() })
      .parse(house.cms.strapi.plugin("owner-stats"))
      .service("reports");
    await reports.lookNow(Date.now() + 62 * 86_400_000);
    await house.untilMailed();

    // What staff and owners read of it (decision 054).
    const { logins } = staffLoginsSchema.parse((await house.staff.call("/owner-stats/logins")).json);
    expect(logins.map(({ device }) => device)).toEqual(["Firefox on Windows", "Firefox on Windows"]);
    expect((await site.devices(session)).map(({ device }) => device)).toEqual([
      "Firefox on Windows",
      "Firefox on Windows",
    ]);
    expect(await traces()).toEqual([]);
  });
});
