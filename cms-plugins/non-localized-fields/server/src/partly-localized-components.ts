import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** Fields of a component by name: whether they are localized, and their structure. */
export interface ComponentModel {
  [field: string]: { isLocalized: boolean; isList: boolean; part: ComponentModel | null; isFile?: boolean };
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

const everyField = (model: ComponentModel, test: (isLocalized: boolean) => boolean): boolean =>
  Object.values(model).every(({ isLocalized, part }) => (part === null ? test(isLocalized) : everyField(part, test)));

/** How many values without a globe two rows have in common. */
const similarity = (model: ComponentModel, one: Values, other: Values): number =>
  Object.entries(model).filter(
    ([name, { isLocalized, part }]) =>
      !isLocalized && part === null && one[name] !== null && one[name] !== undefined && one[name] === other[name],
  ).length;

/**
 * Rows of two languages that speak of one thing: those that share most, and of equals those in the same place. Rows have
 * nothing else in common that lasts: Strapi numbers the rows of each language by themselves.
 */
function pairs(model: ComponentModel, source: readonly Values[], target: readonly Values[]): Map<number, number> {
  const candidates = source
    .flatMap((row, from) => target.map((other, to) => ({ from, to, score: similarity(model, row, other) })))
    .filter(({ from, to, score }) => score > 0 || (from === to && source.length === target.length))
    .sort((a, b) => b.score - a.score || Number(b.from === b.to) - Number(a.from === a.to) || a.from - b.from);
  const paired = new Map<number, number>();
  for (const { from, to } of candidates)
    if (!paired.has(from) && ![...paired.values()].includes(to)) paired.set(from, to);
  return paired;
}

function mergeList(model: ComponentModel, source: readonly Values[], target: readonly Values[]): Values[] {
  const paired = pairs(model, source, target);
  return source.map((row, from) => {
    const other = target[paired.get(from) ?? -1];
    return other === undefined ? withoutIds(model, row) : mergeComponents(model, row, other);
  });
}

/**
 * Components are written as new rows, nested ones too: their rows belong to one language, and an id in use would be
 * rejected. A file is the same in every language and keeps its id.
 */
function withoutIds(model: ComponentModel, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== "id")
      .map(([name, value]) => [name, anew(model[name]?.part ?? null, value)]),
  );
}

const anew = (part: ComponentModel | null, value: unknown): unknown => {
  if (part === null) return value;
  return Array.isArray(value) ? value.map((row) => anew(part, row)) : isValues(value) ? withoutIds(part, value) : value;
};

/**
 * Within components: localized fields keep the value of `target`, all others get that of `source`. The rows of a list
 * with any non-localized field are those of `source`; a row missing in `target` comes with the texts of `source`. A
 * list or component empty in `source` was never filled in there and removes nothing.
 */
export function mergeComponents(model: ComponentModel, source: Values, target: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(model).map(([name, { isLocalized, isList, part }]) => {
      const [from, to] = [source[name] ?? null, target[name] ?? null];
      if (part === null) return [name, isLocalized ? to : from];
      if (everyField(part, (localized) => localized)) return [name, anew(part, isLocalized ? to : from)];
      if (isList) return [name, mergeList(part, rowsOf(from), rowsOf(to))];
      if (!isValues(from)) return [name, to];
      return [name, isValues(to) ? mergeComponents(part, from, to) : withoutIds(part, from)];
    }),
  );
}

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

/** Whether it contains a non-localized field. */
const hasNonLocalized = (model: ComponentModel): boolean =>
  Object.values(model).some(({ isLocalized, part }) => (part === null ? !isLocalized : hasNonLocalized(part)));

/** Needed at each save of each language; schemas do not change after the start. */
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

/** Replaces a file by its id, which is all that an entry stores of it. */
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

/** The components of one language with the non-localized values of another. */
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
