import { AppError, validationMessages } from "@gevel/config";
import type { z } from "zod";

/** Parses external input; invalid input is INVALID_INPUT that names each field, or `whole` if the value itself is wrong. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, whole = "body"): z.infer<Schema> {
  const parsed = schema.safeParse(value, validationMessages(schema));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => {
    const { path, message } = issue;
    // One issue lists all unknown keys.
    if (issue.code !== "unrecognized_keys") return [{ field: path.join(".") || whole, message }];
    return issue.keys.map((key) => ({ field: [...path, key].join(".").slice(0, 200), message: "is not known here" }));
  });
  throw new AppError("INVALID_INPUT", fields.map(({ field, message }) => `${field}: ${message}`).join("; "), fields);
}
