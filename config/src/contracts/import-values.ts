import { z } from "zod";
import { accepting } from "./accepted-inputs.js";
import { importLimits } from "./import-limits.js";
import type { LocalizedInput } from "./localized.js";

// Written out as a URL writes itself, so that nothing unprintable passes.
export const url = z
  .url({ protocol: /^https?$/, normalize: true, error: "expected an http or https address" })
  .max(2048);
/** Pictures and documents may also stand in the CMS's own uploads. */
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
 * A text, or texts by language code in lower or upper case; languages we do not know are ignored. One that
 * is left out stays as it is stored, as does a text that is left out whole; null or an empty text takes it away.
 */
export function localizedInput(limit: number) {
  const exact = z.union([z.string().max(limit), z.record(z.string(), z.string().max(limit).nullish())], {
    error: `expected a text, or texts by language code (nl, fr, en, de), of ${limit} characters at most`,
  });
  // A listing has dozens of these, nearly all of them right: what is wrong with one is found out only then.
  const quick = z.custom<LocalizedInput>().check(({ value, issues }) => {
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      if (Object.values(value).every((text) => isShort(text, limit))) return;
    } else if (typeof value === "string" && value.length <= limit) return;
    for (const { message, path } of exact.safeParse(value).error?.issues ?? [])
      issues.push({ code: "custom", message, path, input: value });
  });
  return accepting(quick, exact);
}
export const text = localizedInput(importLimits.text).nullish();

const writtenNumber = /^-?\d+(\.\d+)?$/;
/** Integrators send numbers as text now and then: "3" and "1250.50" are read, "3 rooms" is not. */
const readNumber = (value: unknown) => {
  if (typeof value !== "string") return value;
  const trimmed = value.trim();
  if (trimmed === "") return null;
  return writtenNumber.test(trimmed) ? Number(trimmed) : value;
};
export const lenientNumber = <Schema extends z.ZodType>(schema: Schema) =>
  accepting(
    z.preprocess(readNumber, schema),
    schema.safeParse(null).success
      ? z.union([z.string().regex(writtenNumber), z.literal("")])
      : z.string().regex(writtenNumber),
  );
export const emptyIsNull = (value: unknown) => (value === "" ? null : value);
