import { expect, expectAccessible, test } from "../support/test.js";

test("HOME-1 changing the goal changes the prices and the places offered", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  const prices = async () => (await search.getByLabel("Maximumprijs").locator("option").allTextContents()).join("\n");
  const cityTexts = async () => (await search.locator('label:has(input[name="city"])').allTextContents()).join();
  await search.locator("summary", { hasText: "Prijs" }).click();
  const sale = await prices();
  expect(sale).toMatch(/€\s500\.000/);
  const saleLocations = await cityTexts();
  await page.getByRole("main").getByRole("link", { name: "Te huur", exact: true }).first().click();
  await expect.poll(prices).toMatch(/€\s1\.000 /);
  expect(await prices()).not.toMatch(/€\s500\.000/);
  expect(await cityTexts()).not.toBe(saleLocations);
});

test("HOME-2 a list opens on a click, narrows by typing and closes on Escape or on blur", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  const citySummary = search.locator("summary", { hasText: "Plaats" });
  const list = search.getByRole("group", { name: "Plaats" });
  await citySummary.click();
  await expect(list).toBeVisible();

  const narrow = list.getByRole("searchbox", { name: "Zoek in de lijst" });
  // Typing needs no click first.
  await page.keyboard.type("mort");
  await expect(narrow).toHaveValue("mort");
  await expect(list.getByRole("checkbox")).toHaveCount(1);
  await narrow.fill("MORTS");
  await expect(list.getByRole("checkbox")).toHaveCount(1);
  await expect(list.getByRole("checkbox", { name: /^Mortsel/ })).toBeVisible();
  await narrow.fill("nergens");
  await expect(list.getByRole("checkbox")).toHaveCount(0);
  await expect(list.getByRole("status")).toHaveText("Geen resultaten");
  await expectAccessible(page);
  await narrow.fill("");
  await expect(list.getByText("Geen resultaten")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(citySummary).toBeFocused();

  await citySummary.click();
  await expect(list).toBeVisible();
  const type = search.locator("summary", { hasText: "Type" });
  await type.click();
  await expect(list).toBeHidden();
  await expect(search.getByRole("group", { name: "Type" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(search.getByRole("group", { name: "Type" })).toBeHidden();
});

test("HOME-2 typing narrows a short list too, from its button and from its field", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  const name = search.locator("summary", { hasText: "Type" });
  const list = search.getByRole("group", { name: "Type" });
  const boxes = list.getByRole("checkbox");
  const narrow = list.getByRole("searchbox", { name: "Zoek in de lijst" });
  await name.click();
  await expect(boxes.first()).toBeVisible();
  expect(await boxes.count()).toBeLessThan(10);
  await page.keyboard.type("STUD");
  await expect(narrow).toHaveValue("STUD");
  await expect(boxes).toHaveCount(1);
  await expect(list.getByRole("checkbox", { name: /^Studio/ })).toBeVisible();
  await narrow.fill("kasteel");
  await expect(list.getByRole("status")).toHaveText("Geen resultaten");
  await narrow.fill("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type("gar");
  await expect(narrow).toHaveValue("gar");
  await expectAccessible(page);
});

test("HOME-2 arrows move through a list, Space ticks and Tab leaves it", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  const name = search.locator("summary", { hasText: "Type" });
  const boxes = search.getByRole("group", { name: "Type" }).getByRole("checkbox");
  await name.focus();
  await page.keyboard.press("ArrowDown");
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(boxes.nth(1)).toBeChecked();
  await page.keyboard.press("End");
  await expect(boxes.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(boxes.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(boxes.nth(1)).not.toBeChecked();
  await page.keyboard.press("Space");
  const label = (await name.textContent())?.replace("Type", "").trim() ?? "";
  expect(label).not.toBe("Alle types");
  await page.keyboard.press("Tab");
  await expect(boxes.first()).toBeHidden();
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=\d+$/);
});

test("HOME-3 counters go up, and down to none at most, and each clears alone", async ({ page }) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  await search.locator("summary", { hasText: "Kamers" }).click();
  const bedrooms = search.getByRole("spinbutton", { name: "Slaapkamers" });
  const garages = search.getByRole("spinbutton", { name: "Garages" });
  const more = search.getByRole("button", { name: "Eén meer: slaapkamers" });
  const fewer = search.getByRole("button", { name: "Eén minder: slaapkamers" });
  await expect(bedrooms).toHaveValue("0");
  await expect(fewer).toBeDisabled();
  await more.click();
  await more.click();
  await expect(bedrooms).toHaveValue("2");
  await fewer.click();
  await expect(bedrooms).toHaveValue("1");
  await fewer.click();
  await expect(bedrooms).toHaveValue("0");
  await expect(fewer).toBeDisabled();
  await bedrooms.fill("-3");
  await expect(bedrooms).toHaveValue("0");
  await expectAccessible(page);

  await more.click();
  await search.getByRole("button", { name: "Eén meer: garages" }).click();
  await search.getByRole("button", { name: "Wis slaapkamers" }).click();
  await expect(bedrooms).toHaveValue("0");
  await expect(bedrooms).toBeFocused();
  await expect(garages).toHaveValue("1");
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?garages=1$/);
});
