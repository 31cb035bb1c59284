import type { Page } from "@playwright/test";
import { openWithDelayedScript } from "../support/delayed-script.js";
import { expect, expectAccessible, expectOnlyStatus, test } from "../support/test.js";

const form = (page: Page) => page.getByRole("main").locator("form[method=post]").first();

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 700 } });

  test("FORM-2 Q-2 a rejected form returns to its errors, with all typed text", async ({ page, complaints }) => {
    await page.goto("/nl/contact/");
    await form(page).getByLabel("E-mailadres").fill("an@");
    // The browser's own checks would stop it first.
    await form(page).evaluate((element) => element.setAttribute("novalidate", ""));
    await form(page).getByRole("button").last().click();
    const summary = form(page).getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(form(page).getByLabel("E-mailadres")).toHaveValue("an@");
    await expect(page).toHaveURL(/\/nl\/contact\/$/);
    const field = form(page).getByLabel("Voornaam");
    await summary.getByRole("link", { name: "Voornaam" }).click();
    await expect(field).toBeFocused();
    expectOnlyStatus(complaints, 422);
  });

  test("OWNER-1 Q-2 a rejected login returns to its errors", async ({ page, complaints }) => {
    await page.goto("/nl/login/");
    await page.getByLabel("E-mailadres").fill("nobody@example.org");
    await page.getByLabel("Wachtwoord").fill("not the password");
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page.getByRole("alert")).toHaveText("De gebruikersnaam of het wachtwoord is niet juist.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(page.getByLabel("E-mailadres")).toHaveValue("nobody@example.org");
    await expect(page.getByLabel("Wachtwoord")).toHaveValue("");
    expectOnlyStatus(complaints, 401);
  });
});

test("FORM-2 a form sent before the page's script has loaded shows the same errors beside its fields", async ({
  page,
}) => {
  const releaseScript = await openWithDelayedScript(page, "/nl/contact/");
  await form(page).getByLabel("Voornaam").fill("An");
  await form(page).getByRole("button").last().click();
  await expect(form(page).getByLabel(/^Naam/)).not.toHaveAttribute("aria-invalid", "true");
  releaseScript();
  await expect(form(page).getByLabel(/^Naam/)).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByLabel("Voornaam")).toHaveValue("An");
  await expect(form(page).getByText("Vul dit veld in.").first()).toBeVisible();
});

test("FORM-2 a form sent just as its script hydrates it shows the same errors", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    // Called when the form replays what happened before its script ran; the browser's own validation is still on then.
    CSS.supports = (condition: string) => {
      if (condition.includes(":user-invalid")) {
        CSS.supports = supports;
        queueMicrotask(() => document.querySelector<HTMLElement>("main form[method=post] [type=submit]")?.click());
      }
      return supports(condition);
    };
  });
  await page.goto("/nl/contact/");
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByLabel(/^Naam/)).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByText("Vul dit veld in.").first()).toBeVisible();
});

test("FORM-2 an invalid field from before the page's script has loaded shows no errors at other fields", async ({
  page,
}) => {
  const releaseScript = await openWithDelayedScript(page, "/nl/contact/");
  await form(page).getByLabel("E-mailadres").fill("an@");
  await form(page).getByLabel("Voornaam").focus();
  releaseScript();
  await expect(form(page)).toHaveAttribute("novalidate", "");
  await expect(form(page).getByText("Vul dit veld in.")).toHaveCount(0);
});

test("FORM-2 with script an invalid form is not sent, and its first invalid field gets the focus", async ({ page }) => {
  await page.goto("/nl/contact/");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await form(page).getByRole("radio").first().check();
  await form(page).getByLabel("Voornaam").fill("An");
  await form(page).getByLabel("E-mailadres").fill("an@");
  await form(page).getByRole("button").last().click();
  await expect(form(page).getByLabel(/^Naam/)).toBeFocused();
  await expect(form(page).getByLabel("E-mailadres")).toHaveAttribute("aria-invalid", "true");
  await expect(form(page).getByRole("alert")).toBeVisible();
  await expectAccessible(form(page));
  expect(posts).toEqual([]);
});
