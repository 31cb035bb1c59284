import type { Page } from "@playwright/test";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Each chunk ends before an opening tag, so that the browser has something to lay out. */
const opening = /<(?:div|section|li|p|h[1-3]|form|button|label|details|table|tr|td)\b[^>]*>/g;

function piecesOf(html: string, count: number): string[] {
  const ends = Array.from(html.slice(0, html.indexOf("</main>")).matchAll(opening), (tag) => tag.index + tag[0].length);
  const step = Math.max(1, Math.floor(ends.length / count));
  const chosen = [0, ...ends.filter((_, index) => index % step === 0), html.length];
  return chosen.slice(1).map((end, index) => html.slice(chosen[index], end));
}

type Send = (response: ServerResponse, body: Buffer) => Promise<void>;

async function answer(site: string, request: IncomingMessage, response: ServerResponse, send: Send | null) {
  // Requests that are only counted.
  if (request.method !== "GET") return void response.writeHead(204).end();
  const { cookie = "", accept = "*/*" } = request.headers;
  const from = await fetch(new URL(request.url ?? "/", site), { headers: { cookie, accept }, redirect: "manual" });
  const headers = [...from.headers].filter(
    ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(name),
  );
  response.writeHead(from.status, Object.fromEntries(headers));
  const body = Buffer.from(await from.arrayBuffer());
  if (send) await send(response, body);
  response.end(send ? undefined : body);
}

/**
 * Opens a page of the site whose document arrives as over a slow network: in chunks, each sent once the browser has
 * painted the one before. Resolves when all of it has arrived.
 */
export async function openChunked(page: Page, site: string, path: string, count = 60): Promise<void> {
  let painted = () => {};
  await page.exposeFunction("painted", () => painted());
  await page.addInitScript(() => {
    const frame = () => new Promise(requestAnimationFrame);
    const firstPaint = async () => {
      await frame();
      await frame();
      const report: unknown = Reflect.get(window, "painted");
      if (typeof report === "function") Reflect.apply(report, window, []);
    };
    new MutationObserver(() => void firstPaint()).observe(document, { childList: true, subtree: true });
  });
  const inPieces = async (response: ServerResponse, body: Buffer) => {
    for (const piece of piecesOf(body.toString(), count)) {
      const next = new Promise<void>((resolve) => (painted = resolve));
      response.write(piece);
      await next;
    }
  };
  const server = createServer((request, response) => {
    answer(site, request, response, request.url === path ? inPieces : null).catch((error: unknown) =>
      response.destroy(Error(String(error))),
    );
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  // The page's further requests are answered until it closes.
  page.once("close", () => {
    server.close();
    server.closeAllConnections();
  });
  await page.goto(`http://localhost:${port}${path}`);
}
