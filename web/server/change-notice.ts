import { createHmac, timingSafeEqual } from "node:crypto";
import { changeNoticeSchema } from "@gevel/config";
import type { RequestHandler } from "express";
import { readBody, readJson } from "./read-body";

const noticeLimit = 4096;

/** POST /hooks/changed: only a hint to ask the feed now, so a replayed one does no harm. */
export const answerNotice =
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
