import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mergeParts, type PartModel } from "./merge-parts";

const attributeSchema = z.object({
  type: z.string(),
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  multiple: z.boolean().optional(),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean().optional() }).optional() }).optional(),
});
const schemaSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

/** A component, or a content type, as its globes part it. */
function partModel(strapi: Core.Strapi, uid: string): PartModel {
  const schemas: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  return Object.fromEntries(
    Object.entries(schemaSchema.parse(schemas[uid]).attributes).map(([name, attribute]) => [
      name,
      {
        hasGlobe: attribute.pluginOptions?.i18n?.localized === true,
        isList: attribute.repeatable === true,
        part: attribute.component === undefined ? null : partModel(strapi, attribute.component),
        isFile: attribute.type === "media" && attribute.multiple !== true,
      },
    ]),
  );
}

/** Whether something in it holds for all languages. */
const hasShared = (model: PartModel): boolean =>
  Object.values(model).some(({ hasGlobe, part }) => (part === null ? !hasGlobe : hasShared(part)));

/** Each save of each language asks for them; schemas stay as they are from the start on. */
const knownParts = perStrapi(() => new Map<string, PartModel>());

/** The components of a content type that have a globe, and within it fields that have none. */
export function mixedParts(strapi: Core.Strapi, uid: string): PartModel {
  const known = knownParts(strapi);
  const mixed =
    known.get(uid) ??
    Object.fromEntries(
      Object.entries(partModel(strapi, uid)).filter(
        ([, { hasGlobe, part }]) => hasGlobe && part !== null && hasShared(part),
      ),
    );
  known.set(uid, mixed);
  return mixed;
}

/** Their paths as Strapi's populate takes them, and those of the files in them. */
export const pathsOf = (model: PartModel): string[] =>
  Object.entries(model).flatMap(([name, { part, isFile }]) =>
    part === null ? (isFile ? [name] : []) : [name, ...pathsOf(part).map((path) => `${name}.${path}`)],
  );

const record = z.record(z.string(), z.unknown());
const file = z.object({ id: z.number() });

/** Of a file its number, which is all that an entry holds of it. */
function filesByNumber(model: PartModel, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => filesByNumber(model, row));
  const values = record.safeParse(value).data;
  if (values === undefined) return value;
  return Object.fromEntries(
    Object.entries(values).map(([name, inner]) => {
      const field = model[name];
      if (field?.isFile) return [name, file.safeParse(inner).data ?? null];
      return [name, field?.part ? filesByNumber(field.part, inner) : inner];
    }),
  );
}

/** The parts of one language with what holds for all of them taken from another. */
export const mergedParts = (model: PartModel, source: unknown, target: unknown): Record<string, unknown> => {
  const names = Object.keys(model);
  const own = (entry: unknown) =>
    record.parse(
      filesByNumber(
        model,
        Object.fromEntries(Object.entries(record.parse(entry)).filter(([name]) => names.includes(name))),
      ),
    );
  return mergeParts(model, own(source), own(target));
};
