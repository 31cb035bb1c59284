import { findChromium } from "../../scripts/dev/system-packages.mjs";

/**
 * Off in every Chromium that Playwright starts; only the last list counts, so this one includes Playwright's own (of
 * this exact version).
 */
const offForPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Pages of the browser's own window, and spare processes: half of the cost of a test's empty page, and no test uses them. */
const windowsOwn = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxSimplification",
  "PreloadTopChromeWebUI",
  "SpareRendererForSitePerProcess",
];

/** The system's Chromium, as every test starts it. */
export const chromium = {
  executablePath: findChromium() ?? "/usr/bin/chromium",
  args: ["--no-sandbox", `--disable-features=${[...offForPlaywright, ...windowsOwn].join(",")}`],
};
