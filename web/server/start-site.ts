import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createCms } from "../app/cms/http-cms.server";
import { knownParameters } from "../app/pages/resolve/known-parameters.server";
import { ReplicaHolder } from "../app/replica/replica-holder.server";
import { ReplicaStore } from "../app/replica/store.server";
import { ReplicaSync } from "../app/replica/sync.server";
import { createApp, assetSources, builtAssets } from "./app";
import { createAssets } from "./assets";
import { createConsentCounts } from "./consent-counts";
import type { Env } from "./env.server";
import type { Log } from "./log";
import { PageCache } from "./page-cache/page-cache";
import { HotPictures } from "./pictures/hot-pictures";
import { createPictureAnswers } from "./pictures/answer-picture";
import { createShareAnswers } from "./pictures/share/answer-share";
import { PictureStore } from "./pictures/picture-store";
import { rejectOverlong } from "./error-pages/reject-overlong";
import { createRemixHandler } from "./remix-answer";
import { createSecurityHeaders } from "./security-headers";
import { openMapTiles } from "./map-tiles/open-map-tiles";
import { openLimits } from "./shared-limits/open-limits";
import { LeadQueue } from "./queue/lead-queue";
import { openQueue } from "./queue/open-queue";
import { createUploads } from "./uploads";
import { openPageViews } from "./page-views/open-page-views";
import { createVite } from "./vite";

/** Open connections get this long to finish when the site ends. */
const shutdownGraceMs = 1_500;
/** A site with content answers the first visitors before it requests more. */
const startupDelayMs = 300;
/** Pictures in memory: enough for the first pages of each list. */
const hotBytes = 16 * 1024 * 1024;

interface Settings {
  env: Env;
  log: Log;
  webFolder: string;
}

export async function startSite({ env, log, webFolder }: Settings) {
  const development = env.NODE_ENV === "development";
  const store = new ReplicaStore(join(env.DATA_DIR, "replica"), (reason) =>
    log.warn({ reason: String(reason) }, "replica: file cannot be used, filling a new one"),
  );
  const replica = new ReplicaHolder(store);
  const source = { url: env.CMS_URL, secret: env.REPLICA_SECRET };
  const sync = new ReplicaSync(replica, source, log);
  const cachesPages = env.PAGE_CACHE === "on" && !development;
  const cache = cachesPages ? new PageCache(env.PAGE_CACHE_MB * 1024 * 1024, knownParameters) : null;
  const vite = development ? await createVite(webFolder) : null;
  const build = vite ? vite.build : await builtSite();

  const { SITE_URL: siteUrl, CMS_PUBLIC_URL: cmsPublicUrl } = env;
  const security = createSecurityHeaders({
    siteUrl,
    cmsPublicUrl,
    development,
    usesMapbox: env.MAPBOX_TOKEN !== undefined,
    mapHosts: env.MAP_STYLE === undefined ? [] : [new URL(env.MAP_STYLE).host, ...env.MAP_STYLE_HOSTS],
    usesGoogleMaps: env.GOOGLE_MAPS_KEY !== undefined,
  });
  const hot = new HotPictures(hotBytes, [
    ...security.ofPictures,
    ["Content-Security-Policy", security.policy("", false)],
  ]);
  const cms = createCms(source);
  const database = openQueue(env.DATA_DIR, log);
  const leads = new LeadQueue({ database, cms, log });
  const limits = await openLimits({ redisUrl: env.REDIS_URL, cms, log });
  const consent = createConsentCounts({ send: (counts) => cms.countConsent(counts), log });
  const views = openPageViews({ env, headers: security.always, replica, database, cms, log });
  const named = vite ? assetSources : builtAssets(join(webFolder, "build", "client"));
  const hosts = {
    cmsUrl: env.CMS_URL,
    cmsPublicUrl: env.CMS_PUBLIC_URL,
    open: env.PICTURE_HOSTS,
    inside: env.PRIVATE_PICTURE_HOSTS,
  };
  const pictures = await PictureStore.open(join(env.DATA_DIR, "pictures"), env.PICTURE_CACHE_MB * 1024 * 1024);
  const app = createApp({
    env,
    log,
    replica,
    cache,
    cms,
    limits: limits.shared,
    leads,
    views,
    security,
    remix: createRemixHandler(build, env.NODE_ENV, env.SITE_URL),
    assets: vite ? vite.assets : createAssets(join(webFolder, "build", "client"), security),
    named,
    pictures: createPictureAnswers({ hosts, hot, store: pictures, log }),
    shares: createShareAnswers({
      ...{ hosts, store: pictures, secret: env.REPLICA_SECRET, log },
      showsPrice: (home) => replica.current.catalog.find(home)?.publishPrice ?? false,
    }),
    uploads: createUploads(env.CMS_URL),
    mapTiles: await openMapTiles(env.MAP_TILES, log),
    consentAnswer: consent.answer,
    onNotice: () => sync.notice(),
  });

  const server = createServer(
    { maxHeaderSize: 32 * 1024, requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 },
    (req, res) => {
      if (hot.answer(req, res) || cache?.answer(req, res, replica.current) || views.answer(req, res)) return;
      app(req, res);
    },
  );
  server.on("clientError", rejectOverlong({ replica, styles: named.errorPageStyles }));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(env.PORT, env.HOST, listening);
  });

  const followed = setTimeout(
    () => {
      sync.start();
      leads.start();
      views.start();
      void replica.warm();
    },
    replica.ready ? startupDelayMs : 0,
  );

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      clearTimeout(followed);
      await sync.stop();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), shutdownGraceMs);
      await closed;
      clearTimeout(late);
      await Promise.all([consent.stop(), views.stop(), leads.stop()]);
      database?.close();
      await vite?.close();
      limits.close();
      store.close();
    },
  };
}

/** `build-server.mjs` lays it into the server's own file. */
async function builtSite(): Promise<ServerBuild> {
  return (await import("../build/server/index.js")) as ServerBuild;
}
