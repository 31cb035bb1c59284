import type { Page } from "@playwright/test";
import { expect, phone, test } from "../support/test.js";
import { brightest, colorOf, contrast } from "../support/contrast.js";

/** The worst photograph there is: every picture of the page is white. */
async function whitenPictures(page: Page): Promise<void> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1360" height="800"><path fill="#fff" d="M0 0h1360v800H0z"/></svg>';
  await page.route(/\/pictures\?/, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

const boxOf = async (element: ReturnType<Page["locator"]>) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("not to be seen");
  return box;
};

test("Q-1 the menu over a picture is readable, however bright the picture is", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await whitenPictures(page);
  await page.goto("/nl/");
  const menu = page.getByRole("banner").getByRole("navigation").first();
  const entries = menu.getByRole("link");
  const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const measured: Record<string, number> = {};
  for (const path of new Set(paths)) {
    await page.goto(path);
    const first = entries.first();
    const color = await colorOf(first, "color");
    if (contrast(color, [255, 255, 255]) > 1.1) continue;
    // Only eager pictures: those far below are not loaded.
    await page.evaluate(async () => {
      const now = Array.from(document.images).filter(({ loading }) => loading === "eager");
      await Promise.all(now.map((image) => image.decode().catch(() => undefined)));
    });
    const clips = [];
    for (const entry of await entries.all()) if (await entry.isVisible()) clips.push(await boxOf(entry));
    // The ground alone.
    await menu.evaluate((element) => (element.style.visibility = "hidden"));
    for (const clip of clips) {
      const worst = contrast(color, await brightest(page, clip));
      measured[path] = Math.min(measured[path] ?? worst, worst);
    }
  }
  expect(Object.keys(measured).length).toBeGreaterThan(1);
  for (const [path, worst] of Object.entries(measured)) expect(worst, path).toBeGreaterThanOrEqual(4.5);
});

test("Q-1 a phone's header over a picture is readable too", async ({ page }) => {
  await page.setViewportSize(phone);
  await whitenPictures(page);
  await page.goto("/nl/");
  const bar = page.getByRole("banner");
  const box = await boxOf(bar.getByRole("link").locator("visible=true").first());
  const color = await colorOf(bar, "color");
  await bar.evaluate((element) => {
    for (const child of element.children) if (child instanceof HTMLElement) child.style.visibility = "hidden";
  });
  expect(contrast(color, await brightest(page, box))).toBeGreaterThanOrEqual(4.5);
});

test("Q-1 the focus ring is visible on every background: over pictures, in the dark strip, on paper, in the footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/");
  const banner = page.getByRole("banner");
  const grounds = {
    strip: banner.getByRole("link", { name: "Zoekopdracht" }).first(),
    picture: banner.getByRole("link", { name: "Te koop", exact: true }).first(),
    paper: page.getByRole("main").getByRole("article").getByRole("link").first(),
    footer: page.getByRole("contentinfo").getByRole("link").first(),
  };
  await page.keyboard.press("Tab");
  for (const [name, link] of Object.entries(grounds)) {
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    const ring = await colorOf(link, "outline-color");
    const { x, y, height } = await boxOf(link);
    // Beside the ring.
    const ground = await brightest(page, { x: x - 9, y: y + height / 2, width: 2, height: 2 });
    expect(contrast(ring, ground), name).toBeGreaterThanOrEqual(3);
  }
});

for (const [at, path] of ["/nl/", "/fr/", "/de/", "/nl/te-koop/"].entries())
  test(`Q-1 text at twice the size leaves the menu of ${path} whole${at > 0 ? " @full" : ""}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const header = page.getByRole("banner");
    const { height } = await boxOf(header);
    const entries = await header.getByRole("link").locator("visible=true").all();
    const boxes = await Promise.all(entries.map(boxOf));
    expect(boxes.length).toBeGreaterThan(8);
    for (const [at, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1280);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
      for (const other of boxes.slice(at + 1)) {
        const beside = other.x >= box.x + box.width - 1 || box.x >= other.x + other.width - 1;
        const under = other.y >= box.y + box.height - 1 || box.y >= other.y + other.height - 1;
        expect(beside || under).toBe(true);
      }
    }
    // The names of the languages are at least a word space apart.
    const shownText = await header
      .getByRole("navigation", { name: /Taal|Langue|Sprache/ })
      .locator("visible=true")
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          if (link.firstChild) range.selectNode(link.firstChild);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        }),
      );
    expect(shownText.length).toBe(4);
    for (const [at, { left }] of shownText.slice(1).entries())
      expect(left - (shownText[at]?.right ?? 0)).toBeGreaterThanOrEqual(12);
    expect((await boxOf(page.getByRole("main").getByRole("heading", { level: 1 }))).y).toBeGreaterThanOrEqual(
      height - 1,
    );
  });
