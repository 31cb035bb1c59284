import { expect, expectAccessible, test } from "../support/test.js";

test("CHROME-1 CHROME-4 CHROME-6 the home page's header: published entries, no valuation, fixed after 30 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/");
  const header = page.getByRole("banner");
  await test.step("published entries have their children nested, and the home page is at the root", async () => {
    const menu = header.getByRole("navigation", { name: "Hoofdmenu" });
    await expect(menu.getByRole("link", { name: "Te koop" })).toHaveAttribute("href", "/nl/te-koop/");
    await expect(menu.locator('a[href="/nl/contact/vacature/"]')).toHaveCount(1);
    await expect(menu.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/nl/");
    await expect(menu).not.toContainText("Zoekopdracht"); // seeded as a draft
  });
  await test.step("the free valuation is offered on the page itself", async () => {
    await expect(header.locator('a[href="/nl/verkopen/"]', { hasText: "Gratis schatting" })).toHaveCount(0);
  });
  await test.step("the header is fixed after 30 px without moving the page", async () => {
    const position = () => header.evaluate((element) => getComputedStyle(element).position);
    const top = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
    expect(await position()).toBe("absolute");
    const before = await top();
    await page.mouse.wheel(0, 400);
    await expect.poll(position).toBe("fixed");
    expect(await top()).toBe(before);
  });
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
  await expectAccessible(drawer);
  // Once round: until what has the focus now has it again.
  await page.evaluate(() => document.activeElement?.setAttribute("data-first", ""));
  for (let isRound = false; !isRound;) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const active = document.activeElement;
      if (active === null || active === document.body) return "nowhere";
      if (active.hasAttribute("data-first")) return "first";
      return active.closest("dialog") ? "inside" : "outside";
    });
    expect(focus).not.toBe("outside");
    isRound = focus === "first";
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
  await expectAccessible(page.getByRole("banner"));
  await page.keyboard.press("Escape");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await expect(opener).toBeFocused();
});

test("CHROME-4 CHROME-7 a page offers the free valuation, and lays out its footer a hundred pixels before it comes into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/nl/contact/");
  const valuation = page.getByRole("banner").getByRole("link", { name: "Gratis schatting" });
  await expect(valuation).toBeVisible();
  await expect(valuation).toHaveAttribute("href", "/nl/verkopen/");
  const footer = page.getByRole("contentinfo");
  /** Scrolls it to that distance below the window; observers set up before have been notified by then. */
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

test("CHROME-10 on a phone the footer is at most 900 px high, and its groups open at a touch", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/nl/contact/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toHaveCSS("content-visibility", "visible");
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  const link = footer.getByRole("link", { name: "Te koop", exact: true });
  await expect(link).toBeHidden();
  await footer.getByText("Ontdek", { exact: true }).locator("visible=true").click();
  await expect(link).toBeVisible();
  await expectAccessible(footer);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(footer.getByRole("heading", { name: "Brasschaat" })).toBeVisible();
  await expect(footer.getByText("Gaanderijlei 62")).toBeVisible();
});

test("CHROME-7 has the whole footer in the server's HTML, with the agency's legal identity", async ({ site }) => {
  const html = await (await fetch(`${site}/nl/`)).text();
  const footer = html.slice(html.indexOf("<footer"));
  expect(footer).toContain("BIV");
  expect(footer).toContain("/nl/privacy-statement/");
});
