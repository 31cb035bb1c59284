import { createHmac } from "node:crypto";
import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { expect, test } from "../support/test.js";

type Staff = Awaited<ReturnType<typeof adminApi>>;

const signedAddress = (id: string, expires: number, secret = app.env.PREVIEW_SECRET ?? "") => {
  const signature = createHmac("sha256", secret).update(`page:${id}:nl:draft:${expires}`).digest("hex");
  return `/preview?type=page&id=${id}&language=nl&status=draft&expires=${expires}&signature=${signature}`;
};
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

test("CMS-9 a signed preview shows the draft, and is never cached or indexed", async ({ page }) => {
  const staff = await adminApi();
  const [cookies] = await staff.find("api::page.page", "&filters[originalPath][$eq]=cookie-policy");
  const id = cookies?.documentId ?? "";
  const draft = `Concept ${Date.now()}`;
  expect((await staff.save("api::page.page", id, { ...cookies, title: draft })).status).toBe(200);
  const answer = await page.goto(signedAddress(id, inAnHour()));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("main")).toContainText(draft);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await (await fetch(`${app.env.SITE_URL}/nl/cookie-policy/`)).text()).not.toContain(draft);
});

/** The address behind the button of the edit view. */
async function previewOf(staff: Staff, uid: string, documentId: string, query = ""): Promise<string> {
  const { status, json } = await staff.call(`/content-manager/preview/url/${uid}?documentId=${documentId}${query}`);
  expect(status).toBe(200);
  return z.object({ data: z.object({ url: z.string() }) }).parse(json).data.url;
}

test("CMS-9 the button of an article opens its draft in the language being edited", async ({ page }) => {
  const staff = await adminApi("marketing");
  const uid = "api::article.article";
  const [article] = await staff.find(uid, "&filters[originalPath][$startsWith]=team/");
  const id = article?.documentId ?? "";
  const { json } = await staff.call(`/content-manager/collection-types/${uid}/${id}?locale=fr`);
  const french = z.object({ data: z.record(z.string(), z.unknown()) }).parse(json).data;
  const draft = `Brouillon ${Date.now()}`;
  expect((await staff.save(uid, id, { ...french, title: draft }, "fr")).status).toBe(200);

  const answer = await page.goto(await previewOf(staff, uid, id, "&locale=fr&status=draft"));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.locator("html")).toHaveAttribute("lang", /^fr/);
  await expect(page.getByRole("main")).toContainText(draft);
  await expect(page.getByText("Aperçu du brouillon (Français)")).toBeVisible();

  await page.goto(await previewOf(staff, uid, id, "&locale=fr&status=published"));
  await expect(page.getByText("Aperçu de la version publiée")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(draft);
});

test("CMS-9 the button of a listing opens its page, withdrawn or not, and never unpublished data", async ({
  page,
  site,
}) => {
  const staff = await adminApi("marketing");
  const uid = "plugin::properties.property";
  const [listing] = await staff.find(
    uid,
    "&filters[publishAddress][$eq]=false&filters[source][$eq]=sample&sort=id:desc",
  );
  const id = listing?.documentId ?? "";
  const title = `Teruggetrokken ${Date.now()}`;
  const withdrawn = {
    ...listing,
    typeDescription: { nl: title },
    street: "Geheimstraat",
    withdrawnAt: new Date().toISOString(),
  };
  expect((await staff.save(uid, id, withdrawn)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${site}/property/${String(listing?.id)}/`)).status).toBe(404);

  const address = await previewOf(staff, uid, id);
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Voorbeeld van het pand zoals het bewaard is")).toBeVisible();
  expect(await page.content()).not.toContain("Geheimstraat");

  const changed = address.replace(/signature=./, (start) => (start.endsWith("0") ? "signature=1" : "signature=0"));
  expect((await fetch(changed)).status).toBe(403);
  // The sample lacks some of the legal fields of this listing.
  await staff.call(`/properties/listings/${id}/reasons`, "POST", { reason: "It stood on the site before." });
  const { status, json } = await staff.save(uid, id, listing);
  expect(status, JSON.stringify(json)).toBe(200);
});

test("CMS-9 a preview without a valid signature, or too old, is rejected", async ({ site }) => {
  const [page] = await (await adminApi()).find("api::page.page");
  const id = page?.documentId ?? "";
  const rejected = [
    signedAddress(id, inAnHour(), "another secret"),
    signedAddress(id, 1),
    signedAddress(id, inAnHour()).replace(/&signature=.*/, ""),
  ];
  for (const address of rejected) expect((await fetch(site + address)).status, address).toBe(403);
});
