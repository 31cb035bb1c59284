import { defineConfig } from "@playwright/test";
import { declinedConsent } from "./tests/support/answered-consent.js";
import { chromium } from "./tests/support/chromium.js";

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

/** Without a film of the page, which costs a machine without a graphics card more than the page itself. */
const trace = { mode: "retain-on-failure", screenshots: false } as const;

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
  "removed-forms",
  "versions",
  "redirects",
  "admin-dashboard",
  "page-modules",
  "duplicates",
];
/** A popup lies over every page that others look at; a page that goes into the menu makes the order of another one old. */
const apart = ["popup", "popup-form", "menu-tree"];

/** The real stack (CMS, site, demo content) is started once; the outage tests come last because they take its CMS down. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  globalSetup: "./tests/support/global-setup.ts",
  workers: 2,
  retries: 0,
  // No clock: tests/support/test.ts gives up when nothing moves any more.
  timeout: 0,
  expect: { timeout: 0 },
  reporter: [["line"], ["./scripts/dev/playwright-reporter.mjs"]],
  use: { ...browser, storageState: declinedConsent, locale: "nl-BE", timezoneId: "Europe/Brussels", trace },
  projects: [
    { name: "site", testIgnore: [...[importing, changing, apart].map(specs), "**/outage.spec.ts"] },
    // They import listings of their own, and others count them.
    { name: "import", testMatch: specs(importing), dependencies: ["site"] },
    // They change what the others look at.
    { name: "publish", testMatch: specs(changing), dependencies: ["import"] },
    { name: "apart", testMatch: specs(apart), dependencies: ["publish"] },
    { name: "outage", testMatch: ["**/outage.spec.ts"], dependencies: ["apart"] },
  ],
});
