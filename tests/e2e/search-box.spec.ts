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

test("HOME-2 a list opens on a click, narrows by typing and closes on Escape or on blur; arrows move, Space ticks", async ({
  page,
}) => {
  await page.goto("/nl/");
  const search = page.getByRole("search");
  const cities = search.locator("summary", { hasText: "Plaats" });
  const types = search.locator("summary", { hasText: "Type" });
  const cityList = search.getByRole("group", { name: "Plaats" });
  const typeList = search.getByRole("group", { name: "Type" });
  const boxes = typeList.getByRole("checkbox");

  await test.step("typing needs no click first, and narrows a long list", async () => {
    await cities.click();
    await expect(cityList).toBeVisible();
    const narrow = cityList.getByRole("searchbox", { name: "Zoek in de lijst" });
    await page.keyboard.type("mort");
    await expect(narrow).toHaveValue("mort");
    await expect(cityList.getByRole("checkbox")).toHaveCount(1);
    await narrow.fill("MORTS");
    await expect(cityList.getByRole("checkbox")).toHaveCount(1);
    await expect(cityList.getByRole("checkbox", { name: /^Mortsel/ })).toBeVisible();
    await narrow.fill("nergens");
    await expect(cityList.getByRole("checkbox")).toHaveCount(0);
    await expect(cityList.getByRole("status")).toHaveText("Geen resultaten");
    await expectAccessible(page.getByRole("search"));
    await narrow.fill("");
    await expect(cityList.getByText("Geen resultaten")).toHaveCount(0);
  });
  await test.step("Escape closes a list, and so does a click elsewhere", async () => {
    await page.keyboard.press("Escape");
    await expect(cityList).toBeHidden();
    await expect(cities).toBeFocused();
    await cities.click();
    await expect(cityList).toBeVisible();
    await types.click();
    await expect(cityList).toBeHidden();
    await expect(typeList).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(typeList).toBeHidden();
  });
  await test.step("typing narrows a short list too, from its button and from its field", async () => {
    const narrow = typeList.getByRole("searchbox", { name: "Zoek in de lijst" });
    await types.click();
    await expect(boxes.first()).toBeVisible();
    expect(await boxes.count()).toBeLessThan(10);
    await page.keyboard.type("STUD");
    await expect(narrow).toHaveValue("STUD");
    await expect(boxes).toHaveCount(1);
    await expect(typeList.getByRole("checkbox", { name: /^Studio/ })).toBeVisible();
    await narrow.fill("kasteel");
    await expect(typeList.getByRole("status")).toHaveText("Geen resultaten");
    await narrow.fill("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type("gar");
    await expect(narrow).toHaveValue("gar");
    await expectAccessible(page.getByRole("search"));
    await narrow.fill("");
    await page.keyboard.press("Escape");
    await expect(typeList).toBeHidden();
  });
  await test.step("arrows, Home and End move through a list", async () => {
    await types.focus();
    await page.keyboard.press("ArrowDown");
    await expect(boxes.nth(0)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(boxes.nth(0)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(boxes.nth(1)).toBeFocused();
    await page.keyboard.press("End");
    await expect(boxes.last()).toBeFocused();
    await page.keyboard.press("Home");
    await expect(boxes.nth(0)).toBeFocused();
  });
  await test.step("Space ticks, Tab leaves the list, and the search has what is ticked", async () => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(boxes.nth(1)).toBeChecked();
    await page.keyboard.press("Space");
    await expect(boxes.nth(1)).not.toBeChecked();
    await page.keyboard.press("Space");
    const label = (await types.textContent())?.replace("Type", "").trim() ?? "";
    expect(label).not.toBe("Alle types");
    await page.keyboard.press("Tab");
    await expect(boxes.first()).toBeHidden();
    await search.getByRole("button", { name: /^Toon/ }).click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=\d+$/);
  });
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
  await expectAccessible(page.getByRole("search"));

  await more.click();
  await search.getByRole("button", { name: "Eén meer: garages" }).click();
  await search.getByRole("button", { name: "Wis slaapkamers" }).click();
  await expect(bedrooms).toHaveValue("0");
  await expect(bedrooms).toBeFocused();
  await expect(garages).toHaveValue("1");
  await search.getByRole("button", { name: /^Toon/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?garages=1$/);
});
