import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, phone, test } from "../support/test.js";

const results = (page: Page) => page.getByRole("list", { name: "Resultaten" }).getByRole("article");
const arrowOf = (card: Locator, way: "Vorige" | "Volgende") =>
  card.getByRole("button", { name: new RegExp(`^${way} foto: `) });
/** How far a card's pictures are scrolled, in pictures. */
const turned = (card: Locator) =>
  card.locator("[data-strip] a").evaluate((row) => Math.round((row.scrollLeft / row.clientWidth) * 100) / 100);
/** Loads the list and starts the script of its cards. */
async function openList(page: Page): Promise<void> {
  await page.goto("/nl/te-koop/");
  await expect(async () => {
    await page.mouse.move(200, 300);
    await page.mouse.move(201, 301);
    await expect(
      results(page)
        .first()
        .getByRole("button", { name: /^Bewaren: / }),
    ).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("PROP-4 PROP-6 a desktop's list starts above the middle of the window, with aligned cards and docked filters", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/te-koop/");
  await test.step("the first listings begin above the middle of the window", async () => {
    expect((await results(page).first().boundingBox())?.y).toBeLessThanOrEqual(450);
  });
  await test.step("prices, rules and labels align across the cards of a row", async () => {
    // One headline of the row needs an extra line.
    await results(page)
      .nth(1)
      .getByRole("link")
      .evaluate(
        (link) =>
          (link.textContent = "Een woning waarvan de titel zo lang is dat hij op de kaart niet op een regel past"),
      );
    for (const part of ["h3", "h3 + p", "ul"]) {
      const [first, ...others] = await results(page).evaluateAll(
        (all, selector) =>
          all.slice(0, 3).map((card) => Math.round(card.querySelector(selector)?.getBoundingClientRect().top ?? 0)),
        part,
      );
      expect(first).toBeGreaterThan(0);
      for (const other of others) expect(other).toBe(first);
    }
  });
  await test.step("the filters dock under the header without a gap at any scroll position", async () => {
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
    await expect(results(page).first()).not.toBeInViewport();
    await expect(page.getByRole("search")).toBeInViewport();
  });
});

test("PROP-4 a card's arrows turn its pictures, which load only for visitors who look at it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/card-pictures.json") fetched.push(searchParams.get("id") ?? "");
  });
  await openList(page);
  const card = results(page).nth(1);
  const path = (await card.getByRole("link").getAttribute("href")) ?? "";
  expect(fetched).toEqual([]);
  await card.hover();
  await arrowOf(card, "Volgende").click();
  await expect.poll(() => turned(card)).toBe(1);
  // The mouse may cross the neighbouring card on its way, and its pictures are then fetched too.
  expect(fetched.filter((id) => path.endsWith(`/${id}/`))).toHaveLength(1);
  await expect(page.getByRole("status").filter({ hasText: /^Foto 2 van \d+/ })).toBeAttached();
  await expect(card.locator("[data-strip] img").nth(1)).toBeVisible();
  // Round, both ways.
  await arrowOf(card, "Vorige").click();
  await expect.poll(() => turned(card)).toBe(0);
  await arrowOf(card, "Vorige").click();
  await expect(page.getByRole("status").filter({ hasText: /^Foto (\d+) van \1/ })).toBeAttached();
  await expect(card.getByRole("link")).toHaveCount(1);
  await expectAccessible(card);
  // The favourite button is over the pictures, and the rest of the picture links to the listing.
  await card.getByRole("button", { name: /^Bewaren: / }).click();
  await expect(card.getByRole("button", { name: /^Bewaren: / })).toHaveAttribute("aria-pressed", "true");
  await card.locator("[data-strip]").click({ position: { x: 180, y: 200 } });
  await expect(page).toHaveURL(path);
});

test("PROP-4 the arrow keys turn a card's pictures from its link, without an extra Tab stop", async ({ page }) => {
  await openList(page);
  const card = results(page).first();
  await card.getByRole("link").focus();
  await expect(arrowOf(card, "Volgende")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => turned(card)).toBe(2);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => turned(card)).toBe(1);
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button", { name: /^Bewaren: / })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(results(page).nth(1).getByRole("link")).toBeFocused();
});

test("PROP-4 pictures that fail to load show an error and can be retried", async ({ page }) => {
  await openList(page);
  await page.route("**/card-pictures.json*", (route) => route.fulfill({ status: 200, json: [{ url: 1 }] }));
  const card = results(page).first();
  await card.hover();
  await arrowOf(card, "Volgende").click();
  await expect(page.getByText("De andere foto’s van deze woning kunnen we nu niet laden.")).toBeVisible();
  expect(await turned(card)).toBe(0);
  await page.unroute("**/card-pictures.json*");
  await arrowOf(card, "Volgende").click();
  await expect.poll(() => turned(card)).toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("PROP-4 a swipe turns a card's pictures, and a tap opens the listing", async ({ page }) => {
    await page.goto("/nl/te-koop/");
    const card = results(page).first();
    // A visitor's first interaction, which the cards' script waits for.
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().tap();
    await expect(card.locator("[data-strip]")).toBeAttached();
    const { x, y } = (await card.locator("[data-strip]").boundingBox()) ?? { x: 0, y: 0 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at = 0) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + at, y: y + 150 }],
      });
    await touch("touchStart", 300);
    for (let at = 290; at >= 60; at -= 10) await touch("touchMove", at);
    await touch("touchEnd");
    await expect.poll(() => turned(card)).toBe(1);
    await expect(card.locator("[data-strip] img").nth(1)).toBeVisible();
    await expect(card.getByText(/^2\/\d+$/)).toBeVisible();
    await expectAccessible(card);
    const path = await card.getByRole("link").getAttribute("href");
    await page.touchscreen.tap(x + 170, y + 200);
    await expect(page).toHaveURL(path ?? "");
  });
});
