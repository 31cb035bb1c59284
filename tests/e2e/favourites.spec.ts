import { openWithDelayedScript } from "../support/delayed-script.js";
import { watchLayoutShift } from "../support/layout-shift.js";
import { expect, expectAccessible, expectToFitAllWidths, phone, test } from "../support/test.js";
import type { Locator, Page } from "@playwright/test";

const list = "/nl/te-koop/?bedrooms=2";
const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");
const heartOf = (card: Locator) => card.getByRole("button", { name: /^Bewaren: / });
const inHeader = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
const idOf = async (card: Locator) =>
  Number(/\/(\d+)\/$/.exec((await card.getByRole("link").getAttribute("href")) ?? "")?.[1]);
/** A visitor's first interaction, which the cards' script waits for. */
const move = (page: Page) => page.mouse.move(200, 300);

/** The favourites of this browser, as if their hearts had been pressed before. */
const retain = (page: Page, ids: readonly number[]) =>
  page.addInitScript((favourites) => {
    if (localStorage.getItem("gevel.kept") === null) localStorage.setItem("gevel.kept", JSON.stringify(favourites));
  }, ids);

test("PROP-7 Q-1 a heart adds a favourite by keyboard, without a request to the server or a cookie", async ({
  page,
  context,
}) => {
  await page.goto(list);
  const first = cardsOf(page).first();
  await move(page);
  await expect(heartOf(first)).toHaveAttribute("aria-pressed", "false");
  await expect(inHeader(page, "Bewaarde woningen")).toBeVisible();
  const cookies = await context.cookies();
  await first.getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(heartOf(first)).toBeFocused();
  const behind = ((await first.getByRole("link").getAttribute("href")) ?? "").replace(/\/$/, "");
  expect(behind).toMatch(/\/\d+$/);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.keyboard.press("Enter");
  await expect(heartOf(first)).toHaveAttribute("aria-pressed", "true");
  await expect(inHeader(page, "1 bewaarde woning")).toBeVisible();
  // The link's page was prefetched on focus and may arrive now.
  expect(requested.filter((url) => !/\/(assets|pictures)/.test(url) && !url.includes(behind))).toEqual([]);
  expect(await context.cookies()).toEqual(cookies);
  await expectAccessible(page);
  await heartOf(first).click();
  await expect(inHeader(page, "Bewaarde woningen")).toBeVisible();
});

test("PROP-7 Q-2 hearts are there before any script, and one pressed then is a favourite once it has come", async ({
  page,
}) => {
  const release = await openWithDelayedScript(page, list);
  const shifted = await watchLayoutShift(page);
  const first = cardsOf(page).first();
  await expect(heartOf(first)).toBeVisible();
  await heartOf(first).click();
  await expect(heartOf(first)).toHaveAttribute("aria-pressed", "true");
  await heartOf(cardsOf(page).nth(1)).click();
  await heartOf(cardsOf(page).nth(1)).click();
  await expect(page).toHaveURL(list);
  release();
  await expect(inHeader(page, "1 bewaarde woning")).toBeVisible();
  await expect(heartOf(first)).toHaveAttribute("aria-pressed", "true");
  await expect(heartOf(cardsOf(page).nth(1))).toHaveAttribute("aria-pressed", "false");
  await heartOf(first).click();
  await expect(inHeader(page, "Bewaarde woningen")).toBeVisible();
  expect(await shifted()).toEqual([]);
});

test("PROP-7 favourites are on a page of their own, in another tab too, and leave it when removed", async ({
  page,
  context,
}) => {
  await page.goto(list);
  await move(page);
  const ids = [await idOf(cardsOf(page).nth(0)), await idOf(cardsOf(page).nth(1))];
  await heartOf(cardsOf(page).nth(0)).click();
  await heartOf(cardsOf(page).nth(1)).click();
  await inHeader(page, "2 bewaarde woningen").click();
  await expect(page).toHaveURL(new RegExp(`/nl/favorieten/\\?homes=${ids.join(",")}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Bewaarde woningen" })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(inHeader(other, "2 bewaarde woningen")).toBeVisible();
  await heartOf(cardsOf(page).first()).click();
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(cardsOf(other)).toHaveCount(1);
  await expect(other).toHaveURL(new RegExp(`homes=${ids[1]}$`));
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(inHeader(other, "2 bewaarde woningen")).toBeVisible();
});

test("PROP-7 a listing's own page adds it to the favourites, on a phone from its picture", async ({ page }) => {
  await page.goto("/property/546/");
  await move(page);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Bewaren: / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(inHeader(page, "1 bewaarde woning")).toBeVisible();
  await page.setViewportSize(phone);
  await expect(heart).toBeInViewport();
  await expectAccessible(page);
});

test("PROP-7 a shared list shows the same listings to somebody else, who can take it over", async ({ page }) => {
  await page.goto(list);
  const ids = await Promise.all([0, 1, 2].map((at) => idOf(cardsOf(page).nth(at))));
  await page.goto(`/nl/favorieten/?homes=${ids.join(",")}`);
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(inHeader(page, "Bewaarde woningen")).toBeVisible();
  await page.getByRole("button", { name: "Bewaar deze 3 woningen" }).click();
  await expect(inHeader(page, "3 bewaarde woningen")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Bewaard in deze browser" })).toBeVisible();
  // In its place in every language.
  await page.getByRole("link", { name: "EN English" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/en/saved-homes/\\?homes=${ids.join(",")}$`));
  await expect(cardsOf(page)).toHaveCount(3);
});

test("PROP-7 a shared list stays as shared when the visitor has other favourites", async ({ page }) => {
  await retain(page, [546]);
  await page.goto("/nl/favorieten/?homes=540,541");
  await expect(page.getByRole("link", { name: "Naar uw eigen bewaarde woning" })).toBeVisible();
  await page.getByRole("link", { name: "Naar uw eigen bewaarde woning" }).click();
  await expect(page).toHaveURL(/homes=546$/);
});

test("PROP-18 explains missing, damaged or too many favourites, and the next step for an empty list", async ({
  page,
}) => {
  await retain(page, [540, 999_999]);
  await page.goto("/nl/favorieten/");
  await expect(page).toHaveURL(/homes=540,999999$/);
  await expect(page.getByText("Woning nummer 999999: staat niet meer op onze site")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Uit mijn lijst halen" }).click();
  await expect(page).toHaveURL(/homes=540$/);
  await expect(page.getByText("999999")).toHaveCount(0);

  const many = Array.from({ length: 500 }, (_, index) => index + 1).join(",");
  await page.goto(`/nl/favorieten/?homes=${many}`);
  await expect(page.getByText("U ziet de eerste 60; 440 andere vallen weg")).toBeVisible();
  await page.goto("/nl/favorieten/?homes=%3Cscript%3E,x");
  await expect(page.getByText("Een deel van deze link kunnen we niet lezen")).toBeVisible();
  await expect(page.getByText("Nog niets bewaard")).toBeVisible();
  await expectToFitAllWidths(page);
});

test("PROP-3 a dismissed listing leaves the list at once, can be restored, and never flashes on later pages", async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  await page.goto(list);
  const count = await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent();
  const total = await cardsOf(page).count();
  const first = cardsOf(page).first();
  const id = await idOf(first);
  const hidden = cardsOf(page).filter({ has: page.locator(`a[href$="/${id}/"]`) });
  await first.hover();
  await first.getByRole("button", { name: /^Niets voor mij: / }).click();
  await expect(hidden).toBeHidden();
  await expect(page.getByText("1 door u verborgen")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(hidden).toBeVisible();

  await first.getByRole("button", { name: /^Niets voor mij: / }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Ongedaan maken" })).toBeFocused();
  await page.goto(list);
  await expect(hidden).toBeHidden();
  expect(await shifted()).toEqual([]);
  // The number is the server's: what is hidden is still for sale.
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(count ?? "");
  await page.getByRole("button", { name: "Toon", exact: true }).click();
  await expect(hidden).toBeVisible();
  expect(await cardsOf(page).count()).toBe(total);
  await expectAccessible(page);
  await hidden.getByRole("button", { name: /^Niets voor mij: / }).click();
  await expect(page.getByText("door u verborgen")).toHaveCount(0);
  await expect(hidden).toBeVisible();
});

test("PROP-20 two to five listings compare side by side, by swiping on a phone, and in print", async ({ page }) => {
  await retain(page, [540, 541, 542]);
  await page.goto("/nl/favorieten/");
  // The newest listings are shown until the browser has sent its favourites: only favourites have a checkbox.
  const boxes = page.getByRole("checkbox", { name: /^Vergelijken: / });
  await expect(boxes).not.toHaveCount(0);
  const count = await boxes.count();
  await page.getByRole("button", { name: "Vergelijk de aangevinkte" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${count} woningen naast elkaar` })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(count);
  await expect(page.getByRole("rowheader", { name: "Prijs per m² bewoonbaar" })).toBeVisible();
  await expectToFitAllWidths(page);
  await page.setViewportSize(phone);
  const label = page.getByRole("rowheader", { name: "Prijs", exact: true });
  const before = await label.boundingBox();
  await page.getByRole("region", { name: /naast elkaar/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => page.getByRole("region", { name: /naast elkaar/ }).evaluate((frame) => frame.scrollLeft))
    .toBeGreaterThan(0);
  expect((await label.boundingBox())?.x).toBeLessThanOrEqual(before?.x ?? 0);
  await expect(label).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader").last()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Terug naar alle bewaarde woningen" }).click();
  await expect(cardsOf(page)).toHaveCount(count);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Q-2 there are no hearts; a shared list shows its listings and can be compared", async ({ page }) => {
    await page.goto("/nl/favorieten/?homes=540,541");
    await expect(cardsOf(page)).not.toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Bewaren/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Vergelijk de aangevinkte" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /naast elkaar/ })).toBeVisible();
    await page.goto("/nl/favorieten/");
    await expect(page.locator("main noscript")).toBeVisible();
  });
});
