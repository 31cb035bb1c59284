import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

const renderTimeout = 5_000;
/** React's mark of a part that failed or waits. */
const leftOut = "<!--$!-->";

/** What each icon says of itself and nothing reads: HTML knows what an SVG is. Nearly a kilobyte of a list. */
const iconNames = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="lucide lucide-[\w-]+"/g;

/** Left to React in development, which compares what it finds with what it would draw. */
const withoutIconNames = (html: string): string => (import.meta.env.PROD ? html.replace(iconNames, "") : html);

type OnError = (error: unknown) => void;

/** In one go, which takes half as long. Where something fails, the slower way says what and where. */
export async function renderWhole(page: ReactElement, nonce: string, onError: OnError): Promise<string> {
  try {
    const html = renderToString(page);
    if (!html.includes(leftOut)) return `<!DOCTYPE html>${withoutIconNames(html)}`;
  } catch {
    // Told by the slower way.
  }
  return renderPatiently(page, nonce, onError);
}

function renderPatiently(page: ReactElement, nonce: string, onError: OnError): Promise<string> {
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
