import { createHmac } from "node:crypto";
import { adminApi } from "../support/admin-api.js";
import { house } from "../support/house.js";
import { expect, test } from "../support/test.js";

const signedAddress = (id: string, expires: number, secret = house.env.PREVIEW_SECRET ?? "") => {
  const signature = createHmac("sha256", secret).update(`page:${id}:nl:draft:${expires}`).digest("hex");
  return `/preview?type=page&id=${id}&language=nl&status=draft&expires=${expires}&signature=${signature}`;
};
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

test("CMS-9 a signed preview shows the draft, is never kept and never indexed", async ({ page }) => {
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
  expect(await (await fetch(`${house.env.SITE_URL}/nl/cookie-policy/`)).text()).not.toContain(draft);
});

test("CMS-9 a preview without a valid signature, or too old, is refused", async ({ site }) => {
  const [page] = await (await adminApi()).find("api::page.page");
  const id = page?.documentId ?? "";
  const refused = [
    signedAddress(id, inAnHour(), "another secret"),
    signedAddress(id, 1),
    signedAddress(id, inAnHour()).replace(/&signature=.*/, ""),
  ];
  for (const address of refused) expect((await fetch(site + address)).status, address).toBe(403);
});
