import { z } from "zod";
import { acceptedInputOf } from "./accepted-inputs.js";

type Schema = z.core.$ZodType;

/** The schema of a value that is there: without what allows it to be missing, or prepares it by code. */
export function innerSchema(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return innerSchema(schema.unwrap());
  if (schema instanceof z.ZodPipe) return innerSchema(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodCustom) return acceptedInputOf(schema) ?? schema;
  return schema;
}

/** The schema of the value with that key, within an object, a list or a record. */
function childOf(schema: Schema, key: PropertyKey): Schema | null {
  if (schema instanceof z.ZodObject)
    return new Map<string, Schema>(Object.entries(schema.shape)).get(String(key)) ?? null;
  if (schema instanceof z.ZodArray) return schema.element;
  return schema instanceof z.ZodRecord ? schema.valueType : null;
}

/** The schema of the value at a path; null if unknown. */
export function schemaAt(schema: Schema, [key, ...rest]: readonly PropertyKey[]): Schema | null {
  const inner = innerSchema(schema);
  if (key === undefined) return inner;
  const next = childOf(inner, key);
  return next && schemaAt(next, rest);
}

/** Zod limits an integer to JavaScript's safe range; messages leave that out. */
const limit = (value: number | null | undefined) =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : null;

function expectedNumber(schema: z.ZodNumber): string {
  const what = schema.isInt ? "a whole number" : "a number";
  const [min, max] = [limit(schema.minValue), limit(schema.maxValue)];
  const above = limit(z.object({ exclusiveMinimum: z.number() }).safeParse(schema._zod.bag).data?.exclusiveMinimum);
  if (above !== null) return max === null ? `${what} above ${above}` : `${what} above ${above}, up to ${max}`;
  if (min !== null && max !== null) return `${what} from ${min} to ${max}`;
  if (min !== null) return `${what} from ${min}`;
  return max === null ? what : `${what} up to ${max}`;
}

const formats: Readonly<Record<string, string>> = {
  date: "a day as YYYY-MM-DD",
  datetime: "a moment as YYYY-MM-DDThh:mm:ssZ",
  email: "an e-mail address",
  url: "an http or https address",
};

function expectedText(format: string | null, min: number | null, max: number | null): string {
  const known = format === null ? undefined : formats[format];
  if (known !== undefined) return max === null ? known : `${known}, of at most ${max} characters`;
  if (min !== null && min > 0 && max !== null) return `a text of ${min} to ${max} characters`;
  return max === null ? "a text" : `a text of at most ${max} characters`;
}

const lengths = z.object({ minimum: z.number().optional(), maximum: z.number().optional() });

/** The expected value, in words that follow "expected": `a whole number from 0 to 999`, `one of new, good`. */
export function expectedValue(schema: Schema): string {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodNumber) return expectedNumber(inner);
  if (inner instanceof z.ZodBoolean) return "true or false";
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.join(", ")}`;
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String).join(" or ");
  if (inner instanceof z.ZodString) return expectedText(inner.format, inner.minLength, inner.maxLength);
  if (inner instanceof z.ZodStringFormat) {
    const { minimum = null, maximum = null } = lengths.parse(inner._zod.bag);
    return expectedText(inner.format, minimum, maximum);
  }
  if (inner instanceof z.ZodArray) {
    const { maximum } = lengths.parse(inner._zod.bag);
    return maximum === undefined ? "a list" : `a list of at most ${maximum}`;
  }
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) return "an object with fields";
  if (inner instanceof z.ZodUnion) return inner.options.map(expectedValue).join(" or ");
  return "another value";
}
