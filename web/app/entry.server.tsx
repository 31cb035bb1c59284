import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { ModuleBoundary } from "./modules/module-boundary";
import { ScriptNonceProvider } from "./script-nonce";
import { RequestIdProvider } from "./site/request-id";
import { closeUpScripts, takeScriptHashes } from "./script-hashes.server";

const renderTimeout = 5_000;

/** The whole page in one piece: it is kept, hashed and compressed as a whole, and nothing on it waits for the CMS. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { requestId, log }: AppLoadContext,
) {
  const nonce = randomBytes(12).toString("hex");
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const late = setTimeout(() => stream.abort(new Error("rendering took too long")), renderTimeout);
    const stream = renderToPipeableStream(
      <ScriptNonceProvider value={nonce}>
        <RequestIdProvider value={requestId}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={renderTimeout} />
        </RequestIdProvider>
      </ScriptNonceProvider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(late);
          stream.pipe(sink);
        },
        onShellError(error: unknown) {
          clearTimeout(late);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error, { componentStack = "" }: { componentStack?: string } = {}) {
          log.error({ err: error, path: new URL(request.url).pathname }, "a part of the page failed to render");
          failed = true;
          // A broken module leaves its own place empty; anything larger is a failed page.
          if (!componentStack.includes(ModuleBoundary.name) && status < 500) status = 500;
        },
      },
    );
  });
  if (failed) headers.set("x-page-cache", "no");
  const page = takeScriptHashes(closeUpScripts(html), nonce);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("x-script-hashes", page.hashes.join(" "));
  return new Response(page.html, { status, headers });
}

/** Errors that no loader expected: logged with the request's id, shown without a stack (ERR-3). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.log.error({ err: error, method: request.method }, "unexpected error");
};
