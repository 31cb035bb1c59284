import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "./browser.mjs";
import { median } from "./table.mjs";

const rounds = 5;
const mostTimes = 1.5;
/** Each with a field at the top of its form. */
const types = {
  listing: { uid: "plugin::properties.property", field: "Reference" },
  page: { uid: "api::page.page", field: "Title" },
};

export async function requestAdmin(app, path, { token = "", body } = {}) {
  const answer = await fetch(app.env.CMS_URL + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

/** A browser that has nothing of the admin yet, with a member of staff signed in. */
export async function openBrowser(token) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.addInitScript((jwt) => {
    localStorage.setItem("jwtToken", JSON.stringify(jwt));
    localStorage.setItem("isLoggedIn", "true");
    localStorage.setItem("strapi-admin-language", "en");
  }, token);
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  return { page, close: () => browser.close() };
}

const addressOf = (app, { uid }, query = "") =>
  `${app.env.CMS_URL}/admin/content-manager/collection-types/${uid}${query}`;
const fieldOf = (page, { field }) => page.getByRole("textbox", { name: field }).first();

export async function milliseconds(task) {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

/** From opening the address in a new browser until the form accepts input. */
async function coldBrowser(app, token, type, documentId) {
  const { page, close } = await openBrowser(token);
  try {
    return await milliseconds(async () => {
      await page.goto(addressOf(app, type, `/${documentId}`));
      await fieldOf(page, type).waitFor();
    });
  } finally {
    await close();
  }
}

/** From the click on a row of the list until the form accepts input. */
async function fromList(page, app, type) {
  await page.goto(addressOf(app, type, "?page=1&pageSize=10&sort=id:ASC"));
  const row = page.getByRole("row").nth(1).getByRole("gridcell").nth(2);
  await row.waitFor();
  // Waits for the list's remaining requests, so that they do not count for the form.
  await page.waitForLoadState("networkidle");
  return milliseconds(async () => {
    await row.click();
    await fieldOf(page, type).waitFor();
  });
}

function row(what, listing, page) {
  const [ours, other] = [median(listing), median(page)];
  const seconds = (time) => `${(time / 1000).toFixed(2)} s`;
  return {
    budget: 16,
    what: `form of a listing in the admin, ${what}`,
    ours: seconds(ours),
    other: `${seconds(other)} a page's`,
    ratio: (ours / other).toFixed(2),
    toReach: `≤ ${mostTimes} ×`,
    met: ours <= mostTimes * other,
  };
}

/** Budget 16: the form of a listing beside that of a page, alternating. */
export async function measureStaffForm(app) {
  const login = { body: app.accounts.marketing };
  const { token } = (await requestAdmin(app, "/admin/login", login)).data;
  const idOf = async ({ uid }) =>
    (await requestAdmin(app, `/content-manager/collection-types/${uid}?pageSize=1&sort=id:ASC&locale=nl`, { token }))
      .results[0].documentId;
  const ids = { listing: await idOf(types.listing), page: await idOf(types.page) };
  const times = { nothing: { listing: [], page: [] }, list: { listing: [], page: [] } };
  for (let round = 0; round < rounds; round++)
    for (const [name, type] of Object.entries(types))
      times.nothing[name].push(await coldBrowser(app, token, type, ids[name]));
  const { page, close } = await openBrowser(token);
  try {
    // The first of each brings the script of its fields.
    for (let round = 0; round <= rounds; round++)
      for (const [name, type] of Object.entries(types)) {
        const time = await fromList(page, app, type);
        if (round > 0) times.list[name].push(time);
      }
  } finally {
    await close();
  }
  return [
    row("from the list", times.list.listing, times.list.page),
    row("in a new browser", times.nothing.listing, times.nothing.page),
  ];
}
