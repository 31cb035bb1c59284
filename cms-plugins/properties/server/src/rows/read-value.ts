import { localizedSchema, type Localized } from "@gevel/config";
import { z } from "zod";

/** A row as a driver returns it: SQLite has numbers for flags and times, PostgreSQL booleans and dates, both text for JSON. */
export type Row = Record<string, unknown>;

export const readText = (value: unknown): string => (typeof value === "string" ? value : "");

export function readNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

export function readFlag(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  return typeof value === "number" ? value !== 0 : null;
}

/** SQLite stores milliseconds; rows of Strapi's own migrations may contain text. */
export function readTime(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value !== "number" && typeof value !== "string") return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}

/**
 * The JSON if it matches the schema, else the fallback: earlier invalid input by staff must not stop the row from being
 * read.
 */
export function readJson<Schema extends z.ZodType, Instead>(
  value: unknown,
  schema: Schema,
  instead: Instead,
): z.infer<Schema> | Instead {
  if (value === null || value === undefined) return instead;
  let json: unknown = value;
  if (typeof value === "string") {
    try {
      json = JSON.parse(value);
    } catch {
      return instead;
    }
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? parsed.data : instead;
}

/** JSON whose members are parsed one by one. */
export const storedObject = z.record(z.string(), z.unknown());

export const readLocalized = (value: unknown): Localized => readJson(value, localizedSchema, {});
