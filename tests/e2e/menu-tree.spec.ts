import { menuTreeSchema, type MenuNode } from "@gevel/config";
import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const address = `${app.env.CMS_PUBLIC_URL}/admin/menu-order`;
const savedInDutch = "Het menu heeft nu deze volgorde, in alle talen.";

/** The stored order, with a way to restore the one from before the test. */
async function keepingOrder() {
  const api = await adminApi("marketing");
  const read = async () => menuTreeSchema.parse((await api.call("/menu-tree/entries")).json);
  const places: MenuNode[] = (await read()).rows.map(({ id, parent }) => ({ id, parent }));
  return {
    api,
    read,
    restoreOrder: async () => api.call("/menu-tree/entries", "PUT", { version: (await read()).version, places }),
  };
}

const handleOf = (staff: Page, title: string) =>
  staff.getByRole("button", { name: new RegExp(`^${title} verplaatsen`) });
const rowOf = (staff: Page, title: string) => staff.getByRole("listitem").filter({ has: handleOf(staff, title) });
const save = (staff: Page) => staff.getByRole("button", { name: "Volgorde opslaan" }).click();

/** Whether one menu entry comes before another on the home page of a language. */
async function isBefore(language: string, one: string, other: string): Promise<boolean> {
  const html = await (await fetch(`${app.env.SITE_URL}/${language}/`)).text();
  const menu = html.slice(html.indexOf("<nav"), html.indexOf("<main"));
  return menu.indexOf(`>${one}<`) < menu.indexOf(`>${other}<`);
}

test("CHROME-1 staff reorder the menu by keyboard, and the site shows it in all languages", async ({ browser }) => {
  const { api, restoreOrder } = await keepingOrder();
  const context = await staffContext(browser, api, "nl");
  const staff = await context.newPage();
  try {
    // Another test may just have restored it.
    await expect.poll(() => isBefore("nl", "Te koop", "Te huur")).toBe(true);
    await expect.poll(() => isBefore("fr", "À vendre", "À louer")).toBe(true);
    await staff.goto(address);
    const handle = handleOf(staff, "Te huur");
    await handle.focus();
    await staff.keyboard.press("ArrowUp");
    // Strapi has a region of its own beside it.
    const shownText = staff.getByRole("status").filter({ hasText: "Te huur" });
    await expect(shownText).toHaveText(/^Te huur is nu nummer 2 van/);
    await expect(handle).toBeFocused();
    await staff.keyboard.press("ArrowRight");
    await expect(shownText).toHaveText(/onder Home\.$/);
    await staff.keyboard.press("ArrowLeft");
    expect(await accessibilityFindings(staff)).toEqual([]);
    await save(staff);
    await expect(staff.getByText(savedInDutch)).toBeVisible();
    await expect.poll(() => isBefore("nl", "Te huur", "Te koop")).toBe(true);
    for (const [language, rent, sale] of [
      ["fr", "À louer", "À vendre"],
      ["en", "For rent", "For sale"],
    ] as const)
      expect(await isBefore(language, rent, sale), language).toBe(true);
  } finally {
    await restoreOrder();
    await context.close();
  }
});

test("CHROME-1 the second of two who reorder the menu sees who changed it, and loses nothing @full", async ({
  browser,
}) => {
  const { api: marketing, read, restoreOrder } = await keepingOrder();
  const before = (await read()).rows.flatMap(({ parent, titles }) => (parent === null ? [titles.nl] : []));
  const contexts = [
    await staffContext(browser, marketing, "nl"),
    await staffContext(browser, await adminApi("admin"), "nl"),
  ];
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  const [first, second] = pages;
  if (!first || !second) throw new Error("a window is missing");
  try {
    for (const staff of pages) {
      await staff.goto(address);
      await expect(handleOf(staff, "Te huur")).toBeVisible();
    }
    // Onto the upper edge of a row is before it.
    await handleOf(first, "Te huur").dragTo(rowOf(first, "Te koop"), { targetPosition: { x: 200, y: 4 } });
    await save(first);
    await expect(first.getByText(savedInDutch)).toBeVisible();

    await handleOf(second, "Contact").focus();
    await second.keyboard.press("ArrowUp");
    const moved = (await second.getByRole("status").filter({ hasText: "Contact" }).textContent()) ?? "";
    await save(second);
    const dialog = second.getByRole("alertdialog", { name: "Het menu is intussen gewijzigd" });
    await expect(dialog).toContainText(/Mieke|Marketing|marketing/);
    await second.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => isBefore("nl", "Te huur", "Te koop")).toBe(true);
    await expect(second.getByRole("status").filter({ hasText: "Contact" })).toHaveText(moved);

    await save(second);
    await dialog.getByRole("button", { name: "Mijn volgorde opslaan" }).click();
    await expect(second.getByText(savedInDutch)).toBeVisible();
    const titles = (await read()).rows.flatMap(({ parent, titles }) => (parent === null ? [titles.nl] : []));
    const contact = before.indexOf("Contact");
    expect(titles).toEqual(before.with(contact - 1, "Contact").with(contact, before[contact - 1]));
    await expect.poll(() => isBefore("nl", "Te koop", "Te huur")).toBe(true);
  } finally {
    await restoreOrder();
    for (const context of contexts) await context.close();
  }
});
