import { createRequire } from "node:module";
import { inRoot } from "../dev/paths.mjs";

/** For each step, also beside other work. */
const stepTimeoutMs = 120_000;

/**
 * Logs in to the admin in a browser and opens the screens that the plugins render: the list, a listing's form, the
 * imports, the menu. Returns the browser's errors.
 */
export async function checkAdmin(url, { executablePath, account, listing, headline }) {
  const { chromium } = createRequire(inRoot("package.json"))("playwright-core");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ locale: "en-GB" });
    page.setDefaultTimeout(stepTimeoutMs);
    const wrongs = [];
    page.on("pageerror", (error) => wrongs.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !isStrapis(message.text())) wrongs.push(message.text());
    });
    const see = (heading) => page.getByRole("heading", { name: heading }).first().waitFor();
    await page.goto(`${url}/admin/auth/login`);
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel(/^Password/).fill(account.password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("link", { name: "Content Manager" }).first().waitFor();
    const ofListings = `${url}/admin/content-manager/collection-types/plugin::properties.property`;
    await page.goto(ofListings);
    await page.getByRole("row").filter({ hasText: headline }).first().waitFor();
    await page.goto(`${ofListings}/${listing}`);
    // The headings of its parts are the plugin's own.
    for (const part of ["Offer", "Price", "Place", "Texts"]) await see(part);
    await page.goto(`${url}/admin/plugins/properties`);
    await see("Imports");
    await page.goto(`${url}/admin/menu-order`);
    await page.getByRole("button", { name: "Move Rent up" }).waitFor();
    return wrongs;
  } finally {
    await browser.close();
  }
}

/** What Strapi 5.54 itself logs to the console in an empty project. */
const isStrapis = (text) => /Failed to load resource|net::ERR_|Warning: /.test(text);
