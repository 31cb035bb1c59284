import type { z } from "zod";

const accepted = new WeakMap<z.core.$ZodType, z.ZodType>();

/**
 * Declares the inputs that a schema accepts beyond its type, such as a number written as text. A schema that
 * preprocesses its input by code cannot be described from its own definition; the API description reads it here.
 */
export function withAcceptedInput<Schema extends z.ZodType>(schema: Schema, also: z.ZodType): Schema {
  accepted.set(schema, also);
  return schema;
}

export function acceptedInputOf(schema: z.core.$ZodType): z.ZodType | undefined {
  return accepted.get(schema);
}
