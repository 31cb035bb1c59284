import { z } from "zod";

const login = z.object({ data: z.object({ token: z.string() }) });
const found = z.object({
  results: z.array(z.object({ documentId: z.string(), title: z.string(), publishedAt: z.string().nullish() })),
});
const made = z.object({ data: z.object({ documentId: z.string() }) });

interface Account {
  email: string;
  password: string;
}

const type = (uid: string) => `/content-manager/collection-types/${uid}`;

/** The admin's own HTTP API, as its screens use it. Throws with the answer where the CMS rejects a request. */
export async function staffClient(cms: string, account: Account) {
  const call = async (path: string, method: string, token: string, body?: object): Promise<unknown> => {
    const answer = await fetch(cms + path, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 500)}`);
    return text === "" ? null : JSON.parse(text);
  };
  const { token } = login.parse(await call("/admin/login", "POST", "", account)).data;
  return {
    call: (path: string, method = "GET", body?: object) => call(path, method, token, body),
    /** The draft versions of a type in one language. */
    find: async (uid: string, locale: string, query = "") =>
      found.parse(await call(`${type(uid)}?locale=${locale}&pageSize=100${query}`, "GET", token)).results,
    create: async (uid: string, locale: string, data: object) =>
      made.parse(await call(`${type(uid)}?locale=${locale}`, "POST", token, data)).data.documentId,
    save: (uid: string, documentId: string, locale: string, data: object) =>
      call(`${type(uid)}/${documentId}?locale=${locale}`, "PUT", token, data),
    publish: (uid: string, documentId: string, locale: string, data: object) =>
      call(`${type(uid)}/${documentId}/actions/publish?locale=${locale}`, "POST", token, data),
  };
}

export type StaffClient = Awaited<ReturnType<typeof staffClient>>;
