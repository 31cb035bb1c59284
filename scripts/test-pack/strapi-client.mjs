/** Calls a Strapi and returns its response; throws with the response text unless it succeeded. */
async function callApi(url, path, { token, body, method = body === undefined ? "GET" : "POST" } = {}) {
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

/** The status alone, for what must be refused. */
export const statusOf = async (url, path, request = {}) => (await fetch(new URL(path, url), request)).status;

/** Creates the first administrator, as the first visit to /admin does. */
export async function registerAdmin(url, account) {
  const { data } = await callApi(url, "/admin/register-admin", {
    body: { ...account, firstname: "Pack", lastname: "Test" },
  });
  return data.token;
}

/** An admin API token that may import and nothing else. */
export async function makeImportToken(url, token) {
  const { data } = await callApi(url, "/admin/api-tokens", {
    token,
    body: {
      name: "import",
      description: "",
      type: "custom",
      lifespan: null,
      permissions: ["plugin::properties.import.import"],
    },
  });
  return data.accessKey;
}

export const importListings = (url, token, body) => callApi(url, "/api/properties/import", { token, body });

export const findInAdmin = async (url, token, uid) =>
  (await callApi(url, `/content-manager/collection-types/${uid}?pageSize=100`, { token })).results;

export const createInAdmin = (url, token, uid, body) =>
  callApi(url, `/content-manager/collection-types/${uid}`, { token, body });

export const readMenu = (url, token) => callApi(url, "/menu-tree/entries", { token });

export const saveMenu = (url, token, body) => callApi(url, "/menu-tree/entries", { token, body, method: "PUT" });

export const readChangeLog = (url, secret) => callApi(url, "/api/site/feed?after=0", { token: secret });
