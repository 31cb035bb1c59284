import { defineConfig } from "@playwright/test";

const chromium = {
  browserName: "chromium" as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

/** A real house (CMS, site, demo content) is started once; the outage tests come last because they take its CMS down. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/e2e",
  globalSetup: "./support/start-test-house.ts",
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json"]],
  use: { ...chromium, locale: "nl-BE", timezoneId: "Europe/Brussels", trace: "retain-on-failure" },
  projects: [
    { name: "site", testIgnore: ["**/{publish,preview,agency,asked,hostile,outage}.spec.ts"] },
    // They import listings of their own, and others count them.
    { name: "import", testMatch: ["**/{asked,hostile}.spec.ts"], dependencies: ["site"] },
    // Alone, because how fast a publish shows is part of the promise.
    { name: "publish", testMatch: ["**/{publish,preview,agency}.spec.ts"], dependencies: ["import"] },
    { name: "outage", testMatch: ["**/outage.spec.ts"], dependencies: ["publish"] },
  ],
});
