import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { DocumentParts } from "./document-parts.server";
import { withoutIconNames } from "./icon-names.server";

const renderTimeout = 5_000;
/** React's mark of a part that failed or waits. */
const failedMark = "<!--$!-->";

type OnError = (error: unknown) => void;

interface RenderedDocumentParts {
  page: ReactElement;
  parts: DocumentParts;
  nonce: string;
  onError: OnError;
}

/** In one go, which takes half as long. Where something fails, the slower way says what and where. */
export async function renderDocument({ page, parts, nonce, onError }: RenderedDocumentParts): Promise<string> {
  try {
    const html = renderToString(page);
    if (!html.includes(failedMark)) return `<!DOCTYPE html>${withoutIconNames(html)}`;
  } catch {
    // Told by the slower way.
  }
  parts.disableCache();
  return renderStreamed(page, nonce, onError);
}

function renderStreamed(page: ReactElement, nonce: string, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
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
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(late);
        stream.pipe(sink);
      },
      onShellError(error: unknown) {
        clearTimeout(late);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError: (error) => onError(error),
    });
  });
}
