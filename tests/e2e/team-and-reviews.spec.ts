import { mailTo } from "../support/mail-files.js";
import { expect, expectAccessible, expectToFitAllWidths, test } from "../support/test.js";

const reviewsPath = "/nl/onze-klanten-aan-het-woord/";

test("CMS-15 a listing leads to its agent's page, with their listings, their sales and their reviews", async ({
  page,
}) => {
  await page.goto("/nl/team/anna-claes/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anna Claes");
  await expect(page.getByText("Nederlands, Frans en Engels")).toBeVisible();
  const own = page.getByRole("region", { name: "Te koop en te huur bij Anna Claes" });
  const shown = await own.getByRole("article").count();
  expect(shown).toBeGreaterThan(0);
  await expect(page.getByRole("region", { name: /panden verkocht of verhuurd$/ }).getByRole("article")).toHaveCount(3);
  const reviews = page.getByRole("region", { name: "Klanten over Anna Claes" });
  await expect(reviews).toContainText("5 van de 5 sterren, 1 beoordeling");
  await expectAccessible(page);
  await expectToFitAllWidths(page);

  await reviews.getByRole("link", { name: "Lees alle beoordelingen" }).click();
  await expect(page).toHaveURL(`${reviewsPath}?agent=anna-claes`);
  await expect(page.getByText("1 van de 1 beoordeling.")).toBeVisible();

  await page.goBack();
  await own.getByRole("link").first().click();
  const agent = page.getByRole("complementary", { name: "Vragen of een bezoek?" });
  await agent.getByRole("link", { name: "Anna Claes" }).click();
  await expect(page).toHaveURL("/nl/team/anna-claes/");
});

test("CMS-15 a message from a member's page goes to that member, by mail or phone", async ({ page }) => {
  await page.goto("/nl/team/anna-claes/");
  const form = page.getByRole("form", { name: "Stuur Anna Claes een bericht" });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Voornaam").fill("Bo");
  await form.getByLabel(/^Naam/).fill("Peeters");
  await form.getByLabel(/bericht/i).fill("Kent u de buurt van het Zuid?");
  await form.getByRole("button", { name: "Verstuur uw bericht" }).click();
  await expect(form.getByLabel("E-mailadres")).toBeFocused();
  await expect(form.getByText("Laat een e-mailadres of een telefoonnummer na.").first()).toBeVisible();
  await expectAccessible(form);
  await form.getByLabel("Telefoon").fill("0470 12 34 56");
  await form.getByRole("button", { name: "Verstuur uw bericht" }).click();
  await expect(page).toHaveURL("/nl/bedankt/contact/");
  await expect(page.getByRole("region", { name: "Dit hebt u ons bezorgd" })).toContainText("Verstuurd aan Anna Claes");
  await expect(page.getByText(/^Anna Claes leest uw bericht en belt u op/)).toBeVisible();
  const mail = await mailTo("anna.claes@travee.example", ({ subject }) => subject?.includes("Bo Peeters") ?? false);
  expect(mail.subject).toContain("Anna Claes");
});

test("CMS-16 reviews are summed up and chosen without script, and a choice is not for search engines", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
  const page = await context.newPage();
  const robots = page.locator('meta[name="robots"][content*="noindex"]');
  await page.goto(reviewsPath);
  const quotes = page.getByRole("main").getByRole("figure");
  await expect(quotes).toHaveCount(5);
  await expect(page.getByText("op basis van 5 beoordelingen")).toBeVisible();
  await expect(page.getByRole("img", { name: "4,8 van de 5 sterren" })).toBeVisible();
  await expect(page.getByText(/vonden we het dossier van de verkoop of verhuring terug/)).toBeVisible();
  await expect(robots).toHaveCount(0);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);

  await page.getByRole("link", { name: /^4 sterren/ }).click();
  await expect(quotes).toHaveCount(1);
  await expect(robots).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${reviewsPath}$`));
  await page.getByLabel("Verkoop of verhuur").selectOption("Verkoop");
  await page.getByRole("button", { name: "Toon" }).click();
  await expect(page.getByText("Geen beoordelingen met deze keuze.")).toBeVisible();
  await page.getByRole("link", { name: "Toon alle beoordelingen" }).click();
  await expect(quotes).toHaveCount(5);

  await page.goto(`${reviewsPath}?stars=9&agent=%3Cb%3E&goal=huren&page=-1`);
  await expect(quotes).toHaveCount(5);
  await expect(robots).toHaveCount(0);
  await context.close();
});

test("CMS-16 the reviews page is accessible at every width, and says nothing about itself that search engines refuse", async ({
  page,
}) => {
  await page.goto(reviewsPath);
  await expectAccessible(page);
  await expectToFitAllWidths(page);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join("")).toContain('"Review"');
  expect(data.join("")).not.toContain("AggregateRating");
});
