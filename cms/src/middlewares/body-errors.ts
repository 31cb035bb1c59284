import { AppError, type ErrorCode } from "@gevel/config";
import { answerFailure } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

interface BodyProblem {
  code: ErrorCode;
  message: string;
}

const thrown = z.object({
  status: z.number().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
});

/** Error codes of zlib and its Brotli decoder: the body does not match its Content-Encoding. */
const unpackCodes = /^(?:Z_(?:DATA|BUF|NEED_DICT)|ERR_(?:BROTLI|_ERROR_FORMAT|PADDING))/;

/** The problem of a body, by the errors of Strapi's parser (co-body, raw-body, inflation, zlib); null for any other error. */
function bodyProblem(cause: unknown): BodyProblem | null {
  if (!(cause instanceof Error)) return null;
  const { status, type, code } = thrown.parse(cause);
  const invalid = (message: string): BodyProblem => ({ code: "INVALID_INPUT", message });
  if (status === 413) return { code: "BODY_TOO_LARGE", message: "the body is larger than this address takes" };
  if (type === "request.aborted") return invalid("the body was cut off");
  if (unpackCodes.test(code ?? "")) return invalid("the body cannot be unpacked");
  if (status === 415) return invalid("send the body uncompressed, or with gzip, deflate or br");
  // co-body attaches the text that it could not parse.
  if (cause instanceof SyntaxError && status === 400 && "body" in cause)
    return invalid(`is no JSON: ${cause.message.slice(0, 200)}`);
  return null;
}

/**
 * Programs that send more than the body parser accepts, or an unparsable body, get our own error format and can read
 * it: the rest of their body is read and dropped, for as long as Node allows a request.
 */
const bodyErrors: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix: string = strapi.config.get("api.rest.prefix", "/api");
  return async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      const problem = ctx.path.startsWith(`${prefix}/`) ? bodyProblem(cause) : null;
      if (problem === null) throw cause;
      const { code, message } = problem;
      answerFailure(strapi, ctx, new AppError(code, message, [{ field: "body", message }]));
      ctx.req.resume();
    }
  };
};

export default bodyErrors;
