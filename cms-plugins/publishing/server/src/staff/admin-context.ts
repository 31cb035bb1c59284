import type { HttpContext } from "@gevel/core";
import type { z } from "zod";
import { errors } from "@strapi/utils";

export type AdminContext = HttpContext & { params: unknown; state: unknown };

/** What is sent, or a refusal that names the field. Strapi's own errors are what its screens know how to show. */
export function read<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join(".") ?? "";
  throw new errors.ValidationError(`${field}: ${issue?.message ?? ""}`, {
    errors: error.issues.map(({ path, message }) => ({ path: path.map(String), message, name: "ValidationError" })),
  });
}

/** Answers with what the screens read it by. */
export function answer<Schema extends z.ZodType>(ctx: AdminContext, schema: Schema, body: z.input<Schema>): void {
  ctx.status = 200;
  ctx.body = schema.parse(body);
}
