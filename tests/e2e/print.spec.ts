import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.js";
import { waitForPictures } from "../support/wait-for-pictures.js";

/** Width of A4 between its margins, in CSS pixels. */
const paper = { width: 703, height: 1000 };

/** As a printer has the page, and how its cards stand. */
async function onPaper(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(paper);
  // Only who sends it, and what the page is about.
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("iframe:visible")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width);
}

/** How many cards of a list stand in its first row. */
async function columns(page: Page): Promise<number> {
  const boxes = await Promise.all(
    (await page.getByRole("main").getByRole("listitem").getByRole("article").all()).map((it) => it.boundingBox()),
  );
  const top = boxes[0]?.y ?? 0;
  return boxes.filter((box) => box && Math.abs(box.y - top) < 2).length;
}

for (const [what, path] of [
  ["a list", "/nl/te-koop/"],
  ["a list beside its map", "/nl/te-koop/?view=map"],
  ["a place", "/nl/te-koop/antwerpen/"],
  ["a member of the team", "/nl/team/anna-claes/"],
] as const)
  test(`Q-4 ${what} prints its cards three across, with picture, place and price`, async ({ page }) => {
    await onPaper(page, path);
    expect(await columns(page)).toBe(3);
    const card = page
      .getByRole("main")
      .getByRole("article")
      .filter({ has: page.getByText("€") })
      .first();
    for (const part of [
      card.getByRole("img").or(card.locator("img")).first(),
      card.getByRole("heading"),
      card.getByText("€"),
    ])
      await expect(part).toBeVisible();
  });

test("Q-4 a list of two dozen fits four sheets", async ({ page }) => {
  await page.goto("/nl/te-koop/");
  await page.emulateMedia({ media: "print" });
  await waitForPictures(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
});

test("Q-4 projects, an article and the contact page print without what cannot be pressed on paper", async ({
  page,
}) => {
  for (const path of ["/nl/projecten/", "/nl/home/make-yourself-at-home/", "/nl/contact/"]) await onPaper(page, path);
  // Who answers stays, with a number to call.
  await expect(
    page.getByRole("region", { name: "Wie uw bericht leest" }).first().getByRole("link").first(),
  ).toBeVisible();
});
