import { sourceOverviewSchema } from "@gevel/config";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, expectAccessible, test } from "../support/test.js";

const property = (number: number) =>
  `<property><id>IS-${number}</id><price>245000</price><currency>EUR</currency><price_freq>sale</price_freq>
    <type>apartment</type><town>Gent</town><postcode>9000</postcode><country>Belgium</country>
    <geo_lat>51.0543</geo_lat><geo_lon>3.7174</geo_lon></property>`;
const changes = `<root><kyero><feed_version>3</feed_version></kyero>${[1, 2].map(property).join("")}</root>`;

test("API-5 API-6 staff see a source's last delivery and change how the next one is read, by keyboard", async ({
  browser,
}) => {
  const staff = await adminApi("admin");
  const send = async () => {
    const sent = await fetch(`${app.env.CMS_URL}/api/properties/feeds?source=import-sources`, {
      method: "POST",
      headers: { authorization: `Bearer ${app.accounts.integratorToken}` },
      body: changes,
    });
    expect(sent.status).toBe(200);
  };
  await send();
  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  const check = async (name: string) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      if (process.env.SHOTS) await page.screenshot({ path: `/tmp/${name}-${width}.png`, fullPage: true });
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0);
    }
  };
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/properties`);
    await page.getByRole("link", { name: "Bronnen" }).click();
    const source = page.getByRole("region", { name: "import-sources" });
    await expect(source).toContainText("Kyero, volledig aanbod");
    await expect(source).toContainText("2 panden");
    await expect(source.getByRole("listitem").first()).toContainText("2 × geo_lat wordt door geen regel gelezen");
    await expect(source.getByRole("link", { name: /^Import \d+ openen$/ })).toBeVisible();
    await check("sources");

    await source.getByRole("link", { name: "import-sources openen" }).press("Enter");
    const form = page.getByRole("form", { name: "Instellingen" });
    await form.getByRole("textbox", { name: "Naam" }).fill("Mijn CRM");
    await form.getByRole("combobox", { name: "Een levering is" }).press("Enter");
    await page.getByRole("option", { name: /^Een deel van het aanbod/ }).press("Enter");
    for (const [row, name, label] of [
      [1, "geo_lat", "Breedtegraad"],
      [2, "geo_lon", "Lengtegraad"],
    ] as const) {
      await form.getByRole("button", { name: `${name} toevoegen` }).press("Enter");
      await form.getByRole("combobox", { name: `Veld van het pand, rij ${row}` }).press("Enter");
      await page.getByRole("option", { name: label }).press("Enter");
    }
    const hosts = form.getByRole("textbox", { name: "Servers met foto’s" });
    await hosts.fill("10.0.0.1");
    await form.getByRole("button", { name: "Opslaan" }).press("Enter");
    await expect(form.getByText("10.0.0.1: verwacht wordt de naam van een server op het internet")).toBeVisible();
    await hosts.fill("pictures.example.org");
    await form.getByRole("button", { name: "Opslaan" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Mijn CRM", level: 1 })).toBeVisible();
    await check("source");

    await send();
    await page.reload();
    await expect(page.getByText("Kyero, deel")).toBeVisible();
    await expect(page.getByText(/wordt door geen regel gelezen/)).toHaveCount(0);
    const { settings } = sourceOverviewSchema.parse((await staff.call("/properties/sources/import-sources")).json);
    expect(settings).toMatchObject({ mode: "partial", pictureHosts: ["pictures.example.org"] });
  } finally {
    await context.close();
  }
});
