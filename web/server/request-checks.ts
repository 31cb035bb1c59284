import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import type { SendError } from "./error-pages/send-error";

/** No address of the site is nearly as long, including a search with every filter set. */
const addressLimit = 8192;
const readingMethods = new Set(["GET", "HEAD"]);
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** An address that cannot be decoded is a client error: 400 before anything else. */
export const rejectUnreadable =
  (sendError: SendError): RequestHandler =>
  (req, res, next) => {
    if (!methods.has(req.method)) return void res.status(405).set("Allow", "GET, HEAD, POST").end();
    if (!readableAddress(req.url)) return sendError(req, res, { code: "BAD_ADDRESS" });
    next();
  };

function readableAddress(address: string): boolean {
  if (address.length > addressLimit || !address.startsWith("/") || address.startsWith("//")) return false;
  const [path = ""] = address.split("?", 1);
  try {
    const decoded = decodeURIComponent(path);
    for (const char of decoded) if (char < " " || char === "\u007f" || char === "\\") return false;
  } catch {
    return false;
  }
  return true;
}

/**
 * Whether a page of this site sent it. `Sec-Fetch-Site` decides where a browser sends it: no page can set it, and `Origin` is
 * `null` for a form of our own under some referrer policies (Fetch, "append a request Origin header"). Without it (older
 * browsers, plain http) the origin must be ours: `null` is what a sandboxed frame of anybody sends.
 */
export function isOfOwnPage(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  return site === undefined ? origin === siteUrl : site === "same-origin";
}

/**
 * State changes are accepted only from the site's own pages (ASVS 3.5), or from no page: `none` is the visitor's own
 * repeat, which no page can make a browser send. A request without these headers is none of our forms. Programs use the
 * CMS's API, with a token.
 */
export const rejectForeignOrigin =
  (siteUrl: string, sendError: SendError): RequestHandler =>
  (req, res, next) => {
    const isRepeated = req.headers["sec-fetch-site"] === "none";
    if (readingMethods.has(req.method) || isRepeated || isOfOwnPage(req.headers, siteUrl)) return next();
    sendError(req, res, { code: "FOREIGN_ORIGIN" });
  };

/** Drops forwarding headers of the client, unless our own proxies are in front of the site. */
export const dropForwarded =
  (proxies: number): RequestHandler =>
  (req, _res, next) => {
    for (const name of Object.keys(req.headers)) {
      if (name === "forwarded" || name === "x-real-ip" || (name.startsWith("x-forwarded-") && proxies === 0))
        delete req.headers[name];
    }
    next();
  };
