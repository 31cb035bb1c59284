import { staffAccountResponseSchema } from "@gevel/config";
import type { Page } from "@playwright/test";
import { accessibilityFindings } from "../support/accessibility.js";
import { adminApi } from "../support/admin-api.js";
import { app } from "../support/app.js";
import { linkOf, mailTo, sentMail } from "../support/mail-files.js";
import { staffContext } from "../support/staff-context.js";
import { expect, expectOnlyStatus, test } from "../support/test.js";

const admin = `${app.env.CMS_PUBLIC_URL}/admin`;
const ownerEntries = "/content-manager/collection-types/plugin::properties.owner";
const password = "trap raam deur dak";

/** An owner that staff entered, with a new address. */
async function enteredOwner(language: "nl" | "fr" = "nl") {
  const api = await adminApi();
  const email = `eigenaar-${Date.now()}-${Math.floor(Math.random() * 1e6)}@owners.example`;
  const made = await api.call(ownerEntries, "POST", { email, name: "Lien Aerts", language });
  expect(made.status).toBe(201);
  const { json } = await api.call("/owner-stats/account", "POST", { email });
  const { account } = staffAccountResponseSchema.parse(json);
  if (!account) throw new Error("no account was made");
  return { api, email, id: account.id, path: account.path };
}

const linkIn = (text: string | undefined) => /http\S+\/login\/\S+\//.exec(text ?? "")?.[0] ?? "";

async function invited(language: "nl" | "fr" = "nl") {
  const owner = await enteredOwner(language);
  await owner.api.call("/owner-stats/accounts/invite", "POST", { id: owner.id });
  return { ...owner, link: linkIn((await mailTo(owner.email)).text) };
}

async function choose(page: Page, first: string, second = first) {
  await page.getByLabel("Nieuw wachtwoord", { exact: true }).fill(first);
  await page.getByLabel("Nog eens hetzelfde wachtwoord").fill(second);
  await page.getByRole("main").getByRole("button").click();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

test("OWNER-1 an invited owner chooses a password, sees why one is rejected, and is logged in", async ({
  page,
  complaints,
}) => {
  const { email, link } = await invited();
  await page.goto(link);
  await expect(heading(page)).toHaveText("Welkom");
  await expect(page.getByLabel("E-mailadres")).toHaveValue(email);
  expect(await accessibilityFindings(page)).toEqual([]);
  await choose(page, "kort");
  await expect(page.getByText("Dit is te kort: kies minstens 8 tekens.")).toBeVisible();
  await expect(page.getByLabel("Nieuw wachtwoord", { exact: true })).toBeFocused();
  await choose(page, "password1");
  await expect(page.getByText("Dit wachtwoord wordt te vaak gebruikt")).toBeVisible();
  await choose(page, password, "iets anders");
  await expect(page.getByText("De bevestiging moet gelijk zijn aan het wachtwoord.")).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await choose(page, password);
  await expect(page.getByRole("main").getByRole("button", { name: "Afmelden" })).toBeVisible();
  expectOnlyStatus(complaints, 400);
  await page.goto(link);
  await expect(heading(page)).toHaveText("Deze link werkt niet meer");
  expectOnlyStatus(complaints, 404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Q-2 OWNER-1 an owner requests a new password, chooses it and logs in", async ({ page, complaints }) => {
    const { email, link } = await invited();
    await page.goto(link);
    await choose(page, password);
    await press(page, "Afmelden");
    await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
    await expect(heading(page)).toHaveText("Wachtwoord vergeten?");
    await press(page, "Stuur mij een link");
    await expect(page.getByText("Vul een e-mailadres in, zoals naam@voorbeeld.be.")).toBeVisible();
    expectOnlyStatus(complaints, 400);
    await page.getByLabel("E-mailadres").fill(email);
    await press(page, "Stuur mij een link");
    await expect(heading(page)).toHaveText("Kijk in uw mailbox");
    await page.goto(linkIn((await mailTo(email, ({ subject }) => /nieuw wachtwoord/i.test(subject ?? ""))).text));
    await expect(heading(page)).toHaveText("Kies een nieuw wachtwoord");
    await choose(page, "een heel ander woord");
    await press(page, "Afmelden");
    await page.getByLabel("E-mailadres").fill(email);
    await page.getByLabel("Wachtwoord").fill("een heel ander woord");
    await press(page, "Aanmelden");
    await expect(page.getByRole("main").getByRole("button", { name: "Afmelden" })).toBeVisible();
  });
});

test("OWNER-1 a login link from a mail works only after a click, and the owner sees and ends their sessions", async ({
  page,
  browser,
}) => {
  const { email, link } = await invited("fr");
  // The test browser's own user agent does not say Chrome.
  const userAgent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
  const other = await browser.newContext({ userAgent });
  try {
    const elsewhere = await other.newPage();
    await elsewhere.goto(link);
    await elsewhere.getByLabel("Nouveau mot de passe", { exact: true }).fill(password);
    await elsewhere.getByLabel("Le même mot de passe encore une fois").fill(password);
    await elsewhere.getByRole("main").getByRole("button").click();
    await expect(elsewhere.getByRole("main").getByRole("button", { name: "Se déconnecter" })).toBeVisible();

    await page.goto("/fr/login/");
    await page.getByRole("link", { name: "Recevoir un lien par e-mail" }).click();
    // The page before has such a field too, and would take the address along with it.
    await expect(page).toHaveURL(/\/login\/by-mail\/$/);
    await page.getByLabel("Adresse e-mail").fill(email);
    await press(page, "Envoyez-moi un lien");
    const mail = await mailTo(email, ({ subject }) => subject === "Votre lien de connexion");
    const address = linkIn(mail.text);
    // Requests the link as a mail scanner does.
    for (let times = 0; times < 2; times += 1) expect((await fetch(address)).status).toBe(200);
    await page.goto(address);
    await expect(page.getByText(`Vous vous connectez en tant que ${email}.`)).toBeVisible();
    await press(page, "Se connecter");
    await page.getByRole("link", { name: "Où vous êtes connecté" }).click();
    const devices = page.getByRole("main").getByRole("listitem");
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText("Cet appareil");
    await expect(devices.last()).toContainText("Chrome sur Windows");
    expect(await accessibilityFindings(page)).toEqual([]);
    await press(page, "Déconnecter partout ailleurs");
    await expect(devices).toHaveCount(1);
    // Open pages redirect to the login by themselves on their next request, which would interfere with a reload.
    const anew = await other.newPage();
    await anew.goto(new URL("/fr/mon-bien/", link).href);
    await expect(heading(anew)).toHaveText("Espace propriétaires");
  } finally {
    await other.close();
  }
});

test("OWNER-1 OWNER-4 staff invite from the owner's form, and see who has access and who logged in", async ({
  browser,
}) => {
  const { api, email, path } = await enteredOwner();
  const context = await staffContext(browser, api, "nl");
  const page = await context.newPage();
  try {
    await page.goto(`${app.env.CMS_PUBLIC_URL}${path}`);
    await expect(page.getByText("Niet uitgenodigd")).toBeVisible();
    await page.getByRole("button", { name: "Uitnodigen" }).click();
    await expect(page.getByText("Uitgenodigd op")).toBeVisible();
    await page.goto(linkIn((await mailTo(email)).text));
    await choose(page, password);
    await expect(page.getByRole("main").getByRole("button", { name: "Afmelden" })).toBeVisible();
    await page.goto(`${admin}/plugins/owner-stats`);
    await expect(page.getByRole("heading", { name: "Eigenaars", level: 1 })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Actief");
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Aanmeldingen" }).click();
    await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Link uit een mail");
    expect(await accessibilityFindings(page)).toEqual([]);

    const isNotice = ({ subject = "", text = "" }) => subject.startsWith("Aangemeld") && text.includes(email);
    await page.goto(linkOf(await sentMail(isNotice), "Openen in het beheer"));
    await expect(page.getByRole("heading", { name: email, level: 1 })).toBeVisible();
  } finally {
    await context.close();
  }
});
