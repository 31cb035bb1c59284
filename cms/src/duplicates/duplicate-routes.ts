import {
  AppError,
  duplicateResponseSchema,
  duplicateFormSchema,
  duplicateSchema,
  type DuplicateField,
} from "@gevel/config";
import { inTransaction, parseInput, type Problem, throwProblems } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { entryOf, staffHandler, type StaffContext } from "../page-builder/staff-handler";
import { duplicateFields, valuesIn } from "./duplicate-fields";
import { requireDuplicatePermission } from "./require-duplicate-permission";
import { draftVersions, listedModules } from "./draft-versions";
import { duplicateEntry } from "./duplicate-entry";
import { isDuplicated, type DuplicatedUid } from "./duplicated-type";
import { canonicalAddress } from "../validation/rules/address";
import type { StaffText } from "../validation/staff-text";

const empty: StaffText = {
  nl: "Vul dit veld in.",
  fr: "Remplissez ce champ.",
  en: "Fill in this field.",
};
const noAddress: StaffText = {
  nl: "Geef de kopie een eigen adres.",
  fr: "Donnez à la copie sa propre adresse.",
  en: "Give the copy an address of its own.",
};

/** CMS-1: a copy has a name and an address of its own in each language. */
const missingValues = (given: readonly DuplicateField[]): Problem[] =>
  given
    .filter(
      ({ required, isAddress, value, original }) =>
        required && (value === "" || (isAddress && canonicalAddress(value) === canonicalAddress(original))),
    )
    .map(({ name, language, isAddress }) => ({
      path: [...(language === null ? [] : [language]), name],
      message: isAddress ? noAddress : empty,
    }));

const modelSchema = z.object({ uid: z.string().refine(isDuplicated) });
const uidOf = ({ params }: StaffContext): DuplicatedUid => parseInput(modelSchema, params).uid;
const userSchema = z.object({ user: z.object({ id: z.number() }) });

async function found(strapi: Core.Strapi, ctx: StaffContext) {
  const [uid, id] = [uidOf(ctx), entryOf(ctx)];
  const versions = await draftVersions(strapi, uid, id);
  if (versions.length === 0) throw new AppError("PAGE_NOT_FOUND", "there is no such entry");
  requireDuplicatePermission(strapi, ctx, uid, versions);
  return { uid, id, versions, fields: await duplicateFields(strapi, uid, versions) };
}

const handlers = (strapi: Core.Strapi) => ({
  form: staffHandler(strapi, { input: z.object({}), from: "query", output: duplicateFormSchema }, (_, ctx) =>
    inTransaction(strapi, async () => {
      const { uid, versions, fields } = await found(strapi, ctx);
      const modules = new Set(versions.flatMap((version) => listedModules(uid, version)));
      return { languages: versions.map(({ language }) => language), fields, modules: modules.size };
    }),
  ),
  duplicate: staffHandler(
    strapi,
    { input: duplicateSchema, from: "body", output: duplicateResponseSchema },
    ({ values }, ctx) =>
      inTransaction(strapi, async () => {
        const { uid, id, fields } = await found(strapi, ctx);
        const given = fields.map((field) => ({
          ...field,
          value:
            values.find(({ name, language }) => name === field.name && language === field.language)?.value.trim() ?? "",
        }));
        throwProblems(strapi, missingValues(given));
        const { user } = userSchema.parse(ctx.state);
        return duplicateEntry(strapi, {
          ...{ uid, id },
          valuesOf: (language) => valuesIn(language, given),
          creator: { createdBy: user.id, updatedBy: user.id },
        });
      }),
  ),
});

const info = { pluginName: "admin" };
const config = { policies: ["admin::isAuthenticatedAdmin"] };

/** The routes of the admin's duplicate dialog and of the duplication itself; each requires its own permissions. */
export function registerDuplicateRoutes(strapi: Core.Strapi): void {
  const { form, duplicate } = handlers(strapi);
  strapi.admin.routes["duplicates"] = {
    type: "admin",
    routes: [
      { method: "GET", path: "/duplicates/:uid/:id", handler: form, info, config },
      { method: "POST", path: "/duplicates/:uid/:id", handler: duplicate, info, config },
    ],
  };
}
