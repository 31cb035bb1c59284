import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { deferScripts } from "./islands/defer-scripts.server";
import { handoffScript, readHandoff } from "./islands/handoff.server";
import { renderDocument } from "./islands/render-document.server";
import { ScriptNonceProvider } from "./islands/script-nonce";
import { closeUpScripts, takeScriptHashes } from "./islands/script-hashes.server";
import { secondsAway } from "./shell/errors/with-error-page.server";
import { RequestIdProvider } from "./shell/errors/request-id";
import { preloadAll } from "./pages/screens";
import { DocumentParts } from "./islands/document-parts.server";
import { DocumentContext } from "./islands/static-markup";
import { MarkupCache } from "./islands/markup-cache.server";

/** A server that is developed draws what was changed. */
const markupCache = import.meta.env.PROD ? new MarkupCache() : null;

/**
 * Remix and its router set up every route of the site anew for each page, a twentieth of what a list costs; these alone
 * have a part in this one. What it hands over is written behind the page.
 */
function ofThisPage(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const only = <T,>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return {
    ...context,
    manifest: { ...context.manifest, routes: only(context.manifest.routes) },
    routeModules: only(context.routeModules),
    serverHandoffStream: undefined,
  };
}

/** The whole page in one piece: it is kept, hashed and compressed as a whole, and nothing on it waits for the CMS. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { requestId, log, rendered } = context;
  const nonce = randomBytes(12).toString("hex");
  const [handoff] = await Promise.all([readHandoff(remixContext), preloadAll()]);
  const parts = new DocumentParts(rendered, nonce, markupCache);
  const page = (
    <DocumentContext.Provider value={parts}>
      <ScriptNonceProvider value={nonce}>
        <RequestIdProvider value={requestId}>
          <RemixServer context={ofThisPage(remixContext)} url={request.url} nonce={nonce} />
        </RequestIdProvider>
      </ScriptNonceProvider>
    </DocumentContext.Provider>
  );
  // A broken module leaves its own place empty; anything larger is an error of the shell, and so a failed page.
  const onError = (error: unknown) => {
    log.error(
      { err: error, path: new URL(request.url).pathname },
      "pages: a part of the page failed to render, leaving it out",
    );
    context.leftOut = true;
  };
  const renderedPage = await renderDocument({ page, parts, nonce, onError });
  const scriptsAt = Math.max(renderedPage.indexOf('<link rel="modulepreload"'), 0);
  const scripts = renderedPage.slice(scriptsAt) + handoffScript(handoff, nonce);
  const content = takeScriptHashes(renderedPage.slice(0, scriptsAt), nonce);
  const end = takeScriptHashes(closeUpScripts(import.meta.env.PROD ? deferScripts(scripts) : scripts), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  if (status === 503 && !headers.has("retry-after")) headers.set("retry-after", secondsAway);
  headers.set("x-script-hashes", [...content.hashes, ...end.hashes].join(" "));
  context.page = parts.bytesOf(content.html + end.html);
  return new Response(null, { status, headers });
}

/** Errors that no loader expected: logged with the request's id, shown without a stack (ERR-3). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.log.error({ err: error, method: request.method }, "pages: unexpected error");
};
