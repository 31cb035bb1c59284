import type { Page } from "@playwright/test";
import { app } from "../support/app.js";
import { requestRenewal } from "../support/request-renewal.js";
import { linkOf, mailTo } from "../support/mail-files.js";
import { expect, expectAccessible, expectOnlyStatus, test } from "../support/test.js";

const source = "subscription-links";
const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const visitor = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@visitor.example`;
const subscriptionLinks = (text: string | undefined) => (text ?? "").match(/http\S+\/subscription\/[^\s)>]+\//g) ?? [];

async function importListings(properties: object[], mode: "partial" | "full" = "partial"): Promise<void> {
  const answer = await fetch(`${app.env.CMS_URL}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${app.accounts.integratorToken}`, "content-type": "application/json" },
    body: JSON.stringify({ source, mode, force: true, properties }),
  });
  expect(await answer.json()).toMatchObject({ summary: { refused: 0 } });
}

const listing = (reference: string, title: string) => ({
  reference,
  ...{ goal: 0, webId: 1, zip: "2300", city: "Turnhout", price: 310_000 },
  typeDescription: { nl: title },
});

// The first import of a source is not news in search alerts.
test.beforeAll(() => importListings([listing("known", "Vooraf gekend huis")]));
test.afterAll(() => importListings([], "full"));

/** Saves a search as a visitor does on its page: a house in the province of Antwerp. */
async function saveSearch(page: Page, email: string): Promise<void> {
  await page.goto("/nl/zoekopdracht/");
  const form = main(page).getByRole("form", { name: "Uw zoekopdracht" });
  const next = form.getByRole("button", { name: "Verder" });
  await form.getByRole("radio", { name: "Kopen" }).check();
  await form.getByRole("checkbox", { name: "Huis", exact: true }).check();
  await next.click();
  await form.getByRole("searchbox", { name: "Zoek een gemeente" }).fill("prov antw");
  await form.getByRole("checkbox", { name: "Provincie Antwerpen" }).check();
  await next.click();
  // The step with price and rooms has no required field.
  await next.click();
  await form.getByRole("radio", { name: "Mevrouw" }).check();
  await form.getByLabel("Voornaam").fill("An");
  await form.getByLabel(/^Naam/).fill("Peeters");
  await form.getByLabel("E-mailadres").fill(email);
  await form.getByLabel("Telefoon").fill("0470123456");
  await form.getByRole("checkbox", { name: /^Ja, mail mij/ }).check();
  await form.getByRole("button", { name: "Bewaar mijn zoekopdracht" }).click();
  await expect(page).toHaveURL(/\/nl\/bedankt\/zoekopdracht\/$/);
}

test("FORM-9 FORM-12 a saved search is confirmed, changed, paused, resumed, mailed and stopped by the links of its mails", async ({
  page,
}) => {
  const email = visitor("zoeker");
  await saveSearch(page, email);
  const requested = await mailTo(email, ({ text }) => subscriptionLinks(text).length > 0);
  await page.goto(subscriptionLinks(requested.text)[0] ?? "");
  await expect(heading(page)).toHaveText("Bevestig uw e-mailadres");
  await expectAccessible(page);
  await press(page, "Ja, dit is mijn adres");
  await expect(heading(page)).toHaveText("Uw adres is bevestigd");

  await main(page).getByRole("link", { name: "Bekijk of wijzig uw mails" }).click();
  await main(page).getByRole("radio", { name: "Meteen" }).check();
  await press(page, "Bewaren");
  await expect(main(page).getByRole("radio", { name: "Meteen" })).toBeChecked();
  await press(page, "Even pauzeren");
  await expect(main(page).getByText("Gepauzeerd")).toBeVisible();
  await press(page, "Weer starten");
  await expect(main(page).getByText(/^Bevestigd op/)).toBeVisible();
  await expectAccessible(page);

  await importListings([listing("new", "Nieuw huis aan de Nete")]);
  const alert = await mailTo(email, ({ text }) => text?.includes("Nieuw huis aan de Nete") ?? false);
  const links = subscriptionLinks(alert.text);
  await page.goto(links.at(-1) ?? "");
  await expect(heading(page)).toHaveText("Geen mails meer");
  await press(page, "Stopzetten");
  await expect(
    main(page).getByText(`U krijgt hierover geen mails meer op ${email[0]}…@visitor.example.`),
  ).toBeVisible();

  await page.goto(links[0] ?? "");
  await expect(main(page).getByText("Gestopt: we mailen niets meer.")).toBeVisible();
  await press(page, "Alles wissen");
  await expect(heading(page)).toHaveText("Alles is gewist");
});

/** Confirms by the link in the mail and chooses immediate alerts. */
async function confirmAtOnce(page: Page, email: string): Promise<void> {
  const requested = await mailTo(email, ({ text }) => subscriptionLinks(text).length > 0);
  await page.goto(linkOf(requested, "Ja, dit is mijn adres"));
  await press(page, "Ja, dit is mijn adres");
  await main(page).getByRole("link", { name: "Bekijk of wijzig uw mails" }).click();
  await main(page).getByRole("radio", { name: "Meteen" }).check();
  await press(page, "Bewaren");
  await expect(main(page).getByRole("radio", { name: "Meteen" })).toBeChecked();
}

test("FORM-9 an alert links to a listing, to the list of the ones it leaves out, and unsubscribes from the mail program", async ({
  page,
}) => {
  const email = visitor("veel");
  await saveSearch(page, email);
  await confirmAtOnce(page, email);
  // One more than an alert lists.
  const many = Array.from({ length: 51 }, (_, number) => listing(`${email}-${number}`, `Huis ${number} van velen`));
  await importListings(many);
  const alert = await mailTo(email, ({ text }) => text?.includes("En nog 1 woning te koop") ?? false);

  const [shown = ""] = /Huis \d+ van velen/.exec(alert.text ?? "") ?? [];
  await page.goto(linkOf(alert, shown));
  await expect(heading(page)).toHaveText(shown);
  await page.goto(linkOf(alert, "En nog 1 woning te koop"));
  await expect(
    main(page)
      .getByRole("link", { name: /Huis \d+ van velen/ })
      .first(),
  ).toBeVisible();

  const leave = alert.headers.find(({ key }) => key === "list-unsubscribe")?.value.replace(/^<|>$/g, "") ?? "";
  const ended = await fetch(leave, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
  expect(ended.status).toBe(200);
  await page.goto(linkOf(alert, "Uw zoekopdracht bekijken, aanpassen of even pauzeren"));
  await expect(main(page).getByText("Gestopt: we mailen niets meer.")).toBeVisible();
});

async function subscribeToNewsletter(page: Page, email: string): Promise<void> {
  await page.goto("/nl/nieuwsbrief/");
  const form = main(page).getByRole("form").first();
  await form.getByLabel("E-mailadres").fill(email);
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button").last().click();
  await expect(page).toHaveURL(/\/nl\/bedankt\//);
}

test("FORM-12 a newsletter subscription is confirmed, renewed and ended by the links of its mails", async ({
  page,
}) => {
  const email = visitor("trouw");
  await subscribeToNewsletter(page, email);
  const requested = await mailTo(email, ({ text }) => subscriptionLinks(text).length > 0);
  await page.goto(linkOf(requested, "Ja, dit is mijn adres"));
  await press(page, "Ja, dit is mijn adres");
  await expect(heading(page)).toHaveText("Uw adres is bevestigd");

  const isQuestion = ({ subject = "" }) => subject.startsWith("Wilt u deze mails");
  await requestRenewal(email);
  const first = await mailTo(email, isQuestion);
  await page.goto(linkOf(first, "Ja, blijf me mailen"));
  await expect(heading(page)).toHaveText("Wilt u deze mails nog krijgen?");
  await expectAccessible(page);
  await press(page, "Ja, blijf me mailen");
  await expect(heading(page)).toHaveText("U blijft deze mails krijgen");

  await requestRenewal(email);
  const second = await mailTo(email, (mail) => isQuestion(mail) && mail.messageId !== first.messageId);
  await page.goto(linkOf(second, "Nee, stop deze mails"));
  await press(page, "Stopzetten");
  await expect(
    main(page).getByText(`U krijgt hierover geen mails meer op ${email[0]}…@visitor.example.`),
  ).toBeVisible();
});

test("Q-3 a form on another site changes nothing here", async ({ page, site, complaints }) => {
  const elsewhere = site.replace("localhost", "127.0.0.1");
  await page.route(`${elsewhere}/elsewhere`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Elsewhere</title><form method="post" action="${site}/nl/login/"><button>Send</button></form>`,
    }),
  );
  await page.goto(`${elsewhere}/elsewhere`);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await answered).status()).toBe(403);
  await expect(page.getByText("Dit verzoek komt van een andere site en werd geweigerd.")).toBeVisible();
  expectOnlyStatus(complaints, 403);
});
