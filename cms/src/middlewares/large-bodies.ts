import { AppError } from "@gevel/config";
import { answerFailure } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

const isTooLarge = (cause: unknown) => cause instanceof Error && "status" in cause && cause.status === 413;

/**
 * Programs that send more than the body parser takes get our own kind of answer, and get to read it: the rest of their
 * body is read and dropped, for as long as Node gives a request.
 */
const largeBodies: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix: string = strapi.config.get("api.rest.prefix", "/api");
  return async (ctx, next) => {
    try {
      await next();
    } catch (cause) {
      if (!isTooLarge(cause) || !ctx.path.startsWith(`${prefix}/`)) throw cause;
      const message = "the body is larger than this address takes";
      answerFailure(strapi, ctx, new AppError("BODY_TOO_LARGE", message, [{ field: "body", message }]));
      ctx.req.resume();
    }
  };
};

export default largeBodies;
