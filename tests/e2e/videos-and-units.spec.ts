import { join } from "node:path";
import { app } from "../support/app.js";
import { expect, test } from "../support/test.js";
import { interceptThirdParties } from "../support/third-party-requests.js";

const { SITE_URL, CMS_URL } = app.env;
const filmAddress = "https://films.example/huis.webm";
const item = { goal: 0, webId: 1, zip: "2000", city: "Antwerpen" };
const address = { latitude: 51.18765, longitude: 4.43219, publishAddress: true, street: "Dijk", houseNumber: "1" };
const flats = ["flat-1", "flat-2"].map((reference) => ({
  ...{ ...item, ...address, reference, typeDescription: { nl: "Dijkflat" } },
}));
const filmed = {
  ...{ ...item, reference: "film-1", typeDescription: { nl: "Filmhuis" } },
  ...{ videoUrl: filmAddress, virtualTourUrl: "https://www.tvl.be/huis/1" },
};

const send = (properties: object[]) =>
  fetch(`${CMS_URL}/api/properties/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${app.accounts.integratorToken}`, "content-type": "application/json" },
    body: JSON.stringify({ source: "films-and-flats", mode: "full", force: true, properties }),
  });

let filmPage = "";

test.beforeAll(async () => {
  expect(await (await send([...flats, filmed])).json()).toMatchObject({ summary: { refused: 0 } });
  const pageOf = async () => {
    const list = await (await fetch(`${SITE_URL}/nl/te-koop/?search=Filmhuis`)).text();
    filmPage = /href="(\/nl\/te-koop\/[^"]*\/filmhuis\/\d+\/)"/.exec(list)?.[1] ?? "";
    return filmPage;
  };
  await expect.poll(pageOf).not.toBe("");
});

test.afterAll(() => send([]));

test("PROP-17 a film file and a TVL tour play in the page after a click, with no request to their hosts before", async ({
  page,
}) => {
  const foreign = await interceptThirdParties(page);
  await page.route(filmAddress, async (route) => {
    foreign.push(filmAddress);
    await route.fulfill({ path: join(import.meta.dirname, "../fixtures/film.webm"), contentType: "video/webm" });
  });
  await page.goto(filmPage);
  const link = page.getByRole("link", { name: "Bekijk de video · films.example" });
  await expect(page.getByText(/vraagt uw browser iets aan films\.example/)).toBeVisible();
  expect(foreign).toEqual([]);
  await link.click();
  const film = page.frameLocator("iframe[title='Bekijk de video · films.example']").locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  expect(new Set(foreign)).toEqual(new Set([filmAddress]));
  // A video that the browser cannot play still opens at its host.
  await expect(link).toHaveAttribute("href", filmAddress);
  await page.getByRole("link", { name: "Start het virtueel bezoek · TVL" }).click();
  await expect(page.locator("iframe[title='Start het virtueel bezoek · TVL']")).toBeVisible();
  await expect.poll(() => foreign.at(-1)).toBe("https://www.tvl.be/huis/1");
});

test("PROP-3 PROP-9 a published address is found by street and number", async ({ page }) => {
  await page.goto(`/nl/te-koop/?search=${encodeURIComponent("Dijk 1")}`);
  await expect(page.getByRole("heading", { name: "Dijkflat" })).toHaveCount(2);
});

test("PROP-5 flats of one address share one pin with their number, which lists them", async ({ page }) => {
  await page.goto("/nl/te-koop/?search=Dijkflat&view=map");
  const map = page.frameLocator("iframe[src^='/map-frame/']");
  await map.getByRole("button", { name: "2 panden op één adres: toon ze" }).click();
  await expect(map.locator("#popup").getByRole("listitem")).toHaveCount(2);
  await map.getByRole("button", { name: "Sluiten" }).click();
  await expect(map.locator("#popup")).toBeHidden();
});
