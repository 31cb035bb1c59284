import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

interface Limits {
  pagesPerMinute: number;
  postsPerMinute: number;
}

/** Per address of the visitor. Kept pages never come here; what does costs rendering or a call to the CMS. */
export function createRateLimits({ pagesPerMinute, postsPerMinute }: Limits): RequestHandler {
  const pages = new RateLimiterMemory({ points: pagesPerMinute, duration: 60 });
  const posts = new RateLimiterMemory({ points: postsPerMinute, duration: 60 });
  return (req, res, next) => {
    const limiter = req.method === "GET" || req.method === "HEAD" ? pages : posts;
    limiter.consume(addressGroup(req.ip ?? "")).then(
      () => next(),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) return next(refusal);
        res.status(429).set("Retry-After", String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
        res.set("Cache-Control", "no-store").type("text").send("429: too many requests, please wait a moment\n");
      },
    );
  };
}

/** One visitor has a whole /64 of IPv6 addresses. */
function addressGroup(ip: string): string {
  const bare = ip.startsWith("::ffff:") ? ip.slice(7) : ip;
  return bare.includes(":") ? bare.split(":").slice(0, 4).join(":") : bare;
}
