import { z } from "zod";
import { expectListUnchanged } from "../support/expect-list-unchanged.js";
import { expect, expectAccessible, phone, test } from "../support/test.js";

test("HOME-4 searching from the home page leads to the list with exactly the chosen parameters", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  await search.getByText("Kamers", { exact: true }).click();
  await page
    .getByRole("button", { name: /meer.*slaapkamer|slaapkamer.*meer/i })
    .first()
    .click();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=1$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("HOME-1 changing the goal changes the search", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  // The counters' buttons come with the script; until then the other goal is a link to its list.
  await search.getByText("Kamers", { exact: true }).click();
  await expect(search.getByRole("button", { name: /slaapkamer/i }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Te huur", exact: true }).first().click();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-huur\/$/);
});

test("PROP-4 sorts by price and pages with real links", async ({ page, site }) => {
  await page.goto("/nl/te-koop/?sort=price-up");
  const prices = await page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const price = /€\s?(\d{1,3}(?:\.\d{3})*)/.exec(card.textContent ?? "")?.[1];
        return price ? [Number(price.replaceAll(".", ""))] : [];
      }),
    );
  expect(prices.length).toBeGreaterThan(5);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  const next = page.getByRole("navigation", { name: "Pagina’s" }).getByRole("link", { name: /\b2$/ });
  const second = await fetch(site + ((await next.getAttribute("href")) ?? ""));
  expect(await second.text()).toMatch(/<title>[^<]*pagina 2 van \d+ \(\d+ panden\)/);
});

test("PROP-3 ignores invalid values one by one", async ({ site }) => {
  const found = async (address: string) => {
    const html = await (await fetch(site + address)).text();
    return z.string().parse(/<h2[^>]*>(.*?)<\/h2>/.exec(html.slice(html.indexOf("<main")))?.[1]);
  };
  const right = await found("/nl/te-koop/?bedrooms=3");
  expect(
    await found(
      "/nl/te-koop/?bedrooms=3&price=a-b&type=zzz&city=nergens&garages=-4&sort=best&page=0&surface=1e9&epc=g&garden=ja&x=1",
    ),
  ).toBe(right);
});

test("PROP-6 shows beside every option its number of results, 0 included", async ({ page }) => {
  await page.goto("/nl/te-koop/?price=-200000");
  const search = page.getByRole("search");
  const numberOf = (text: string | null) => Number(/(\d+)\s*$/.exec(text ?? "")?.[1]);

  await search.locator("summary", { hasText: "Plaats" }).click();
  const cityLabels = search.getByRole("group", { name: "Plaats" }).locator("label:has(input)");
  const numbers = (await cityLabels.allTextContents()).map(numberOf);
  expect(numbers.every(Number.isInteger)).toBe(true);
  expect(numbers).toContain(0);
  const at = numbers.findIndex((number) => number > 0);
  await cityLabels.nth(at).click();
  await expect(search.getByRole("button", { name: /^Toon/ })).toHaveText(new RegExp(`^Toon ${numbers[at]} woning`));

  await search.locator("summary", { hasText: "Prijs" }).click();
  for (const side of ["Minimumprijs", "Maximumprijs"])
    for (const text of (await search.getByLabel(side).getByRole("option").allTextContents()).slice(1))
      expect(text).toMatch(/^€.* \(\d[\d.]*\)$/);
  await search.getByText("Kamers", { exact: true }).click();
  await expect(search.getByLabel("Slaapkamers", { exact: true })).toHaveAccessibleDescription(
    /^1\+: \d+ · 2\+: \d+ · .*\d$/,
  );
});

test("PROP-6 the button counts to its new number in a blink, heard once, and at once without motion", async ({
  page,
}) => {
  const show = page.getByRole("search").getByRole("button", { name: /^Toon/ });
  /** What was seen on the button after a choice, and what a screen reader had. */
  async function seenAfter(choice: string) {
    await page.goto("/nl/te-koop/");
    const before = await show.textContent();
    await page.evaluate(() => {
      const button = document.querySelector("main [role=search] button[type=submit]");
      const seen: { shown: string; name: string; at: number }[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const hidden = button?.querySelector("[aria-hidden]");
        const whole = button?.textContent ?? "";
        const shown = hidden?.textContent ?? whole;
        seen.push({ shown, name: hidden ? whole.slice(shown.length) : whole, at: performance.now() });
      }).observe(document.querySelector("main [role=search]") ?? document, {
        ...{ subtree: true, childList: true, characterData: true },
      });
    });
    await page.getByRole("search").locator("summary", { hasText: "Type" }).click();
    await page
      .getByRole("search")
      .getByRole("checkbox", { name: new RegExp(`^${choice}`) })
      .check();
    await expect(show).not.toHaveText(before ?? "");
    await expect(show.locator("[aria-hidden]")).toHaveCount(0);
    return page.evaluate(() => Reflect.get(window, "seen") as { shown: string; name: string; at: number }[]);
  }
  const seen = await seenAfter("Appartement");
  const final = await show.textContent();
  const counting = seen.filter(({ shown, name }) => shown !== name);
  expect(new Set(counting.map(({ shown }) => shown)).size).toBeGreaterThan(1);
  expect(new Set(counting.map(({ name }) => name))).toEqual(new Set([final]));

  await page.emulateMedia({ reducedMotion: "reduce" });
  const still = await seenAfter("Appartement");
  const numbers = still.flatMap(({ shown, name }) => (shown === name ? [] : shown));
  expect(new Set(numbers).size).toBeLessThanOrEqual(1);
  await expect(show).toHaveText(final ?? "");
});

test("PROP-3 PROP-6 filters by area, energy label and garden, each with its number of results and a chip", async ({
  page,
}) => {
  await page.goto("/nl/te-koop/?bedrooms=2");
  const search = page.getByRole("search");
  await search.locator("summary", { hasText: "Meer filters" }).click();
  const surface = search.getByLabel("Oppervlakte vanaf");
  const offered = await surface.getByRole("option", { name: /^100 m²/ }).textContent();
  await surface.selectOption("100");
  await expect(search.getByRole("button", { name: /^Toon/ })).toHaveText(
    `Toon ${/\((\d+)\)/.exec(offered ?? "")?.[1]} woningen`,
  );
  await search.getByLabel("EPC-label, minstens").selectOption("c");
  await search.getByRole("checkbox", { name: /^Tuin/ }).check();
  await expect(search.locator("summary", { hasText: "Meer filters" })).toContainText("100+ m², EPC C of beter, Tuin");
  await expectAccessible(search);
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=2&surface=100&epc=c&garden=1$/);
  const chips = page.getByRole("list", { name: "Gekozen filters" });
  await expect(chips.getByRole("link", { name: /^Verwijder filter/ })).toHaveText([
    ...["2+ slaapkamers", "Vanaf 100 m²", "EPC C of beter", "Tuin"],
  ]);
  await chips.getByRole("link", { name: /EPC C/ }).click();
  await expect(page).toHaveURL(/\?bedrooms=2&surface=100&garden=1$/);
});

test("PROP-3 Q-2 Q-1 without script the features are sent with the form, and at 320 px nothing is too wide", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
  const page = await context.newPage();
  await page.goto(`${site}/nl/te-koop/?surface=abc&epc=Z&surface=80&terrace=yes`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/^\d+ woningen te koop$/);
  await page.getByRole("button", { name: "Filters" }).click();
  const search = page.getByRole("search");
  await search.locator("summary", { hasText: "Meer filters" }).click();
  await search.getByLabel("EPC-label, minstens").selectOption("b");
  await search.getByRole("checkbox", { name: /^Garage of parking/ }).check();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/epc=b.*&parking=1/);
  await expect(page.getByRole("list", { name: "Gekozen filters" })).toContainText("EPC B of beter");
  const meta = page.locator('meta[name="robots"]');
  await expect(meta).toHaveAttribute("content", /noindex/);
  await page.goBack();
  await expect(page.getByRole("list", { name: "Gekozen filters" })).toHaveCount(0);
  await context.close();
});

test("PROP-3 all of Antwerp is one choice above its districts, which it replaces, and leads to the saved search", async ({
  page,
}) => {
  await page.goto("/nl/te-koop/?city=anvers|2000");
  const search = page.getByRole("search");
  await search.locator("summary", { hasText: "Plaats" }).click();
  await expect(search.locator("summary", { hasText: "Plaats" })).toContainText("Antwerpen – Centrum (2000)");
  const all = search.getByRole("checkbox", { name: /^Heel Antwerpen/ });
  await all.check();
  await expect(search.getByRole("checkbox", { name: /^Centrum \(2000\)/ })).not.toBeChecked();
  await search.getByRole("searchbox", { name: "Zoek in de lijst" }).fill("antwerpen – deurne");
  await expect(search.getByRole("checkbox", { name: /Deurne \(2100\)/ })).toBeVisible();
  await expect(all).toBeHidden();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\?city=antwerpen%7Call$/);
  await expect(page.getByRole("list", { name: "Gekozen filters" })).toContainText("Heel Antwerpen");
  await page.getByRole("link", { name: "Bewaar deze zoekopdracht" }).first().click();
  await expect(page.locator('input[name="zones"][value="municipality:11002"]')).toHaveCount(1);
});

test("PROP-18 says when nothing is found, offers the one filter to remove, and the whole list", async ({ page }) => {
  await page.goto("/nl/te-koop/?price=1-2&bedrooms=1");
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Resultaten" })).toHaveCount(0);
  await expect(main.getByRole("list", { name: "Misschien iets voor u?" }).getByRole("article")).toHaveCount(3);
  await expect(main.getByRole("status").getByRole("heading")).toHaveText("Niets gevonden dat past");
  await expect(main.locator('a[href="/nl/te-koop/"]').first()).toBeVisible();
  const relax = main.getByRole("link", { name: /^Toon \d+ woningen in elke prijsklasse$/ });
  const count = /\d+/.exec((await relax.textContent()) ?? "")?.[0];
  await relax.click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=1$/);
  await expect(main.getByRole("heading", { name: `${count} woningen te koop` })).toBeVisible();
});

test("PROP-6 a reload, and Back from another document, keep the scroll position of the list", async ({
  page,
  site,
}) => {
  await page.goto("/nl/te-koop/?bedrooms=2");
  const main = page.getByRole("main");
  await main.getByRole("article").nth(14).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goto(`${site}/fr/`);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("PROP-6 back and forward restore the list and its scroll position", async ({ page }) => {
  await page.goto("/nl/te-koop/?bedrooms=2");
  const main = page.getByRole("main");
  const filtered = await main.getByRole("heading", { level: 2 }).first().textContent();
  const card = main.getByRole("article").nth(14).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/\d+\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?bedrooms=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(main.getByRole("article").nth(14)).toBeInViewport();

  await page.getByRole("link", { name: /^Verwijder filter/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  await expect(main.getByRole("heading", { level: 2 }).first()).not.toHaveText(filtered ?? "");
  await page.goBack();
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(filtered ?? "");
  await expect(page.getByRole("search").getByLabel("Slaapkamers", { exact: true })).toHaveValue("2");
  await page.goForward();
  await expect(main.getByRole("heading", { level: 2 }).first()).not.toHaveText(filtered ?? "");
  await expect(page.getByRole("search").getByLabel("Slaapkamers", { exact: true })).toHaveValue("0");
});

test("PROP-7 previous and next follow the visitor's search", async ({ page }) => {
  await page.goto("/nl/te-koop/?bedrooms=2&sort=price-up");
  const cards = page.getByRole("main").getByRole("article");
  const paths = await cards.evaluateAll((all) => all.map((card) => card.querySelector("a")?.getAttribute("href")));
  const total = /^\d+/.exec(
    (await page.getByRole("main").getByRole("heading", { level: 2 }).first().textContent()) ?? "",
  );
  await expectListUnchanged(page, "/nl/te-koop/?bedrooms=2&sort=price-up");
  await cards.nth(1).getByRole("link").first().click();
  const walk = page.getByRole("navigation", { name: "Binnen uw zoekopdracht" });
  await expect(walk).toContainText(`2 van ${total?.[0]}`);
  await expect(walk.getByRole("link", { name: "Vorige" })).toHaveAttribute("href", paths[0] ?? "");
  await walk.getByRole("link", { name: "Volgende" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths[2]}$`));
  await expect(walk).toContainText(`3 van ${total?.[0]}`);
  // The page itself is the same for all.
  expect(await (await page.request.get(page.url())).text()).not.toContain("Binnen uw zoekopdracht");
  await page.reload();
  await expect(walk).toContainText(`3 van ${total?.[0]}`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${paths[2]}$`));
  await expectAccessible(walk);
});

test("PROP-7 shows no previous and next for visitors from elsewhere, or for a listing outside the search", async ({
  page,
}) => {
  await page.goto("/property/546/");
  const walk = page.getByRole("navigation", { name: "Binnen uw zoekopdracht" });
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(walk).toHaveCount(0);
  await page.goto("/nl/te-koop/?price=1-2");
  await expectListUnchanged(page, "/nl/te-koop/?price=1-2");
  const requested = page.waitForResponse(/neighbours\.json/);
  await page.goto("/property/546/");
  expect(await (await requested).json()).toBeNull();
  await expect(walk).toHaveCount(0);
});

test("PROP-7 opens the gallery, browses it by keyboard and returns the focus", async ({ page }) => {
  await page.goto("/property/546/");
  const opener = page.getByRole("button", { name: /foto/i }).or(page.getByRole("link", { name: /foto/i }));
  await opener.first().click();
  const gallery = page.getByRole("dialog");
  await expect(gallery).toBeVisible();
  const counter = gallery.getByRole("status");
  const before = await counter.textContent();
  await page.keyboard.press("ArrowRight");
  await expect(counter).not.toHaveText(before ?? "");
  await expectAccessible(gallery);
  await page.keyboard.press("Escape");
  await expect(gallery).toBeHidden();
});

test("PROP-4 a phone shows the first listing at once; its filters open from below and close when applied", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/nl/te-koop/");
  const first = page.getByRole("main").getByRole("article").first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(230);
  await expect(page.getByRole("search")).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const search = page.getByRole("search");
  await search.locator("summary", { hasText: "Type" }).click();
  await search.getByRole("checkbox", { name: /^Appartement/ }).check();
  await expectAccessible(search);
  const show = search.getByRole("button", { name: /^Toon \d+ woningen$/ });
  await expect(search.getByRole("checkbox", { name: /^Appartement/ })).toBeInViewport();
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await expect(page).toHaveURL(/type=/);
  await expect(search).toBeHidden();
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await page.getByRole("button", { name: "Sluit de filters" }).click();
  await expect(search).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await expect(first).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeInViewport();
});
