import {
  AppError,
  duplicateResponseSchema,
  duplicateFormSchema,
  duplicateSchema,
  type DuplicateField,
} from "@gevel/config";
import {
  entryOf,
  inTransaction,
  parseInput,
  staffHandler,
  throwProblems,
  type Problem,
  type StaffContext,
  type StaffText,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { duplicateFields, valuesIn } from "./duplicate-fields.js";
import { requireDuplicatePermission } from "./require-duplicate-permission.js";
import { draftVersions, listedParts } from "./draft-versions.js";
import { duplicateEntry } from "./duplicate-entry.js";
import { duplicatedTypes, type DuplicatedType } from "./duplicated-types.js";

/** Addresses are compared as visitors type them. */
const canonicalAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase();

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

const userSchema = z.object({ user: z.object({ id: z.number() }) });

function typeOf(strapi: Core.Strapi, { params }: StaffContext): DuplicatedType {
  const types = duplicatedTypes(strapi);
  const uid = z.string().transform((name, { addIssue }) => {
    const type = types.get(name);
    if (type === undefined) addIssue(`${name} is no type that can be duplicated`);
    return type ?? z.NEVER;
  });
  return parseInput(z.object({ uid }), params).uid;
}

async function found(strapi: Core.Strapi, ctx: StaffContext) {
  const [type, id] = [typeOf(strapi, ctx), entryOf(ctx)];
  const versions = await draftVersions(strapi, type.uid, id);
  if (versions.length === 0) throw new AppError("PAGE_NOT_FOUND", "there is no such entry");
  requireDuplicatePermission(strapi, ctx, type, versions);
  return { type, id, versions, fields: await duplicateFields(strapi, type, versions) };
}

export const duplicatesController = ({ strapi }: { strapi: Core.Strapi }) => ({
  find: staffHandler(strapi, { input: z.object({}), from: "query", output: duplicateFormSchema }, (_, ctx) =>
    inTransaction(strapi, async () => {
      const { type, versions, fields } = await found(strapi, ctx);
      const parts = new Set(versions.flatMap((version) => listedParts(type, version)));
      return {
        ...{ languages: versions.map(({ language }) => language), fields },
        modules: type.parts === undefined ? null : parts.size,
      };
    }),
  ),
  duplicate: staffHandler(
    strapi,
    { input: duplicateSchema, from: "body", output: duplicateResponseSchema },
    ({ values }, ctx) =>
      inTransaction(strapi, async () => {
        const { type, id, fields } = await found(strapi, ctx);
        const given = fields.map((field) => ({
          ...field,
          value:
            values.find(({ name, language }) => name === field.name && language === field.language)?.value.trim() ?? "",
        }));
        throwProblems(strapi, missingValues(given));
        const { user } = userSchema.parse(ctx.state);
        return duplicateEntry(strapi, {
          ...{ type, id },
          valuesOf: (language) => valuesIn(language, given),
          creator: { createdBy: user.id, updatedBy: user.id },
        });
      }),
  ),
});
