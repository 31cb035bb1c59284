import { z } from "zod";
import { focalPointSchema, languageSchema, localizedSchema } from "@gevel/config";

/** Fields of stored rows, read leniently: an empty field reads as a value that means "nothing". */

export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");

export const flag = (unset: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? unset);

/** A whole number brought inside its bounds. */
export const whole = (least: number, most: number, unset: number) =>
  z
    .number()
    .nullish()
    .transform((value) => Math.min(most, Math.max(least, Math.round(value ?? unset))));

export const decimal = z.coerce
  .number()
  .nullish()
  .transform((value) => value ?? null);

export const oneOf = <const Names extends readonly [string, ...string[]]>(
  names: Names,
  unset: NoInfer<Names[number]>,
) =>
  z
    .enum(names)
    .nullish()
    .transform((value) => value ?? unset);

/** A day, as the database returns it. */
export const date = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

const timestamp = z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString());

const target = z.object({ documentId: z.string() });
/** The document a relation points at. */
export const reference = target.nullish().transform((value) => value?.documentId ?? null);
export const references = z
  .array(target)
  .nullish()
  .transform((value) => (value ?? []).map(({ documentId }) => documentId));

function parsedJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** A JSON field; a value of another shape counts as empty. */
export const jsonList = <Item extends z.ZodType>(item: Item) =>
  z
    .unknown()
    .optional()
    .transform((value): z.infer<Item>[] => z.array(item).safeParse(parsedJson(value)).data ?? []);

export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

export const optional = <Item extends z.ZodType>(item: Item) => item.nullish().transform((value) => value ?? null);

export const file = z.object({
  url: z.string(),
  mime: text,
  width: z.number().nullish(),
  height: z.number().nullish(),
  /** In ms; SQLite has a number. */
  updatedAt: z
    .union([z.string(), z.number(), z.date()])
    .nullish()
    .transform((value) => (value ? new Date(value).getTime() : null)),
  /** One that cannot be read counts as none. */
  focalPoint: z
    .unknown()
    .transform((value) => focalPointSchema.safeParse(parsedJson(value)).data)
    .optional(),
  alternativeTexts: z.unknown().transform((value) => localizedSchema.catch({}).parse(parsedJson(value) ?? {})),
});
export type FileRow = z.infer<typeof file>;

/** The fields of every stored version of a document. */
export const version = {
  documentId: z.string(),
  locale: languageSchema,
  publishedAt: timestamp.nullish().transform((value) => value ?? null),
  createdAt: timestamp,
  updatedAt: timestamp,
};

export interface Version {
  documentId: string;
  locale: z.infer<typeof languageSchema>;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
}
