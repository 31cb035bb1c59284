import type { StaffMember } from "@gevel/config";
import { AppError } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const account = z
  .object({
    id: z.coerce.number().int(),
    firstname: z.string().nullish(),
    lastname: z.string().nullish(),
    username: z.string().nullish(),
    email: z.string(),
  })
  .transform(({ id, firstname, lastname, username, email }): StaffMember => {
    const name = [firstname, lastname].filter(Boolean).join(" ") || username;
    return { id, name: name || email };
  });

const adminRequest = z.object({ state: z.object({ user: account }) });

const fields = ["id", "firstname", "lastname", "username", "email"];

/** The user of the current admin request; its routes admit only staff. */
export function requireStaffMember(strapi: Core.Strapi): StaffMember {
  const found = adminRequest.safeParse(strapi.requestContext.get());
  if (!found.success) throw new AppError("UNAUTHORIZED", "the request is not from a member of staff");
  return found.data.state.user;
}

/** Null where a program does it. */
export const currentStaffMember = (strapi: Core.Strapi): StaffMember | null =>
  adminRequest.safeParse(strapi.requestContext.get()).data?.state.user ?? null;

/** The staff that leads can be assigned to. */
export async function activeStaff(strapi: Core.Strapi): Promise<StaffMember[]> {
  const found: unknown = await strapi.db
    .query("admin::user")
    .findMany({ where: { isActive: true, blocked: false }, select: fields });
  return z
    .array(account)
    .parse(found)
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** By number; staff who left have no name and no leads. */
export async function staffById(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, StaffMember>> {
  if (ids.length === 0) return new Map();
  const found: unknown = await strapi.db
    .query("admin::user")
    .findMany({ where: { id: { $in: [...new Set(ids)] } }, select: fields });
  return new Map(
    z
      .array(account)
      .parse(found)
      .map((member) => [member.id, member]),
  );
}
