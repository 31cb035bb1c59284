import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listingAttributes, senseLimits, type ListingAttribute } from "@gevel/config";
import { app } from "../support/app.js";
import { downloadedFile, firefoxPath, inFirefox, pressInFirefox } from "../support/firefox.js";
import { linkOf, mailTo } from "../support/mail-files.js";
import { expect, expectAccessible, expectOnlyStatus, test } from "../support/test.js";
import { waitForPictures } from "../support/wait-for-pictures.js";
import { interceptThirdParties } from "../support/third-party-requests.js";

const { SITE_URL, CMS_URL, DATA_DIR } = app.env;
const secretPoint = { latitude: 51.18765, longitude: 4.43219 };

/** A value of each attribute, as long as feeds write them. */
function valueOf(attribute: ListingAttribute): unknown {
  const { kind, values } = attribute;
  const most = senseLimits(attribute)?.max ?? Infinity;
  const shownText = "Warmtepomp met vloerverwarming en zonnepanelen";
  const given: Record<ListingAttribute["kind"], unknown> = {
    area: 1234.5,
    length: 12.5,
    money: 1234.56,
    energy: 450,
    consumption: 32_704,
    emission: 55,
    number: Math.min(45_678, most),
    year: 1962,
    count: 3,
    date: "2026-02-03",
    flag: true,
    text: "20260203-0001139433-RES-1",
    localized: { nl: shownText, fr: shownText },
    choice: values?.at(-1),
  };
  return given[kind];
}

const full = {
  reference: "asked-1",
  goal: 0,
  webId: 1,
  zip: "2000",
  city: "Antwerpen",
  typeDescription: { nl: "Gevraagd herenhuis" },
  description: { nl: `<p>${"Een huis waarover alles geweten is. ".repeat(80)}</p>` },
  price: 543_210,
  street: "Geheimstraat",
  houseNumber: "77",
  ...secretPoint,
  videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  virtualTourUrl: "https://tours.example/x",
  pictures: [1, 2, 3, 4].map((number) => ({ url: `/uploads/sample/plan-${number}.jpg`, width: 1360, height: 907 })),
  documents: [
    { url: "/uploads/sample/plan-2.jpg", name: { nl: "Gelijkvloers" }, kind: "floor-plan" },
    { url: "/uploads/sample/plan-1.jpg", name: { nl: "Brochure" }, kind: "document" },
    { url: "/uploads/geheim-epc.pdf", name: { nl: "EPC-verslag" }, access: "on-request" },
    { url: "/uploads/geheim-uittreksel.pdf", name: { nl: "Stedenbouwkundig uittreksel" }, access: "on-request" },
    { url: "/uploads/geheim-nota.pdf", name: { nl: "Nota van de makelaar" }, access: "staff" },
  ],
  ...Object.fromEntries(listingAttributes.map((attribute) => [attribute.key, valueOf(attribute)])),
};

const { goal, webId, zip, city } = full;
const bare = { goal, webId, zip, city };

async function pageOf(title: string): Promise<string> {
  const list = await (await fetch(`${SITE_URL}/nl/te-koop/?sold=1&search=${encodeURIComponent(title)}`)).text();
  return /href="(\/nl\/te-koop\/[^"]*\/gevraagd-[^"]*\/\d+\/)"/.exec(list)?.[1] ?? "";
}

let open = "";
let hidden = "";
let plain = "";
let sold = "";

test.beforeAll(async () => {
  const answer = await fetch(`${CMS_URL}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${app.accounts.integratorToken}`, "content-type": "application/json" },
    body: JSON.stringify({
      source: "asked",
      mode: "partial",
      properties: [
        { ...full, publishAddress: true },
        { ...full, reference: "asked-2", publishAddress: false, typeDescription: { nl: "Gevraagd verborgen huis" } },
        // Only the required fields; one of them already sold.
        { ...bare, reference: "asked-3", typeDescription: { nl: "Gevraagd kaal huis" } },
        { ...bare, reference: "asked-4", typeDescription: { nl: "Gevraagd verkocht huis" }, marquee: 3 },
      ],
    }),
  });
  expect(await answer.json()).toMatchObject({ summary: { refused: 0 } });
  await expect.poll(async () => (open = await pageOf("Gevraagd herenhuis"))).not.toBe("");
  await expect.poll(async () => (hidden = await pageOf("Gevraagd verborgen huis"))).not.toBe("");
  plain = await pageOf("Gevraagd kaal huis");
  sold = await pageOf("Gevraagd verkocht huis");
});

test.afterAll(async () => {
  await fetch(`${CMS_URL}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${app.accounts.integratorToken}`, "content-type": "application/json" },
    body: JSON.stringify({ source: "asked", mode: "full", force: true, properties: [] }),
  });
});

test("PROP-7 a film loads from its provider only after a click, and one without a player is a link", async ({
  page,
}) => {
  const foreign = await interceptThirdParties(page);
  await page.goto(open);
  const film = page.getByRole("link", { name: "Bekijk de video · YouTube" });
  await film.scrollIntoViewIfNeeded();
  await expect(page.getByText(/vraagt uw browser iets aan YouTube/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Start het virtueel bezoek · tours\.example/ })).toHaveAttribute(
    "target",
    "_blank",
  );
  expect(foreign).toEqual([]);
  await film.click();
  await expect(page.locator("iframe[title='Bekijk de video · YouTube']")).toBeVisible();
  await expect.poll(() => foreign).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0"]);
  // The check for console errors shows that the content security policy allowed it.
});

test("PROP-7 PROP-9 street view is a link that names its provider, only for a published address", async ({ page }) => {
  const foreign = await interceptThirdParties(page);
  await page.goto(open);
  const street = page.getByRole("link", { name: /Bekijk de straat · google\.com/ });
  const { latitude, longitude } = secretPoint;
  await expect(street).toHaveAttribute("href", new RegExp(`viewpoint=${latitude}%2C${longitude}$`));
  await street.scrollIntoViewIfNeeded();
  await page.goto(hidden);
  await page.getByRole("heading", { name: "Ligging" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("toont de omgeving; het juiste adres")).toBeVisible();
  await expect(page.getByRole("link", { name: /Bekijk de straat/ })).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test("PROP-9 a hidden address appears nowhere of its listing: page, data, print view, forms, JSON-LD", async () => {
  const pages = ["", "afdrukken/", "bezoek/", "informatie/", "documenten/", "doorsturen/"].map((word) => hidden + word);
  for (const path of [...pages, ...pages.map((page) => `${page.replace(/\/$/, "")}.data`)]) {
    const answer = await fetch(SITE_URL + path);
    expect(answer.status, path).toBeLessThan(300);
    expect(await answer.text(), path).not.toMatch(/Geheimstraat|51\.1876|4\.4321/);
  }
  const html = await (await fetch(SITE_URL + open)).text();
  expect(html).toMatch(/<script type="application\/ld\+json">[^<]*"streetAddress":"Geheimstraat 77"/);
});

test("FORM-8 documents on request show only their names, are requested once, and internal ones never show", async ({
  page,
  complaints,
}) => {
  const report = "%PDF-1.4 the report";
  await writeFile(join(DATA_DIR ?? "", "uploads", "geheim-epc.pdf"), report);
  for (const path of [open, `${open}documenten/`, `${open}afdrukken/`]) {
    const html = await (await fetch(SITE_URL + path)).text();
    expect(html, path).not.toMatch(/geheim-|Nota van de makelaar/);
  }
  await page.goto(open);
  await expect(page.getByRole("link", { name: /Brochure/ })).toBeVisible();
  await page.getByRole("link", { name: "2 documenten op aanvraag" }).click();
  const email = `an-${Date.now()}@example.org`;
  const request = async () => {
    const form = page.getByRole("form", { name: "Documenten aanvragen" });
    await form.getByText("EPC-verslag").click();
    await form.getByLabel("Voornaam").fill("An");
    await form.getByLabel(/^Naam/).fill("Claes");
    await form.getByLabel("E-mailadres").fill(email);
    await form.getByRole("button", { name: "Vraag de documenten aan" }).click();
    return form;
  };
  await request();
  await expect(page).toHaveURL(/\/nl\/bedankt\/documenten\/$/);

  const mail = await mailTo(email, ({ text }) => text?.includes("/my-document/") ?? false);
  await page.goto(linkOf(mail, "Download"));
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download EPC-verslag" }).click();
  expect(await readFile(await (await started).path(), "utf8")).toBe(report);
  if (firefoxPath !== undefined)
    await inFirefox(linkOf(mail, "Download"), async (firefox, downloads) => {
      await pressInFirefox(firefox, "Download EPC-verslag");
      expect(await downloadedFile(downloads)).toBe(report);
    });

  await page.goto(`${open}documenten/`);
  const form = await request();
  await expect(form.getByRole("alert")).toContainText("U hebt deze documenten al aangevraagd.");
  await expect(form.getByLabel("Voornaam")).toHaveValue("An");
  expectOnlyStatus(complaints, 409);
});

test("PROP-7 PROP-20 a listing reads from its plan to its law, of which energy and flooding stand open", async ({
  page,
}) => {
  await page.goto(open);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  const order = await main.getByRole("heading", { level: 2 }).allTextContents();
  const story = [
    "Grondplan",
    "Beschrijving",
    "Ligging",
    "Energieprestatie",
    "Prijs en kosten",
    "Wettelijke informatie",
  ];
  expect(order.filter((name) => story.includes(name))).toEqual(story);
  await expect(page.getByRole("link", { name: /^Gelijkvloers/ }).getByRole("presentation")).toBeVisible();
  const law = main.getByRole("region", { name: "Wettelijke informatie" });
  // Rendered without being scrolled to, so that a picture of the whole page has it.
  const isRendered = () =>
    law
      .getByRole("heading")
      .first()
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isRendered).toBe(true);
  for (const name of ["Energiescore", /^Overstroming:/])
    await expect(law.getByRole("term").filter({ hasText: name })).toBeVisible();
  const folded = law.getByRole("term", { includeHidden: true }).filter({ hasText: "Voorkooprecht" });
  await expect(folded).toBeAttached();
  await expect(folded).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(folded).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  // A square metre has the letters of the brand, in the display face too.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("DOM.enable");
  await cdp.send("CSS.enable");
  const { root } = await cdp.send("DOM.getDocument");
  const { nodeIds } = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "main section dl dd" });
  const [bedrooms, bathrooms, living] = nodeIds;
  for (const nodeId of [bedrooms, bathrooms, living].filter((each) => each !== undefined)) {
    const { fonts } = await cdp.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
  }
  await law.getByText(/^Nog \d+ wettelijke vermeldingen$/).click();
  await expect(folded).toBeVisible();
  await expectAccessible(law);
});

test("Q-4 a listing with every field filled in still prints on two pages", async ({ page }) => {
  await page.goto(`${open}afdrukken/`);
  await waitForPictures(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBe(2);
});

test("PROP-11 PROP-19 a Flemish home with label E for sale on annuity shows both duties and terms", async ({
  page,
}) => {
  await page.goto(open);
  await expect(page.getByRole("complementary", { name: "Renovatieplicht" })).toContainText(
    /binnen \d+ jaar renoveren tot label D/,
  );
  await page.getByRole("heading", { name: "Lijfrente" }).click();
  await expect(page.getByText("Bouquet")).toBeVisible();
});

test("PROP-18 a sparse listing states the missing facts, and its page and print sheet stay complete", async ({
  page,
}) => {
  await page.goto(plain);
  await expect(page.getByText("Van dit pand zijn er nog geen foto’s.")).toBeVisible();
  await expect(page.getByText("Prijs op aanvraag").first()).toBeVisible();
  await expect(page.getByText(/NaN|undefined|null/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Documenten" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${plain}afdrukken/`);
  await expect(page.getByRole("heading", { level: 1, name: "Gevraagd kaal huis" })).toBeVisible();
  await expect(page.getByText(/NaN|undefined|null/)).toHaveCount(0);
});

test("PROP-10 PROP-18 a sold listing's page says so, offers no enquiry, and its forms redirect to it", async ({
  page,
  site,
}) => {
  await page.goto(sold);
  await expect(page.getByText("Dit pand is verkocht.")).toBeVisible();
  for (const name of ["Delen", "Afdrukken"]) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await page.goto(`${sold}bezoek/`);
  await expect(page).toHaveURL(site + sold);
});
