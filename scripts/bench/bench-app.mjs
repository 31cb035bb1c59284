import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../dev/free-port.mjs";
import { inRoot } from "../dev/paths.mjs";
import { run } from "../dev/run.mjs";
import { startSettings } from "../dev/start-settings.mjs";
import { startCms, startWeb, waitUntilReady } from "../dev/servers.mjs";
import { startApp } from "../dev/start-app.mjs";
import { rawResponse } from "./raw-response.mjs";

export const listings = 10_000;

const mostStill = 60_000;

/** Waits for a number that grows; a minute in which it does not is the end of patience. */
async function waitForProgress(read, expected) {
  let [seen, since] = [await read(), Date.now()];
  while (seen !== expected) {
    if (Date.now() - since > mostStill) throw new Error(`the site stopped at ${seen} of ${expected} listings`);
    await wait(50);
    const now = await read();
    if (now !== seen) [seen, since] = [now, Date.now()];
  }
}

/** A separate stack in a temporary folder and on free ports, with 10,000 listings, or only those of the sample. */
export class BenchApp {
  dataDir = mkdtempSync(join(tmpdir(), "gevel-bench-"));
  paths = { home: "/nl/", list: "/nl/te-koop/", detail: "" };
  listings = listings;
  cms = null;
  web = null;

  async start(announce, { sampleOnly = false, settings = {} } = {}) {
    const { PATH = "", HOME = "", LANG = "", CHROMIUM_PATH = "" } = process.env;
    const [PORT, CMS_PORT] = [String(await freePort()), String(await freePort())];
    this.site = `http://127.0.0.1:${PORT}`;
    this.env = startSettings({
      ...{ PATH, HOME, LANG, CHROMIUM_PATH, PORT, CMS_PORT, DATA_DIR: this.dataDir },
      ...{ NODE_ENV: "production", SEED: "demo", PAGES_PER_MINUTE: "1000000000" },
      SITE_URL: this.site,
      ...settings,
    });
    await startApp(this.env, { announce, onStarted: ({ cms, web }) => Object.assign(this, { cms, web }) });
    this.accounts = JSON.parse(readFileSync(join(this.dataDir, "demo-accounts.json"), "utf8"));
    if (sampleOnly) return;
    announce(`importing listings up to ${listings.toLocaleString("en-GB")} …`);
    await run(process.execPath, ["--import", "tsx", inRoot("scripts/bench/fill-listings.ts")], {
      env: { ...this.env, INTEGRATOR_TOKEN: this.accounts.integratorToken, LISTINGS: String(listings) },
      quiet: true,
    });
    await this.#untilComplete();
    const html = (await rawResponse(this.site + this.paths.list)).body.toString();
    this.paths.detail = /href="(\/nl\/te-koop\/[^/"]+\/[^/"]+\/\d+\/)"/.exec(html)?.[1] ?? "";
    if (!this.paths.detail) throw new Error("the list page links to no listing");
  }

  async #untilComplete() {
    await waitForProgress(async () => (await (await fetch(`${this.site}/healthz`)).json()).listings, this.listings);
  }

  /** Resolves when the site has so many more listings. */
  async waitUntilGrown(by) {
    this.listings += by;
    await this.#untilComplete();
  }

  async restartCms(settings) {
    await this.cms?.stop();
    this.cms = startCms({ ...this.env, ...settings });
    await waitUntilReady(this.cms, `${this.env.CMS_URL}/_health`);
  }

  /** Restarts CMS and site; returns the site's process id. */
  async startSides(settings) {
    const pid = await this.webAlone(settings);
    await this.restartCms({});
    await this.#untilComplete();
    return pid;
  }

  /** Starts the site with its replica and without CMS; returns its process id. */
  async webAlone(settings) {
    await this.stopSides();
    this.web = startWeb({ ...this.env, ...settings });
    await waitUntilReady(this.web, `${this.site}/healthz`, 60);
    return this.web.child.pid;
  }

  async stopSides() {
    await Promise.all([this.web?.stop(), this.cms?.stop()]);
  }

  async end() {
    await this.stopSides();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
