import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, staffAccountResponseSchema, staffLoginsSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ReplicaHolder } from "../../web/app/replica/replica-holder.server.js";
import { ReplicaStore } from "../../web/app/replica/store.server.js";
import { createLog } from "../../web/server/log.js";
import { defaultDelays, openPageViews } from "../../web/server/page-views/open-page-views.js";
import { openQueue } from "../../web/server/queue/open-queue.js";
import { mailingApp } from "../support/agency-app.js";
import { patientCmsClient } from "../support/patient-cms-client.js";
import { databases } from "../support/databases.js";
import { importApi, listingItem } from "../support/import-api.js";
import { allTexts } from "../support/find-personal-data.js";

const siteUrl = "https://www.agency.example";
const agentOf = (name: string) =>
  `Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0 ${name}/7.7 (of-nobody-else)`;

/** Visitors of listings, with unique user agents and languages. */
const visitors = [
  { address: "198.51.100.77", agent: agentOf("Zilverreiger"), languages: "wa-BE,wa;q=0.9" },
  { address: "2001:db8:bad:cafe::7", agent: agentOf("Roerdomp"), languages: "li-BE" },
];
/** Clients that log in, or try to. */
const owner = { address: "203.0.113.141", userAgent: agentOf("Kwartelkoning") };
const stranger = { address: "2001:db8:dead:d00d::9", userAgent: agentOf("Nachtzwaluw") };

/** A word in all its forms: as text, in a column of bytes, and as an unsalted digest. */
const guises = (word: string) => [
  word,
  Buffer.from(word).toString("hex"),
  ...["md5", "sha1", "sha256"].flatMap((kind) => {
    const digest = createHash(kind).update(word).digest();
    return [digest.toString("hex"), digest.toString("base64").slice(0, 20), digest.toString("base64url").slice(0, 20)];
  }),
];
/** Representations of an address: as received, its network, as a number. */
const addressTerms = [
  ...["198.51.100.77", "::ffff:c633:644d", "3325256781"],
  ...["2001:db8:bad:cafe", "2001:0db8:0bad:cafe", "32.1.13.184.11.173.202.254"],
  ...["203.0.113.141", "::ffff:cb00:718d", "3405803917"],
  ...["2001:db8:dead:d00d", "2001:0db8:dead:d00d", "32.1.13.184.222.173.208.13"],
];
const agentTerms = ["Zilverreiger", "Roerdomp", "Kwartelkoning", "Nachtzwaluw", "of-nobody-else", "wa-BE", "li-BE"];
const whole = [...visitors.map(({ agent }) => agent), owner.userAgent, stranger.userAgent];
const forbidden = [...addressTerms, ...agentTerms, ...whole];

describe.each(databases())("stored data about visitors, on $name", ({ boot }) => {
  const app = mailingApp(boot, () => ({ SITE_URL: siteUrl }));
  let siteFolder: string;
  let items: number[];
  let store: ReplicaStore;
  let replica: ReplicaHolder;

  beforeAll(async () => {
    siteFolder = await mkdtemp(join(tmpdir(), "visitor-privacy-"));
    const imports = await importApi(app.cms);
    await imports.send({
      source: "crm",
      properties: ["ONE", "TWO"].map((reference) => listingItem(reference)),
      owners: [{ reference: "AN", email: "an@owners.example", name: "An Claes", language: "nl", properties: ["ONE"] }],
    });
    const feed = await imports.feed();
    items = feed.listings.map(({ id }) => id);
    store = new ReplicaStore(join(siteFolder, "replica"));
    replica = new ReplicaHolder(store);
    replica.apply(feed);
  });
  afterAll(async () => {
    store.close();
    await rm(siteFolder, { recursive: true, force: true });
  });

  /** Every visitor views every listing twice, with a browser's headers; returns what the site stored of its batches. */
  async function lookedAt(cms: Parameters<typeof openPageViews>[0]["cms"]) {
    const log = createLog("silent");
    const database = openQueue(siteFolder, log);
    const views = openPageViews({
      env: { DATA_DIR: siteFolder, SITE_URL: siteUrl, TRUST_PROXY: 1, VIEWS_PER_MINUTE: 1_000 },
      ...{ headers: [], replica, database, cms, log, delays: { ...defaultDelays, least: 5, most: 20 } },
    });
    const server = createServer((req, res) => {
      if (!views.answer(req, res)) res.writeHead(418).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    for (const { address, agent, languages } of [...visitors, ...visitors])
      for (const listing of items) {
        const headers = { origin: siteUrl, "sec-fetch-site": "same-origin", "user-agent": agent };
        const answer = await fetch(`http://127.0.0.1:${port}/api/views`, {
          method: "POST",
          body: String(listing),
          headers: { ...headers, "accept-language": languages, "x-forwarded-for": address },
        });
        expect(answer.status).toBe(204);
      }
    return {
      views,
      queued: () => database?.db.prepare("SELECT * FROM page_views").all() ?? [],
      async close() {
        server.closeAllConnections();
        server.close();
        await views.stop();
        database?.close();
      },
    };
  }

  /** Forbidden words that are stored, with their tables. */
  async function traces(): Promise<string[]> {
    const texts = [...(await allTexts(app.cms))].map(([table, text]) => [table, text.toLowerCase()] as const);
    // Otherwise nothing was searched.
    expect(texts.filter(([, text]) => text.includes("an@owners.example")).length).toBeGreaterThan(1);
    return forbidden.flatMap((word) =>
      guises(word).flatMap((guise) =>
        texts.filter(([, text]) => text.includes(guise.toLowerCase())).map(([table]) => `${word} in ${table}`),
      ),
    );
  }

  it("OWNER-5 nothing identifies who viewed a listing, while the site queues the view and once the CMS has counted it", async () => {
    const queue = join(siteFolder, "queue");
    const onDisk = async () =>
      (await Promise.all((await readdir(queue)).map((name) => readFile(join(queue, name), "latin1")))).join("\n");
    const away = async () => Promise.reject(new AppError("CMS_UNAVAILABLE"));
    const waiting = await lookedAt({ viewSalts: away, countViews: away });
    const stored = await onDisk();
    expect(waiting.queued().length).toBeGreaterThanOrEqual(8);
    expect(stored).toContain("CREATE TABLE page_views");
    await waiting.close();
    for (const guise of forbidden.flatMap(guises)) expect(stored.toLowerCase()).not.toContain(guise.toLowerCase());

    const site = await lookedAt(patientCmsClient(app.cms.url));
    site.views.start();
    await expect.poll(() => site.views.state.waiting).toBe(0);
    await site.close();
    const counted = z
      .array(z.object({ views: z.number() }))
      .parse(await app.row("gevel_view_days").whereIn("listing", items).select("views"));
    expect(counted.length).toBe(items.length);
    expect(await app.row("gevel_view_marks").select("mark")).not.toEqual([]);
    expect(await traces()).toEqual([]);
  });

  it("OWNER-5 OWNER-1 nothing identifies who logs in or tries to except a browser name, for invited, mailed and reported owners", async () => {
    const email = "an@owners.example";
    const site = patientCmsClient(app.cms.url);
    const { json } = await app.staff.call("/owner-stats/account", "POST", { email });
    const { account } = staffAccountResponseSchema.parse(json);
    expect((await app.staff.call("/owner-stats/accounts/invite", "POST", { id: account?.id })).status).toBe(200);
    const [invitation] = await app.mailsTo(email, 1);
    const token = /\/login\/[\w-]+\/([\w-]+)\//.exec(invitation?.mail.text ?? "")?.[1] ?? "";
    const session = await site.choosePassword({ token, password: "vier paarden drinken" }, owner);
    if (!session) throw new Error("not let in");
    expect(await site.logIn({ username: email, password: "vier paarden drinken" }, owner)).not.toBeNull();
    for (const username of [email, "nobody@owners.example"])
      expect(await site.logIn({ username, password: "wrong" }, stranger)).toBeNull();
    await site.requestAccountLink({ kind: "reset", email: "nobody@owners.example", language: "nl" }, stranger);
    await site.requestAccountLink({ kind: "login", email, language: "nl" }, stranger);
    const reports = z
      .object({ service: z.custom<(name: string) => { runNow(now: number): Promise<unknown> }>() })
      .parse(app.cms.strapi.plugin("owner-stats"))
      .service("reports");
    await reports.runNow(Date.now() + 62 * 86_400_000);
    await app.waitUntilMailed();

    // Shown to staff and owners (decision 054).
    const { logins } = staffLoginsSchema.parse((await app.staff.call("/owner-stats/logins")).json);
    expect(logins.map(({ device }) => device)).toEqual(["Firefox on Windows", "Firefox on Windows"]);
    expect((await site.devices(session)).map(({ device }) => device)).toEqual([
      "Firefox on Windows",
      "Firefox on Windows",
    ]);
    expect(await traces()).toEqual([]);
  });
});
