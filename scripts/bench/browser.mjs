import { findChromium, installPackages } from "../dev/system-packages.mjs";

export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function chromiumPath() {
  const path = findChromium() ?? ((await installPackages(["chromium"])) ? findChromium() : null);
  if (!path) throw new Error("Chromium is missing and could not be installed: set CHROMIUM_PATH");
  return path;
}
