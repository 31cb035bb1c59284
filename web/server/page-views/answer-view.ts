import type { IncomingMessage, ServerResponse } from "node:http";
import { belgianDay } from "@gevel/config";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Replica } from "../../app/replica/replica";
import { addressGroup } from "@gevel/config/server";
import type { BasicLog } from "../log";
import { isOfOwnPage } from "../request-checks";
import { visitorAddress } from "../visitor-address";
import type { DaySalts } from "./day-salts";
import { isCounted } from "./is-counted";
import { isShown } from "./is-shown";
import type { PageViewQueue } from "./page-view-queue";
import { visitorHash } from "./visitor-hash";

const viewsPath = "/api/views";

/** The largest id has ten digits. */
const bodyLimit = 10;
/** From one address group: an office or a family looks at fewer homes, a program soon at more. */
const perHour = 600;

interface Parts {
  siteUrl: string;
  /** Of ours, before the site. */
  proxies: number;
  perMinute: number;
  headers: readonly (readonly [string, string])[];
  replica: { readonly current: Replica };
  /** Null where the site has no disk to keep views on. */
  queue: PageViewQueue | null;
  salts: DaySalts;
  log: BasicLog;
  now?: () => Date;
}

/** What the answer says; nobody but a developer reads it. */
const bodies = {
  204: "",
  400: "The body must be the id of one home.",
  403: "Only the site's own pages are counted.",
  404: "No home has this id.",
  413: "The body must be the id of one home.",
  429: "Too many views from here.",
  503: "Not counted: the site cannot keep it.",
} as const;
type Status = keyof typeof bodies;

/** Staff may have the agency count nothing; that holds for every language. */
const isCountingEnabled = (replica: Replica) => replica.tree(replica.defaultLanguage)?.config.countVisits ?? true;

/** The day in Belgium, asked once a minute: midnight is at the beginning of one. */
function dayByMinute(): (date: Date) => string {
  let known = { minute: -1, day: "" };
  return (date) => {
    const minute = Math.floor(date.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, day: belgianDay(date) };
    return known.day;
  };
}

/** A short body as it comes; null as soon as it is too long. */
function shortBody(req: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let text = "";
    if (Number(req.headers["content-length"] ?? 0) > bodyLimit) return resolve(null);
    req
      .setEncoding("latin1")
      .on("data", (chunk: string) => {
        text += chunk;
        if (text.length > bodyLimit) resolve(null);
      })
      .once("end", () => resolve(text))
      .once("error", reject);
  });
}

/**
 * POST /api/views, with the id of a home as text: a page of it was looked at. 204 once that is written down, or where such a
 * visitor is not counted. Answered before express, as pictures and kept pages are: it comes with each page that is read.
 */
export function createViewAnswers({ siteUrl, proxies, perMinute, headers, replica, queue, salts, log, now }: Parts) {
  const minutes = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const hours = new RateLimiterMemory({ points: Math.max(perHour, perMinute), duration: 3_600 });
  const always = [...headers, ["Cache-Control", "no-store"] as const].flat();
  // All others are about a document, and most answers have none: to be written and sent they cost as much as the view's mark.
  const withoutDocument = headers.filter(([name]) => name === "Strict-Transport-Security").flat();
  const today = dayByMinute();

  async function validate(req: IncomingMessage): Promise<Status> {
    if (!isOfOwnPage(req.headers, siteUrl)) return 403;
    const body = await shortBody(req);
    if (body === null) return 413;
    if (!/^[1-9]\d{0,9}$/.test(body)) return 400;
    const listing = Number(body);
    if (!isShown(replica.current, listing)) return 404;
    if (!isCountingEnabled(replica.current) || !isCounted(req.headers)) return 204;
    const group = addressGroup(visitorAddress(req, proxies));
    try {
      await Promise.all([minutes.consume(group), hours.consume(group)]);
    } catch (error) {
      if (error instanceof RateLimiterRes) return 429;
      throw error;
    }
    if (queue === null) return 503;
    const date = now?.() ?? new Date();
    const { "user-agent": agent = "", "accept-language": languages = "" } = req.headers;
    const mark = visitorHash(salts.of(today(date)), listing, { group, agent, languages });
    await queue.append([listing, mark, Math.floor(date.getTime() / 1000)]);
    return 204;
  }

  function send(req: IncomingMessage, res: ServerResponse, status: Status): void {
    if (res.destroyed) return;
    const body = bodies[status];
    const responseHeaders = body ? [...always, "Content-Type", "text/plain; charset=utf-8"] : [...withoutDocument];
    // What it still sends is not read: the connection ends with the answer.
    if (!req.complete) responseHeaders.push("Connection", "close");
    res.writeHead(status, responseHeaders).end(body);
  }

  return {
    /** True where it answers. */
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.url !== viewsPath || req.method !== "POST") return false;
      validate(req)
        .catch((cause: unknown): Status => {
          log.error({ err: cause }, "page-views: a page view could not be queued");
          return 503;
        })
        .then(
          (status) => send(req, res, status),
          () => res.destroy(),
        );
      return true;
    },
  };
}
