import { isPreviewPath, staffOptOutPath, changeNoticeSchema, isAppError } from "@gevel/config";
import express, { type Express, type RequestHandler } from "express";
import type { Cms } from "../app/cms/cms.server";
import type { LeadIntake } from "../app/forms/lead-intake";
import type { SharedLimits } from "../app/forms/limits/shared-limits";
import type { Replica } from "../app/replica/replica";
import type { ReplicaHolder } from "../app/replica/replica-holder.server";
import { addressGroup } from "@gevel/config/server";
import type { Env } from "./env.server";
import { answerFailure, requestIdOf } from "./failure";
import { answerHealth, type QueueState } from "./health";
import type { Log } from "./log";
import { tilesPath, type MapTiles } from "./map-tiles/open-map-tiles";
import { privateCookies, type PageCache } from "./page-cache/page-cache";
import type { PictureAnswers } from "./pictures/answer-picture";
import type { ShareAnswers } from "./pictures/share/answer-share";
import { createPolicyReports, reportsPath } from "./policy-reports";
import { createRateLimits } from "./rate-limits";
import { createSendError } from "./error-pages/send-error";
import { createRemixAnswer, type AnswerByRemix } from "./remix-answer";
import { dropForwarded, rejectForeignOrigin, rejectUnreadable, isOfOwnPage } from "./request-checks";
import { answerStaffOptOut } from "./page-views/answer-staff-opt-out";
import type { SecurityHeaders } from "./security-headers";
import { createHmac, timingSafeEqual } from "node:crypto";
import { readBody, readJson } from "./read-body";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The RFC 8058 body is shorter. */
const bodyLimit = 1_000;

/** Posts of the site's own page are passed on, unread. */
export const passOwnPages =
  (siteUrl: string): RequestHandler =>
  (req, _res, next) => {
    next(isOfOwnPage(req.headers, siteUrl) ? "route" : undefined);
  };

interface Parts {
  cms: Pick<Cms, "changeSubscription">;
  log: Pick<Log, "warn">;
}

/**
 * RFC 8058: a mail program ends a subscription by itself, without a page, a cookie or an origin. The link's token is
 * all that it has, and all that it needs. If the CMS is unreachable the answer says so, so that the mail program
 * retries.
 */
export const answerOneClickUnsubscribe =
  ({ cms, log }: Parts): RequestHandler =>
  (req, res, next) => {
    const token = req.params["token"] ?? "";
    readBody(req, bodyLimit)
      .then(async (body) => {
        const isOneClick = /(^|[&\r\n"])(name="?)?List-Unsubscribe"?(=|\s+)One-Click/i.test(
          new TextDecoder().decode(body),
        );
        if (!isOneClick) return next();
        // An expired link has nothing left to end: the request is fulfilled.
        await cms.changeSubscription({ token, change: "end" });
        res.status(200).set("Cache-Control", "no-store").type("text/plain").send("ok");
      })
      .catch((error: unknown) => {
        if (!isAppError(error) || error.status < 500) return next(error);
        log.warn({ err: error }, "subscriptions: one-click unsubscribe failed, the mail app may retry in 5 minutes");
        res.status(503).set("Retry-After", "300").end();
      });
  };

interface NamedAssets {
  /** Address of the embedded map's script. */
  mapScript: string;
  /** Address of the style sheet of `error-pages/`. */
  errorPageStyles: string;
}

/** As Vite serves them in development. */
export const assetSources: NamedAssets = {
  mapScript: "/app/properties/map/frame/start-map.ts",
  errorPageStyles: "/app/ui/error-page.css",
};

/** The build names files by content hash; these are beside the pages' scripts, but no Remix page references them. */
export function builtAssets(clientFolder: string): NamedAssets {
  const names = readdirSync(join(clientFolder, "assets"));
  const find = (pattern: RegExp) => {
    const name = names.find((file) => pattern.test(file));
    if (!name) throw new Error(`the site's build has no file matching ${pattern.source}`);
    return `/assets/${name}`;
  };
  return { mapScript: find(/^start-map-[\w-]+\.js$/), errorPageStyles: find(/^error-page-[\w-]+\.css$/) };
}

const noticeLimit = 4096;

/** POST /hooks/changed: only a hint to ask the change log now, so a replayed one does no harm. */
const answerNotice =
  (secret: string, onNotice: () => void): RequestHandler =>
  (req, res, next) => {
    readBody(req, noticeLimit).then((body) => {
      if (!isSigned(body, req.get("x-gevel-signature") ?? "", secret)) return void res.status(401).end();
      if (!changeNoticeSchema.safeParse(readJson(body)).success) return void res.status(400).end();
      res.status(202).end();
      onNotice();
    }, next);
  };

function isSigned(body: Uint8Array, signature: string, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

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
  /** The CMS notifies of a change. */
  onNotice: () => void;
}

/** Everything behind the page cache, in the order of a request. */
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
