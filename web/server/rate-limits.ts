import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Refuse } from "./refusals/refuse";

interface Limits {
  pagesPerMinute: number;
  postsPerMinute: number;
  refuse: Refuse;
}

/** Per address of the visitor. Kept pages never come here; what does costs rendering or a call to the CMS. */
export function createRateLimits({ pagesPerMinute, postsPerMinute, refuse }: Limits): RequestHandler {
  const pages = new RateLimiterMemory({ points: pagesPerMinute, duration: 60 });
  const posts = new RateLimiterMemory({ points: postsPerMinute, duration: 60 });
  return (req, res, next) => {
    const limiter = req.method === "GET" || req.method === "HEAD" ? pages : posts;
    limiter.consume(addressGroup(req.ip ?? "")).then(
      () => next(),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) return next(refusal);
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        refuse(req, res, { code: "TOO_MANY_REQUESTS", wait });
      },
    );
  };
}

/** One visitor has a whole /64 of IPv6 addresses. */
function addressGroup(ip: string): string {
  const bare = ip.startsWith("::ffff:") ? ip.slice(7) : ip;
  return bare.includes(":") ? bare.split(":").slice(0, 4).join(":") : bare;
}
