import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { app } from "./app.js";

const found = z.object({ results: z.array(z.object({ documentId: z.string() }).catchall(z.unknown())) });

const loginSchema = z.object({ data: z.object({ token: z.string() }) });

/** Stored with the app's data, for all workers: the CMS allows five logins in five minutes. */
async function cachedToken(
  who: string,
  isGood: (token: string) => Promise<boolean>,
  login: () => Promise<{ json: unknown }>,
): Promise<string> {
  const file = join(app.env.DATA_DIR ?? "", `token-of-${who}-in-tests`);
  const known = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (known && (await isGood(known))) return known;
  const { token } = loginSchema.parse((await login()).json).data;
  writeFileSync(file, token);
  return token;
}

/** The admin's own HTTP API, used as the admin's screens use it, signed in as a member of staff. */
export async function adminApi(who: "admin" | "marketing" = "admin") {
  const { CMS_URL } = app.env;
  const call = async (path: string, method: string, token: string, body?: unknown) => {
    const answer = await fetch(CMS_URL + path, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: (await answer.json().catch(() => null)) as unknown };
  };
  const token = await cachedToken(
    who,
    async (known) => (await call("/admin/users/me", "GET", known)).status === 200,
    () => call("/admin/login", "POST", "", app.accounts[who]),
  );
  const type = (uid: string) => `/content-manager/collection-types/${uid}`;
  return {
    /** For a browser that is to be signed in without one more login. */
    token,
    call: (path: string, method = "GET", body?: unknown) => call(path, method, token, body),
    async find(uid: string, query = ""): Promise<{ documentId: string; [field: string]: unknown }[]> {
      const { json } = await call(`${type(uid)}?locale=nl&pageSize=100${query}`, "GET", token);
      return found.parse(json).results;
    },
    /** The whole entry; `find` returns it without its components. */
    async read(uid: string, documentId: string, locale = "nl"): Promise<Record<string, unknown>> {
      const { json } = await call(`${type(uid)}/${documentId}?locale=${locale}`, "GET", token);
      return z.object({ data: z.record(z.string(), z.unknown()) }).parse(json).data;
    },
    /** Into the media library; the file's id. */
    async upload(file: File): Promise<number> {
      const body = new FormData();
      body.set("files", file);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${CMS_URL}/upload`, { method: "POST", headers, body });
      const [stored] = z.array(z.object({ id: z.number() })).parse(await answer.json());
      if (!stored) throw new Error(`the upload of ${file.name} answered ${answer.status}`);
      return stored.id;
    },
    save: (uid: string, documentId: string, data: unknown, locale = "nl") =>
      call(`${type(uid)}/${documentId}?locale=${locale}`, "PUT", token, data),
    create: (uid: string, data: unknown, locale = "nl") => call(`${type(uid)}?locale=${locale}`, "POST", token, data),
    publish: (uid: string, documentId: string, data: unknown, locale = "nl") =>
      call(`${type(uid)}/${documentId}/actions/publish?locale=${locale}`, "POST", token, data),
    unpublish: (uid: string, documentId: string, locale = "nl") =>
      call(`${type(uid)}/${documentId}/actions/unpublish?locale=${locale}`, "POST", token, {}),
  };
}
