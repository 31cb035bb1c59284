import type { IncomingMessage, ServerResponse, IncomingHttpHeaders } from "node:http";
import { belgianDay, optOutCookie } from "@gevel/config";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Replica } from "../../app/replica/replica";
import { addressGroup } from "@gevel/config/server";
import type { BasicLog } from "../log";
import { isOfOwnPage } from "../request-checks";
import type { DaySalts } from "./day-salts";
import type { PageViewQueue } from "../queue/page-view-queue";
import { hash } from "node:crypto";
import { isbot } from "isbot";
import { insiderCookies } from "../page-cache/page-cache";

const leftOut: readonly string[] = [...insiderCookies, optOutCookie];

/** Agents that were judged, as there are few: a judgement is hundreds of patterns. */
const agents = new Map<string, boolean>();
const cachedAgents = 2_000;

function isPerson(agent: string): boolean {
  const cached = agents.get(agent);
  if (cached !== undefined) return cached;
  const person = agent !== "" && !isbot(agent);
  if (agents.size >= cachedAgents) agents.clear();
  agents.set(agent, person);
  return person;
}

/**
 * OWNER-5: a view counts if a person looked at the page: not a bot or a link preview, not a prefetched page, and not
 * staff or owners, who would count themselves.
 */
function isCounted(headers: IncomingHttpHeaders): boolean {
  const { cookie, purpose, "sec-purpose": secPurpose, "user-agent": agent = "" } = headers;
  if (cookie !== undefined && leftOut.some((name) => cookie.includes(name))) return false;
  if (/prefetch|prerender|preview/i.test(`${String(secPurpose ?? "")} ${String(purpose ?? "")}`)) return false;
  return isPerson(agent);
}

interface Visitor {
  /** Group of the address, see `address-group`. */
  group: string;
  /** The browser's User-Agent and Accept-Language. */
  agent: string;
  languages: string;
}

/** 128 bits. */
const hashLength = 22;

/**
 * A one-way hash of a visitor of one listing on one day: neither address nor browser is stored, and without the salt,
 * which is erased with its day, they cannot be guessed by trial either. The listing is part of it: hashes do not tell
 * who saw which listings.
 */
export const visitorHash = (salt: string, listing: number, { group, agent, languages }: Visitor): string =>
  // In one go: an HMAC leaves an object behind for each view. With a salt of 256 random bits before it, cut short, it hides as much.
  hash("sha256", JSON.stringify([salt, listing, group, agent, languages]), "base64url").slice(0, hashLength);

/** The address of the visitor as express has it, for what is answered before express: past so many proxies of ours. */
function visitorAddress(req: IncomingMessage, proxies: number): string {
  const direct = req.socket.remoteAddress ?? "";
  if (proxies === 0) return direct;
  const forwarded = String(req.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const chain = [direct, ...forwarded.reverse()];
  return chain[Math.min(proxies, chain.length - 1)] ?? direct;
}

const cache = new WeakMap<Replica, ReadonlySet<number>>();

/** Whether a listing has a page now, without reading it. */
function isShown(replica: Replica, id: number): boolean {
  const ids = cache.get(replica) ?? new Set(replica.catalog.ids());
  cache.set(replica, ids);
  return ids.has(id);
}

const viewsPath = "/api/views";

/** The largest id has ten digits. */
const bodyLimit = 10;
/** Per address group: an office or a family looks at fewer listings, a bot soon at more. */
const perHour = 600;

interface Parts {
  siteUrl: string;
  /** Number of our own proxies before the site. */
  proxies: number;
  perMinute: number;
  headers: readonly (readonly [string, string])[];
  replica: { readonly current: Replica };
  /** Null if the site has no disk to store views on. */
  queue: PageViewQueue | null;
  salts: DaySalts;
  log: BasicLog;
  now?: () => Date;
}

/** Body of the answer, for developers only. */
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

/** An editor may turn counting off; that applies to every language. */
const isCountingEnabled = (replica: Replica) => replica.tree(replica.defaultLanguage)?.config.countVisits ?? true;

/** The date in Belgium, computed once a minute: midnight is the start of one. */
function dayByMinute(): (date: Date) => string {
  let known = { minute: -1, day: "" };
  return (date) => {
    const minute = Math.floor(date.getTime() / 60_000);
    if (minute !== known.minute) known = { minute, day: belgianDay(date) };
    return known.day;
  };
}

/** Reads a short body; null as soon as it is too long. */
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
 * POST /api/views, with the id of a listing as text: its page was viewed. 204 once that is written, or if the visitor
 * is not counted. Answered before express, like pictures and cached pages: every page read sends one.
 */
export function createViewAnswers({ siteUrl, proxies, perMinute, headers, replica, queue, salts, log, now }: Parts) {
  const minutes = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const hours = new RateLimiterMemory({ points: Math.max(perHour, perMinute), duration: 3_600 });
  const always = [...headers, ["Cache-Control", "no-store"] as const].flat();
  // All other headers concern a document, and most answers have none: writing and sending them costs as much as the
  // view's hash.
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
    // The rest of the body is not read: the connection ends with the answer.
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
