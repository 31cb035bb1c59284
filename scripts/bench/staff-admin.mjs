import { requestAdmin, milliseconds, openBrowser } from "./staff-form.mjs";
import { median } from "./table.mjs";

const rounds = 3;
const mostSeconds = 2;
/** Strapi's own list and form, with as many fields as most of ours. */
const plain = "plugin::users-permissions.user";

const rowLink = (page, uid) => page.locator(`main table a[href*="/collection-types/${uid}/"]`).first();

/** From the click on a type until its rows are shown, and from the click on a row until its form accepts input. */
async function listAndForm(page, uid) {
  const list = await milliseconds(async () => {
    await page.locator(`nav a[href*="/collection-types/${uid}"]`).first().click();
    await rowLink(page, uid).waitFor();
  });
  // Waits for the list's remaining requests, so that they do not count for the form.
  await page.waitForLoadState("networkidle");
  const form = await milliseconds(async () => {
    await rowLink(page, uid).click();
    await page.locator("main form :is(input, textarea)[name]").first().waitFor();
  });
  await page.waitForLoadState("networkidle");
  return { list, form };
}

/** The board of incomplete listings: the first load reads all of them, the next ones only changes. */
async function board(page, app) {
  const checks = [];
  for (let round = 0; round <= rounds; round++) {
    await page.goto(`${app.env.CMS_URL}/admin/content-manager`);
    const link = page.locator('nav a[href*="/plugins/incomplete-listings"]').first();
    await link.waitFor();
    await page.waitForLoadState("networkidle");
    checks.push(
      await milliseconds(async () => {
        await link.click();
        await page.locator("main table tbody tr").first().waitFor();
      }),
    );
  }
  const [first, ...later] = checks;
  return {
    budget: 16,
    what: "board of incomplete listings, from a click",
    ours: seconds(median(later)),
    other: `${seconds(first)} the first look`,
    toReach: `≤ ${mostSeconds} s`,
    met: median(later) <= mostSeconds * 1000,
  };
}

const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
const reported = ({ list, form }) => `list ${seconds(list)}, form ${seconds(form)}`;

/** Budget 16: list and form of every type that has entries, beside Strapi's own of its users. */
export async function measureStaffAdmin(app) {
  const { token } = (await requestAdmin(app, "/admin/login", { body: app.accounts.admin })).data;
  const { contentTypes } = (await requestAdmin(app, "/content-manager/init", { token })).data;
  const shown = contentTypes.filter(({ isDisplayed, kind }) => isDisplayed && kind === "collectionType");
  const filled = [];
  for (const { uid, info } of shown) {
    const path = `/content-manager/collection-types/${uid}?pageSize=1&locale=nl`;
    if ((await requestAdmin(app, path, { token })).results.length > 0) filled.push({ uid, name: info.displayName });
  }
  const { page, close } = await openBrowser(token);
  const times = new Map();
  let boardRow;
  try {
    boardRow = await board(page, app);
    await page.goto(`${app.env.CMS_URL}/admin/content-manager`);
    await page.locator('nav a[href*="/collection-types/"]').first().waitFor();
    // The first of each brings the script of its fields.
    for (let round = 0; round <= rounds; round++)
      for (const { uid } of filled) {
        const time = await listAndForm(page, uid);
        if (round > 0) times.set(uid, [...(times.get(uid) ?? []), time]);
      }
  } finally {
    await close();
  }
  const middle = (uid) => ({
    list: median((times.get(uid) ?? []).map(({ list }) => list)),
    form: median((times.get(uid) ?? []).map(({ form }) => form)),
  });
  const own = middle(plain);
  const ofTypes = filled
    .filter(({ uid }) => uid !== plain)
    .map(({ uid, name }) => {
      const ours = middle(uid);
      return {
        budget: 16,
        what: `${name} in the admin, from a click`,
        ours: reported(ours),
        other: Number.isNaN(own.list) ? "–" : `${reported(own)} of Strapi's users`,
        ratio: Number.isNaN(own.form) ? undefined : (ours.form / own.form).toFixed(2),
        toReach: `≤ ${mostSeconds} s each`,
        met: Math.max(ours.list, ours.form) <= mostSeconds * 1000,
      };
    });
  return [...ofTypes, boardRow];
}
