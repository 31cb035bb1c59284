import type { IncomingMessage, ServerResponse } from "node:http";
import { isPreviewPath } from "@gevel/config";
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { knownParameters } from "../app/pages/resolve/known-parameters.server";
import { mapFramePath } from "../app/properties/map/addresses";
import type { Replica } from "../app/replica/replica";
import { Page } from "./page-cache/page";
import type { PageCache } from "./page-cache/page-cache";
import { readAddress, withDropped } from "./page-cache/page-key";
import { isReading, readBody } from "./read-body";
import type { SecurityHeaders } from "./security-headers";
import { vendorSources, type VendorSources } from "./vendor-sources";
import { optOut } from "../app/analytics-opt-out/opt-out-cookie.server";
import { plainPath } from "./plain-path";

/** Not pages: their addresses are lower case and have no trailing slash. */
const files = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[^/]+|[^/]+\.json|[a-z]{2}\/rss\.xml|api\/[^/]+)$/i;

/**
 * The canonical spelling of an address's path, without `%2D`, `//`, `/./` and the like; the rest of the address is
 * unchanged. The right case and slashes of a page's own path are up to its route (LANG-8).
 */
export function plainAddress(address: string): string {
  const mark = address.indexOf("?");
  const [path, search] = mark === -1 ? [address, ""] : [address.slice(0, mark), address.slice(mark)];
  // A preview is signed and requested by editors only: its address is left unchanged.
  if (isPreviewPath(path) || !URL.canParse(path, "http://site")) return address;
  const plain = plainPath(new URL(path, "http://site").pathname).replace(/\/{2,}/g, "/");
  const file = plain.replace(/(?<=.)\/$/, "");
  return (files.test(file) ? file.toLowerCase() : plain) + search;
}

/**
 * OWNER-5: once an owner logs in or opens a signed preview, this browser is no longer counted. Derived from the answer,
 * so that no way to log in can forget it.
 */
export function optOutCookiesAfter(answer: Response, isPreview: boolean, siteUrl: string): string[] {
  const logsIn = answer.headers
    .getSetCookie()
    .some((cookie) => /^(__Host-)?gevel_owner=[^;]/.test(cookie) && !/;\s*max-age=0/i.test(cookie));
  return logsIn || (isPreview && answer.ok) ? [optOut(siteUrl)] : [];
}

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);
export type AnswerByRemix = (
  req: IncomingMessage,
  address: string,
  context: AppLoadContext,
  signal: AbortSignal,
  body: Uint8Array<ArrayBuffer> | null,
) => Promise<Response>;

/**
 * Remix sees the public origin whatever the Host header, so nothing a client sends ends up in links or checks. Its own check of
 * `Origin` would refuse every form of who came by another of the site's names (`www.`, an address of the network):
 * `rejectForeignOrigin` has decided before.
 */
const notForRemix = new Set([
  ...["host", "origin", "connection"],
  ...["transfer-encoding", "x-forwarded-host", "x-forwarded-proto"],
]);

function headersFor(req: IncomingMessage, host: string): Headers {
  const headers = new Headers({ host });
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || notForRemix.has(name)) continue;
    if (typeof value === "string") headers.set(name, value);
    else for (const one of value) headers.append(name, one);
  }
  return headers;
}

export function requestFor(
  req: IncomingMessage,
  siteUrl: string,
  address: string,
  signal: AbortSignal,
  body: Uint8Array<ArrayBuffer> | null,
): Request {
  return new Request(siteUrl + address, {
    method: req.method === "HEAD" ? "GET" : (req.method ?? "GET"),
    headers: headersFor(req, new URL(siteUrl).host),
    signal,
    body,
  });
}

export function createRemixHandler(build: RemixBuild, mode: string, siteUrl: string): AnswerByRemix {
  const handle = createRequestHandler(build, mode);
  return (req, address, context, signal, body) => handle(requestFor(req, siteUrl, address, signal, body), context);
}

/** Set by a route whose answer must not be cached for other visitors. All other anonymous answers are cached. */
const cacheHeader = "x-page-cache";
const hashesHeader = "x-script-hashes";
/** Set by the page of a film file: the origin of the film. */
const filmHeader = "x-film-origin";
/** Forms are text; pictures and files are never posted here. */
const formLimit = 256 * 1024;
const cacheableStatuses = new Set([200, 301, 308, 410]);
const ownHeaders = new Set([
  cacheHeader,
  hashesHeader,
  filmHeader,
  "content-length",
  "set-cookie",
  "transfer-encoding",
]);

interface Parts {
  remix: AnswerByRemix;
  security: SecurityHeaders;
  /** Null with PAGE_CACHE=off. */
  cache: PageCache<Replica> | null;
}

function isCacheable(req: IncomingMessage, answer: Response): boolean {
  if (!isReading(req)) return false;
  if (!cacheableStatuses.has(answer.status) && !(answer.status === 202 && req.url?.includes(".data"))) return false;
  if (answer.headers.has("set-cookie")) return false;
  if (/no-store|private/.test(answer.headers.get("cache-control") ?? "")) return false;
  const cacheControl = answer.headers.get(cacheHeader);
  return cacheControl === null || cacheControl === "public";
}

/** The CSP sources of the agency's own services; the same for every language. */
function vendorsOf({ replica }: Pick<AppLoadContext, "replica">): VendorSources | undefined {
  const tree = replica.tree(replica.defaultLanguage);
  return tree ? vendorSources(tree.config.tracking) : undefined;
}

const isMove = (status: number) => status >= 300 && status < 400;

/** Shared caches, here or on the way to a visitor, store one spelling of each address. */
const movedTo = (address: string, { always, policy }: SecurityHeaders) =>
  new Page(
    301,
    [...always, ["Content-Security-Policy", policy("", false)], ["Location", address], ["Cache-Control", "no-cache"]],
    Buffer.alloc(0),
  );

/** Lets Remix answer a request, makes a finished page of the answer and sends it. */
export function createRemixAnswer({ remix, security, cache }: Parts) {
  return async (req: IncomingMessage, res: ServerResponse, context: AppLoadContext, isPrivate: boolean) => {
    const gone = new AbortController();
    res.once("close", () => {
      if (!res.writableFinished) gone.abort();
    });
    const written = req.url ?? "/";
    const address = isReading(req) ? plainAddress(written) : written;
    const sent = isReading(req) ? null : await readBody(req, formLimit);
    // Loaders see only the parameters that the site reads, so that each page is made once.
    const { key, dropped } = isReading(req)
      ? readAddress(address, knownParameters(context.replica))
      : { key: address, dropped: "" };
    const answer = await remix(req, key, context, gone.signal, sent);
    const body = Buffer.from(await answer.arrayBuffer());
    const isForAll = !isPrivate && isCacheable(req, answer);
    const store = cache !== null && !context.leftOut && isForAll;

    const headers: [string, string][] = security.always.map(([name, value]) => [name, value]);
    for (const [name, value] of answer.headers)
      if (!ownHeaders.has(name)) headers.push([name, name === "location" ? withDropped(value, dropped) : value]);
    const framedByAdmin = isPreviewPath(address.split("?", 1)[0] ?? "");
    const filmOrigin = answer.headers.get(filmHeader);
    const policy = () =>
      security.policy(
        answer.headers.get(hashesHeader) ?? "",
        framedByAdmin,
        framedByAdmin ? undefined : vendorsOf(context),
      );
    const ofFrame = address.startsWith(mapFramePath)
      ? security.mapFramePolicy
      : filmOrigin && security.filmFramePolicy(filmOrigin);
    headers.push(["Content-Security-Policy", ofFrame ?? policy()]);
    if (!answer.headers.has("cache-control")) headers.push(["Cache-Control", store ? "no-cache" : "no-store"]);
    if (!store) headers.push(["X-Request-Id", context.requestId]);
    const cookies = [...answer.headers.getSetCookie(), ...optOutCookiesAfter(answer, framedByAdmin, context.siteUrl)];

    if (res.destroyed) return;
    // Of two headers with the same name in a list, Node sends only the last one.
    if (cookies.length > 0) res.setHeader("Set-Cookie", cookies);
    const page = store
      ? cache.store(address, context.replica, (onGrowth) => new Page(answer.status, headers, body, onGrowth))
      : new Page(answer.status, headers, body);
    // LANG-8: a single redirect, so a page that moved is not redirected to its own canonical address first.
    const isMoved = isForAll && address !== written && !isMove(answer.status);
    (isMoved ? movedTo(address, security) : page).send(req, res);
  };
}
