import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, expectAccessible, test } from "../support/test.js";

const property = (number: number, more = "") =>
  `<property><id>IP-${number}</id><ref>IP-${number}</ref><price>245000</price><currency>EUR</currency>
    <price_freq>sale</price_freq><type>apartment</type><town>Gent</town><postcode>9000</postcode>
    <country>Belgium</country><sauna_kind>finnish</sauna_kind>${more}</property>`;

const changes = `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>
  ${property(1, "<beds>5000</beds>")}${property(2).replace("9000", "8000")}${property(3)}${property(4).replace("Belgium", "Spain")}
</root>`;

test("API-5 staff read the open tasks of a delivery in their language", async ({ browser }) => {
  const staff = await adminApi("admin");
  const sent = await fetch(`${app.env.CMS_URL}/api/properties/feeds?source=import-page`, {
    method: "POST",
    headers: { authorization: `Bearer ${app.accounts.integratorToken}` },
    body: changes,
  });
  expect(sent.status).toBe(200);
  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/plugins/properties`);
    await page
      .getByRole("row", { name: /import-page/ })
      .first()
      .getByRole("button")
      .click();
    await expect(page.getByRole("heading", { name: "Wat te doen" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "1 item werd geweigerd" })).toBeVisible();
    await expect(
      page.getByRole("row", {
        name: /4 × sauna_kind finnish wordt door geen regel gelezen; wijs het toe in .* Weggelaten IP-1, IP-2/,
      }),
    ).toBeVisible();
    await expect(
      page.getByRole("row", { name: /beds 5000 verwacht wordt een geheel getal van 0 tot 999; weggelaten .* IP-1/ }),
    ).toBeVisible();
    await expect(page.getByRole("row", { name: /8000 Gent 8000 is de postcode van Brugge/ })).toBeVisible();
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 1000 });
      if (process.env.SHOTS) await page.screenshot({ path: `/tmp/import-${width}.png`, fullPage: true });

      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    }
  } finally {
    await context.close();
  }
});
