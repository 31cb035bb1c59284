import { readFile } from "node:fs/promises";
import { monthBefore, monthOf } from "@gevel/config";
import type { Page } from "@playwright/test";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { linkOf, mailTo } from "../support/mail-files.js";
import { person } from "../support/human-browser.js";
import { expect, expectAccessible, expectOnlyStatus, expectToFitAllWidths, phone, test } from "../support/test.js";

/** The second demo owner: login.spec.ts uses the first. */
const owner = app.accounts.owners[1] ?? { email: "", password: "" };
const { SITE_URL = "", CMS_URL = "" } = app.env;
const portal = "/nl/mijn-woning/";
const source = "portal-spec";

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(CMS_URL + path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${app.accounts.integratorToken}` },
    body: JSON.stringify({ source, ...body }),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  expect(text).not.toContain('"refused":{');
  expect(text).not.toContain('"outcome":"refused"');
}

const listing = (reference: string, title: string, more: object) => ({
  ...{ reference, goal: 0, webId: 1, zip: "2018", city: "Antwerpen", street: "Lange Leemstraat", houseNumber: "12" },
  ...{ price: 415_000, typeDescription: { nl: title }, pictures: [{ url: "/uploads/sample/plan-1.jpg" }] },
  ...more,
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

let session = "";

test.beforeAll(async () => {
  await send("/api/properties/import", {
    mode: "partial",
    properties: [
      listing("P-1", "Portaalhuis met zuidtuin", { createdAt: daysAgo(75), recordFile: "TK-77" }),
      listing("P-2", "Portaalflat zonder prijs", { goal: 1, price: 1_150, publishPrice: false }),
    ],
    owners: [{ reference: "P-O", email: owner.email, name: "Marc Dubois", properties: ["P-1", "P-2"] }],
  });
  const item = { property: "P-1" };
  const appointment = { ...item, state: "done", visitor: "Anna Maes" };
  await send("/api/owner-stats/import", {
    visits: [
      { ...appointment, reference: "V-1", at: daysAgo(1), feedback: "Veel licht in huis.", feedbackReleased: true },
      { ...appointment, reference: "V-2", at: daysAgo(2), feedback: "Te duur, zeg het niet voort." },
      { ...appointment, reference: "V-3", at: daysAgo(-2), state: "planned" },
    ],
    communications: [{ ...item, reference: "C-1", at: daysAgo(3), way: "phone", subject: "De eerste reacties" }],
    onlineMedia: [{ ...item, reference: "M-1", name: "Immoweb", url: "https://www.immoweb.be/", from: null }],
    numbers: [{ ...item, medium: "Immoweb", day: daysAgo(1).slice(0, 10), views: 321 }],
  });
  // The CMS takes five attempts of one address in five minutes, those of all tests together: one login for all.
  const answer = await fetch(`${SITE_URL}/nl/login/`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: SITE_URL },
    body: new URLSearchParams({ username: owner.email, password: owner.password }),
  });
  expect(answer.headers.get("location")).toBe(portal);
  session = /gevel_owner=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
});

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: "gevel_owner", value: session, url: SITE_URL, httpOnly: true, sameSite: "Lax" }]);
});

async function openListing(page: Page) {
  await page.goto(portal);
  await page.getByRole("main").getByRole("link", { name: "Portaalhuis met zuidtuin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portaalhuis met zuidtuin");
}

test("OWNER-2 an owner chooses among their listings and reads the activity of one", async ({ page }) => {
  await page.goto("/nl/login/");
  await expect(page).toHaveURL(portal);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.filter({ hasText: "Portaalflat zonder prijs" })).toContainText(/1\.150/);
  await openListing(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("€ 415.000");
  // The public reference, not the one of the source.
  await expect(main).toContainText("Referentie TK-77");
  for (const name of ["Vandaag", "Deze week", "Deze maand", "In totaal"])
    await expect(main.getByRole("term").filter({ hasText: name })).toBeVisible();
  const letter = main.getByRole("region", { name: "Het verhaal van uw verkoop" });
  await expect(letter.getByRole("blockquote")).toHaveText(["Veel licht in huis."]);
  await expect(letter).toContainText("De eerste reacties");
  await expect(letter.getByRole("region", { name: "Wat eraan komt" })).toContainText("A. M.");
  await expect(main).not.toContainText(/Anna|Maes|zeg het niet voort/);
  await expect(main.getByRole("row", { name: /Immoweb/ })).toContainText("321");
});

test("OWNER-3 the id of somebody else's listing leads an owner to their own", async ({ page }) => {
  // A public listing that belongs to another owner.
  const list = await (await fetch(`${SITE_URL}/nl/te-koop/`)).text();
  const links = [...list.matchAll(/href="\/nl\/te-koop\/([^"]+)\/(\d+)\/"/g)];
  const other = links.find(([, address = ""]) => !address.includes("portaal"))?.[2] ?? "";
  expect(other).not.toBe("");
  for (const item of [other, "999999999", "-1", "x"]) {
    await page.goto(`${portal}?home=${item}`);
    await expect(page).toHaveURL(portal);
    expect((await page.request.get(`/portal.json?language=nl&home=${item}`)).status()).toBe(404);
  }
  const cached = await page.request.get(portal);
  expect(cached.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  const anonymous = await fetch(SITE_URL + portal, { redirect: "manual" });
  expect([anonymous.status, anonymous.headers.get("location")]).toEqual([303, "/nl/login/"]);
  expect((await fetch(`${SITE_URL}/portal.json?language=nl`)).status).toBe(401);
});

test("Q-1 the portal fits every width without an accessibility finding, and a listing opens by keyboard", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(portal);
  await expectToFitAllWidths(page);
  await page.getByRole("main").getByRole("link", { name: "Portaalhuis met zuidtuin" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portaalhuis met zuidtuin");
  await expectToFitAllWidths(page);
});

test("LANG-6 the portal is in the language of its address", async ({ page }) => {
  for (const [path, title] of [
    ["/fr/mon-bien/", "Vos biens"],
    ["/en/my-home/", "Your homes"],
    ["/de/mein-objekt/", "Ihre Immobilien"],
  ] as const)
    expect(await (await page.request.get(path)).text(), path).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
});

test("OWNER-5 Q-1 page views update in an open portal without a reload, and screen readers hear them once", async ({
  page,
  browser,
}) => {
  await openListing(page);
  const today = page.getByRole("main").locator("dl > div").filter({ hasText: "Vandaag" }).locator("dd");
  const shown = async () => Number(await today.textContent());
  const before = await shown();
  const address = await page.getByRole("link", { name: "Bekijk uw woning op de site" }).getAttribute("href");
  const appointment = async (number: number) => {
    const visitor = await browser.newContext(person(number));
    await (await visitor.newPage()).goto(SITE_URL + (address ?? ""));
    await expect.poll(shown).toBe(before + number);
    await visitor.close();
  };
  const news = page.getByRole("main").getByRole("status");
  await expect(news).toHaveText("");
  await appointment(1);
  await expect(news).toHaveText(new RegExp(`^Bijgewerkt: vandaag ${before + 1} keer bekeken, in totaal \\d+ keer\\.$`));
  const reported = (await news.textContent()) ?? "";
  await appointment(2);
  await expect(news).toHaveText(reported);
});

/** Creates the reports as the agency does once the month is over; the CMS must have recorded the listing by then. */
async function waitUntilReported(page: Page) {
  const api = await adminApi();
  await expect
    .poll(async () => {
      await api.call("/owner-stats/reports/make", "POST", { month: monthBefore(monthOf(new Date())) });
      await openListing(page);
      return page.getByRole("link", { name: /^Maandverslag/ }).count();
    })
    .toBe(1);
}

test("OWNER-8 an owner downloads a monthly report, and no other report opens", async ({ page }) => {
  await waitUntilReported(page);
  await expectToFitAllWidths(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Maandverslag/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^maandverslag-\d{4}-\d\d-lange-leemstraat-12-2018-antwerpen\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  const own = new URL(file.url()).pathname;
  expect((await page.request.get(own)).headers()["cache-control"]).toBe("private, no-store");
  for (const path of [`${portal}reports/999999.pdf`, `${portal}reports/x`]) {
    await page.goto(path);
    await expect(page).toHaveURL(portal);
  }
  const anonymous = await fetch(SITE_URL + own, { redirect: "manual" });
  expect([anonymous.status, anonymous.headers.get("location")]).toEqual([303, "/nl/login/"]);
});

async function chooseOther(page: Page) {
  const reports = page.getByRole("region", { name: "Maandverslagen" });
  await expect(reports).toContainText(`per e-mail op ${owner.email}`);
  await reports.getByRole("button", { name: "Stuur ze niet meer per e-mail" }).click();
  await expect(reports.getByRole("status")).toHaveText("Bewaard. Het volgende verslag vindt u hier, zonder e-mail.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portaalhuis met zuidtuin");
  await expect(reports.getByRole("status")).toBeFocused();
  await reports.getByRole("button", { name: "Stuur ze mij per e-mail" }).click();
  await expect(reports.getByRole("status")).toHaveText("Bewaard. Het volgende verslag komt per e-mail.");
}

test("OWNER-8 the mail of a monthly report links to the listing", async ({ page }) => {
  await waitUntilReported(page);
  const report = await mailTo(owner.email, ({ subject }) => subject?.includes("Lange Leemstraat 12") ?? false);
  await page.goto(linkOf(report, "Naar uw woning"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portaalhuis met zuidtuin");
});

test("OWNER-8 an owner chooses how the reports arrive, and sees that it was saved", async ({ page, complaints }) => {
  await openListing(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chooseOther(page);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expectAccessible(page);
  await page
    .getByRole("button", { name: "Stuur ze niet meer per e-mail" })
    .evaluate((button: HTMLButtonElement) => (button.value = "fax"));
  await page.getByRole("button", { name: "Stuur ze niet meer per e-mail" }).click();
  await expect(page.getByRole("alert")).toHaveText("Kies of u de verslagen per e-mail krijgt of hier leest.");
  expectOnlyStatus(complaints, 400);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Q-2 OWNER-8 an owner chooses how the reports arrive without script", async ({ page }) => {
    await openListing(page);
    await chooseOther(page);
  });

  test("Q-2 an owner reads the portal without script", async ({ page }) => {
    await openListing(page);
    await expect(page.getByRole("region", { name: "Het verhaal van uw verkoop" })).toContainText("De eerste reacties");
  });
});

test("OWNER-1 an open portal goes to the login, with the reason, once its session ends elsewhere @full", async ({
  page,
  complaints,
}) => {
  await openListing(page);
  await fetch(`${SITE_URL}/nl/login/`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: SITE_URL, cookie: `gevel_owner=${session}` },
    body: new URLSearchParams({ intent: "log-out" }),
  });
  const returns = () => page.evaluate(() => void window.dispatchEvent(new Event("focus"))).catch(() => {});
  await expect
    .poll(async () => {
      await returns();
      return new URL(page.url()).search;
    })
    .toBe("?ended");
  await expect(page.getByRole("status")).toHaveText(
    "U bent niet langer aangemeld. Meld u opnieuw aan om verder te lezen.",
  );
  expectOnlyStatus(complaints, 401);
});
