import type { Page } from "@playwright/test";
import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const [pages, modules, articles] = ["api::page.page", "api::module.module", "api::article.article"] as const;
const collections = `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types`;
const made = z.object({ data: z.object({ documentId: z.string() }) });
type Staff = Awaited<ReturnType<typeof adminApi>>;

const create = async (staff: Staff, uid: string, data: object) =>
  made.parse((await staff.create(uid, data)).json).data.documentId;

async function remove(staff: Staff, uid: string, field: string, stamp: string) {
  for (const { documentId } of await staff.find(uid, `&filters[${field}][$containsi]=${stamp}`))
    await staff.call(`/content-manager/collection-types/${uid}/${documentId}?locale=*`, "DELETE");
}

/** Opens a component of a dynamic zone; Strapi closes it again where it has just read the entry anew. */
async function openComponent(page: Page, name: string, field: string) {
  const dialog = page.getByRole("dialog");
  const trigger = dialog.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(async () => {
    if ((await trigger.getAttribute("aria-expanded")) !== "true") await trigger.click();
    await expect(dialog.getByRole("combobox", { name: new RegExp(`^${field}`) })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Opens Strapi's form of a new related entry from a field of the form in front. */
async function createRelated(page: Page, field: string, title: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: "Relatie aanmaken" }).click();
  await dialog
    .getByRole("textbox", { name: /^Titel/ })
    .first()
    .fill(title);
}

test("CMS-17 an article made from a module over its page is linked to that module, which keeps its own texts", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const stamp = `Verhaal ${Date.now()}`;
  const module = await create(staff, modules, {
    ...{ name: stamp, title: `${stamp} module`, view: "single-view" },
    relations: [{ __component: "relation.costs", region: "brussels" }, { __component: "relation.article" }],
  });
  const listed = { connect: [{ documentId: module, locale: "nl" }] };
  const id = await create(staff, pages, { title: stamp, path: stamp.toLowerCase().replace(" ", "-"), modules: listed });
  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${pages}/${id}?plugins[i18n][locale]=nl`);
    await page.getByRole("button", { name: new RegExp(`^${stamp} module`) }).click();
    await openComponent(page, "Artikel", "Artikel");
    await createRelated(page, "Artikel", `${stamp} artikel`);
    await page.getByRole("dialog").getByRole("button", { name: "Publiceren" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name: `${stamp} artikel` })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Terug" }).click();
    await openComponent(page, "Artikel", "Artikel");
    await expect(page.getByRole("dialog").getByRole("button", { name: `${stamp} artikel` })).toBeVisible();
    expect(await staff.read(modules, module)).toMatchObject({
      title: `${stamp} module`,
      relations: [
        { __component: "relation.costs", region: "brussels" },
        { __component: "relation.article", article: { count: 1 } },
      ],
    });
  } finally {
    await context.close();
    await remove(staff, pages, "title", stamp);
    await remove(staff, modules, "name", stamp);
    await remove(staff, articles, "title", stamp);
  }
});

test("CMS-17 a text with a picture is made in one dialog, and is on the site with the page", async ({
  browser,
  site,
}) => {
  const staff = await adminApi("marketing");
  const stamp = `Aanpak ${Date.now()}`;
  const path = stamp.toLowerCase().replace(" ", "-");
  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${pages}/create?plugins[i18n][locale]=nl`);
    await page
      .getByRole("textbox", { name: /^Titel/ })
      .first()
      .fill(stamp);
    await page.getByRole("textbox", { name: /^Adres/ }).fill(path);
    await page.getByRole("button", { name: "Module toevoegen" }).click();
    await page.getByRole("button", { name: /^Tekst met foto/ }).click();
    const dialog = page.getByRole("dialog", { name: "Tekst met foto" });
    await dialog.getByRole("textbox", { name: "Kop" }).fill(`${stamp} kop`);
    await dialog.getByRole("textbox", { name: "Tekst" }).fill("Eerste **alinea**.");
    await dialog.getByRole("button", { name: "Kies een foto" }).click();
    const library = page.getByRole("dialog").last();
    await library.getByRole("checkbox").first().click();
    await library.getByRole("button", { name: "Voltooien" }).click();
    await expect(dialog.getByRole("button", { name: "Kies een andere foto" })).toBeVisible();
    await dialog.getByRole("button", { name: "Op de pagina zetten" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Publiceren met 1 module" }).click();
    await expect
      .poll(async () => (await fetch(`${site}/nl/${path}/`)).text())
      .toMatch(new RegExp(`<img[^>]*>.*<h2[^>]*>(<[^>]*>)*${stamp} kop.*Eerste <strong>alinea</strong>`, "s"));
  } finally {
    await context.close();
    await remove(staff, pages, "title", stamp);
    await remove(staff, modules, "name", stamp);
  }
});
