import { errors } from "@strapi/utils";
import type { Core, UID } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../bootstrap/strapi-services";
import { staffLanguage } from "../staff/staff-language";
import { textIn } from "../validation/staff-text";
import type { StaffContext } from "./staff-handler";

type Action = "read" | "create" | "update" | "publish";

export interface Right {
  action: Action;
  uid: UID.ContentType;
  /** A role may be bound to languages. */
  language?: string;
}

const stateSchema = z.object({ userAbility: z.unknown() });

const mayNot = {
  nl: "U mag dit niet. Vraag het aan een beheerder.",
  fr: "Vous n’y êtes pas autorisé. Demandez à un administrateur.",
  en: "You may not do this. Ask an administrator.",
};

/** Asks what the content manager asks of whoever makes the request. */
export function demand(strapi: Core.Strapi, { state }: StaffContext, rights: readonly Right[]): void {
  const { userAbility } = stateSchema.parse(state);
  const checker = strapiService(strapi, "plugin::content-manager.permission-checker");
  const has = ({ action, uid, language }: Right) =>
    checker.create({ userAbility, model: uid }).can[action](language === undefined ? undefined : { locale: language });
  if (!rights.every(has)) throw new errors.ForbiddenError(textIn(mayNot, staffLanguage()));
}
