import { expect, test } from "../support/test.js";

test("PROP-6 the filters dock under the header without a gap, however far one scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/te-koop/");
  const bar = page.locator("#filter-sheet");
  const [below, header] = [() => bar.boundingBox(), () => page.getByRole("banner").boundingBox()];
  expect((await below())?.y).toBeGreaterThan((await header())?.height ?? 0);
  for (const far of [700, 1_800]) {
    await page.mouse.wheel(0, far);
    await expect
      .poll(async () => {
        const [top, { y = 0, height = 0 } = {}] = [(await below())?.y ?? 0, (await header()) ?? {}];
        return Math.abs(top - (y + height));
      })
      .toBeLessThanOrEqual(1);
  }
  await expect(page.getByRole("main").getByRole("article").first()).not.toBeInViewport();
});

test("PROP-4 the prices, rules and labels of the cards of a row stand on one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/te-koop/");
  const cards = page.getByRole("list", { name: "Resultaten" }).getByRole("article");
  // One headline of the row needs a line more.
  await cards
    .nth(1)
    .getByRole("link")
    .evaluate(
      (link) =>
        (link.textContent = "Een woning waarvan de titel zo lang is dat hij op de kaart niet op een regel past"),
    );
  const tops = (part: string) =>
    cards.evaluateAll(
      (all, selector) =>
        all.slice(0, 3).map((card) => Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0)),
      part,
    );
  for (const part of ["h3", "h3 + p", "ul"]) {
    const [first, ...others] = await tops(part);
    expect(first).toBeGreaterThan(0);
    for (const other of others) expect(other).toBe(first);
  }
});
