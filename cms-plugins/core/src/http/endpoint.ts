import { errors, isAppError, type ErrorCode, type Failure, type FieldError } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import type { z } from "zod";
import type { HttpContext } from "./http-context.js";

/** The error a caller receives: the catalogue's code and the fields at fault, no internals. */
function failure(code: ErrorCode, fields: readonly FieldError[]): Failure {
  return { error: { code, messageId: errors[code].messageId, fields } };
}

/** A failing query's message is its whole SQL, which can be all rows of an import. */
const loggedCharacters = 2048;

const capped = (text: string, limit: number) =>
  text.length <= limit ? text : `${text.slice(0, limit)}… (${text.length - limit} more characters)`;

/** The log text of an unexpected failure: its message, truncated if long, and then its stack. */
function describeFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return capped(String(cause), loggedCharacters);
  const { message, name, stack = "" } = cause;
  // The stack begins with the message, whole.
  const frames = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return capped(`${capped(`${name}: ${message}`, loggedCharacters / 2)}${frames}`, loggedCharacters);
}

/** Turns an AppError into its HTTP answer. Anything else is logged and answered as UNEXPECTED. */
export function answerFailure(
  strapi: Core.Strapi,
  ctx: Pick<HttpContext, "status" | "body"> & Partial<Pick<HttpContext, "set">>,
  cause: unknown,
): void {
  const known = isAppError(cause) ? cause : null;
  if (known?.wait != null) ctx.set?.("Retry-After", String(known.wait));
  if (!known || known.status >= 500) strapi.log.error(`request failed: ${describeFailure(cause)}`);
  ctx.status = known?.status ?? errors.UNEXPECTED.status;
  ctx.body = failure(known?.code ?? "UNEXPECTED", known?.fields ?? []);
}

/** A controller action: runs the handler and parses its result with the schema that the receiver reads it with. */
export function endpoint<Schema extends z.ZodType>(
  strapi: Core.Strapi,
  output: Schema,
  action: (ctx: HttpContext) => Promise<z.input<Schema>>,
): (ctx: HttpContext) => Promise<void> {
  return async (ctx) => {
    try {
      const body = output.parse(await action(ctx));
      ctx.status = 200;
      ctx.body = body;
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  };
}
