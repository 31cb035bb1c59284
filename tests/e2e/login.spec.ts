import type { BrowserContext, Page, Response } from "@playwright/test";
import { app } from "../support/app.js";
import { expect, expectOnlyStatus, test } from "../support/test.js";

const [owner = { email: "", password: "" }] = app.accounts.owners;

async function logIn(page: Page, path: string, password: string) {
  await page.goto(path);
  await page.getByLabel(/^E-?mail|^Adresse e-mail/i).fill(owner.email);
  await page.getByLabel(/^Wachtwoord|^Mot de passe/i).fill(password);
  await page.getByRole("main").getByRole("button").click();
}

/** All but what tests answer to the question of consent. */
const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => !name.startsWith("consent"));

test("OWNER-1 shows in the page's language that the login is wrong, and keeps the user name", async ({
  page,
  complaints,
}) => {
  // In Dutch: forms.spec.ts. An account takes five wrong attempts in a quarter of an hour, those of all tests together.
  await logIn(page, "/fr/login/", "not the password");
  await expect(page.getByRole("alert")).toHaveText("Le nom d’utilisateur ou le mot de passe est incorrect.");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(owner.email);
  expect(await cookiesOf(page.context())).toEqual([]);
  expectOnlyStatus(complaints, 401);
});

test("OWNER-1 OWNER-3 an owner logs in and out, and no token of the CMS reaches the browser", async ({
  page,
  context,
  site,
}) => {
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  await logIn(page, "/nl/login/", owner.password);
  await expect(page).toHaveURL("/nl/mijn-woning/");
  await page.reload();
  await expect(page.getByRole("main").getByRole("button", { name: "Afmelden" })).toBeVisible();

  // Their page views of their own listing are not counted from now on.
  const [cookie, ...others] = (await cookiesOf(context)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  expect(others.map(({ name }) => name)).toEqual(["gevel_uncounted"]);
  expect(cookie).toMatchObject({ name: "gevel_owner", httpOnly: true, sameSite: "Lax", secure: false });
  expect(await page.evaluate(() => document.cookie)).not.toContain("gevel_owner");
  for (const answer of answers) {
    const seen = JSON.stringify(await answer.allHeaders()) + (await answer.text().catch(() => ""));
    expect(seen, answer.url()).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.|"jwt"|refreshToken/);
  }

  // An owner's page is never cached for or shown to anybody else.
  const carried = `gevel_owner=${cookie?.value}`;
  const request = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site + path, { headers });
    return { text: await answer.text(), cacheControl: answer.headers.get("cache-control") };
  };
  await request("/nl/contact/");
  expect((await request("/nl/contact/")).cacheControl).toBe("no-cache");
  expect((await request("/nl/contact/", { cookie: carried })).cacheControl).toBe("no-store");
  // From the login they are sent on.
  expect((await request("/nl/login/", { cookie: carried })).text).toContain("Afmelden");
  expect((await request("/nl/login/")).text).not.toContain("Afmelden");

  await page.getByRole("main").getByRole("button", { name: "Afmelden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Voor eigenaars");
  expect((await cookiesOf(context)).map(({ name }) => name)).toEqual(["gevel_uncounted"]);
  expect((await request("/nl/mijn-woning/", { cookie: carried })).text).not.toContain("Afmelden");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Q-2 an owner logs in and out", async ({ page, context }) => {
    await logIn(page, "/nl/login/", owner.password);
    await expect(page).toHaveURL("/nl/mijn-woning/");
    await page.getByRole("main").getByRole("button", { name: "Afmelden" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Voor eigenaars");
    expect((await cookiesOf(context)).map(({ name }) => name)).toEqual(["gevel_uncounted"]);
  });
});
