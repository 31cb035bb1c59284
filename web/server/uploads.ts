import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline } from "node:stream";
import { uploadHeaders } from "@gevel/config";
import type { Request, RequestHandler } from "express";
import { sendEmptyFrame } from "./pictures/empty-frame";

const timeLimit = 15_000;
const passedOn = ["range", "if-none-match", "if-modified-since", "if-range"] as const;
/** No browser's is longer, and the CMS takes half of what the site does. */
const longestHeader = 1_000;
/** A single range from a byte on. A server may ignore every other kind (RFC 9110, 14.2): the file is then sent whole. */
const usualRange = /^bytes=\d{1,15}-\d{0,15}$/;
const passedBack = ["content-length", "content-range", "accept-ranges", "etag", "last-modified"];
const answers = new Set([200, 206, 304, 404, 416]);

function passedHeaders(req: Request): Record<string, string> {
  const given = passedOn.flatMap((name) => {
    const value = req.get(name);
    return value === undefined ? [] : [{ name, value }];
  });
  const hasAll = given.every(({ value }) => value.length <= longestHeader);
  const passed = given.filter(({ name, value }) => hasAll && (name !== "range" || usualRange.test(value)));
  return Object.fromEntries(passed.map(({ name, value }) => [name, value]));
}

/** GET /uploads/…: documents and films of the CMS under the site's own address, so that the CMS can stay private. */
export function createUploads(cmsUrl: string): RequestHandler {
  const request = cmsUrl.startsWith("https:") ? requestHttps : requestHttp;
  return (req, res, next) => {
    if (req.method !== "GET" && req.method !== "HEAD") return next();
    const address = new URL(req.originalUrl, cmsUrl);
    if (!address.pathname.startsWith("/uploads/") || address.origin !== new URL(cmsUrl).origin) return next();
    // A file has one address, whatever is written behind it.
    address.search = "";
    const sendNone = (status: number, why: string) => {
      // In a page; opened directly, the address shows the error as text.
      if (req.get("sec-fetch-dest") === "image") return sendEmptyFrame(res, status, why);
      res.status(status).set("Cache-Control", "no-store").type("text").send(`${status}: ${why}\n`);
    };
    const sent = { method: req.method, headers: passedHeaders(req), timeout: timeLimit };
    const upstream = request(address, sent, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!answers.has(status)) {
        answer.destroy();
        return sendNone(502, "this file cannot be read");
      }
      if (status === 404) {
        answer.resume();
        if (req.get("sec-fetch-dest") === "image") return sendNone(404, "there is no such file");
        // The site's own page shows the not-found error.
        return next();
      }
      for (const name of passedBack) {
        const value = answer.headers[name];
        if (value !== undefined) res.setHeader(name, value);
      }
      // A 304 has no content type, and one of ours would replace the type in the browser's cache. `set` would add a
      // charset.
      const headersOfFile = status === 304 ? {} : uploadHeaders(answer.headers["content-type"] ?? "");
      for (const [name, value] of Object.entries(headersOfFile)) res.setHeader(name, value);
      res.set("Cache-Control", "public, max-age=86400");
      res.status(status);
      pipeline(answer, res, () => undefined);
    });
    upstream.on("timeout", () => upstream.destroy(new Error("the CMS does not answer in time")));
    upstream.on("error", () => {
      if (res.headersSent) res.destroy();
      else sendNone(502, "this file cannot be reached");
    });
    res.on("close", () => upstream.destroy());
    upstream.end();
  };
}
