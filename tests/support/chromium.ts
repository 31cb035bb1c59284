import { findChromium } from "../../scripts/dev/system-packages.mjs";

/** Off in every Chromium that Playwright starts; the last list counts, so that its own (of this exact version) stands here too. */
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

/** Pages of the browser's own window, and processes in reserve: half of what a test's empty page takes, and nobody looks at them. */
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
