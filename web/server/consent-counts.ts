import {
  belgianDay,
  consentChoiceSchema,
  isAppError,
  purposes,
  type ConsentChoice,
  type ConsentCount,
} from "@gevel/config";
import type { RequestHandler } from "express";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { textVersion } from "../app/shell/consent/consent-cookies";
import { addressGroup } from "@gevel/config/server";
import type { Log } from "./log";
import { readBody, readJson } from "./read-body";

/** The body that a page sends is shorter. */
const bodyLimit = 400;
/** Answers of one address that are counted per minute: an office sends that many, a script soon more. */
const answersPerMinute = 60;
/** Milliseconds in which answers are gathered; while the CMS is away, the longest that it is left alone. */
const pause = { least: 5_000, most: 60_000 };

interface Settings {
  /** Delivers to the CMS. */
  send: (counts: ConsentCount[]) => Promise<void>;
  log: Pick<Log, "warn">;
  now?: () => Date;
}

export interface ConsentCounts {
  answer: RequestHandler;
  /** Delivers the rest. */
  stop: () => Promise<void>;
}

/** One answer as the increment of its day's counts. */
export function countOf({ version, language, grants }: ConsentChoice, day: string): ConsentCount {
  const has = (purpose: (typeof purposes)[number]) => (grants.includes(purpose) ? 1 : 0);
  const all = purposes.every((purpose) => has(purpose) === 1);
  return {
    ...{ day, version, language },
    accepted: all ? 1 : 0,
    declined: grants.length === 0 ? 1 : 0,
    chosen: !all && grants.length > 0 ? 1 : 0,
    consentAnalyticsStorage: has("consentAnalyticsStorage"),
    consentAdStorage: has("consentAdStorage"),
    consentAdUserData: has("consentAdUserData"),
    consentAdPersonalization: has("consentAdPersonalization"),
  };
}

const summed = ["accepted", "declined", "chosen", ...purposes] as const;

/** Adds counts to what was gathered, by day, version and language. */
export function gather(gathered: Map<string, ConsentCount>, counts: Iterable<ConsentCount>): void {
  for (const count of counts) {
    const key = [count.day, count.version, count.language].join(" ");
    const sum = { ...(gathered.get(key) ?? count) };
    if (gathered.has(key)) for (const name of summed) sum[name] += count[name];
    gathered.set(key, sum);
  }
}

/**
 * POST /api/consent-choice: anonymous counts of consent choices: no cookie is read, no address stored. The answers of a
 * few seconds are delivered at once; while the CMS is unreachable they wait here.
 */
export function createConsentCounts({ send, log, now = () => new Date() }: Settings): ConsentCounts {
  const limiter = new RateLimiterMemory({ points: answersPerMinute, duration: 60 });
  const gathered = new Map<string, ConsentCount>();
  let wait: number = pause.least;
  let timer: NodeJS.Timeout | null = null;
  let sending = Promise.resolve();

  const deliver = async () => {
    timer = null;
    const counts = [...gathered.values()];
    if (counts.length === 0) return;
    gathered.clear();
    try {
      await send(counts);
      wait = pause.least;
    } catch (cause) {
      gather(gathered, counts);
      wait = Math.min(wait * 2, pause.most);
      log.warn({ err: cause }, `consent-counts: delivery to the CMS failed, retrying in ${wait / 1000} s`);
      later();
    }
  };
  const later = () => {
    timer ??= setTimeout(() => {
      sending = deliver();
    }, wait).unref();
  };

  const answer: RequestHandler = (req, res, next) => {
    const counted = async () => {
      await limiter.consume(addressGroup(req.ip ?? ""));
      const choice = consentChoiceSchema.safeParse(readJson(await readBody(req, bodyLimit)));
      // No later version of the texts was ever shown.
      if (!choice.success || Number(choice.data.version) > Number(textVersion)) return 400;
      gather(gathered, [countOf(choice.data, belgianDay(now()))]);
      later();
      // Accepted but not yet stored: a sum for statistics, which a killed process may lose.
      return 202;
    };
    counted().then(
      (status) => void res.status(status).end(),
      (cause: unknown) => (isAppError(cause) || cause instanceof Error ? next(cause) : void res.status(429).end()),
    );
  };

  return {
    answer,
    async stop() {
      if (timer) clearTimeout(timer);
      await sending;
      await deliver();
      if (timer) clearTimeout(timer);
    },
  };
}
