import { acceptedInputOf } from "@gevel/config";
import { z } from "zod";

type JsonSchema = Record<string, unknown>;

/** Keys that an object must have. A key read by code says nothing of it, so it is tried. */
function requiredOf(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape)
    .filter(([, field]) => z.safeParse(field, undefined).success === false)
    .map(([key]) => key);
}

/** A contract in JSON Schema (2020-12): what a caller may send, or what is answered. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (io === "output") return;
      if (zodSchema instanceof z.ZodObject) {
        const required = requiredOf(zodSchema);
        if (required.length > 0) jsonSchema.required = required;
      }
      const also = acceptedInputOf(zodSchema);
      if (!also) return;
      const own = { ...jsonSchema };
      const accepted = jsonSchemaOf(also, io);
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, Object.keys(own).length > 0 ? { anyOf: [own, accepted] } : accepted);
    },
  });
  return described;
}
