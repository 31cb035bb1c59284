import type { HttpContext } from "@gevel/kit";

const refusals = {
  401: { name: "UnauthorizedError", message: "Missing or invalid credentials" },
  404: { name: "NotFoundError", message: "Not Found" },
} as const;

/** Answers as Strapi does, which the OpenAPI calls TokenFailure. */
export function refuse(ctx: Pick<HttpContext, "status" | "body">, status: keyof typeof refusals): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, ...refusals[status], details: {} } };
}
