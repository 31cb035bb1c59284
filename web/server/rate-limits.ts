import type { Request, RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressGroup } from "@gevel/config/server";
import { isReading } from "./read-body";
import type { Refuse } from "./refusals/refuse";

interface Limits {
  pagesPerMinute: number;
  postsPerMinute: number;
  refuse: Refuse;
}

/** What one request may cost, in milliseconds of this process: dearer ones count as so many more requests. */
export const allowance = 50;

export interface RateLimits {
  guard: RequestHandler;
  /** Counts what an answer cost its visitor beside the one request, so that few dear ones weigh as much as many cheap. */
  charge(req: Request, milliseconds: number): void;
}

/** Per address of the visitor. Kept pages never come here; what does costs rendering or a call to the CMS. */
export function createRateLimits({ pagesPerMinute, postsPerMinute, refuse }: Limits): RateLimits {
  const pages = new RateLimiterMemory({ points: pagesPerMinute, duration: 60 });
  const posts = new RateLimiterMemory({ points: postsPerMinute, duration: 60 });
  const guard: RequestHandler = (req, res, next) => {
    const limiter = isReading(req) ? pages : posts;
    limiter.consume(addressGroup(req.ip ?? "")).then(
      () => next(),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) return next(refusal);
        const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        refuse(req, res, { code: "TOO_MANY_REQUESTS", wait });
      },
    );
  };
  return {
    guard,
    charge(req, milliseconds) {
      const more = Math.floor(milliseconds / allowance);
      if (more > 0 && isReading(req)) void pages.penalty(addressGroup(req.ip ?? ""), more);
    },
  };
}
