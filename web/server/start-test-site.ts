import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCms } from "../app/cms/http-cms.server";
import { memoryLimits } from "../app/forms/limits/memory-limits.server";
import { knownParameters } from "../app/pages/resolve/known-parameters.server";
import { ReplicaHolder } from "../app/replica/replica-holder.server";
import type { ReplicaStore } from "../app/replica/store.server";
import { createApp, type AppParts } from "./app";
import { createConsentCounts } from "./consent-counts";
import { parseEnv } from "./env.server";
import { createLog } from "./log";
import { PageCache } from "./page-cache/page-cache";
import { LeadQueue } from "./queue/lead-queue";
import { createSecurityHeaders } from "./security-headers";

export const siteUrl = "https://www.agency.be";
export const secret = "a-secret-of-the-replica";
export const previewSecret = "a-secret-of-previews";

interface TestSite
  extends Pick<AppParts, "remix">, Partial<Pick<AppParts, "log" | "onNotice" | "mapTiles" | "pictures" | "shares">> {
  store: ReplicaStore;
  /** A CMS that is there. */
  cmsUrl?: string;
  settings?: Record<string, string>;
}

const noPictures: AppParts["pictures"] & AppParts["shares"] = {
  cached: (_req, _res, next) => next(),
  made: () => (_req, res) => void res.status(204).end(),
};

/** Everything of the site before Remix, with an empty replica and, by default, an unreachable CMS. */
export function createTestApp({
  store,
  remix,
  log = createLog("silent"),
  onNotice = () => {},
  cmsUrl = "http://127.0.0.1:9",
  settings = {},
  mapTiles = { address: null, answer: (_req, _res, next) => next() },
  pictures = noPictures,
  shares = noPictures,
}: TestSite) {
  const parsed = parseEnv({
    SITE_URL: siteUrl,
    REPLICA_SECRET: secret,
    PREVIEW_SECRET: previewSecret,
    POSTS_PER_MINUTE: "3",
    PAGES_PER_MINUTE: "50",
    ...settings,
  });
  if (!("env" in parsed)) throw new Error(parsed.problems.join());
  const replica = new ReplicaHolder(store);
  const cms = createCms({ url: cmsUrl, secret });
  const cache = new PageCache(1e6, knownParameters);
  const consent = createConsentCounts({ send: (counts) => cms.countConsent(counts), log });
  const app = createApp({
    env: parsed.env,
    log,
    replica,
    cache,
    cms,
    // Without a queue, so that the CMS's answer reaches the visitor.
    leads: new LeadQueue({ database: null, cms, log }),
    views: { state: { waiting: 0, refused: 0 } },
    limits: memoryLimits(),
    security: createSecurityHeaders({ siteUrl, cmsPublicUrl: "https://cms.agency.be", development: false }),
    remix,
    assets: (_req, _res, next) => next(),
    named: { mapScript: "/assets/start-map-test.js", errorPageStyles: "/assets/error-page-test.css" },
    pictures,
    shares,
    uploads: (_req, res) => void res.status(204).end(),
    mapTiles,
    consentAnswer: consent.answer,
    onNotice,
  });
  return { app, cache, replica, consent };
}

/** Starts that app on a free port. */
export async function startTestSite(parts: TestSite) {
  const { app, cache, replica, consent } = createTestApp(parts);
  const server = createServer({ maxHeaderSize: 32 * 1024 }, (req, res) => {
    if (!cache.answer(req, res, replica.current)) app(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    replica,
    consent,
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
