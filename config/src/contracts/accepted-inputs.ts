import type { z } from "zod";

const accepted = new WeakMap<z.core.$ZodType, z.ZodType>();

/**
 * Says what a schema reads besides what its type says, such as a number written as text. A schema that prepares its
 * input by code cannot be described from its own definition; the description of the API asks here.
 */
export function withAcceptedInput<Schema extends z.ZodType>(schema: Schema, also: z.ZodType): Schema {
  accepted.set(schema, also);
  return schema;
}

export function acceptedInputOf(schema: z.core.$ZodType): z.ZodType | undefined {
  return accepted.get(schema);
}
