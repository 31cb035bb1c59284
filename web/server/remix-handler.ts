import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import type { IncomingMessage } from "node:http";

export type RemixBuild = ServerBuild | (() => Promise<ServerBuild>);
export type AnswerByRemix = (
  req: IncomingMessage,
  address: string,
  context: AppLoadContext,
  signal: AbortSignal,
  body: Uint8Array<ArrayBuffer> | null,
) => Promise<Response>;

/** Remix sees the public origin whatever the Host header says, so nothing a client sends ends up in links or checks. */
const notForRemix = new Set(["host", "connection", "transfer-encoding", "x-forwarded-host", "x-forwarded-proto"]);

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
