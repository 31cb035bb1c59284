import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, belgianDay, dayAfter, viewBatchSchema, type ErrorCode, type ViewBatch } from "@gevel/config";
import { afterEach, beforeEach } from "vitest";
import { changeLogFixture, listingFixture } from "../../app/replica/replica-fixture";
import { ReplicaHolder } from "../../app/replica/replica-holder.server";
import { ReplicaStore } from "../../app/replica/store.server";
import { createLog } from "../log";
import { openQueue } from "../queue/open-queue";
import { openPageViews } from "./open-page-views";

const siteUrl = "https://www.agency.be";
export const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
/** The headers of a request from a page of the site. */
export const own = { origin: siteUrl, "sec-fetch-site": "same-origin", "user-agent": chrome };
export const from = (visitor: number) => ({ "x-forwarded-for": `198.51.${visitor >> 8}.${visitor & 255}` });

/** A CMS stub that can be unreachable, and that recognises batches by their ids. */
export function cmsThat() {
  const batches = new Map<string, ViewBatch>();
  const state = { away: false, rejects: false, losesAnswers: false, salt: "a".repeat(64), requests: 0 };
  /** Batches that break it, each time. */
  const breaking = new Map<string, ErrorCode>();
  const salts = (now: Date) => [belgianDay(now), dayAfter(belgianDay(now), 1)];
  return {
    ...{ batches, state, breaking },
    views: () => [...batches.values()].flatMap(({ views }) => views),
    cms: (now: () => Date) => ({
      async viewSalts() {
        if (state.away) throw new AppError("CMS_UNAVAILABLE");
        return salts(now()).map((day) => ({ day, salt: state.salt }));
      },
      async countViews(batch: ViewBatch) {
        state.requests += 1;
        if (state.away) throw new AppError("CMS_UNAVAILABLE");
        if (state.rejects) throw new AppError("INVALID_INPUT");
        const breaks = breaking.get(batch.batch);
        if (breaks) throw new AppError(breaks);
        const parsed = viewBatchSchema.parse(batch);
        if (!batches.has(batch.batch)) batches.set(batch.batch, parsed);
        if (state.losesAnswers) throw new AppError("CMS_UNAVAILABLE");
      },
    }),
  };
}

interface SiteParts {
  app: Pick<ReturnType<typeof cmsThat>, "cms">;
  dataDir?: string;
  perMinute?: number;
  clock?: { now: Date };
}

/** Sites with the listings 7 and 8 that count views, on a disk of their own for each test. */
export function viewSites() {
  let folder: string;
  let store: ReplicaStore;
  let replica: ReplicaHolder;
  const open: { close(): Promise<void> }[] = [];
  /** The errors in the log. */
  const messages: string[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "view-counts-"));
    store = new ReplicaStore(join(folder, "replica"));
    replica = new ReplicaHolder(store);
    replica.apply(changeLogFixture({ reset: true, revision: 1, listings: [7, 8].map((id) => listingFixture({ id })) }));
    messages.length = 0;
  });
  afterEach(async () => {
    for (const site of open.splice(0)) await site.close();
    store.close();
    await rm(folder, { recursive: true, force: true });
  });

  function listeningLog() {
    const log = createLog("silent");
    log.error = (_details: unknown, line?: string) => void messages.push(line ?? "");
    return log;
  }

  const headers = [
    ["X-Content-Type-Options", "nosniff"],
    ["Strict-Transport-Security", "max-age=1"],
  ] as const;

  async function siteWith({ app, dataDir = folder, perMinute = 100_000, clock }: SiteParts) {
    const now = () => clock?.now ?? new Date();
    const log = listeningLog();
    const database = openQueue(dataDir, log);
    if (!database) throw new Error("no queue");
    const views = openPageViews({
      env: { DATA_DIR: dataDir, SITE_URL: siteUrl, TRUST_PROXY: 1, VIEWS_PER_MINUTE: perMinute },
      ...{ headers, replica, database, cms: app.cms(now), now },
      ...{ log, delays: { least: 5, most: 20, aside: 3_600_000 } },
    });
    const server = createServer((req, res) => {
      if (!views.answer(req, res)) res.writeHead(418).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const site = {
      views,
      database,
      see: async (body: string, headers: Record<string, string> = {}) =>
        (await fetch(`http://127.0.0.1:${port}/api/views`, { method: "POST", body, headers: { ...own, ...headers } }))
          .status,
      port,
      async close() {
        server.closeAllConnections();
        server.close();
        await views.stop();
        database.close();
      },
    };
    open.push(site);
    return site;
  }

  return { siteWith, messages, dataDir: () => folder, replica: () => replica };
}
