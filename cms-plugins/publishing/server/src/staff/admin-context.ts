import type { HttpContext } from "@gevel/core";
import type { z } from "zod";
import { errors } from "@strapi/utils";

export type AdminContext = HttpContext & { params: unknown; state: unknown };

/** The parsed input, or an error that names the field. Strapi's own errors are the ones its screens can show. */
export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new errors.ValidationError(`${field}: ${issue?.message ?? ""}`, {
    errors: error.issues.map(({ path, message }) => ({ path: path.map(String), message, name: "ValidationError" })),
  });
}

/** Answers with the contract that the screens parse. */
export function answer<Schema extends z.ZodType>(ctx: AdminContext, schema: Schema, body: z.input<Schema>): void {
  ctx.status = 200;
  ctx.body = schema.parse(body);
}
