import { adminApi } from "../support/admin-api.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";
import { app } from "../support/app.js";

const uid = "api::testimonial.testimonial";

test("the second of two editors sees who saved meanwhile and what differs, and loses nothing @full", async ({
  browser,
}) => {
  const admin = await adminApi("admin");
  const marketing = await adminApi("marketing");
  const name = `Twee redacteuren ${Date.now()}`;
  const created = await admin.create(uid, { name, text: "Eerst", place: "Gent" });
  expect(created.status).toBe(201);
  const [entry] = await admin.find(uid, `&filters[name][$eq]=${encodeURIComponent(name)}`);
  const address = `${app.env.CMS_URL}/admin/content-manager/collection-types/${uid}/${entry?.documentId}?plugins[i18n][locale]=nl`;

  const contexts = [await staffContext(browser, admin), await staffContext(browser, marketing)] as const;
  const [first, second] = [await contexts[0].newPage(), await contexts[1].newPage()];
  const text = (page: typeof first) => page.getByRole("textbox", { name: /^Words/ });
  const place = (page: typeof first) => page.getByRole("textbox", { name: /^Place/ });
  for (const page of [first, second]) {
    await page.goto(address);
    await expect(text(page)).toHaveValue("Eerst");
  }

  await text(first).fill("Van de eerste");
  await place(first).fill("Brugge");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Saved document")).toBeVisible();

  await text(second).fill("Van de tweede");
  await second.getByRole("button", { name: "Save" }).click();
  const dialog = second.getByRole("dialog", { name: "This was saved meanwhile" });
  await expect(dialog.getByText(/saved this entry on/)).toBeVisible();
  await expect(dialog.getByRole("row", { name: /Van de tweede.*Van de eerste/ })).toBeVisible();
  await expect(dialog.getByRole("row", { name: /Gent.*Brugge/ })).toBeVisible();

  await dialog.getByRole("button", { name: "Back to my form" }).click();
  await expect(text(second)).toHaveValue("Van de tweede");
  expect(await admin.read(uid, entry?.documentId ?? "")).toMatchObject({ text: "Van de eerste" });

  await second.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(second.getByText("Saved document")).toBeVisible();
  await expect(place(second)).toHaveValue("Brugge");
  expect(await admin.read(uid, entry?.documentId ?? "")).toMatchObject({ text: "Van de tweede", place: "Brugge" });

  await text(first).fill("Nog eens van de eerste");
  await first.getByRole("button", { name: "Save" }).click();
  await first.getByRole("dialog").getByRole("button", { name: "Use theirs" }).click();
  await expect(text(first)).toHaveValue("Van de tweede");
  for (const context of contexts) await context.close();
});
