import type { Locator, Page } from "@playwright/test";
import { adminApi } from "../support/admin-api.js";
import { failingRequests } from "../support/failing-requests.js";
import { app } from "../support/app.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

const [pages, modules, menus] = ["api::page.page", "api::module.module", "api::menu.menu"] as const;
const listings = "plugin::properties.property";
const popups = "api::popup.popup";
const collections = `${app.env.CMS_PUBLIC_URL}/admin/content-manager/collection-types`;
const named = (field: string, value: string) => `&filters[${field}][$containsi]=${encodeURIComponent(value)}`;

/** Counts as marketing does: each time a hand goes to the mouse. Typing, Tab and Enter do not count. */
function counting() {
  let count = 0;
  return {
    count: () => count,
    async click(target: Locator) {
      count += 1;
      await target.click();
    },
  };
}

/** Adds a new module to the open page, starting from the gallery; `choose` selects its content. */
async function addModule(
  page: Page,
  click: (target: Locator) => Promise<void>,
  kind: string,
  heading: string,
  choose?: string,
) {
  await click(page.getByRole("button", { name: "Add a module" }));
  await click(page.getByRole("button", { name: new RegExp(`^${kind}`) }));
  const dialog = page.getByRole("dialog", { name: kind });
  if (choose !== undefined) {
    await click(dialog.getByRole("combobox"));
    await click(page.getByRole("option", { name: choose }).first());
  }
  await dialog.getByRole("textbox", { name: "Heading" }).fill(heading);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: new RegExp(`^${heading}`) })).toBeVisible();
}

test("CMS-1 a new page in two languages, with three modules, in the menu: fifteen clicks", async ({
  browser,
  site,
}) => {
  const staff = await adminApi("marketing");
  const stamp = String(Date.now());
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  const { click, count } = counting();
  const text = async (path: string) => (await fetch(`${site}${path}`)).text();
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}/admin/`);
    await click(page.getByRole("link", { name: "Content Manager" }));
    await click(page.getByRole("link", { name: "Page", exact: true }));
    await click(page.getByRole("link", { name: "Create new entry" }).first());
    await page
      .getByRole("textbox", { name: /^Title/ })
      .first()
      .fill(`Kijken ${stamp}`);
    await expect(page.getByRole("textbox", { name: /^Address/ })).toHaveValue(`kijken-${stamp}`);
    await addModule(page, click, "Text only", `Woord ${stamp}`);
    await addModule(page, click, "Costs of buying", `Rekenen ${stamp}`);
    await addModule(page, click, "Listings", `Panden ${stamp}`, "");
    await click(page.getByRole("button", { name: "Publish with 3 modules" }));
    await expect(page.getByText("The page is on the site, with 3 new modules.")).toBeVisible();
    await click(page.getByRole("button", { name: "Add to the menu" }));
    await expect(page.getByRole("link", { name: "In the menu" })).toBeVisible();

    await click(page.getByRole("button", { name: "French: Create this version" }));
    const dialog = page.getByRole("dialog", { name: "Create the version in French" });
    await dialog.getByRole("textbox", { name: "Title" }).fill(`Regarder ${stamp}`);
    await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue(`regarder-${stamp}`);
    await dialog.getByRole("textbox", { name: `Woord ${stamp}` }).fill(`Mot ${stamp}`);
    await dialog.getByRole("textbox", { name: `Rekenen ${stamp}` }).fill(`Calculer ${stamp}`);
    await dialog.getByRole("textbox", { name: `Panden ${stamp}` }).fill(`Biens ${stamp}`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: /^Title/ }).first()).toHaveValue(`Regarder ${stamp}`);
    expect(await text(`/fr/regarder-${stamp}/`), "nothing is published yet").not.toContain(`Mot ${stamp}`);
    await click(page.getByRole("button", { name: "Publish with 3 modules" }));
    await expect(page.getByText("The page is on the site, with 3 new modules.")).toBeVisible();
    expect(count()).toBeLessThanOrEqual(15);

    await expect.poll(() => text(`/nl/kijken-${stamp}/`)).toContain(`Panden ${stamp}`);
    await expect.poll(() => text(`/fr/regarder-${stamp}/`)).toContain(`Biens ${stamp}`);
    for (const [path, title] of [
      [`/nl/kijken-${stamp}/`, `Kijken ${stamp}`],
      [`/fr/regarder-${stamp}/`, `Regarder ${stamp}`],
    ] as const)
      expect(
        (await text(path)).match(new RegExp(`<a [^>]*href="${path}"[^>]*>(?:<[^>]*>)*${title}`)),
        title,
      ).not.toBeNull();
  } finally {
    await context.close();
    for (const [uid, field] of [
      [menus, "name"],
      [pages, "title"],
      [modules, "name"],
    ] as const)
      for (const { documentId } of await staff.find(uid, named(field, stamp)))
        await staff.call(`/content-manager/collection-types/${uid}/${documentId}?locale=*`, "DELETE");
  }
});

test("CMS-9 a preview beside the form follows the typing, keeps its scroll position, and stores nothing", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [about] = await staff.find(pages, "&filters[originalPath][$eq]=about");
  const id = about?.documentId ?? "";
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${pages}/${id}?plugins[i18n][locale]=nl`);
    await page.getByRole("button", { name: "Live preview" }).click();
    const shown = page.locator('iframe[title="Live preview"][aria-hidden="false"]');
    const frame = shown.contentFrame();
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(frame.getByText("Voorbeeld van het concept")).toHaveCount(0);
    await frame.locator("html").evaluate(() => window.scrollTo({ top: 240, behavior: "instant" }));

    const typed = `Getypt ${Date.now()}`;
    await page
      .getByRole("textbox", { name: /^Title/ })
      .first()
      .fill(typed);
    const crumb = () => shown.contentFrame().locator("title").textContent();
    await expect.poll(crumb).toContain(typed);
    expect(
      await shown
        .contentFrame()
        .locator("html")
        .evaluate(() => Math.round(window.scrollY)),
    ).toBe(240);
    expect(await staff.read(pages, id)).not.toMatchObject({ title: typed });

    // Removing a listed module removes it from the page at once.
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /Slider/ }) })
      .first();
    const heading =
      ((await row.getByRole("button", { name: /Slider/ }).textContent()) ?? "").split(".")[0]?.trim() ?? "";
    await expect(shown.contentFrame().getByRole("heading", { name: heading })).toBeVisible();
    await row.getByRole("button", { name: "Remove" }).click();
    await expect(shown.contentFrame().getByRole("heading", { name: heading })).toHaveCount(0);

    await page.getByRole("button", { name: "Live preview" }).click();
    await expect(shown).toHaveCount(0);
  } finally {
    await context.close();
  }
});

test("CMS-9 a listing's preview beside its form follows the typing, and stores nothing @full", async ({ browser }) => {
  const staff = await adminApi("marketing");
  const listing = (await staff.find(listings, "&filters[publishPrice][$eq]=true&filters[goal][$eq]=0")).at(-1);
  const id = listing?.documentId ?? "";
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${listings}/${id}`);
    await page.getByRole("button", { name: "Live preview" }).click();
    const shown = page.locator('iframe[title="Live preview"][aria-hidden="false"]');
    await expect(shown.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByLabel(/^Price/)
      .first()
      .fill("987654");
    await expect(shown.contentFrame().getByRole("main")).toContainText(/€\s?987,654/);
    expect(await staff.read(listings, id)).toMatchObject({ price: listing?.price });
  } finally {
    await context.close();
  }
});

test("CMS-9 an unsaved popup previews over the home page, and the focus stays in its form @full", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const stamp = `Opendeurdag ${Date.now()}`;
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${collections}/${popups}/create?plugins[i18n][locale]=nl`);
    await page.getByRole("button", { name: "Live preview" }).click();
    const shown = page.locator('iframe[title="Live preview"][aria-hidden="false"]');
    const dialog = () => shown.contentFrame().getByRole("dialog");
    await expect(dialog()).toBeVisible();
    const title = page.getByRole("textbox", { name: /^Title/ }).first();
    await title.click();
    await page.keyboard.type(stamp);
    await expect(shown.contentFrame().getByRole("dialog", { name: stamp })).toBeVisible();
    await expect(title).toBeFocused();
    await page.keyboard.type("!");
    await expect(shown.contentFrame().getByRole("dialog", { name: `${stamp}!` })).toBeVisible();
    await expect(title).toHaveValue(`${stamp}!`);
    expect(await staff.find(popups, named("title", stamp))).toEqual([]);
  } finally {
    await context.close();
  }
});

test("CMS-1 CMS-2 the choices of a new module show as loading or failed, never as empty, and load on retry @full", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [about] = await staff.find(pages, "&filters[originalPath][$eq]=about");
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  const categories = await failingRequests(page, /collection-types\/api::category\.category\?/);
  try {
    await page.goto(`${collections}/${pages}/${about?.documentId}?plugins[i18n][locale]=nl`);
    await page.getByRole("button", { name: "Add a module" }).click();
    await page.getByRole("button", { name: /^Articles as cards/ }).click();
    const dialog = page.getByRole("dialog", { name: "Articles as cards" });
    const note = dialog.getByRole("status");
    await expect(note).toHaveText("Loading the list…");
    categories.fail();
    await expect(note).toContainText("The list could not be loaded; what was chosen stays.");
    await expect(dialog.getByText(/There is none in this language yet/)).toHaveCount(0);
    await categories.restore();
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(note).toHaveText("");
    await dialog.getByRole("combobox").click();
    await expect(page.getByRole("option").first()).toBeVisible();
  } finally {
    await context.close();
  }
});

test("CMS-1 a page shows that its missing languages could not be loaded, and its headings load on retry @full", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const stamp = String(Date.now());
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  const states = await failingRequests(page, /\/page-builder\/pages\//);
  const rows = await failingRequests(page, /\/page-builder\/modules\?/);
  try {
    await page.goto(`${collections}/${pages}/create?plugins[i18n][locale]=nl`);
    await page
      .getByRole("textbox", { name: /^Title/ })
      .first()
      .fill(`Weigeren ${stamp}`);
    await page.getByRole("textbox", { name: /^Address/ }).fill(`weigeren-${stamp}`);
    await page.getByRole("button", { name: "Add a module" }).click();
    await page.getByRole("button", { name: /^Text only/ }).click();
    const gallery = page.getByRole("dialog", { name: "Text only" });
    await gallery.getByRole("textbox", { name: "Heading" }).fill(`Woord ${stamp}`);
    await page.keyboard.press("Enter");
    await expect(gallery).toHaveCount(0);
    await page.getByRole("button", { name: "Save", exact: true }).click();

    const panel = page.getByRole("status", { name: "Languages" });
    await expect(panel).toHaveText("Loading…");
    states.fail();
    await expect(panel).toContainText("This could not be loaded.");
    await states.restore();
    await panel.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "French: Create this version" }).click();
    const dialog = page.getByRole("dialog", { name: "Create the version in French" });
    const note = dialog.getByRole("status", { name: "Headings of its modules" });
    await expect(note).toHaveText("Loading…");
    rows.fail();
    await expect(note).toContainText("This could not be loaded.");
    await rows.restore();
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("textbox", { name: `Woord ${stamp}` })).toBeVisible();
  } finally {
    await context.close();
    for (const [uid, field] of [
      [pages, "title"],
      [modules, "name"],
    ] as const)
      for (const { documentId } of await staff.find(uid, named(field, stamp)))
        await staff.call(`/content-manager/collection-types/${uid}/${documentId}?locale=*`, "DELETE");
  }
});
