import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { mergeComponents, type ComponentModel } from "./merge-components";

const attributeSchema = z.object({
  type: z.string(),
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  multiple: z.boolean().optional(),
  pluginOptions: z.object({ i18n: z.object({ localized: z.boolean().optional() }).optional() }).optional(),
});
const schemaSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

/** A component, or a content type, as its globes part it. */
function componentModel(strapi: Core.Strapi, uid: string): ComponentModel {
  const schemas: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  return Object.fromEntries(
    Object.entries(schemaSchema.parse(schemas[uid]).attributes).map(([name, attribute]) => [
      name,
      {
        isLocalized: attribute.pluginOptions?.i18n?.localized === true,
        isList: attribute.repeatable === true,
        part: attribute.component === undefined ? null : componentModel(strapi, attribute.component),
        isFile: attribute.type === "media" && attribute.multiple !== true,
      },
    ]),
  );
}

/** Whether something in it holds for all languages. */
const hasNonLocalized = (model: ComponentModel): boolean =>
  Object.values(model).some(({ isLocalized, part }) => (part === null ? !isLocalized : hasNonLocalized(part)));

/** Each save of each language asks for them; schemas stay as they are from the start on. */
const componentCache = perStrapi(() => new Map<string, ComponentModel>());

/** The components of a content type that have a globe, and within it fields that have none. */
export function partlyLocalizedComponents(strapi: Core.Strapi, uid: string): ComponentModel {
  const known = componentCache(strapi);
  const mixed =
    known.get(uid) ??
    Object.fromEntries(
      Object.entries(componentModel(strapi, uid)).filter(
        ([, { isLocalized, part }]) => isLocalized && part !== null && hasNonLocalized(part),
      ),
    );
  known.set(uid, mixed);
  return mixed;
}

/** Their paths as Strapi's populate takes them, and those of the files in them. */
export const populatePaths = (model: ComponentModel): string[] =>
  Object.entries(model).flatMap(([name, { part, isFile }]) =>
    part === null ? (isFile ? [name] : []) : [name, ...populatePaths(part).map((path) => `${name}.${path}`)],
  );

const record = z.record(z.string(), z.unknown());
const file = z.object({ id: z.number() });

/** Of a file its number, which is all that an entry holds of it. */
function filesByNumber(model: ComponentModel, value: unknown): unknown {
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
export const mergedComponents = (model: ComponentModel, source: unknown, target: unknown): Record<string, unknown> => {
  const names = Object.keys(model);
  const own = (entry: unknown) =>
    record.parse(
      filesByNumber(
        model,
        Object.fromEntries(Object.entries(record.parse(entry)).filter(([name]) => names.includes(name))),
      ),
    );
  return mergeComponents(model, own(source), own(target));
};
