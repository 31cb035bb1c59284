import { languages } from "@gevel/config";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { isTranslation, screens } from "../fixtures/pages.js";
import { adminApi } from "../support/admin-api.js";
import { consentNotGiven } from "../support/answered-consent.js";
import { app } from "../support/app.js";
import { watchLayoutShift } from "../support/layout-shift.js";
import { expect, expectToFitAllWidths, openTab, phone, test, widths } from "../support/test.js";
import { interceptVendors, trackingIds } from "../support/vendors.js";
import { inScope } from "../support/test-scope.js";

test.use({ storageState: consentNotGiven });

const uid = "api::site-config.site-config";
const kinds = screens.filter(([, path]) => !isTranslation(path));
/** The answer is read by one script, the same on each page. */
const revisited = ["/nl/", "/fr/", "/property/546/", "/nl/contact/", "/nl/bedankt/gratis-schatting/"];
const none = Object.fromEntries(Object.keys(trackingIds).map((key) => [key, ""]));

/** The ids that the agency has while the tests of this file run; they were none before. */
async function setIds(tracking: Record<string, string>): Promise<void> {
  const staff = await adminApi("marketing");
  const [config] = await staff.find(uid);
  expect((await staff.publish(uid, config?.documentId ?? "", { tracking })).status).toBe(200);
  const policy = async () => (await fetch(`${app.env.SITE_URL}/nl/`)).headers.get("content-security-policy") ?? "";
  const named = Object.values(tracking).some((id) => id !== "");
  await expect.poll(async () => (await policy()).includes("connect.facebook.net")).toBe(named);
}
test.beforeAll(() => setIds(trackingIds));
test.afterAll(() => setIds(none));

const panelOf = (page: Page) =>
  page.getByRole("dialog", { name: /^(Uw keuze|Votre choix|Your choice|Ihre Entscheidung) .*cookies$/i });
const reopen = (page: Page) => page.getByRole("contentinfo").getByText("Cookie-instellingen");
const accept = (page: Page) => panelOf(page).getByRole("button", { name: "Alles aanvaarden" });
const decline = (page: Page) => panelOf(page).getByRole("button", { name: /^(Alles weigeren|Alle ablehnen)$/ });
const namesIn = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const consentKeys = [
  "consent",
  "consentAdPersonalization",
  "consentAdStorage",
  "consentAdUserData",
  "consentAnalyticsStorage",
];

const layerSchema = z.array(z.unknown());
/** Contents of the page's data layer: commands as lists, events as they are. */
const dataLayer = async (page: Page) =>
  layerSchema.parse(
    await page.evaluate(() => {
      const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
        Object.prototype.toString.call(entry) === "[object Arguments]";
      return (window.dataLayer ?? []).map((entry) => {
        // Google's scripts do not hear a list of its own.
        if (Array.isArray(entry)) return { ignoredCalls: true };
        return isCommand(entry) ? Array.from(entry) : entry;
      });
    }),
  );
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const word = (granted: boolean) => (granted ? "granted" : "denied");
const consent = (granted: boolean) => ({
  ad_storage: word(granted),
  ad_user_data: word(granted),
  ad_personalization: word(granted),
  analytics_storage: word(granted),
});
const first = [
  ["consent", "default", { ...consent(false), wait_for_update: 500 }],
  ["set", "ads_data_redaction", true],
];

test("CONSENT-3 no kind of page requests another host before an answer or after a refusal @full", async ({ page }) => {
  const requested = await interceptVendors(page);
  const visit = async (name: string, path: string, isAsked: boolean) => {
    await page.goto(path);
    await expect(panelOf(page), name).toBeVisible({ visible: isAsked });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect([name, await namesIn(page)]).toEqual([name, isAsked ? [] : consentKeys]);
  };
  for (const [name, path] of kinds) await visit(name, path, true);
  await decline(page).click();
  for (const path of inScope(revisited)) await visit(path, path, false);
  expect(requested).toEqual([]);
});

test("CONSENT-3 accepting loads each service and sends page views, in the order that Google asks", async ({ page }) => {
  const requested = await interceptVendors(page);
  await page.goto("/nl/");
  await expect.poll(() => dataLayer(page)).toEqual(first);
  expect(requested).toEqual([]);
  await accept(page).click();
  await expect(panelOf(page)).toBeHidden();
  const shownText = [
    ...first,
    ["consent", "update", consent(true)],
    expect.objectContaining({ event: "gtm.js" }),
    ["js", expect.anything()],
    ["config", trackingIds.siteGoogleAnalyticsID],
    ["config", trackingIds.siteGoogleAdsID],
  ];
  await expect.poll(() => dataLayer(page)).toEqual(shownText);
  const loaded = [
    ...["connect.facebook.net/en_US/fbevents.js", "region1.google-analytics.com/g/collect", "www.facebook.com/tr/"],
    ...["www.googletagmanager.com/a", "www.googletagmanager.com/gtag/js", "www.googletagmanager.com/gtm.js"],
  ];
  await expect.poll(() => requested.toSorted()).toEqual(loaded);
  // On every further page at once, without a question.
  for (const path of inScope(revisited)) {
    requested.length = 0;
    await page.goto(path);
    await expect(panelOf(page), path).toBeHidden();
    await expect.poll(() => requested.toSorted(), { message: path }).toEqual(loaded);
    expect((await dataLayer(page)).slice(0, 3), path).toEqual(shownText.slice(0, 3));
  }
});

test("CONSENT-1 withdrawing takes as many clicks as accepting, deletes the services' cookies and stops them", async ({
  page,
}) => {
  const requested = await interceptVendors(page);
  await page.goto("/nl/te-koop/");
  await accept(page).click();
  await expect.poll(() => namesIn(page)).toEqual(expect.arrayContaining(["_fbp", "_ga", "_ga_AB12CD34EF", "_gcl_au"]));
  await reopen(page).click();
  await expect(panelOf(page)).toBeFocused();
  const reloaded = page.waitForEvent("load");
  await decline(page).click();
  await reloaded;
  await expect.poll(() => namesIn(page)).toEqual(consentKeys);
  requested.length = 0;
  for (const path of inScope(revisited)) await page.goto(path);
  expect(requested).toEqual([]);
  expect(await namesIn(page)).toEqual(consentKeys);
});

test("CONSENT-1 a withdrawal in one tab stops the services in other tabs at once, in the background too @full", async ({
  page,
}) => {
  const requested = await interceptVendors(page);
  await page.goto("/nl/");
  await accept(page).click();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  const other = await openTab(page);
  await other.goto("/nl/contact/");
  await reopen(other).click();
  const reloaded = page.waitForEvent("load");
  await decline(other).click();
  await expect.poll(() => namesIn(other)).toEqual(consentKeys);
  await reloaded;
  await other.close();
  await expect.poll(async () => (await dataLayer(page)).slice(2)).toEqual([["consent", "update", consent(false)]]);
});

test("CONSENT-1 Q-1 settings have five switches, the first always on, and store the choice, by keyboard alone", async ({
  page,
}) => {
  const requested = await interceptVendors(page);
  await page.goto("/nl/");
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if (((await focused.count()) > 0 ? await focused.innerText() : "").trim() === name) return;
    }
    throw new Error(`no way to ${name} by Tab`);
  };
  await tabTo("Zelf instellen");
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: "Zelf instellen" });
  const switches = settings.getByRole("switch");
  await expect(switches).toHaveCount(5);
  await expect(switches.first()).toBeChecked();
  await expect(switches.first()).toBeDisabled();
  for (let at = 1; at < 5; at += 1) await expect(switches.nth(at)).not.toBeChecked();
  await expect(settings.getByText("Google Analytics, Google Tag Manager")).toBeVisible();

  // Closing it chooses nothing.
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeVisible();
  expect(await namesIn(page)).toEqual([]);

  await panelOf(page).getByRole("button", { name: "Zelf instellen" }).press("Enter");
  await settings.getByRole("switch", { name: "Statistieken" }).focus();
  await page.keyboard.press("Space");
  await settings.getByRole("button", { name: "Keuze bewaren" }).focus();
  await page.keyboard.press("Enter");
  await expect(settings).toBeHidden();
  await expect(panelOf(page)).toBeHidden();
  const stored = Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
  expect(stored).toMatchObject({
    ...{ consent: "1", consentAnalyticsStorage: "granted", consentAdStorage: "denied" },
    ...{ consentAdUserData: "denied", consentAdPersonalization: "denied" },
  });
  await expect.poll(() => requested).toContain("www.googletagmanager.com/gtag/js");
  expect(requested.filter((address) => address.includes("facebook"))).toEqual([]);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "consent");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(180);
});

test("CONSENT-1 accept and decline match in size, colours and position, at every width, in every language @full", async ({
  page,
}) => {
  const check = (name: "accept" | "decline") =>
    page.locator(`#consent [data-choice="${name}"]`).evaluate((button) => {
      const { width, height, top } = button.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(button);
      return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight, opacity };
    });
  for (const language of inScope(languages)) {
    await page.goto(`/${language}/`);
    for (const width of inScope(widths)) {
      await page.setViewportSize({ ...phone, width });
      expect(await check("accept"), `${language} ${width}`).toEqual(await check("decline"));
    }
  }
});

test("CONSENT-1 Q-1 Q-4 both layers fit every width and pass WCAG 2.2 AA @full", async ({ page }) => {
  await page.goto("/nl/contact/");
  await expectToFitAllWidths(page);
  await panelOf(page).getByRole("button", { name: "Zelf instellen" }).click();
  await expect(page.getByRole("dialog", { name: "Zelf instellen" })).toBeVisible();
  await expectToFitAllWidths(page);
});

test("CONSENT-1 the dialog is in the first paint, and causes no layout shift when it opens or closes @full", async ({
  page,
}) => {
  const shifted = await watchLayoutShift(page);
  await page.setViewportSize(phone);
  await page.goto("/nl/");
  await decline(page).click();
  await expect(panelOf(page)).toBeHidden();
  expect(await shifted()).toEqual([]);
});

test("CONSENT-1 the dialog works before any other script has loaded, and answers are counted anonymously", async ({
  page,
  site,
  complaints,
}) => {
  const sent = page.waitForRequest(`${site}/api/consent-choice`);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  // React never hydrates this page, so it does not use the goto that waits for that.
  await page.evaluate((address) => location.assign(address), `${site}/nl/`);
  await accept(page).click();
  await expect(panelOf(page)).toBeHidden();
  expect((await sent).postDataJSON()).toMatchObject({ version: "1", language: "nl" });
  expect(await namesIn(page)).toEqual(consentKeys);
  // The console error about its script that did not load.
  complaints.length = 0;
});

test("CONSENT-1 setcookies in an address clears the choice once, and no preview shows the dialog", async ({
  page,
  complaints,
}) => {
  await page.goto("/nl/");
  await decline(page).click();
  await page.goto("/nl/cookie-policy/?setcookies=1");
  await expect(panelOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/nl\/cookie-policy\/$/);
  expect(await namesIn(page)).toEqual([]);
  await decline(page).click();
  await page.reload();
  await expect(panelOf(page)).toBeHidden();

  // The policy's own link, which the site follows without loading a document.
  await page.getByRole("main").getByRole("link", { name: "open de cookie-instellingen" }).click();
  await expect(panelOf(page)).toBeVisible();
  await page.goto("/nl/preview/");
  await expect(panelOf(page)).toBeHidden();
  complaints.length = 0;
});

test("CONSENT-1 Escape leaves the dialog open, and the page behind it stays usable", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/nl/contact/");
  await page.getByLabel("Voornaam").first().fill("An");
  await accept(page).focus();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  expect(await namesIn(page)).toEqual([]);
  await expect(page.getByLabel("Voornaam").first()).toHaveValue("An");
  await page.goto("/nl/");
  await expect(panelOf(page)).toBeVisible();
});

test("CONSENT-4 the page gets events for a viewed listing and a sent form, the services only after consent", async ({
  page,
}) => {
  await interceptVendors(page);
  const events: unknown[] = [];
  await page.exposeFunction("hear", (event: unknown) => void events.push(event));
  await page.addInitScript(() => {
    const listen: unknown = Reflect.get(window, "hear");
    addEventListener("gevel:visit", (event) => {
      if ("detail" in event && typeof listen === "function") Reflect.apply(listen, null, [event.detail]);
    });
  });
  await page.goto("/property/546/");
  await expect.poll(() => events).toMatchObject([{ kind: "property-viewed", id: 546 }]);
  await accept(page).click();
  await expect
    .poll(() => dataLayer(page))
    .toContainEqual(["event", "view_item", { items: [expect.objectContaining({ item_id: "546" })] }]);
  // A thank-you page opened directly sends no event.
  await page.goto("/nl/bedankt/contact/");
  expect(events).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("CONSENT-1 no dialog opens and no service loads, and the footer's link leads to the cookie statement", async ({
    page,
  }) => {
    const requested = await interceptVendors(page);
    await page.goto("/nl/");
    await expect(panelOf(page)).toBeHidden();
    await reopen(page).click();
    await expect(page).toHaveURL(/\/nl\/cookie-policy\/$/);
    expect(requested).toEqual([]);
    expect(await namesIn(page)).toEqual([]);
  });
});
