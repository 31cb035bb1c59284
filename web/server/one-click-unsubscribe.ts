import { isAppError } from "@gevel/config";
import type { RequestHandler } from "express";
import type { Cms } from "../app/cms/cms.server";
import type { Log } from "./log";
import { readBody } from "./read-body";
import { isOfOwnPage } from "./request-checks";

/** What RFC 8058 sends is shorter. */
const bodyLimit = 1_000;

/** What comes of the site's own page goes on to it, unread. */
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
 * RFC 8058: a mail program ends a subscription by itself, without a page, a cookie or an origin. The link's token is all that
 * it has, and all that it needs. A CMS that is away is told, so that the mail program tries again.
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
        // A link that is none any more has nothing left to end: that is what was asked.
        await cms.changeSubscription({ token, change: "end" });
        res.status(200).set("Cache-Control", "no-store").type("text/plain").send("ok");
      })
      .catch((error: unknown) => {
        if (!isAppError(error) || error.status < 500) return next(error);
        log.warn({ err: error }, "subscriptions: one-click unsubscribe failed, the mail app may retry in 5 minutes");
        res.status(503).set("Retry-After", "300").end();
      });
  };
