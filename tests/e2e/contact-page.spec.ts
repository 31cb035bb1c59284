import { expect, expectAccessible, test } from "../support/test.js";

test("CMS-5 CMS-6 the contact page shows each office with a picture and the site's own map, and the agency's legal identity", async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).origin));
  await page.goto("/nl/contact/");
  const main = page.getByRole("main");
  const offices = main.getByRole("region", { name: "Onze kantoren" }).getByRole("listitem");
  await expect(offices).toHaveCount(2);
  for (const office of await offices.all()) {
    await expect(office.getByRole("heading")).toBeVisible();
    await expect(office.getByText("Maandag tot vrijdag")).toBeVisible();
    await expect(office.getByRole("link", { name: /Plan uw route/ })).toBeVisible();
  }

  const mapFrame = main.getByTitle("Kaart met onze kantoren");
  await mapFrame.scrollIntoViewIfNeeded();
  const map = mapFrame.contentFrame();
  await expect(map.getByRole("button", { name: "Kantoor Antwerpen Zuid" })).toBeVisible();
  await expect(map.getByRole("button", { name: "Kantoor Brasschaat" })).toBeVisible();
  // Nearer: an office has no card to open.
  await map.getByRole("button", { name: "Kantoor Brasschaat" }).click();
  await expect(map.getByRole("button", { name: "Kantoor Antwerpen Zuid" })).toHaveCount(0);
  await expect(map.locator("#popup")).toBeHidden();
  expect(requested.filter((origin) => origin.startsWith("http") && origin !== new URL(site).origin)).toEqual([]);

  const identity = main.getByRole("region", { name: "Wettelijke gegevens" });
  await expect(identity.getByRole("heading", { level: 2 })).toHaveText("Wettelijke gegevens");
  for (const fact of ["ondernemingsnummer", "Btw", "BIV"])
    await expect(identity.getByRole("listitem").filter({ hasText: fact }).first()).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("group", { name: "Wettelijke gegevens" })).toContainText("BIV");
  await expectAccessible(page);
});

test("CMS-5 without script all offices are complete, without a placeholder for a map", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/nl/contact/");
  const offices = page.getByRole("main").getByRole("region", { name: "Onze kantoren" }).getByRole("listitem");
  await expect(offices.getByRole("link", { name: /Plan uw route/ })).toHaveCount(2);
  await context.close();
});

test("a team page ends with a link to contact, a legal page with none", async ({ page }) => {
  await page.goto("/nl/about/");
  const next = page.getByRole("region", { name: "Wat is uw volgende stap?" });
  await expect(next.getByRole("link", { name: "Stel ons uw vraag" })).toHaveAttribute("href", "/nl/contact/");
  await page.goto("/nl/privacy-statement/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(next).toHaveCount(0);
});
