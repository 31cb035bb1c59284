import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

const renderTimeout = 5_000;

/** The whole page at once: it is cached, hashed and compressed as a whole, and nothing on it waits for the CMS. */
export function renderDocument(
  page: ReactElement,
  onError: (error: unknown) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const late = setTimeout(() => stream.abort(new Error("rendering took too long")), renderTimeout);
    const stream = renderToPipeableStream(page, {
      onShellReady() {
        hasShell = true;
      },
      // Also called where there is no shell.
      onAllReady() {
        clearTimeout(late);
        if (hasShell) resolve(buffer(stream.pipe(new PassThrough())).then((bytes) => new Uint8Array(bytes)));
      },
      onShellError: reject,
      onError,
    });
  });
}
