import type { Core, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import type { StaffContext } from "../http/staff-handler.js";
import { staffLanguage } from "../language/staff-language.js";
import { textIn } from "../language/staff-text.js";

export interface Right {
  action: "read" | "create" | "update" | "publish";
  uid: UID.ContentType;
  /** A role may be limited to languages. */
  language?: string;
}

/** The content manager's service, for which Strapi has no types. */
interface PermissionChecker {
  create(of: { userAbility: unknown; model: string }): {
    can: Readonly<Record<Right["action"], (entry?: object) => boolean>>;
  };
}

type Caller = Pick<StaffContext, "state">;

const stateSchema = z.object({ userAbility: z.unknown() });

const notAllowed = {
  nl: "U mag dit niet. Vraag het aan een beheerder.",
  fr: "Vous n’y êtes pas autorisé. Demandez à un administrateur.",
  en: "You may not do this. Ask an administrator.",
};

const forbidden = (strapi: Core.Strapi) => new errors.ForbiddenError(textIn(notAllowed, staffLanguage(strapi)));

function rightsOn(strapi: Core.Strapi, { state }: Caller, uid: UID.ContentType) {
  const { userAbility } = stateSchema.parse(state);
  const service: unknown = strapi.plugin("content-manager").service("permission-checker");
  return z.custom<PermissionChecker>().parse(service).create({ userAbility, model: uid }).can;
}

/** Whether the user has these permissions of the content manager. */
export const hasPermissions = (strapi: Core.Strapi, ctx: Caller, rights: readonly Right[]): boolean =>
  rights.every(({ action, uid, language }) =>
    rightsOn(strapi, ctx, uid)[action](language === undefined ? undefined : { locale: language }),
  );

/** Requires the same permissions of the user as the content manager. */
export function requirePermissions(strapi: Core.Strapi, ctx: Caller, rights: readonly Right[]): void {
  if (!hasPermissions(strapi, ctx, rights)) throw forbidden(strapi);
}

const entrySchema = z.record(z.string(), z.unknown()).nullable();

/**
 * For changing one entry, including roles that may change only their own: their conditions depend on its creator.
 * Adding a language counts as a creation, as in the content manager.
 */
export async function requireChangePermission(
  strapi: Core.Strapi,
  ctx: StaffContext,
  { id, uid, language }: Omit<Right, "action"> & { id: string },
): Promise<void> {
  const where = { documentId: id, ...(language !== undefined && { locale: language }) };
  const entry = entrySchema.parse(await strapi.db.query(uid).findOne({ where, populate: ["createdBy.roles"] }));
  if (entry === null) requirePermissions(strapi, ctx, [{ action: "create", uid, language }]);
  else if (!rightsOn(strapi, ctx, uid).update(entry)) throw forbidden(strapi);
}
