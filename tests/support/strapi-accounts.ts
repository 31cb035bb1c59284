import { z } from "zod";
import type { BootedCms } from "./boot-cms.js";

interface Service {
  create(entry: object): Promise<unknown>;
  getSuperAdmin(): Promise<unknown>;
}

type AdminService = "admin::api-token" | "admin::role" | "admin::user";
const service = (cms: BootedCms, name: AdminService) => z.custom<Service>().parse(cms.strapi.service(name));

/** A token of the content API that may do what is named. */
export async function createApiToken(cms: BootedCms, name: string, permissions: readonly string[]): Promise<string> {
  const made = await service(cms, "admin::api-token").create({
    name,
    description: "",
    kind: "content-api",
    type: "custom",
    lifespan: null,
    permissions,
  });
  return z.object({ accessKey: z.string() }).parse(made).accessKey;
}

export interface Staff {
  call(path: string, method?: string, body?: unknown): Promise<{ status: number; json: unknown }>;
}

/** Sam Peeters, who may do everything, signed in to a CMS that has no accounts of its own. */
export async function signInStaff(cms: BootedCms): Promise<Staff> {
  const account = { email: "sam@gevel.example", password: "For-tests-0nly" };
  const role = z.object({ id: z.number() }).parse(await service(cms, "admin::role").getSuperAdmin());
  const names = { firstname: "Sam", lastname: "Peeters" };
  await service(cms, "admin::user").create({ ...account, ...names, isActive: true, roles: [role.id] });

  async function call(path: string, method: string, token: string, body: unknown) {
    const isForm = body instanceof FormData;
    const response = await fetch(cms.url + path, {
      method,
      headers: {
        ...(!isForm && { "content-type": "application/json" }),
        ...(token !== "" && { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const json: unknown = await response.json().catch(() => null);
    return { status: response.status, json };
  }
  const { json } = await call("/admin/login", "POST", "", account);
  const token = z.object({ data: z.object({ token: z.string() }) }).parse(json).data.token;
  return { call: (path, method = "GET", body) => call(path, method, token, body) };
}
