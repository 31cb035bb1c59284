import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const uid = "api::site-config.site-config";
const search = z.object({ salePrices: z.array(z.number()) });

test("CMS-1 CMS-11 staff read the site configuration in Dutch and change its prices without writing JSON @full", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [config] = await staff.find(uid, "&sort=id:asc");
  if (!config) throw new Error("the demo has no site configuration");
  const stored = async () => search.parse((await staff.read(uid, config.documentId)).propertySearch).salePrices;
  const before = await stored();

  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  const save = async () => {
    const answered = page.waitForResponse(
      (answer) => answer.url().includes(`/${uid}/`) && answer.request().method() === "PUT",
    );
    await page.getByRole("button", { name: "Opslaan" }).click();
    expect((await answered).status()).toBe(200);
  };
  try {
    await page.goto(
      `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types/${uid}/${config.documentId}?plugins[i18n][locale]=nl`,
    );
    const box = page.getByRole("textbox", { name: "Prijzen te koop" });
    await expect(box).toBeVisible();
    await expect(page.getByRole("link", { name: "Siteconfiguratie" })).toBeVisible();
    await expect(page.getByText("Het algemene adres van het kantoor.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Standaardtaal" })).toHaveText("Nederlands");

    const amounts = page.getByRole("list", { name: "Prijzen te koop" }).getByRole("listitem");
    await expect(amounts).toHaveCount(before.length);
    await box.fill("veel");
    await box.press("Enter");
    await expect(page.getByText("“veel” is geen bedrag. Schrijf hele euro’s, bv. 250.000.")).toBeVisible();
    await box.fill(String(before[0]));
    await box.press("Enter");
    await expect(page.getByText(/^€.[\d.]+ staat al in de lijst\.$/)).toBeVisible();
    await expect(amounts).toHaveCount(before.length);

    await box.fill("€ 123.457");
    await box.press("Enter");
    await expect(amounts).toHaveCount(before.length + 1);
    await save();
    expect(await stored()).toEqual([...before, 123_457].sort((a, b) => a - b));

    await page.getByRole("button", { name: /123\.457 verwijderen$/ }).press("Enter");
    await expect(box).toBeFocused();
    await save();
    expect(await stored()).toEqual(before);
  } finally {
    await context.close();
  }
});

test("CMS-19 a browser in Dutch gets the login in Dutch, and the language chosen there stays", async ({ browser }) => {
  const context = await browser.newContext({ locale: "nl-BE" });
  const page = await context.newPage();
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin`);
    await expect(page.getByText("Log in om de site te bewerken")).toBeVisible();
    await page.getByRole("combobox").click();
    await page.getByRole("option", { name: "Français" }).click();
    await expect(page.getByRole("textbox", { name: "Mot de passe" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Mot de passe" })).toBeVisible();
  } finally {
    await context.close();
  }
});
