import type { Page } from "@playwright/test";
import { z } from "zod";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { chromium } from "../support/chromium.js";
import { staffContext } from "../support/staff-context.js";
import { expect, test } from "../support/test.js";

/** Software WebGL, for the map: the machines that test have no other. */
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
  },
});

const uid = "plugin::properties.property";
const projectUid = "plugin::properties.project";
const admin = `${app.env.CMS_PUBLIC_URL}/admin`;

const pictures = z.array(z.object({ url: z.string() }));
const storedSchema = z.object({
  attributes: z.record(z.string(), z.unknown()),
  editedFields: z.array(z.string()).nullable(),
});
const edited = z.object({ editedFields: z.array(z.string()).nullable() });

/** Logs in once for all tests of this file: the CMS allows five logins in five minutes. */
async function save(page: Page, type: string, button: string): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes(`/collection-types/${type}/`) && answer.request().method() === "PUT",
  );
  await page.getByRole("button", { name: button }).click();
  expect((await answered).status()).toBe(200);
}

test("CMS-1 LANG-3 PROP-16 staff edit a listing's texts, pictures and point, see it on the site, and reset a field to its imported value", async ({
  browser,
  site,
}) => {
  const staff = await adminApi("marketing");
  const [before] = await staff.find(
    uid,
    "&filters[publishAddress][$eq]=true&filters[source][$eq]=sample&filters[withdrawnAt][$null]=true&sort=id:desc",
  );
  if (!before) throw new Error("the sample has no listing with an address");
  const { documentId } = before;
  const [first, second] = pictures.parse(before.pictures);
  const stamp = Date.now();
  const titles = { fr: `Maison de maître ${stamp}`, alt: `Façade au soleil ${stamp}` };

  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/content-manager/collection-types/${uid}/${documentId}`);
    await expect(page.getByRole("heading", { level: 2, name: "Place" })).toBeVisible();

    // A language, by keyboard: the tabs of one field show it in all.
    const tabs = page.getByRole("tablist", { name: "Languages of Headline" });
    await tabs.getByRole("tab", { name: /^en/ }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tabs.getByRole("tab", { name: /^fr/ })).toHaveAttribute("aria-selected", "true");
    await page.getByLabel("Headline", { exact: true }).fill(titles.fr);
    await expect(
      page.getByRole("tablist", { name: "Languages of Description" }).getByRole("tab", { name: /^fr/ }),
    ).toHaveAttribute("aria-selected", "true");

    // Moves the second picture to the front and gives it a text.
    await page.getByRole("button", { name: "Move picture 2 forward" }).click();
    await page.getByRole("button", { name: "Edit picture 1" }).click();
    await page.getByLabel("Alternative text of picture 1", { exact: true }).fill(titles.alt);

    // The pin, by the arrow keys; the map is fetched once it comes into view.
    const latitude = page.getByLabel("Latitude");
    const previous = await latitude.inputValue();
    await latitude.scrollIntoViewIfNeeded();
    const pin = page.getByRole("application", { name: /^Place on the map/ });
    await pin.focus();
    await page.keyboard.press("ArrowUp");
    await expect(latitude).not.toHaveValue(previous);
    await expect(pin).toBeFocused();

    await save(page, uid, "Save");
    await expect(page.getByRole("heading", { name: "Changed here" })).toBeVisible();

    // Visitors see all of it.
    const address = `${site}/fr/property/${String(before.id)}/`;
    await expect.poll(async () => (await fetch(address)).text()).toContain(titles.fr);
    const visitor = await context.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(titles.fr);
    await expect(visitor.getByRole("link", { name: new RegExp(`photo 1 .*${titles.alt}`) })).toBeVisible();
    await visitor.close();

    const stored = await staff.read(uid, documentId);
    expect(pictures.parse(stored.pictures).slice(0, 2)).toEqual(
      [second, first].map((picture) => ({ url: picture?.url })),
    );
    expect(stored).toMatchObject({
      typeDescription: { fr: titles.fr },
      pictures: expect.arrayContaining([expect.objectContaining({ alt: expect.objectContaining({ fr: titles.alt }) })]),
    });
    expect(edited.parse(stored).editedFields).toEqual(
      expect.arrayContaining(["latitude", "longitude", "pictures", "typeDescription"]),
    );

    // Resets one field to the source, then all fields.
    await page.getByRole("button", { name: "Reset Headline to the source" }).click();
    await expect(page.getByRole("button", { name: "Reset Headline to the source" })).toHaveCount(0);
    expect(edited.parse(await staff.read(uid, documentId)).editedFields).not.toContain("typeDescription");
    await page.getByRole("button", { name: "Reset all to the source" }).click();
    await expect(page.getByRole("heading", { name: "Changed here" })).toHaveCount(0);
    expect(edited.parse(await staff.read(uid, documentId)).editedFields ?? []).toEqual([]);
  } finally {
    await staff.save(uid, documentId, before);
    await staff.call(`/properties/listings/${documentId}/reset-overrides`, "POST", {});
    await context.close();
  }
});

/** As Word writes a heading, a paragraph, a list with bullets and numbers, and its empty lines. */
const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body>
<!--StartFragment--><h1 style='mso-outline-level:1'>At the water<o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=EN-GB>Bright</span></b> rooms,
<a href="https://www.example.be/" onclick="alert(1)">near</a> the <i>park</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Kitchen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Oven</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>Garden</p>
<!--EndFragment--></body></html>`;

test("CMS-1 PROP-1 staff paste a description from Word as clean HTML, undo it to an unchanged form, and save it", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [before] = await staff.find(uid, "&filters[source][$eq]=sample&filters[withdrawnAt][$null]=true&sort=id:asc");
  if (!before) throw new Error("the sample has no listing");
  const { documentId } = before;
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/content-manager/collection-types/${uid}/${documentId}`);
    const tabs = page.getByRole("tablist", { name: "Languages of Description" });
    const unchanged = expect(page.getByRole("button", { name: "Save", exact: true }));
    const description = page.getByRole("textbox", { name: "Description", exact: true });
    for (const language of ["fr", "nl"]) {
      await tabs.getByRole("tab", { name: new RegExp(`^${language}`) }).click();
      await expect(description).toHaveAttribute("lang", language);
      await unchanged.toBeDisabled();
    }

    await description.click();
    await page.keyboard.press("ControlOrMeta+A");
    await description.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, wordHtml);
    await unchanged.toBeEnabled();
    const pasted =
      '<h3>At the water</h3><p><strong>Bright</strong> rooms, <a rel="nofollow noopener" href="https://www.example.be/">near</a> the <em>park</em>.</p>' +
      "<ul><li>Kitchen<ol><li>Oven</li></ol></li><li>Garden";

    // What is on where the cursor is can be heard, and undone until the form is as it was opened.
    const tool = (name: string) =>
      page.getByRole("group", { name: "Description", exact: true }).getByRole("button", { name });
    await expect(tool("List").first()).toHaveAttribute("aria-pressed", "true");
    await tool("Bold").click();
    await expect(tool("Bold")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type(" with caf");
    // A dead key, or a method of input: what is composed is replaced by what it becomes.
    const input = await context.newCDPSession(page);
    await input.send("Input.imeSetComposition", { text: "´", selectionStart: 1, selectionEnd: 1 });
    await input.send("Input.insertText", { text: "é" });
    await expect(description.getByRole("strong")).toHaveText(["Bright", " with café"]);
    while (await tool("Undo").isEnabled()) await tool("Undo").click();
    await unchanged.toBeDisabled();
    while (await tool("Redo").isEnabled()) await tool("Redo").click();

    await tool("Show the HTML").click();
    await expect(page.getByRole("textbox", { name: "Description", exact: true })).toHaveValue(
      `${pasted}<strong> with café</strong></li></ul>`,
    );
    await save(page, uid, "Save");
    const stored = await staff.read(uid, documentId);
    expect(stored.description).toMatchObject({
      nl: expect.stringMatching(/^<h3>At the water<\/h3>.*<ol><li>Oven<\/li><\/ol>/),
    });
  } finally {
    await staff.save(uid, documentId, before);
    await staff.call(`/properties/listings/${documentId}/reset-overrides`, "POST", {});
    await context.close();
  }
});

test("CMS-1 PROP-1 staff open an attribute group by keyboard, see which values are invalid, and reset one to its imported value", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [before] = await staff.find(uid, "&filters[source][$eq]=sample&filters[withdrawnAt][$null]=true&sort=id:asc");
  if (!before) throw new Error("the sample has no listing");
  const { documentId } = before;
  const storedEntry = () => staff.read(uid, documentId).then((row) => storedSchema.parse(row));
  const previous = await storedEntry();
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/content-manager/collection-types/${uid}/${documentId}`);
    const layout = page.getByRole("button", { name: /^Layout \d+ of 12 filled in/ });
    await expect(layout).toHaveAttribute("aria-expanded", "false");
    const bedrooms = page.getByLabel("Bedrooms", { exact: true });
    await expect(bedrooms).toHaveCount(0);
    await layout.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: /^Layout/ })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(bedrooms).toBeFocused();

    await bedrooms.fill("1234");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("region", { name: /^Layout/ })).toContainText("Give a whole number from 0 to 999.");
    expect(await storedEntry()).toEqual(previous);

    await bedrooms.fill("17");
    await save(page, uid, "Save");
    const back = page.getByRole("button", { name: "Reset Bedrooms to the source" });
    await expect(back).toBeVisible();
    expect(await storedEntry()).toEqual({
      attributes: { ...previous.attributes, bedrooms: 17 },
      editedFields: ["bedrooms"],
    });

    // A field named in the panel is scrolled into view and its group expanded.
    await layout.click();
    await expect(bedrooms).toHaveCount(0);
    await page.getByRole("button", { name: "Bedrooms", exact: true }).click();
    await expect(bedrooms).toBeFocused();
    await back.click();
    await expect(back).toHaveCount(0);
    expect((await storedEntry()).editedFields ?? []).toEqual([]);
  } finally {
    await staff.save(uid, documentId, before);
    await staff.call(`/properties/listings/${documentId}/reset-overrides`, "POST", {});
    await context.close();
  }
});

test("CMS-1 a listing's status stays visible while the list of statuses fails to load, and its label appears after a retry @full", async ({
  browser,
}) => {
  const staff = await adminApi("marketing");
  const [sold] = await staff.find(uid, "&filters[marquee][$eq]=3&sort=id:desc");
  if (!sold) throw new Error("the sample has no home that is sold");
  const context = await staffContext(browser, staff);
  const page = await context.newPage();
  const siteConfigs = /collection-types\/api::site-config\.site-config\?/;
  let requested = 0;
  // Another, slow list of the same form: each reports its own loading.
  const types = /collection-types\/plugin::properties\.property-type\?/;
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(siteConfigs, async (route) => {
    requested += 1;
    await failing;
    await route.abort("aborted");
  });
  await page.route(types, async (route) => {
    await failing;
    await route.continue();
  });
  try {
    await page.goto(`${admin}/content-manager/collection-types/${uid}/${sold.documentId}`);
    const state = page.getByRole("combobox", { name: "Status" });
    await expect(state).toHaveText("3");
    const note = page.getByRole("status", { name: "Status" });
    await expect(note).toHaveText("Loading the list…");
    await expect(page.getByText("Loading the list…")).not.toHaveCount(1);
    fail();
    await expect(note).toContainText("The list could not be loaded; what was chosen stays.");
    await expect(state).toHaveText("3");
    // Each request is retried up to three times: a failure is not cached for the next one.
    expect(requested).toBeGreaterThanOrEqual(3);

    await page.unroute(siteConfigs);
    await note.getByRole("button", { name: "Try again" }).click();
    await expect(state).toHaveText("Sold");
    await state.click();
    await expect(page.getByRole("option", { name: "Under offer" })).toBeVisible();
  } finally {
    await context.close();
  }
});

test("CMS-1 PROP-13 staff edit a project in sections, in Dutch, see it on the site, and reset its fields to their imported values @full", async ({
  browser,
  site,
}) => {
  const staff = await adminApi("marketing");
  const [before] = await staff.find(
    projectUid,
    "&filters[source][$eq]=sample&filters[withdrawnAt][$null]=true&sort=id:asc",
  );
  if (!before) throw new Error("the sample has no project");
  const { documentId } = before;
  const name = `Résidence du Quai ${Date.now()}`;

  const context = await staffContext(browser, staff, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${admin}/content-manager/collection-types/${projectUid}?sort=id:ASC`);
    const columns = ["Foto", "Naam", "Nummer", "Plaats", "Status", "Verkocht", "Laatst gewijzigd"];
    for (const column of columns) await expect(page.getByRole("gridcell", { name: column, exact: true })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "De Netekaai" })).toContainText("Uitverkocht12 van 12");

    await page.goto(`${admin}/content-manager/collection-types/${projectUid}/${documentId}`);
    const form = page.locator("form");
    // The panels beside the form have headings too.
    await expect(form.getByRole("heading", { level: 2 })).toContainText([
      "Project",
      "Ligging",
      "Teksten",
      "Foto’s, plannen en film",
      "Prijslijst",
      "Makelaar",
      "Van de bron",
    ]);
    // Neither names nor help in the language of the layout.
    await expect(form).not.toContainText(
      /\b(Delivery|Reference|Source|Conditions|Units|Show|Town|Visitors|Pictures)\b/,
    );

    const tabs = page.getByRole("tablist", { name: "Talen van Naam", exact: true });
    await tabs.getByRole("tab", { name: /^fr/ }).click();
    await page.getByLabel("Naam", { exact: true }).first().fill(name);
    await page.getByLabel("Prijs (€)").first().fill("123456");
    await save(page, projectUid, "Opslaan");

    await expect(page.getByRole("heading", { name: "Hier gewijzigd" })).toBeVisible();
    const address = `${site}/fr/project/${String(before.id)}/`;
    await expect.poll(async () => (await fetch(address)).text()).toContain(name);

    await page.getByRole("button", { name: "Naam terugzetten naar de bron" }).click();
    await expect(page.getByRole("button", { name: "Naam terugzetten naar de bron" })).toHaveCount(0);
    expect(edited.parse(await staff.read(projectUid, documentId)).editedFields).toEqual(["constructions"]);
    await page.getByRole("button", { name: "Alles terugzetten naar de bron" }).click();
    await expect(page.getByRole("heading", { name: "Hier gewijzigd" })).toHaveCount(0);
    expect(edited.parse(await staff.read(projectUid, documentId)).editedFields ?? []).toEqual([]);
  } finally {
    await staff.save(projectUid, documentId, before);
    await staff.call(`/properties/projects/${documentId}/reset-overrides`, "POST", {});
    await context.close();
  }
});
