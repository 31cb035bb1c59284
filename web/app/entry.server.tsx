import { createHash } from "node:crypto";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { browserStart } from "./islands/browser-start.server";
import { DocumentContext } from "./islands/document-context";
import { renderDocument } from "./islands/render-document.server";
import { secondsAway } from "./shell/errors/with-error-page.server";
import { RequestIdProvider } from "./shell/errors/request-id";
import { preloadAll } from "./pages/screens";

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Without the other routes, which Remix would set up anew for each page; and without the data, which `browserStart` has. */
function ofThisPage(context: EntryContext): EntryContext {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const only = <T,>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
  return {
    ...context,
    manifest: { ...context.manifest, routes: only(context.manifest.routes) },
    routeModules: only(context.routeModules),
    serverHandoffStream: undefined,
  };
}

/** The whole page in one piece: it is cached, hashed and compressed as a whole, and nothing on it waits for the CMS. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { requestId, log, rendered } = context;
  const [start] = await Promise.all([browserStart(remixContext), preloadAll()]);
  const inlineScripts = new Set<string>();
  const page = (
    <DocumentContext.Provider value={{ rendered, browserStart: start, inlineScripts }}>
      <RequestIdProvider value={requestId}>
        <RemixServer context={ofThisPage(remixContext)} url={request.url} />
      </RequestIdProvider>
    </DocumentContext.Provider>
  );
  // A broken module leaves its own place empty; anything larger is an error of the shell, and so a failed page.
  const html = await renderDocument(page, (error) => {
    log.error(
      { err: error, path: new URL(request.url).pathname },
      "pages: a part of the page failed to render, leaving it out",
    );
    context.leftOut = true;
  });
  headers.set("content-type", "text/html; charset=utf-8");
  if (status === 503 && !headers.has("retry-after")) headers.set("retry-after", secondsAway);
  headers.set("x-script-hashes", [...inlineScripts].map(hashOf).join(" "));
  return new Response(html, { status, headers });
}

/** Errors that no loader expected: logged with the request's id, shown without a stack (ERR-3). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.log.error({ err: error, method: request.method }, "pages: unexpected error");
};
