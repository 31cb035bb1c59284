import { isPreviewPath, staffOptOutPath } from "@gevel/config";
import express, { type Express, type RequestHandler } from "express";
import type { Cms } from "../app/cms/cms.server";
import type { LeadIntake } from "../app/forms/lead-intake";
import type { SharedLimits } from "../app/forms/limits/shared-limits";
import type { Replica } from "../app/replica/replica";
import type { ReplicaHolder } from "../app/replica/replica-holder.server";
import { addressGroup } from "@gevel/config/server";
import { answerNotice } from "./change-notice";
import type { Env } from "./env.server";
import { answerFailure } from "./failure";
import { answerHealth, type QueueState } from "./health";
import type { Log } from "./log";
import { tilesPath, type MapTiles } from "./map-tiles/open-map-tiles";
import type { NamedAssets } from "./named-assets";
import { answerOneClickUnsubscribe, passOwnPages } from "./one-click-unsubscribe";
import { privateCookies, type PageCache } from "./page-cache/page-cache";
import type { PictureAnswers } from "./pictures/answer-picture";
import type { ShareAnswers } from "./pictures/share/answer-share";
import { createPolicyReports, reportsPath } from "./policy-reports";
import { createRateLimits } from "./rate-limits";
import { createSendError } from "./error-pages/send-error";
import { createRemixAnswer, type AnswerByRemix } from "./remix-answer";
import { dropForwarded, rejectForeignOrigin, rejectUnreadable } from "./request-checks";
import { answerStaffOptOut } from "./page-views/answer-staff-opt-out";
import { requestIdOf } from "./request-id";
import type { SecurityHeaders } from "./security-headers";

export interface AppParts {
  env: Env;
  log: Log;
  replica: ReplicaHolder;
  cms: Cms;
  limits: SharedLimits;
  leads: LeadIntake & { readonly state: QueueState };
  views: { readonly state: QueueState };
  cache: PageCache<Replica> | null;
  security: SecurityHeaders;
  remix: AnswerByRemix;
  /** Static files, or Vite in development. */
  assets: RequestHandler;
  named: NamedAssets;
  pictures: PictureAnswers;
  shares: ShareAnswers;
  uploads: RequestHandler;
  /** The streets of the map. */
  mapTiles: MapTiles;
  /** A visitor answered the question of consent. */
  consentAnswer: RequestHandler;
  /** The CMS says that something changed. */
  onNotice: () => void;
}

/** All that stands behind the page cache, in the order a request meets it. */
export function createApp(parts: AppParts): Express {
  const { env, log, replica, security } = parts;
  const sendError = createSendError({ replica, styles: parts.named.errorPageStyles });
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", false).set("trust proxy", env.TRUST_PROXY);

  app.use((req, res, next) => {
    const headers = req.path.startsWith("/pictures") ? security.ofPictures : security.always;
    for (const [name, value] of headers) res.setHeader(name, value);
    res.setHeader("Content-Security-Policy", security.policy("", false));
    next();
  });
  app.use(rejectUnreadable(sendError));
  app.use(dropForwarded(env.TRUST_PROXY));
  app.get("/healthz", answerHealth(replica, parts));
  app.get(staffOptOutPath, answerStaffOptOut({ siteUrl: env.SITE_URL, secret: env.PREVIEW_SECRET }));
  // Browsers send them without saying from which page.
  app.post(reportsPath, createPolicyReports({ siteUrl: env.SITE_URL, log }));
  app.post("/hooks/changed", answerNotice(env.REPLICA_SECRET, parts.onNotice));
  app.use(parts.assets);
  app.get("/pictures", parts.pictures.cached);
  app.get("/pictures/share/:picture", parts.shares.cached);
  app.use(tilesPath, parts.mapTiles.answer);
  const limits = createRateLimits({
    pagesPerMinute: env.PAGES_PER_MINUTE,
    postsPerMinute: env.POSTS_PER_MINUTE,
    sendError,
  });
  app.post(
    "/:language/subscription/:token",
    passOwnPages(env.SITE_URL),
    limits.limitRequests,
    answerOneClickUnsubscribe(parts),
  );
  app.use(rejectForeignOrigin(env.SITE_URL, sendError));
  app.post("/api/consent-choice", parts.consentAnswer);
  app.use(limits.limitRequests);
  app.use("/uploads", parts.uploads);
  app.get("/pictures", parts.pictures.made(limits.payerOf));
  app.get("/pictures/share/:picture", parts.shares.made(limits.payerOf));

  const answer = createRemixAnswer(parts);
  app.use((req, res, next) => {
    const requestId = requestIdOf(res);
    const context = {
      replica: replica.current,
      requestId,
      siteUrl: env.SITE_URL,
      cms: parts.cms,
      previewSecret: env.PREVIEW_SECRET,
      cookieSecret: env.REPLICA_SECRET,
      mapboxToken: env.MAPBOX_TOKEN ?? null,
      mapTiles: parts.mapTiles.address,
      mapStyle: env.MAP_STYLE ?? null,
      googleMapsKey: env.GOOGLE_MAPS_KEY ?? null,
      mapScript: parts.named.mapScript,
      visitorAddress: req.ip ?? "",
      visitorGroup: addressGroup(req.ip ?? ""),
      limits: parts.limits,
      formsPerHour: env.FORMS_PER_HOUR,
      leads: parts.leads,
      log: log.child({ id: requestId, url: req.url }),
      isDataRequest: /^[^?]*\.data(\?|$)/.test(req.url),
      rendered: new Map(),
      leftOut: false,
    };
    const cookie = req.headers.cookie ?? "";
    const isPrivate = isPreviewPath(req.path) || privateCookies.some((name) => cookie.includes(name));
    const started = performance.now();
    const endCpuWork = limits.payerOf(req).beginCpuWork();
    answer(req, res, context, isPrivate)
      .then(() => {
        const ms = Math.round(performance.now() - started);
        log.debug({ id: requestId, method: req.method, url: req.url, status: res.statusCode, ms }, "request answered");
      }, next)
      .finally(endCpuWork);
  });
  app.use(answerFailure(log, sendError));
  return app;
}
