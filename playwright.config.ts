import { defineConfig } from "@playwright/test";
import { declinedConsent } from "./tests/support/answered-consent.js";
import { chromium } from "./tests/support/chromium.js";
import { isFullScope } from "./tests/support/test-scope.js";

const browser = {
  browserName: "chromium" as const,
  launchOptions: {
    ...chromium,
    args: [
      ...chromium.args,
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

/**
 * Only where a test is tried again: recording each action takes a fifth of a run. `--trace on` asks for it. Without a
 * film of the page, which costs a machine without a graphics card more than the page itself.
 */
const trace = { mode: "on-first-retry", screenshots: false } as const;

const specs = (names: readonly string[]) => `**/{${names.join(",")}}.spec.ts`;
const importing = [
  "listing-detail",
  "videos-and-units",
  "hostile-content",
  "import-page",
  "import-sources",
  "portal",
  "subscription-links",
];
const changing = [
  "publish",
  "preview",
  "agency-settings",
  "consent",
  "listing-editing",
  "manual-listings",
  "click-budgets",
  "edit-conflicts",
  "page-builder",
  "staff-tasks",
  "removed-forms",
  "versions",
  "redirects",
  "admin-dashboard",
  "page-modules",
  "duplicates",
  "place-pages",
];
/**
 * Run separately: a popup covers every page that other tests open, and a page added to the menu makes another test's
 * menu order stale.
 */
const apart = ["popup", "popup-form", "menu-tree"];

/** The real stack (CMS, site, demo content) is started once; the outage tests come last because they take its CMS down. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/support/global-setup.ts",
  workers: 2,
  grepInvert: isFullScope ? [] : /@full/,
  // What passes then is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Many times what a quiet machine needs: they end what never comes, and say nothing about speed (decision 140).
  timeout: 300_000,
  globalTimeout: 3_600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ["line"],
    ["./scripts/dev/playwright-reporter.mjs"],
    ...(process.env.GITHUB_ACTIONS ? ([["github"]] as const) : []),
  ],
  use: {
    ...browser,
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    storageState: declinedConsent,
    locale: "nl-BE",
    timezoneId: "Europe/Brussels",
    trace,
  },
  projects: [
    { name: "site", testIgnore: [...[importing, changing, apart].map(specs), "**/outage.spec.ts"] },
    // They import listings, which other tests would count.
    { name: "import", testMatch: specs(importing), dependencies: ["site"] },
    // They change content that the other tests read.
    { name: "publish", testMatch: specs(changing), dependencies: ["import"] },
    { name: "apart", testMatch: specs(apart), dependencies: ["publish"] },
    // A second try would find the CMS down already.
    { name: "outage", testMatch: ["**/outage.spec.ts"], dependencies: ["apart"], retries: 0 },
  ],
});
