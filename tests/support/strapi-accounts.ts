import { z } from "zod";
import type { BootedCms } from "./boot-cms.js";

interface Service {
  create(entry: object): Promise<unknown>;
  getSuperAdmin(): Promise<unknown>;
}

type AdminService = "admin::api-token" | "admin::role" | "admin::user";
const service = (cms: BootedCms, name: AdminService) => z.custom<Service>().parse(cms.strapi.service(name));

/** A content API token with the given permissions. */
export async function createApiToken(
  cms: BootedCms,
  name: string,
  permissions: readonly string[],
  description = "",
): Promise<string> {
  const made = await service(cms, "admin::api-token").create({
    name,
    description,
    kind: "content-api",
    type: "custom",
    lifespan: null,
    permissions,
  });
  return z.object({ accessKey: z.string() }).parse(made).accessKey;
}

export interface Staff {
  token: string;
  call(
    path: string,
    method?: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; json: unknown }>;
  /** For what is no JSON. */
  open(path: string): Promise<Response>;
}

async function roleOf(cms: BootedCms, code: string | undefined): Promise<number> {
  const role: unknown =
    code === undefined
      ? await service(cms, "admin::role").getSuperAdmin()
      : await cms.strapi.db.query("admin::role").findOne({ where: { code } });
  return z.object({ id: z.number() }).parse(role).id;
}

/** A role of staff that has these rights alone. */
export async function createRole(
  cms: BootedCms,
  code: string,
  permissions: readonly { action: string; subject?: string; properties?: object; conditions?: readonly string[] }[],
): Promise<void> {
  const role: unknown = await cms.strapi.db
    .query("admin::role")
    .create({ data: { name: code, code, description: "" } });
  const { id } = z.object({ id: z.number() }).parse(role);
  for (const { action, subject = null, properties = {}, conditions = [] } of permissions)
    await cms.strapi.db
      .query("admin::permission")
      .create({ data: { action, subject, properties, conditions, actionParameters: {}, role: id } });
}

/** Logs in a member of staff to the CMS, Sam Peeters or with another first name, with all permissions or those of a role. */
export async function logInStaff(cms: BootedCms, firstname = "Sam", roleCode?: string): Promise<Staff> {
  const account = { email: `${firstname.toLowerCase()}@gevel.example`, password: "For-tests-0nly" };
  const names = { firstname, lastname: "Peeters" };
  const roles = [await roleOf(cms, roleCode)];
  await service(cms, "admin::user").create({ ...account, ...names, isActive: true, roles });

  async function call(
    path: string,
    method: string,
    token: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const isForm = body instanceof FormData;
    const response = await fetch(cms.url + path, {
      method,
      headers: {
        ...(!isForm && { "content-type": "application/json" }),
        ...(token !== "" && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const json: unknown = await response.json().catch(() => null);
    return { status: response.status, json };
  }
  const { json } = await call("/admin/login", "POST", "", account);
  const token = z.object({ data: z.object({ token: z.string() }) }).parse(json).data.token;
  return {
    token,
    call: (path, method = "GET", body, headers) => call(path, method, token, body, headers),
    open: (path) => fetch(cms.url + path, { headers: { authorization: `Bearer ${token}` } }),
  };
}
