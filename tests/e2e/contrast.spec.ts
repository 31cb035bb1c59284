import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.js";
import { inScope } from "../support/test-scope.js";
import { brightest, colorOf, contrast } from "../support/contrast.js";

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("not to be seen");
  return box;
};

for (const width of inScope([1440, 1024, 768, 375]))
  test(`Q-1 at ${width} px neither menu nor headline is on the banner's picture, whatever it shows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/nl/", "/nl/verkopen/"]) {
      await page.goto(path);
      const main = page.getByRole("main");
      const picture = await boxOf(main.locator("img").first());
      expect(picture.width).toBeGreaterThan(width / 2);
      for (const words of [page.getByRole("banner"), main.getByRole("heading", { level: 1 })]) {
        const box = await boxOf(words);
        const beside = box.x + box.width <= picture.x + 1;
        const above = box.y + box.height <= picture.y + 1;
        const below = box.y >= picture.y + picture.height - 1;
        expect(beside || above || below, path).toBe(true);
      }
    }
  });

test("Q-1 the focus ring is visible on every background: in the menu, in the dark strip, on paper, in the footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/");
  const banner = page.getByRole("banner");
  const grounds = {
    strip: banner.getByRole("link", { name: "Zoekopdracht" }).first(),
    menu: banner.getByRole("link", { name: "Te koop", exact: true }).first(),
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
