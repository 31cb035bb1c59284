import { expect, expectAccessible, test } from "../support/test.js";

test("CHROME-1 shows published entries with their children nested, and the home page at the root", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/");
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Hoofdmenu" });
  await expect(menu.getByRole("link", { name: "Te koop" })).toHaveAttribute("href", "/nl/te-koop/");
  await expect(menu.locator('a[href="/nl/contact/vacature/"]')).toHaveCount(1);
  await expect(menu.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/nl/");
  await expect(menu).not.toContainText("Zoekopdracht"); // seeded as a draft
});

test("CHROME-4 offers the free valuation everywhere except on the home page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/contact/");
  const evaluation = page.getByRole("banner").getByRole("link", { name: "Gratis schatting" });
  await expect(evaluation).toBeVisible();
  await expect(evaluation).toHaveAttribute("href", "/nl/verkopen/");
  await page.goto("/nl/");
  await expect(
    page.getByRole("banner").locator('a[href="/nl/verkopen/"]', { hasText: "Gratis schatting" }),
  ).toHaveCount(0);
});

test("CHROME-5 opens a drawer that traps the focus, closes on Escape and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/nl/");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Bel / })).toHaveAttribute("href", /^tel:/);
  const opener = page.getByRole("banner").getByRole("button", { name: /menu/i });
  await opener.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole("link", { name: "Te koop" })).toBeVisible();
  await expectAccessible(page);
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== null && active !== document.body && !active.closest("dialog");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("CHROME-2 opens a submenu by keyboard and closes it with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/te-koop/");
  const opener = page.getByRole("banner").locator("[aria-expanded]").first();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(opener).toBeFocused();
});

test("CHROME-6 fixes the header after 30 px without moving the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/");
  const header = page.getByRole("banner");
  const position = () => header.evaluate((element) => getComputedStyle(element).position);
  expect(await position()).toBe("absolute");
  const before = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
  await page.mouse.wheel(0, 400);
  await expect.poll(position).toBe("fixed");
  const after = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
  expect(after).toBe(before);
});

test("CHROME-7 lays out the footer a hundred pixels before it comes into view, and not earlier", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/contact/");
  const footer = page.getByRole("contentinfo");
  /** Scrolls it that far below the window; whoever watched it before has been told by then. */
  const moveTo = (below: number) =>
    footer.evaluate(
      (element, pixels) =>
        new Promise<void>((notified) => {
          const away = element.getBoundingClientRect().top - window.innerHeight - pixels;
          window.scrollBy({ top: away, behavior: "instant" });
          new IntersectionObserver(() => notified()).observe(element);
        }),
      below,
    );
  await moveTo(150);
  await expect(footer).toHaveCSS("content-visibility", "auto");
  await moveTo(90);
  await expect(footer).toHaveCSS("content-visibility", "visible");
});

test("CHROME-7 has the whole footer in the server's HTML, with the agency's legal identity", async ({ site }) => {
  const html = await (await fetch(`${site}/nl/`)).text();
  const footer = html.slice(html.indexOf("<footer"));
  expect(footer).toContain("BIV");
  expect(footer).toContain("/nl/privacy-statement/");
});
