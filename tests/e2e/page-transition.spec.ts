import { expect, test } from "../support/test.js";

/** Counts the transitions of a document, and the elements that had a name in the last one. */
function countTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...args) => {
    const named = [...document.querySelectorAll("main *")].filter(
      (element) => getComputedStyle(element).viewTransitionName === "listing-picture",
    );
    const { transitions = "0" } = document.documentElement.dataset;
    Object.assign(document.documentElement.dataset, {
      transitions: String(Number(transitions) + 1),
      named: String(named.length),
    });
    return start(...args);
  };
}

test.describe("PROP-7 from a card to its page", () => {
  test("the picture of the chosen card has a place in the transition", async ({ page, site }) => {
    await page.addInitScript(countTransitions);
    await page.goto(`${site}/nl/te-koop/`);
    const html = page.locator("html");
    await page.getByRole("main").getByRole("article").nth(1).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/);
    await expect(html).toHaveAttribute("data-transitions", "1");
    await expect(html).toHaveAttribute("data-named", "1");
    await page.goBack();
    await expect(html).toHaveAttribute("data-transitions", "2");
  });

  test("nothing moves for a visitor who prefers reduced motion", async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(countTransitions);
    await page.goto(`${site}/nl/te-koop/`);
    await page.getByRole("main").getByRole("article").nth(1).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/);
    await expect(page.locator("html")).not.toHaveAttribute("data-transitions");
  });
});
