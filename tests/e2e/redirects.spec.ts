import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { expect, test } from "../support/test.js";

const { SITE_URL, CMS_URL } = app.env;

/** Status and place of an address, without going there. */
async function led(address: string) {
  const answer = await fetch(SITE_URL + address, { redirect: "manual" });
  return [answer.status, answer.headers.get("location")];
}

test("ROUTE-8 old addresses with different query strings lead to different pages", async ({ page }) => {
  const staff = await adminApi();
  const made: string[] = [];
  const redirect = async (from: string, to: string) => {
    const uid = "api::redirect.redirect";
    const created = await staff.create(uid, { from, to });
    const { documentId } = z.object({ data: z.object({ documentId: z.string() }) }).parse(created.json).data;
    made.push(documentId);
    expect((await staff.publish(uid, documentId, { from, to })).status).toBe(200);
  };
  await redirect("/index.php?id=12", "/nl/contact/");
  await redirect("/index.php?id=13", "/nl/te-koop/");
  await redirect("/?p=7", "/nl/disclaimer/");
  await expect.poll(() => led("/?p=7")).toEqual([301, "/nl/disclaimer/"]);
  for (const round of ["made", "kept"]) {
    expect(await led("/index.php?id=12"), round).toEqual([301, "/nl/contact/"]);
    expect(await led("/nl/Index.php?utm_source=a&id=12")).toEqual([301, "/nl/contact/?utm_source=a"]);
    expect(await led("/index.php?type=2&%69d=13")).toEqual([301, "/nl/te-koop/?type=2"]);
    for (const address of ["/index.php", "/index.php?id=14"]) expect(await led(address)).toEqual([404, null]);
    for (const address of ["/", "/?p=8", "/nl/?utm_source=a"]) expect(await led(address)).toEqual([200, null]);
  }
  await page.goto("/index.php?id=12");
  await expect(page).toHaveURL(/\/nl\/contact\/$/);
  for (const documentId of made)
    await staff.call(`/content-manager/collection-types/api::redirect.redirect/${documentId}`, "DELETE");
});

test("ROUTE-5 a source's own reference leads to its listing's page in one redirect, until it is withdrawn", async ({
  page,
}) => {
  const reference = "2026/17 é#1";
  const send = (properties: object[]) =>
    fetch(`${CMS_URL}/api/properties/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${app.accounts.integratorToken}`, "content-type": "application/json" },
      body: JSON.stringify({ source: "own-numbers", mode: "full", force: true, properties }),
    });
  const title = "Het huis van de bron";
  await send([{ reference, goal: 0, webId: 1, zip: "2000", city: "Antwerpen", typeDescription: { nl: title } }]);
  const address = `/property/own-numbers/${encodeURIComponent(reference)}/`;
  const canonical = /^\/nl\/te-koop\/antwerpen\/het-huis-van-de-bron\/\d+\/$/;
  await expect.poll(() => led(address)).toEqual([301, expect.stringMatching(canonical)]);
  expect(await led(`/fr${address}`)).toEqual([301, expect.stringMatching(/^\/fr\/a-vendre\/anvers\/.*\/\d+\/$/)]);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  // PROP-9: what the source calls it leads here, and is on no page.
  expect(await page.content()).not.toContain("own-numbers");
  expect(await led("/property/own-numbers/2026/")).toEqual([404, null]);
  await send([]);
  await expect.poll(() => led(address)).toEqual([404, null]);
});
