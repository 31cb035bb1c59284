import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const collections = `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types`;

test("CMS-1 an active list filter shows the names of its values, even when they load after the list @full", async ({
  browser,
}) => {
  const context = await staffContext(browser, await adminApi("marketing"), "nl");
  const page = await context.newPage();
  let answer = () => {};
  const requested = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/collection-types\/plugin::properties\.property-type\?/, async (route) => {
    await requested;
    await route.continue();
  });
  try {
    const filters = "filters[$and][0][webId][$eq]=1&filters[$and][1][goal][$eq]=0";
    await page.goto(`${collections}/plugin::properties.property?${filters}`);
    await expect(page.getByText("Te koop of te huur is Te koop")).toBeVisible();
    await expect(page.getByText("Type is 1")).toBeVisible();
    answer();
    await expect(page.getByText("Type is Huis")).toBeVisible();

    await page.goto(`${collections}/api::page.page?filters[$and][0][type][$eq]=feedback`);
    await expect(page.getByText("Soort pagina is Bedankpagina")).toBeVisible();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("combobox", { name: "Veld selecteren" }).click();
    await expect(page.getByRole("option")).toHaveText(
      [
        ...[
          "Maak een keuze",
          "Aangemaakt",
          "Adres",
          "Banner tonen",
          "Bovenliggende pagina",
          "Laatste wijziging",
          "Modules",
        ],
        ...["Soort pagina", "Status", "Titel"],
      ].map((name) => new RegExp(name)),
    );
  } finally {
    await context.close();
  }
});
