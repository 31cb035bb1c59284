import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startWeb, waitUntilReady } from "../../scripts/dev/servers.mjs";
import { tilesFile } from "../../web/server/map-tiles/tiles-file.fixture.js";
import { chromium } from "../support/chromium.js";
import { freePort } from "../support/free-port.js";
import { app } from "../support/app.js";
import { expect, expectAccessible, test } from "../support/test.js";

/** Software WebGL: the test machines have no other. */
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
});

let folder: string;
let site: string;
let file: string;
let side: ReturnType<typeof startWeb> | undefined;

/** Another instance of the site, with streets. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "gevel-streets-"));
  mkdirSync(join(folder, "logs"));
  file = join(folder, "antwerp.pmtiles");
  writeFileSync(file, tilesFile());
  const port = await freePort();
  site = `http://localhost:${port}`;
  side = startWeb({ ...app.env, PORT: String(port), SITE_URL: site, DATA_DIR: folder, MAP_TILES: file });
  await waitUntilReady(side, `${site}/healthz`);
});
test.afterAll(async () => {
  await side?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const frameOf = (page: Page) => page.frameLocator("iframe[src^='/map-frame/']");
const firstPin = (page: Page) => frameOf(page).locator("[data-count], [data-home]").first();
const inAntwerp = "/nl/te-koop/?city=antwerpen%7C2000&view=map";

test("PROP-5 the map shows the agency's streets from one file, in ranges, without requests to other hosts or from other pages @full", async ({
  page,
}) => {
  const requested: { url: string; range: string | undefined }[] = [];
  page.on("request", (request) => requested.push({ url: request.url(), range: request.headers()["range"] }));
  await page.goto(`${site}/nl/te-koop/`);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect(requested.filter(({ url }) => /map-tiles|map-frame|street-style|maplibre/.test(url))).toEqual([]);
  await page.goto(site + inAntwerp);
  await expect(firstPin(page)).toBeVisible();
  await expect(frameOf(page).getByText("OpenStreetMap")).toBeVisible();
  await expectAccessible(page);
  const parts = requested.filter(({ url }) => url.includes("/map-tiles/"));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every(({ range }) => /^bytes=\d+-\d+$/.test(range ?? ""))).toBe(true);
  expect(requested.filter(({ url }) => url.includes("base-map"))).toEqual([]);
  expect(requested.filter(({ url }) => !url.startsWith(site) && !/^(blob|data):/.test(url))).toEqual([]);
});

test("PROP-5 a tile file that breaks at run time leaves the built-in base map, with every listing on it @full", async ({
  page,
}) => {
  for (const failed of [tilesFile().subarray(0, 90), Buffer.from("nothing of the kind".repeat(40))]) {
    writeFileSync(file, failed);
    await page.goto(site + inAntwerp);
    await expect(firstPin(page)).toBeVisible();
    await expect(frameOf(page).getByText("Natural Earth")).toBeVisible();
  }
});
