import type { Page } from "@playwright/test";

interface Seen {
  what: string;
  top: number;
  /** Of the header alone: a box of words that stand from the right grows to the left, and they stay. */
  left: number;
}

/** What a visitor sees in the first window and what the document has wholly brought, in its order; null for the rest. */
const check = (page: Page): Promise<(Seen | null)[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let end: Element | null = document.querySelector("main") ?? document.body;
    while (end?.lastElementChild) end = end.lastElementChild;
    const seen = document.querySelectorAll(":is(header, main) :is(h1, h2, h3, p, a, label, dt, button, input, img)");
    return [...seen].map((element) => {
      const { top, left, height } = element.getBoundingClientRect();
      const isWhole = height > 0 && !element.contains(end) && element.checkVisibility({ visibilityProperty: true });
      return isWhole && top < innerHeight
        ? { what: `${element.tagName} ${element.textContent.trim()}`, top, left: element.closest("main") ? 0 : left }
        : null;
    });
  });

/**
 * A document comes in pieces, and a browser may paint after each. Gives what stands elsewhere once the whole has come, for each of
 * some places where a piece may end; without the page's script, which comes later still.
 */
export async function layoutShiftsWhileStreaming(page: Page, address: string, pieces = 6): Promise<string[]> {
  const answer = await page.request.get(address);
  const html = await answer.text();
  const from = html.indexOf("<header");
  const piece = (html.indexOf("</main>") - from) / pieces;
  let received = html;
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: received }));
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(address);
  const whole = await check(page);
  const moved: string[] = [];
  for (let count = 1; count < pieces; count++) {
    received = html.slice(0, html.indexOf(">", from + piece * count) + 1);
    await page.goto(address);
    for (const [index, seen] of (await check(page)).entries()) {
      const then = whole[index];
      if (!seen) continue;
      const by = then
        ? Math.max(Math.abs(then.top - seen.top), Math.abs(then.left - seen.left))
        : Number.POSITIVE_INFINITY;
      if (by > 1) moved.push(`${seen.what}: by ${by}`);
    }
  }
  await page.unrouteAll();
  return moved;
}
