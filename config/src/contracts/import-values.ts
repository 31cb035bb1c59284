import { z } from "zod";
import { withAcceptedInput } from "./accepted-inputs.js";
import { importLimits } from "./import-limits.js";
import type { LocalizedInput } from "../site/localized.js";

// Written out as a URL writes itself, so that nothing unprintable passes.
export const url = z
  .url({ protocol: /^https?$/, normalize: true, error: "expected an http or https address" })
  .max(2048);
/** Pictures and documents may also be in the CMS's own uploads. */
export const mediaAddressSchema = z.union(
  [
    z
      .string()
      .regex(/^\/uploads\/(?!.*\.\.)[\w./-]+$/)
      .max(2048),
    url,
  ],
  { error: "expected an http or https address, or a path below /uploads/" },
);
export const line = z.string().trim().max(255);

const isShort = (value: unknown, limit: number) =>
  value === null || value === undefined || (typeof value === "string" && value.length <= limit);

/**
 * A text, or texts by language code in lower or upper case; unknown languages are ignored. A language or a whole text
 * left out keeps its stored value; null or an empty text removes it.
 */
export function localizedInput(limit: number) {
  const message = `expected a text, or texts by language code (nl, fr, en, de), of ${limit} characters at most`;
  const exact = z.union([z.string().max(limit), z.record(z.string(), z.string().max(limit).nullish())], {
    error: message,
  });
  // A listing has dozens of these, nearly all of them right: what is wrong with one is found out only then.
  const quick = z.custom<LocalizedInput>().check(({ value, issues }) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      if (Object.values(value).every((text) => isShort(text, limit))) return;
    } else if (typeof value === "string" && value.length <= limit) return;
    for (const { path } of exact.safeParse(value).error?.issues ?? [])
      issues.push({ code: "custom", message, path, input: value });
  });
  return withAcceptedInput(quick, exact);
}
export const text = localizedInput(importLimits.text).nullish();

const writtenNumber = /^-?\d+(\.\d+)?$/;
/** 28.500 is 28.5 or 28500: only its sender knows which. 0.500 and 1250.500 cannot have groups of three. */
const ambiguousNumber = /^-?[1-9]\d{0,2}\.\d{3}$/;
/** Every written number but those. */
const clearNumber = /^(?!-?[1-9]\d{0,2}\.\d{3}$)-?\d+(\.\d+)?$/;

/**
 * Integrators sometimes send numbers as text: "3" and "1250.50" are accepted, "3 rooms" is not. An ambiguous one is
 * rejected if both readings are valid, because a price wrong by a factor of a thousand is worse than none; a latitude
 * of 51.219 is unambiguous.
 */
function numberReader(schema: z.ZodType) {
  const isTaken = (number: number) => schema.safeParse(number).success;
  return (value: unknown, { addIssue }: z.core.$RefinementCtx): unknown => {
    if (typeof value !== "string") return value;
    const trimmed = value.trim();
    if (trimmed === "") return null;
    if (!writtenNumber.test(trimmed)) return value;
    const number = Number(trimmed);
    if (!ambiguousNumber.test(trimmed)) return number;
    const thousands = Number(trimmed.replace(".", ""));
    if (!isTaken(number) || !isTaken(thousands)) return number;
    const both = `${String(number)} and as ${String(thousands)}`;
    addIssue(`may be read as ${both}; send it as a number, or without the dot if it is ${String(thousands)}`);
    return z.NEVER;
  };
}

/** A number that may be written as text. */
export function lenientNumber<Schema extends z.ZodType>(schema: Schema) {
  // Where values of a thousand are valid, ambiguous texts are rejected: the API description excludes all texts of that
  // form.
  const text = z.string().regex(schema.safeParse(1000).success ? clearNumber : writtenNumber);
  return withAcceptedInput(
    z.preprocess(numberReader(schema), schema),
    schema.safeParse(null).success ? z.union([text, z.literal("")]) : text,
  );
}
export const emptyIsNull = (value: unknown) => (value === "" ? null : value);
