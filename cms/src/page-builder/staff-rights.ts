import { errors } from "@strapi/utils";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../bootstrap/strapi-services";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn } from "../validation/staff-text";
import type { StaffContext } from "./staff-handler";

type Action = "read" | "create" | "update" | "publish";

export interface Right {
  action: Action;
  uid: UID.ContentType;
  /** A role may be limited to languages. */
  language?: string;
}

type RightsOf = Pick<StaffContext, "state">;

const stateSchema = z.object({ userAbility: z.unknown() });

const notAllowed = {
  nl: "U mag dit niet. Vraag het aan een beheerder.",
  fr: "Vous n’y êtes pas autorisé. Demandez à un administrateur.",
  en: "You may not do this. Ask an administrator.",
};

const forbidden = () => new errors.ForbiddenError(textIn(notAllowed, staffLanguage()));

function rightsOn(strapi: Core.Strapi, { state }: RightsOf, uid: UID.ContentType) {
  const { userAbility } = stateSchema.parse(state);
  return strapiService(strapi, "plugin::content-manager.permission-checker").create({ userAbility, model: uid }).can;
}

/** Requires the same permissions of the user as the content manager. */
export function requirePermissions(strapi: Core.Strapi, ctx: RightsOf, rights: readonly Right[]): void {
  const has = ({ action, uid, language }: Right) =>
    rightsOn(strapi, ctx, uid)[action](language === undefined ? undefined : { locale: language });
  if (!rights.every(has)) throw forbidden();
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
  else if (!rightsOn(strapi, ctx, uid).update(entry)) throw forbidden();
}
