import type { Page } from "@playwright/test";
import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { waitForSiteText, siteText } from "../support/wait-for-site.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const [pages, modules] = ["api::page.page", "api::module.module"] as const;
const collections = `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types`;
const type = (uid: string) => `/content-manager/collection-types/${uid}`;
const made = z.object({ data: z.object({ documentId: z.string() }) });
const listed = (page: Page, heading: string) => page.getByRole("button", { name: new RegExp(`^${heading}`) });

test("CMS-1 marketing duplicates a page with its languages and modules, and the original is unchanged", async ({
  browser,
  site,
}) => {
  const staff = await adminApi("marketing");
  const stamp = String(Date.now());
  const make = async (uid: string, nl: object, fr: object) => {
    const { documentId } = made.parse((await staff.call(`${type(uid)}?locale=nl`, "POST", nl)).json).data;
    expect((await staff.save(uid, documentId, fr, "fr")).status).toBe(200);
    for (const language of ["nl", "fr"]) {
      const { status, json } = await staff.publish(uid, documentId, {}, language);
      expect(status, JSON.stringify(json)).toBe(200);
    }
    return documentId;
  };
  const module = await make(
    modules,
    { name: `Blok ${stamp}`, title: `Blok ${stamp}`, relations: [] },
    { title: `Bloc ${stamp}`, relations: [] },
  );
  const original = await make(
    pages,
    { title: `Pagina ${stamp}`, path: `pagina-${stamp}`, modules: { connect: [module] } },
    { title: `Page ${stamp}`, path: `page-${stamp}`, modules: { connect: [module] } },
  );
  await waitForSiteText(`/fr/page-${stamp}/`).toContain(`Bloc ${stamp}`);
  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${pages}?plugins[i18n][locale]=nl&_q=${stamp}`);
    await page
      .getByRole("row", { name: `Pagina ${stamp}` })
      .getByRole("button", { name: /acties/i })
      .click();
    await page.getByRole("menuitem", { name: "Dupliceren" }).click();
    const dialog = page.getByRole("dialog", { name: "Dupliceren" });
    await expect(dialog).toContainText("met een eigen kopie van 1 module");
    await expect(dialog.getByRole("textbox", { name: "Titel (Frans)" })).toHaveValue(`Page ${stamp} (copie)`);
    await dialog.getByRole("textbox", { name: "Titel (Nederlands)" }).fill(`Kopie ${stamp}`);
    // An address in use and a missing one, each reported at its field.
    await dialog.getByRole("textbox", { name: "Adres (Nederlands)" }).fill(`pagina-${stamp}`);
    await dialog.getByRole("button", { name: "Dupliceren" }).click();
    await expect(dialog.getByText("Geef de kopie een eigen adres.")).toHaveCount(2);
    await dialog.getByRole("textbox", { name: "Adres (Nederlands)" }).fill("contact");
    await dialog.getByRole("textbox", { name: "Adres (Frans)" }).fill(`copie-${stamp}`);
    await dialog.getByRole("button", { name: "Dupliceren" }).click();
    await expect(dialog.getByText(/heeft dit adres al in deze taal/)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Adres (Nederlands)" }).fill(`kopie-${stamp}`);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByText(/^De kopie is er als concept, met 1 eigen module: Nederlands en Frans\.$/),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^Titel/ }).first()).toHaveValue(`Kopie ${stamp}`);
    expect((await fetch(`${site}/nl/kopie-${stamp}/`)).status, "it is a draft").toBe(404);

    const [own] =
      (await staff.find(modules, `&filters[name][$eq]=${encodeURIComponent(`Blok ${stamp} (kopie)`)}`)) ?? [];
    expect(own?.documentId).not.toBe(module);
    await listed(page, `Blok ${stamp}`).click();
    const over = page.getByRole("dialog");
    await over
      .getByRole("textbox", { name: /^Titel/ })
      .first()
      .fill(`Anders ${stamp}`);
    await over.getByRole("button", { name: "Publiceren" }).click();
    await expect.poll(async () => (await staff.read(modules, own?.documentId ?? "")).title).toBe(`Anders ${stamp}`);
    expect(await staff.read(modules, module)).toMatchObject({ title: `Blok ${stamp}` });
    expect(await siteText(`/nl/pagina-${stamp}/`)).toContain(`Blok ${stamp}`);
    expect(await siteText(`/nl/pagina-${stamp}/`)).not.toContain(`Anders ${stamp}`);

    // In the form of an entry too; what is not saved would be missing in the copy.
    await page.goto(`${collections}/${pages}/${original}?plugins[i18n][locale]=fr`);
    await page
      .getByRole("textbox", { name: /^Titel/ })
      .first()
      .fill("Anders");
    await page.getByRole("button", { name: "Meer acties", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Dupliceren (eerst opslaan)" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await page
      .getByRole("textbox", { name: /^Titel/ })
      .first()
      .fill(`Page ${stamp}`);
    await page.getByRole("button", { name: "Meer acties", exact: true }).click();
    await page.getByRole("menuitem", { name: "Dupliceren", exact: true }).click();
    await expect(dialog.getByRole("textbox", { name: "Titel (Frans)" })).toHaveValue(`Page ${stamp} (copie 2)`);
    await dialog.getByRole("textbox", { name: "Adres (Nederlands)" }).fill(`tweede-${stamp}`);
    await dialog.getByRole("textbox", { name: "Adres (Frans)" }).fill(`deuxieme-${stamp}`);
    await dialog.getByRole("button", { name: "Dupliceren" }).click();
    await expect(page.getByRole("textbox", { name: /^Titel/ }).first()).toHaveValue(`Page ${stamp} (copie 2)`);
    expect(await staff.find(modules, `&filters[name][$contains]=${stamp}`)).toHaveLength(3);
  } finally {
    await context.close();
    for (const [uid, field] of [
      [pages, "title"],
      [modules, "name"],
    ] as const)
      for (const { documentId } of await staff.find(uid, `&filters[${field}][$contains]=${stamp}`))
        await staff.call(`${type(uid)}/${documentId}?locale=*`, "DELETE");
  }
});
