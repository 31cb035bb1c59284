import type { HttpContext } from "@gevel/core";

const responses = {
  401: { name: "UnauthorizedError", message: "Missing or invalid credentials" },
  404: { name: "NotFoundError", message: "Not Found" },
} as const;

/** Answers as Strapi does, which the OpenAPI calls TokenFailure. */
export function rejectRequest(ctx: Pick<HttpContext, "status" | "body">, status: keyof typeof responses): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, ...responses[status], details: {} } };
}
