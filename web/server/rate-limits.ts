import type { Request, RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressGroup } from "@gevel/config/server";
import { isReading } from "./read-body";
import type { SendError } from "./error-pages/send-error";

/** Maximum age of a reading at the start of work, in milliseconds: each kernel call costs a sixtieth of a page. */
const freshFor = 20;

let readAt = -Infinity;
let read = 0;

function spent(): number {
  const { user, system } = process.cpuUsage();
  readAt = performance.now();
  read = (user + system) / 1000;
  return read;
}

/**
 * Work, not waiting: a busy machine is nobody's fault. What ran beside it is shared out.
 *
 * @param least milliseconds: what took less cannot have worked longer, and counts as none.
 * @returns begins a work, and gives what ends it, once: its part of what the process worked since, in milliseconds of CPU,
 * up to twenty too many.
 */
function createCpuClock(least: number): () => () => number {
  let running = 0;
  return () => {
    const started = performance.now();
    const before = started - readAt < freshFor ? read : spent();
    const together = ++running;
    return () => {
      const most = Math.max(together, running--);
      return performance.now() - started < least ? 0 : (spent() - before) / most;
    };
  };
}

interface Limits {
  pagesPerMinute: number;
  postsPerMinute: number;
  sendError: SendError;
}

/** CPU budget of one request, in milliseconds of this process: costlier ones count as several requests. */
const allowance = 50;

/** The visitor whose limit is charged. */
export interface Payer {
  /** The visitor's key in the rate limits. */
  visitor: string;
  /**
   * The returned function ends the work, once, and counts its cost in addition to the request: a few costly requests
   * weigh as much as many cheap ones.
   */
  beginCpuWork(): () => void;
}

export interface RateLimits {
  limitRequests: RequestHandler;
  payerOf(req: Request): Payer;
}

/** Per visitor address. Cached answers never come here; the others cost rendering, a picture or a call to the CMS. */
export function createRateLimits({ pagesPerMinute, postsPerMinute, sendError }: Limits): RateLimits {
  const pages = new RateLimiterMemory({ points: pagesPerMinute, duration: 60 });
  const posts = new RateLimiterMemory({ points: postsPerMinute, duration: 60 });
  const beginCpuWork = createCpuClock(allowance);
  const limitRequests: RequestHandler = (req, res, next) => {
    const limiter = isReading(req) ? pages : posts;
    limiter.consume(addressGroup(req.ip ?? "")).then(
      () => next(),
      (rejection: unknown) => {
        if (!(rejection instanceof RateLimiterRes)) return next(rejection);
        const wait = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        sendError(req, res, { code: "TOO_MANY_REQUESTS", wait });
      },
    );
  };
  return {
    limitRequests,
    payerOf(req) {
      const visitor = addressGroup(req.ip ?? "");
      return {
        visitor,
        // A post's work as well: posts themselves are few, and go by their number.
        beginCpuWork() {
          const endCpuWork = beginCpuWork();
          return () => {
            const more = Math.floor(endCpuWork() / allowance);
            if (more > 0) void pages.penalty(visitor, more);
          };
        },
      };
    },
  };
}
