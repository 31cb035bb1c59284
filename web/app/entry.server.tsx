import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { startLate } from "./islands/late-start.server";
import { handoffScript, readHandoff } from "./islands/handoff.server";
import { renderWhole } from "./islands/render-whole.server";
import { ScriptNonceProvider } from "./islands/script-nonce";
import { closeUpScripts, takeScriptHashes } from "./islands/script-hashes.server";
import { RequestIdProvider } from "./shell/errors/request-id";
import { preloadAll } from "./pages/screens";
import { DrawnProvider } from "./islands/drawn";

/** The whole page in one piece: it is kept, hashed and compressed as a whole, and nothing on it waits for the CMS. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { requestId, log, drawn } = context;
  const nonce = randomBytes(12).toString("hex");
  const [handoff] = await Promise.all([readHandoff(remixContext), preloadAll()]);
  const page = (
    <DrawnProvider value={drawn}>
      <ScriptNonceProvider value={nonce}>
        <RequestIdProvider value={requestId}>
          <RemixServer context={{ ...remixContext, serverHandoffStream: undefined }} url={request.url} nonce={nonce} />
        </RequestIdProvider>
      </ScriptNonceProvider>
    </DrawnProvider>
  );
  // A broken module leaves its own place empty; anything larger is an error of the shell, and so a failed page.
  const drawnPage = await renderWhole(page, nonce, (error) => {
    log.error({ err: error, path: new URL(request.url).pathname }, "a part of the page failed to render");
    context.leftOut = true;
  });
  const html = drawnPage + handoffScript(handoff, nonce);
  // The content is the larger part, and rewriting it for nothing would copy it each time.
  const scriptsAt = Math.max(html.indexOf('<link rel="modulepreload"'), 0);
  const scripts = html.slice(scriptsAt);
  const tail = closeUpScripts(import.meta.env.PROD ? startLate(scripts) : scripts);
  const hashed = takeScriptHashes(html.slice(0, scriptsAt) + tail, nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("x-script-hashes", hashed.hashes.join(" "));
  context.page = hashed.html;
  return new Response(null, { status, headers });
}

/** Errors that no loader expected: logged with the request's id, shown without a stack (ERR-3). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.log.error({ err: error, method: request.method }, "unexpected error");
};
