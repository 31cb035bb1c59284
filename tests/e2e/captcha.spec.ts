import type { Page } from "@playwright/test";
import { acceptProofOfWork, rejectProofOfWork, typeCharacters } from "../support/solve-captcha.js";
import { expect, expectAccessible, expectOnlyStatus, test } from "../support/test.js";
import { interceptThirdParties } from "../support/third-party-requests.js";

const form = (page: Page) => page.getByRole("main").getByRole("form", { name: "Vier keer per jaar" });

async function fillIn(page: Page) {
  await form(page).getByLabel("Voornaam").fill("An");
  await form(page).getByLabel("E-mailadres").fill(`an-${Date.now()}@example.org`);
  await form(page)
    .getByLabel(/stuur mij de nieuwsbrief/)
    .check();
}

/** Requested anew: characters from the first keystroke are only accepted after a second, and a test is quicker. */
async function takeOtherCharacters(page: Page) {
  const picture = form(page).getByRole("img");
  const before = await picture.getAttribute("src");
  await form(page).getByRole("button", { name: "Toon andere tekens" }).click();
  await expect(picture).not.toHaveAttribute("src", before ?? "");
}

const send = (page: Page) => form(page).getByRole("button", { name: "Schrijf mij in" }).click();

test("FORM-6 with script the browser solves the captcha invisibly, for this site alone and without a cookie", async ({
  page,
  context,
}) => {
  const foreign = await interceptThirdParties(page);
  const requested: string[] = [];
  page.on("request", (request) => /captcha/.test(request.url()) && requested.push(new URL(request.url()).pathname));
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(new URL(worker.url()).origin));
  await page.goto("/nl/nieuwsbrief/");
  await form(page).scrollIntoViewIfNeeded();
  await form(page).getByLabel("Voornaam").focus();
  expect(requested).toEqual([]);
  const cookies = await context.cookies();
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
  expect(requested).toEqual(["/captcha.json"]);
  expect(workers).toEqual([new URL(page.url()).origin]);
  expect(foreign).toEqual([]);
  // The thank-you page's own is of the form, not of the captcha.
  expect((await context.cookies()).filter(({ name }) => name !== "gevel_sent")).toEqual(cookies);
});

test("FORM-6 a form sent before the browser has finished waits for it, and is sent once", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/captcha.json?proof*", async (route) => {
    await held;
    await route.continue();
  });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto("/nl/nieuwsbrief/");
  await fillIn(page);
  await send(page);
  await expect(form(page).getByRole("status").filter({ hasText: "Uw browser doet" })).toBeAttached();
  // A second press, while it waits.
  await page.keyboard.press("Enter");
  expect(posts).toEqual([]);
  release();
  await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
  expect(posts).toHaveLength(1);
});

test("FORM-6 by keyboard alone: a visitor who cannot read the picture lets the browser solve it, and gets the thank-you page", async ({
  page,
}) => {
  await rejectProofOfWork(page);
  await page.goto("/nl/nieuwsbrief/");
  await fillIn(page);
  const way = form(page).getByRole("button", { name: "Ik kan de tekens niet lezen" });
  await expect(way).toBeVisible();
  await acceptProofOfWork(page);
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(new URL(worker.url()).origin));
  await way.focus();
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("status").filter({ hasText: "Gecontroleerd." })).toBeFocused();
  expect(workers).toEqual([new URL(page.url()).origin]);
  await form(page).getByRole("button", { name: "Schrijf mij in" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
});

test("FORM-6 ERR-1 where the browser cannot solve it, the form shows a picture captcha and keeps the typed text", async ({
  page,
  complaints,
}) => {
  await rejectProofOfWork(page);
  await page.goto("/nl/nieuwsbrief/");
  await fillIn(page);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const picture = form(page).getByRole("img", { name: "Afbeelding met vijf letters en cijfers" });
  const field = form(page).getByLabel("Neem de tekens over");
  const typed = form(page).getByLabel("Voornaam");

  await test.step("nothing is sent before the captcha is typed", async () => {
    await send(page);
    await expect(picture).toBeVisible();
    await expect(field).toBeFocused();
    expect(posts).toEqual([]);
    await expectAccessible(page.getByRole("main"));
  });
  await test.step("another picture can be loaded", async () => {
    await takeOtherCharacters(page);
    await expect(typed).toHaveValue("An");
  });
  await test.step("a wrong captcha shows its error beside the field, which gets the focus and a new picture", async () => {
    await field.fill("nope");
    const before = await picture.getAttribute("src");
    await send(page);
    await expect(form(page).getByText("De ingevoerde tekens kloppen niet.").first()).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(picture).not.toHaveAttribute("src", before ?? "");
    await expect(typed).toHaveValue("An");
  });
  await test.step("the right one is sent", async () => {
    await typeCharacters(form(page));
    await send(page);
    await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
  });
  expectOnlyStatus(complaints, 422);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("FORM-6 Q-2 the first post returns the picture and all typed text, the second leads to the thank-you page", async ({
    page,
    complaints,
  }) => {
    await page.goto("/nl/nieuwsbrief/");
    await fillIn(page);
    await send(page);
    await expect(form(page).getByRole("alert")).toContainText("Nog één stap");
    await expect(form(page).getByRole("img", { name: "Afbeelding met vijf letters en cijfers" })).toBeVisible();
    await expect(form(page).getByLabel("Voornaam")).toHaveValue("An");
    await expect(form(page).getByLabel(/stuur mij de nieuwsbrief/)).toBeChecked();
    await expect(form(page).getByText(/Kunt u de tekens niet lezen\? Bel/)).toBeVisible();
    await typeCharacters(form(page));
    await send(page);
    await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
    expectOnlyStatus(complaints, 422);
  });
});

test("FORM-6 the login has no captcha", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => request.url().includes("captcha") && requested.push(request.url()));
  await page.goto("/nl/login/");
  await page.getByLabel("E-mailadres").fill("an@example.org");
  await page.getByLabel("Wachtwoord").fill("something");
  await expect(page.locator('input[name^="captcha"]')).toHaveCount(0);
  expect(requested).toEqual([]);
});

test("FORM-6 where the browser cannot solve it, a visitor who cannot read the picture sees the phone number", async ({
  page,
  complaints,
}) => {
  await rejectProofOfWork(page);
  await page.goto("/nl/nieuwsbrief/");
  await fillIn(page);
  await form(page).getByRole("button", { name: "Ik kan de tekens niet lezen" }).click();
  await expect(form(page).getByText("Deze browser kan de controle niet doen.")).toBeVisible();
  await expect(form(page).getByRole("link", { name: "030 00 00 10" })).toBeVisible();
  await takeOtherCharacters(page);
  await typeCharacters(form(page));
  await form(page).getByRole("button", { name: "Schrijf mij in" }).click();
  await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
  complaints.length = 0;
});
