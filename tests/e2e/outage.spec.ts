import { expect, expectOnlyStatus, test } from "../support/test.js";
import { app } from "../support/app.js";

test("ERR-2 the site goes on with the last content when the CMS dies, and the health check reports it", async ({
  page,
  site,
  complaints,
}) => {
  await page.goto("/nl/");
  const failed: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 500) failed.push(new URL(answer.url()).pathname);
  });
  process.kill(app.cmsPid, "SIGKILL");
  await expect
    .poll(async () =>
      fetch(`${app.env.CMS_URL}/_health`).then(
        () => "up",
        () => "down",
      ),
    )
    .toBe("down");
  for (const path of [
    "/nl/",
    "/fr/a-vendre/?bedrooms=3",
    "/en/contact/",
    "/nl/te-koop/berchem/appartement/",
    "/property/300/",
    "/nl/te-koop/?search=berchem&sort=price-down",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("main")).toBeVisible();
  }
  // A form that was open before is sent all the same, and its captcha is this process's own.
  await page.goto("/nl/nieuwsbrief/");
  const form = page.getByRole("form", { name: "Vier keer per jaar" });
  await form.getByLabel("E-mailadres").fill(`outage-${Date.now()}@example.org`);
  await form.getByLabel(/stuur mij de nieuwsbrief/).check();
  await form.getByRole("button", { name: "Schrijf mij in" }).click();
  await expect(page).toHaveURL("/nl/bedankt/nieuwsbrief/");
  const health = await fetch(`${site}/healthz`);
  expect(health.status).toBe(200);
  await expect
    .poll(async () => JSON.stringify(await (await fetch(`${site}/healthz`)).json()))
    .toMatch(/"cms[A-Za-z]*":\s*("down"|"unreachable"|false)/);
  // A picture size never requested before the CMS went down cannot be generated.
  expect(failed.filter((path) => path !== "/pictures")).toEqual([]);
  expectOnlyStatus(complaints, 502);
});
