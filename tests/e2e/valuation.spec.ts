import { watchLayoutShift } from "../support/layout-shift.js";
import { expect, expectAccessible, expectToFitAllWidths, test } from "../support/test.js";

const form = { name: "Gratis schatting" };

test("FORM-1 FORM-2 a valuation starts in its banner, which shows errors; the form below goes on with the typed text", async ({
  page,
}) => {
  await page.goto("/nl/gratis-schatting/");
  const begin = page.getByRole("form", form).filter({ has: page.getByRole("button", { name: "Start uw schatting" }) });
  const cityField = begin.getByLabel("Postcode en gemeente");
  await test.step("invalid input is rejected beside its field, and stays as typed", async () => {
    // With script the site shows its own validation messages.
    await expect(begin).toHaveAttribute("novalidate", "");
    await begin.getByLabel("Straat en nummer").fill("Kerkstraat 12");
    await cityField.fill("12");
    await begin.getByRole("button").click();
    await expect(cityField).toBeFocused();
    await expect(cityField).toHaveAttribute("aria-invalid", "true");
    await expect(begin.getByText("Dit is geen geldige postcode")).toBeVisible();
    await expect(cityField).toHaveValue("12");
    await expectAccessible(begin);
  });
  await test.step("the form below has the typed text, and the visitor goes on in it", async () => {
    await cityField.fill("2018 Antwerpen");
    await begin.getByRole("button", { name: "Start uw schatting" }).click();
    const requested = page.getByRole("form", { name: "Vraag uw schatting" });
    await expect(requested.getByLabel("Straat en nummer")).toHaveValue("Kerkstraat 12");
    await expect(requested.getByLabel("Postcode")).toHaveValue("2018");
    await expect(requested.getByLabel("Gemeente")).toHaveValue("Antwerpen");
    // Its first step asks of the home alone; what is left of it has the focus.
    await expect(requested.getByRole("heading", { name: "Stap 1 van 3: Welke woning?" })).toBeVisible();
    await expect(requested.getByRole("combobox")).toBeFocused();
    await expect(requested.getByLabel("Voornaam")).toBeHidden();
    await expect(page).toHaveURL(/\/nl\/gratis-schatting\/$/);
  });
});

test("FORM-1 who answers is beside the valuation, the saved search and the contact form, without layout shift", async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  for (const [path, next] of [
    ["/nl/gratis-schatting/", "Anna Claes belt u om een moment af te spreken en komt kijken."],
    ["/nl/zoekopdracht/", "Anna Claes leest wat u zoekt en meldt u wat erbij past."],
    ["/nl/contact/", "Anna Claes leest uw vraag en antwoordt u."],
  ] as const) {
    await page.goto(path);
    const person = page.getByRole("region", { name: "Wie uw bericht leest" });
    await person.scrollIntoViewIfNeeded();
    await expect(person).toHaveCount(1);
    await expect(person).toContainText(next);
    await expect(person.getByRole("link", { name: /^0/ })).toHaveAttribute("href", /^tel:/);
    await expect(person.getByRole("link", { name: "anna.claes@travee.example" })).toBeVisible();
    expect(await shifted()).toEqual([]);
    await expectToFitAllWidths(page);
    await expectAccessible(person);
    await shifted();
  }
});

test("FORM-5 FORM-13 the thank-you page of a valuation repeats its address and message, in that browser only", async ({
  page,
  site,
}) => {
  await page.goto("/nl/gratis-schatting/");
  const requested = page.getByRole("form", { name: "Vraag uw schatting" });
  await requested.scrollIntoViewIfNeeded();
  await requested.getByLabel("Straat en nummer").fill("Kerkstraat 12");
  await requested.getByLabel("Postcode").fill("2018");
  await requested.getByLabel("Gemeente").fill("Antwerpen");
  await requested.getByRole("combobox").first().selectOption({ index: 1 });
  const next = requested.getByRole("button", { name: "Verder" });
  await next.click();
  await expect(requested.getByRole("heading", { name: "Stap 2 van 3: Wat bent u van plan?" })).toBeFocused();
  await next.click();
  // Without a plan the form stays on this step and shows the error.
  await expect(requested.getByRole("heading", { name: /Stap 2 van 3/ })).toBeVisible();
  await requested.getByRole("radio", { name: "Verkopen" }).check();
  await requested.getByLabel(/bericht/i).fill("Er is een tuin.\nBel na zes uur.");
  await expectAccessible(requested);
  await next.click();
  await requested.getByLabel("Voornaam").fill("An");
  await requested.getByLabel(/^Naam/).fill("Claes");
  await requested.getByLabel("E-mailadres").fill(`schatting-${Date.now()}@example.org`);
  await requested.getByLabel("Telefoon").fill("0470 12 34 56");
  for (const radio of await requested.getByRole("radio", { name: /^(Mevrouw|De heer)/ }).all()) await radio.check();
  await requested.getByRole("button").last().click();
  await expect(page).toHaveURL("/nl/bedankt/gratis-schatting/");
  const sent = page.getByRole("region", { name: "Dit hebt u ons bezorgd" });
  await expect(sent).toContainText("Kerkstraat 12");
  await expect(sent).toContainText("Bel na zes uur.");
  await expectAccessible(sent);
  await page.reload();
  await expect(sent).toContainText("Kerkstraat 12");
  // Whoever else has the address sees the thanks alone, also from the page cache.
  const others = await (await fetch(`${site}/nl/bedankt/gratis-schatting/`)).text();
  expect(others).toContain("<h1>");
  expect(others).not.toContain("Kerkstraat 12");
});

test("HOME-1 CONSENT-3 on the home page it is the search box's third tab, and no URL contains the address of the home", async ({
  page,
}) => {
  await page.goto("/nl/");
  const main = page.getByRole("main");
  const begin = main.getByRole("form", form);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const tab = main.getByRole("link", { name: "Schatting", exact: true });
  // Before the page has its script the tab is a link to the form's page.
  await expect(async () => {
    await tab.click();
    await expect(begin.getByLabel("Straat en nummer")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/\/nl\/$/);
  await expectAccessible(main);
  await begin.getByLabel("Straat en nummer").fill("Lange Leemstraat 4");
  await begin.getByLabel("Postcode en gemeente").fill("Antwerpen 2018");
  await begin.getByRole("button", { name: "Start uw schatting" }).click();
  await expect(page).toHaveURL(/\/nl\/gratis-schatting\/#form-/);
  const requested = page.getByRole("form", { name: "Vraag uw schatting" });
  await expect(requested.getByLabel("Straat en nummer")).toHaveValue("Lange Leemstraat 4");
  await expect(requested.getByLabel("Postcode")).toHaveValue("2018");
  await expect(requested.getByLabel("Gemeente")).toHaveValue("Antwerpen");
  expect(addresses.filter((address) => /Leemstraat/.test(decodeURIComponent(address)))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Q-2 FORM-2 it keeps the typed text, shows errors beside their fields, and is cached for nobody", async ({
    page,
  }) => {
    await page.goto("/nl/gratis-schatting/");
    const begin = page.getByRole("form", form);
    await begin.getByLabel("Straat en nummer").fill("Kerkstraat 12");
    await begin.getByLabel("Postcode en gemeente").fill("12");
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().isNavigationRequest()),
      begin.getByRole("button", { name: "Start uw schatting" }).click(),
    ]);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    const requested = page.getByRole("form", { name: "Vraag uw schatting" });
    await expect(requested.getByLabel("Straat en nummer")).toHaveValue("Kerkstraat 12");
    await expect(requested.getByLabel("Postcode")).toHaveValue("12");
    await expect(requested.getByLabel("Postcode")).toHaveAttribute("aria-invalid", "true");
    await expect(requested.getByLabel("Gemeente")).toHaveValue("");
  });

  test("Q-2 from the home page its tab leads to the form's page", async ({ page }) => {
    await page.goto("/nl/");
    await page.getByRole("main").getByRole("link", { name: "Schatting", exact: true }).click();
    await expect(page).toHaveURL(/\/nl\/gratis-schatting\/$/);
  });
});
