import { AppError } from "@gevel/config";
import type { z } from "zod";

/** Reads what came from outside; a wrong one is INVALID_INPUT that names each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  throw new AppError("INVALID_INPUT", fields.map(({ field, message }) => `${field}: ${message}`).join("; "), fields);
}
