import type { Page } from "@playwright/test";

interface Seen {
  what: string;
  top: number;
  /** Only for the header: a right-aligned box of text grows to the left while its text stays. */
  left: number;
}

/** The elements in the first window that have arrived completely, in document order; null for the rest. */
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
 * A document arrives in chunks, and a browser may paint after each. Returns the elements that have moved once the whole
 * has arrived, for several places at which a chunk may end; without the page's script, which comes later.
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
