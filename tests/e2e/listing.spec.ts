import type { Page } from "@playwright/test";
import { languages, listingParts, pathSegments } from "@gevel/config";
import { linkOf, mailTo } from "../support/mail-files.js";
import { expect, expectAccessible, expectOnlyStatus, expectToFitAllWidths, phone, test } from "../support/test.js";
import { typeCharacters } from "../support/solve-captcha.js";
import { waitForPictures } from "../support/wait-for-pictures.js";

/** Every request of a page to another host. */
function interceptThirdParties(page: Page, site: string): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site) && !/^(blob|data|about):/.test(request.url())) foreign.push(request.url());
  });
  return foreign;
}

const pathOf = async (site: string, language = "nl") =>
  new URL((await fetch(`${site}/${language}/property/546/`)).url).pathname;

test("ROUTE-7 a listing's print view and forms are under its address in every language, hidden from search engines", async ({
  site,
}) => {
  for (const language of languages) {
    const listing = await pathOf(site, language);
    const own = /<link rel="canonical" href="([^"]+)"/.exec(await (await fetch(site + listing)).text())?.[1];
    for (const part of listingParts) {
      const word = pathSegments[language][part];
      const answer = await fetch(`${site}/${language}/property/546/${word}/`);
      expect(answer.status, `${language} ${part}`).toBe(200);
      expect(new URL(answer.url).pathname).toBe(`${listing}${word}/`);
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      const canonical = part === "print" ? own : `${site}${listing}${word}/`;
      expect(html).toContain(`<link rel="canonical" href="${canonical}"/>`);
    }
  }
});

test("Q-4 a listing prints on two pages, and its page links to the print view", async ({ page }) => {
  await page.goto("/property/546/");
  await page.getByRole("link", { name: "Afdrukken" }).click();
  await expect(page).toHaveURL(/\/546\/afdrukken\/$/);
  await expect(page.getByRole("button", { name: "Afdrukken" })).toBeVisible();
  await expect(page.getByRole("img", { name: /QR-code/ })).toBeVisible();
  await waitForPictures(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBe(2);
  await page.emulateMedia({ media: "print" });
  for (const part of ["banner", "contentinfo", "navigation", "button"] as const)
    await expect(page.getByRole(part).locator("visible=true")).toHaveCount(0);
});

test("PROP-7 Q-4 a listing's page shares, prints and shows its map without a request to another host", async ({
  page,
  site,
  context,
}) => {
  const foreign = interceptThirdParties(page, site);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site });
  await page.addInitScript(() => {
    window.print = () => {
      window.top?.document.body.setAttribute("data-printed", location.pathname);
      window.dispatchEvent(new Event("afterprint"));
    };
  });
  await page.goto("/property/546/");

  await test.step("the map is not loaded before a visitor scrolls near", async () => {
    // The page has nothing left to do.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(requested).not.toContain("/map-frame/");
  });
  await test.step("sharing makes no request, copies the address, and closes by Escape", async () => {
    const share = page.locator("summary", { hasText: "Delen" });
    await share.click();
    const address = site + (await pathOf(site));
    await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      new RegExp(`^https://wa\\.me/\\?text=.*${encodeURIComponent(address)}$`),
    );
    await expect(page.getByRole("link", { name: /^Facebook \(/ })).toHaveAttribute(
      "href",
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
    );
    await page.getByRole("button", { name: "Kopieer" }).click();
    await expect(page.getByText("Het adres is gekopieerd.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expectAccessible(page.locator("details", { has: share }));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: /WhatsApp/ })).toBeHidden();
    await expect(share).toBeFocused();
  });
  await test.step("Ctrl+P prints the print sheets, not the page", async () => {
    await page.keyboard.press("Control+p");
    await expect(page.locator("body")).toHaveAttribute("data-printed", /\/546\/afdrukken\/$/);
    await expect(page.locator("iframe[aria-hidden]")).toHaveCount(0);
  });
  await test.step("the map loads when a visitor scrolls near", async () => {
    await page.getByRole("heading", { name: "Ligging" }).scrollIntoViewIfNeeded();
    await expect(
      page.frameLocator("iframe[src^='/map-frame/']").locator("[data-home='546'], [aria-label]").first(),
    ).toBeVisible();
  });
  expect(foreign).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PROP-7 Q-2 sharing, printing and the forms are links, and the actions lead to the listing's forms", async ({
    page,
    site,
  }) => {
    await page.goto("/property/546/");
    const listing = await pathOf(site);
    await page.locator("summary", { hasText: "Delen" }).click();
    await expect(page.getByRole("link", { name: /WhatsApp/ })).toBeVisible();
    await expect(page.getByLabel("Adres van deze pagina")).toHaveValue(site + listing);
    await expect(page.getByRole("button", { name: "Kopieer" })).toHaveCount(0);
    const card = page.getByRole("complementary", { name: "Vragen of een bezoek?" });
    await expect(card.getByRole("link", { name: "Vraag een bezoek aan" })).toHaveAttribute("href", `${listing}bezoek/`);
    await expect(card.getByRole("link", { name: "Vraag informatie" })).toHaveAttribute("href", `${listing}informatie/`);
    await page.getByRole("link", { name: "Afdrukken" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Afdrukken" })).toHaveCount(0);
  });

  test("FORM-2 Q-2 a viewing is requested without script: rejected with its typed text, then thanked for", async ({
    page,
    complaints,
  }) => {
    await page.goto("/property/546/bezoek/");
    const home = (
      await page.getByRole("complementary", { name: "Het gaat over" }).getByRole("link").first().innerText()
    ).trim();
    const form = page.getByRole("form", { name: "Vraag een bezoek aan" });
    await form.getByText("Dinsdag", { exact: true }).click();
    await form.getByRole("checkbox", { name: "14:00–16:00" }).check();
    await form.getByLabel("Voornaam").fill("An");
    await form.getByLabel("E-mailadres").fill("an@");
    await form.evaluate((element) => element.setAttribute("novalidate", ""));
    await form.getByRole("button", { name: "Vraag het bezoek aan" }).click();
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(form.getByLabel("Dinsdag", { exact: true })).toBeChecked();
    await expect(form.getByLabel("Voornaam")).toHaveValue("An");
    expectOnlyStatus(complaints, 422);
    await form.getByLabel(/^Naam/).fill("Claes");
    await form.getByLabel("E-mailadres").fill(`an-${Date.now()}@example.org`);
    await typeCharacters(form);
    await form.getByRole("button", { name: "Vraag het bezoek aan" }).click();
    await expect(page).toHaveURL(/\/nl\/bedankt\/afspraak\/$/);
    const sent = page.getByRole("region", { name: "Dit hebt u ons bezorgd" });
    for (const text of [home, "Dinsdag", "14:00–16:00", "An Claes"]) await expect(sent).toContainText(text);
    await expect(sent.getByRole("link", { name: home })).toHaveAttribute("href", /\/546\/$/);
  });
});

test("FORM-1 a phone's action bar leads to the viewing form, and a question is sent from the listing's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/property/546/");
  await page.getByRole("link", { name: "Vraag een bezoek aan" }).locator("visible=true").last().click();
  await expect(page).toHaveURL(/\/546\/bezoek\/$/);
  await page.goto("/property/546/informatie/");
  const person = page.getByRole("region", { name: "Wie uw bericht leest" });
  await expect(person).toContainText("leest uw vraag en antwoordt u.");
  await expect(person.getByRole("link")).toHaveAttribute("href", /^tel:\+?\d+$/);
  // One line above the form, with a sentence below it.
  expect((await person.boundingBox())?.height).toBeLessThan(130);
  const form = page.getByRole("form", { name: "Stel uw vraag" });
  await form.getByLabel("Voornaam").fill("Bo");
  await form.getByLabel(/^Naam/).fill("Peeters");
  await form.getByLabel("E-mailadres").fill(`bo-${Date.now()}@example.org`);
  await form.getByRole("button", { name: "Verstuur uw vraag" }).click();
  await expect(form.getByLabel("Uw bericht")).toBeFocused();
  await form.getByLabel("Uw bericht").fill("Is er een tuin?");
  await form.getByRole("button", { name: "Verstuur uw vraag" }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/contact\/$/);
});

test("PROP-18 a listing without documents on request says so", async ({ site }) => {
  const html = await (await fetch(`${site}/property/546/documenten/`)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain("Van dit pand zijn er geen documenten om aan te vragen.");
  expect(main).not.toContain("<form");
});

for (const [mail, path, send, fields] of [
  [
    "to a friend",
    "/property/546/doorsturen/",
    "Stuur door",
    { "E-mailadres van uw vriend(in)": "reader", "Uw voornaam": "An", "Uw eigen e-mailadres": "an@visitor.example" },
  ],
  [
    "that confirms a question",
    "/property/546/informatie/",
    "Verstuur uw vraag",
    { Voornaam: "An", Naam: "Claes", "E-mailadres": "reader", "Uw bericht": "Is er een tuin?" },
  ],
] as const)
  test(`FORM-4 the mail ${mail} links to its listing`, async ({ page, site }) => {
    const reader = `lezer-${Date.now()}@visitor.example`;
    await page.goto(path);
    const form = page.getByRole("main").locator("form[method=post]");
    for (const [label, value] of Object.entries(fields))
      await form
        .getByRole("textbox", { name: new RegExp(`^${label.replace(/[()]/g, ".")}`) })
        .fill(value === "reader" ? reader : value);
    await form.getByRole("button", { name: send }).click();
    await expect(page).toHaveURL(/\/nl\/bedankt\//);
    await page.goto(linkOf(await mailTo(reader), "Bekijk de woning"));
    await expect(page).toHaveURL(site + (await pathOf(site)));
    await expect(page.getByRole("link", { name: "Vraag een bezoek aan" }).first()).toBeVisible();
  });

test("ROUTE-7 FORM-1 unsubscribing has a form in every language", async ({ page, site }) => {
  for (const path of ["/fr/desinscription/", "/en/unsubscribe/", "/de/abmelden/"]) {
    const html = await (await fetch(site + path)).text();
    expect(html.slice(html.indexOf("<main")), path).toMatch(/<form [^>]*method="post"[^]*<input [^>]*type="email"/);
  }
  await page.goto("/nl/uitschrijven/");
  const form = page.getByRole("main").locator("form[method=post]");
  await form.getByLabel("E-mailadres").fill("an@example.org");
  await form.getByRole("button", { name: "Schrijf mij uit" }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/uitgeschreven\/$/);
});

for (const [name, path] of [
  ["visit", "/property/546/bezoek/"],
  ["friend", "/property/546/doorsturen/"],
  ["print view", "/property/546/afdrukken/"],
] as const) {
  test(`Q-1 the ${name} of a listing has no accessibility finding and no sideways scroll at any width`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectToFitAllWidths(page);
  });
}
