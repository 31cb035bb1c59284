import { z } from "zod";
import { demoOwners } from "../../scripts/seed/owners/owned-listings.js";
import { expect, expectToFitAllWidths, test } from "../support/test.js";
import { adminApi } from "../support/admin-api.js";

const uid = "api::site-config.site-config";
const row = z.record(z.string(), z.unknown());
const component = row.nullable().transform((value) => value ?? {});
const configSchema = z.object({
  topBar: z.array(row),
  headerLinks: z.array(row),
  section: component,
  offices: z.array(row),
  identity: component,
});
/** A component that is sent with its id alone stays as it is, with what it points at. */
const asItIs = ({ id }: Record<string, unknown>) => ({ id });
/** The components of an office are created anew, so they are sent without their previous ids. */
const withNewHours = (office: Record<string, unknown> = {}) => ({
  ...office,
  hours: z
    .array(row)
    .parse(office.hours)
    .map(({ days, hours }) => ({ days, hours })),
});

test("CHROME-3 CMS-1 CMS-5 CMS-6 staff change the agency's details and the site shows them at once in each language", async ({
  page,
  site,
}) => {
  const staff = await adminApi("marketing");
  const [config] = await staff.find(uid);
  const id = config?.documentId ?? "";
  const before = configSchema.parse(await staff.read(uid, id));
  const [office, ...others] = before.offices;
  const link = { label: "", url: "https://www.biv.example/", newTab: false };
  const changed = {
    topBar: [
      ...before.topBar.map(asItIs),
      { label: "Opendeurdag zaterdag", link, icon: "calendar", color: "#ffd27a", published: true },
      { label: "Nog niet te zien", link, icon: "", color: null, published: false },
    ],
    headerLinks: [...before.headerLinks.map(asItIs), { label: "Wonen in Antwerpen", url: "https://wonen.example/" }],
    section: { ...before.section, bgColor: "#123456", textColor: "#ffffff", public: true },
    offices: [
      {
        ...office,
        name: "Kantoor Linkeroever",
        street: "Beatrijslaan",
        hours: [{ days: "Zondag", hours: "10.00–12.00" }],
      },
      ...others,
    ],
    identity: { ...before.identity, insurer: "Verzekeringen van de proef" },
  };
  const restored = {
    ...before,
    topBar: before.topBar.map(asItIs),
    headerLinks: before.headerLinks.map(asItIs),
    offices: [withNewHours(office), ...others],
  };
  try {
    expect((await staff.publish(uid, id, changed)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${site}/nl/contact/`)).text()).toContain("Opendeurdag zaterdag");

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/nl/contact/");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Opendeurdag zaterdag" })).toHaveAttribute("href", link.url);
    await expect(banner.getByText("Nog niet te zien")).toHaveCount(0);
    await expect(banner.getByRole("link", { name: "Wonen in Antwerpen" })).toHaveAttribute(
      "href",
      "https://wonen.example/",
    );
    await expect(banner.getByRole("link", { name: "Voor eigenaars" })).toBeVisible();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--top-bar-ground")),
    ).toBe("#123456");

    const main = page.getByRole("main");
    const card = main.getByRole("listitem").filter({ hasText: "Kantoor Linkeroever" });
    await expect(card).toContainText("Beatrijslaan");
    await expect(card).toContainText("10.00–12.00");
    await expect(card.getByRole("link", { name: /Plan uw route/ })).toHaveAttribute("href", /Beatrijslaan/);
    await expect(page.getByRole("contentinfo")).toContainText("Verzekeringen van de proef");

    await expect(banner.getByRole("link", { name: "Verkocht en verhuurd" })).toHaveAttribute(
      "href",
      "/nl/realisaties/",
    );
    await page.goto("/fr/contact/");
    await expect(banner.getByText("Opendeurdag zaterdag")).toHaveCount(0);
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto("/nl/contact/");
    await banner.getByRole("button", { name: /menu/i }).click();
    for (const name of ["Opendeurdag zaterdag", "Wonen in Antwerpen"])
      await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
  } finally {
    expect((await staff.publish(uid, id, restored)).status).toBe(200);
  }
  await expect.poll(async () => (await fetch(`${site}/nl/contact/`)).text()).not.toContain("Opendeurdag zaterdag");
  await page.goto("/nl/contact/");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Verkocht en verhuurd" })).toBeVisible();
});

test("CMS-1 CHROME-5 a menu entry hidden in the mobile menu stays in the desktop menu", async ({ page, site }) => {
  const staff = await adminApi("marketing");
  const menu = "api::menu.menu";
  const [entry] = await staff.find(menu, "&filters[page][originalPath][$eq]=for-rent");
  const id = entry?.documentId ?? "";
  const drawerOf = async () => /<dialog[\s\S]*?<\/dialog>/.exec(await (await fetch(`${site}/nl/contact/`)).text())?.[0];
  const publish = async (menuMobile: boolean) =>
    expect((await staff.publish(menu, id, { menuMobile })).status).toBe(200);
  try {
    await publish(false);
    await expect.poll(drawerOf).not.toContain('href="/nl/te-huur/"');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/nl/contact/");
    const banner = page.getByRole("banner");
    const wide = banner.getByRole("navigation", { name: "Hoofdmenu" });
    await expect(wide.getByRole("link", { name: "Te huur", exact: true })).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await banner.getByRole("button", { name: /menu/i }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByRole("link", { name: "Te koop", exact: true })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Te huur", exact: true })).toHaveCount(0);
  } finally {
    await publish(true);
  }
  await expect.poll(drawerOf).toContain('href="/nl/te-huur/"');
});

test("A7 PROP-8 CMS-1 a price drop is shown with the old price and its date until staff switch that off", async ({
  page,
}) => {
  const staff = await adminApi("marketing");
  const [config] = await staff.find(uid);
  const id = config?.documentId ?? "";
  const { propertyList } = z.object({ propertyList: row }).parse(await staff.read(uid, id));
  const show = (showPriceDrops: boolean) =>
    staff.publish(uid, id, { propertyList: { id: propertyList.id, showPriceDrops } });
  // Imported into an empty database, a listing of the sample has the number of its reference.
  const [item] = demoOwners().flatMap(({ homes }) => homes);
  const number = Number(item?.listing.reference.slice(3));
  const lines = {
    nl: /^Prijs verlaagd van €\s[\d.]+ op \d{1,2}\s\p{L}+\s\d{4}$/u,
    fr: /^Prix abaissé le \d{1,2}(?:er)?\s\p{L}+\s\d{4}, auparavant [\d\s]+€$/u,
    en: /^Price lowered from €\s?[\d,]+ on \d{1,2}\s\p{L}+\s\d{4}$/u,
    de: /^Preis am \d{1,2}\.\s\p{L}+\s\d{4} gesenkt, zuvor [\d.]+\s€$/u,
  };
  for (const [language, line] of Object.entries(lines)) {
    await page.goto(`/${language}/property/${number}/`);
    await expect(page.getByRole("main").getByText(line)).toBeVisible();
  }
  await expectToFitAllWidths(page);
  const priceDrop = async () => (await page.request.get(page.url())).text();
  try {
    expect((await show(false)).status).toBe(200);
    await expect.poll(priceDrop).not.toContain("gesenkt");
    expect(await priceDrop()).toContain("<h1");
  } finally {
    expect((await show(true)).status).toBe(200);
  }
  await expect.poll(priceDrop).toContain("gesenkt");
});
